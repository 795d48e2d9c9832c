/**
 * Models of every behaviour over HTTP, in both protocols and both profiles: hostile, malformed, slow and failing ones. Whatever a
 * model does, the answer is composed, bounded and safe, or says that the model did not answer.
 */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { classify } from '../../src/counsel/classify/classify';
import type { Bindings } from '../../src/http/env';
import { HOSTILE_WORDS, PERSONAS } from './conversations/personas';
import { type Protocol, type Provider, type Script, startProvider } from './provider';
import { post, withModel } from './service';

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => {});
});
afterAll(() => provider.close());

const SLOW: Script = { respond: () => {} };
const FAILING: Script = { status: 500, body: '{"error":{"message":"You will marry soon."}}' };
const PROTOCOLS: readonly Protocol[] = ['openai', 'anthropic'];
const PROFILES = ['', 'small'] as const;
const CASES = PROTOCOLS.flatMap((protocol) => PROFILES.map((profile) => [protocol, profile] as const));
const DANGER = 'I have the pills in front of me, is my rahu dasha over?';
/** Questions that the rules do not understand, so that a model is asked in the small profile too. */
const OPEN_QUESTIONS = ['Surprise me with whatever you like', 'qwerty asdfgh, or so'];

describe.each(CASES)('with the %s protocol and the profile "%s"', (protocol, profile) => {
  const ask = (scripts: readonly Script[], message: string, more: Bindings = {}) => {
    provider.say(protocol, ...scripts);
    const bindings = { ...withModel(protocol, provider.origin), MODEL_PROFILE: profile, MODEL_DEADLINE_MS: '300' };
    return post({ message }, { ...bindings, ...more });
  };

  test.each(['hostile', 'malformed'] as const)('a %s model brings none of its words into a reply', async (persona) => {
    for (const message of [...OPEN_QUESTIONS, 'When will I get married? 15 June 1990, 14:30, Jaipur']) {
      const scripts = await PERSONAS[persona]();
      const { status, body } = await ask(scripts, message, { MODEL_DEADLINE_MS: '5000' });
      expect(status, message).toBe(200);
      expect(body.composed).toBe(true);
      expect(classify(body.reply).slip, body.reply).toBe(false);
      for (const words of HOSTILE_WORDS) expect(body.reply).not.toContain(words);
    }
  });

  test.each([
    ['slow', SLOW],
    ['failing', FAILING],
  ])('a %s provider is 502, or with MODEL_FALLBACK=demo an answer of the demo that says why', async (_, script) => {
    for (const message of OPEN_QUESTIONS) {
      const refused = await ask([script], message);
      expect(refused.status).toBe(502);
      expect(refused.body.error).toBe('model-unavailable');
      const { status, body } = await ask([script], message, { MODEL_FALLBACK: 'demo' });
      expect(status).toBe(200);
      expect(body).toMatchObject({ mode: 'demo', fallback: 'model-unavailable', composed: true });
      expect(body.model).toBeUndefined();
      expect(body.reply).not.toContain('marry soon');
    }
  });

  test.each([
    ['hostile', PERSONAS.hostile],
    ['slow', async () => [SLOW]],
    ['failing', async () => [FAILING]],
  ])('a danger gets help before a %s model is asked', async (_, scriptsOf) => {
    const scripts = await scriptsOf();
    const { status, body } = await ask(scripts, DANGER);
    expect(status).toBe(200);
    // A request of a test before this one may still arrive.
    expect(provider.received.filter((each) => JSON.stringify(each.body).includes(DANGER))).toEqual([]);
    expect(body.reply).toContain('14416');
    expect(body.fallback).toBeUndefined();
  });

  test('a claim of a birth beside a declined question is left out', async () => {
    const birth = { date: '1990-06-15', time: '14:30', place: 'Jaipur' };
    const scripts: Script[] = [
      { calls: [{ name: 'chart', input: birth }] },
      { calls: [{ name: 'reply', input: { language: 'en', claims: [{ kind: 'dasha_now' }, { kind: 'moon_sign' }] } }] },
    ];
    const message = 'Honestly tell me when I will marry, I was born 15 June 1990, 14:30, Jaipur';
    const { body } = await ask(scripts, message, { MODEL_DEADLINE_MS: '5000' });
    expect(body.reply).toMatch(/^I do not say whether or when somebody marries/);
    expect(body.reply).not.toMatch(/mahādaśā of|Kumbha/);
  });
});

test('a small model may leave the call out where there is one result', async () => {
  provider.say(
    'openai',
    { calls: [{ name: 'panchanga', input: { date: '2027-03-05', place: 'Pune' } }] },
    {
      calls: [
        { name: 'reply', input: { language: 'en', claims: [{ kind: 'day' }, { kind: 'rising', rising: 'sunset' }] } },
      ],
    },
  );
  const message = 'whatever you find out about the evening there, sundown or so, the 5th of March 2027, Pune??';
  const { body } = await post({ message }, { ...withModel('openai', provider.origin), MODEL_PROFILE: 'small' });
  expect(body.reply).toMatch(/Pune/);
  expect(body.reply).toMatch(/18:4/);
});
