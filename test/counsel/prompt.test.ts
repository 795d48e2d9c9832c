/** What a round costs: the fixed prefix, the conversation and the results, and the marks by which providers cache. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Calls } from '../../src/counsel/calls';
import { replySchema } from '../../src/counsel/claims/catalogue';
import { COMPUTE_SCHEMA, Compute } from '../../src/counsel/model/compute';
import { conversationFor } from '../../src/counsel/model/converse';
import { approximateTokens, MAX_CONVERSATION_TOKENS, MAX_DIGESTS_CHARACTERS } from '../../src/counsel/model/limits';
import { systemRules } from '../../src/counsel/rules';
import { type Protocol, type Provider, startProvider } from './provider';
import { toolsIn } from './sample';
import { post, withModel } from './service';

/** Tokens of the fixed prefix, and of a whole round. */
const [MAX_PREFIX, MAX_ROUND] = [2400, 4500];

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => {});
});
afterAll(() => provider.close());

const PROTOCOLS: Protocol[] = ['openai', 'anthropic'];

test('the instructions and the tools have at most 2,400 tokens', () => {
  const prefix = [systemRules(), JSON.stringify(COMPUTE_SCHEMA), JSON.stringify(replySchema())];
  const tokens = prefix.map(approximateTokens);
  console.log(`  instructions ${tokens[0]}, compute ${tokens[1]}, reply ${tokens[2]}`);
  expect(tokens.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(MAX_PREFIX);
});

test('the prefix of a small model has the same bounds, fewer kinds, and at most 1,900 tokens', () => {
  const small = systemRules('small');
  const prefix = [small, JSON.stringify(COMPUTE_SCHEMA), JSON.stringify(replySchema())];
  const tokens = prefix.map(approximateTokens);
  console.log(`  instructions ${tokens[0]}, compute ${tokens[1]}, reply ${tokens[2]}`);
  expect(tokens.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(1900);
  const never = (text: string) => text.slice(text.indexOf('Never'), text.indexOf('Claims:'));
  expect(never(small)).toBe(never(systemRules()));
});

test('the conversation holds the latest messages that fit, with the clock before the last', () => {
  const message = (role: 'user' | 'assistant', content: string) => ({ role, content });
  const long = Array.from({ length: 19 }, (_, i) => message(i % 2 === 0 ? 'user' : 'assistant', 'तिथि '.repeat(80)));
  const kept = conversationFor([...long, message('user', 'And now?')], '2026-11-21T06:00:00Z');
  expect(kept.at(-1)?.content).toBe('<now>2026-11-21T06:00:00Z</now>\nAnd now?');
  const tokens = kept.reduce((sum, { content }) => sum + approximateTokens(content), 0);
  expect(tokens).toBeLessThanOrEqual(MAX_CONVERSATION_TOKENS + 20);
});

test('the digests of a conversation stay within their length, however much is computed', async () => {
  const compute = new Compute(new Calls(await toolsIn('en')));
  const results: object[] = [];
  for (let i = 0; i < 20; i++) results.push(await compute.run({ what: 'utsavas', year: 2027 }));
  const said = (key: string) =>
    results.map((result) => String((result as Record<string, unknown>)[key] ?? '')).join('');
  expect(`${said('digest')}${said('keys')}`.length).toBeLessThan(MAX_DIGESTS_CHARACTERS + 20 * 60);
});

describe.each(PROTOCOLS)('with the %s protocol', (protocol) => {
  const ask = async (message: string) => {
    provider.say(
      protocol,
      { calls: [{ name: 'chart', input: { date: '1990-06-15', time: '14:30', place: 'Jaipur' } }] },
      { calls: [{ name: 'utsavas', input: { year: 2027 } }] },
      { calls: [{ name: 'reply', input: { language: 'en', claims: [{ kind: 'greeting', tone: 'plain' }] } }] },
    );
    await post({ message }, withModel(protocol, provider.origin));
    return provider.received.map(({ body }) => body);
  };

  test.each([
    ['English', 'tithi? '.repeat(300)],
    ['Hindi', `तिथि? ${'अ'.repeat(3990)}`],
  ])('no round has more than 4,500 tokens after a long message in %s', async (_, message) => {
    for (const body of await ask(message)) {
      const tokens = approximateTokens(JSON.stringify([body.system ?? '', body.tools, body.messages]));
      console.log(`  ${tokens} tokens`);
      expect(tokens).toBeLessThanOrEqual(MAX_ROUND);
    }
  });

  test('the prefix is the same bytes in every request', async () => {
    const prefix = (body: { tools: unknown; system?: unknown; messages: unknown[] }) =>
      JSON.stringify([body.tools, body.system ?? body.messages[0]]);
    const first = (await ask('Tithi in Pune?')).map(prefix);
    const second = (await ask('आज कौन सी तिथि है?')).map(prefix);
    expect(new Set([...first, ...second]).size).toBe(1);
  });
});

test('the tools and the instructions have cache_control for Anthropic', async () => {
  provider.say('anthropic', {
    calls: [{ name: 'reply', input: { language: 'en', claims: [{ kind: 'greeting', tone: 'plain' }] } }],
  });
  await post({ message: 'Hello' }, withModel('anthropic', provider.origin));
  const { tools, system } = provider.received[0]?.body ?? {};
  expect(tools.at(-1).cache_control).toEqual({ type: 'ephemeral' });
  expect(system.at(-1).cache_control).toEqual({ type: 'ephemeral' });
});
