/** Typical conversations, with models of every behaviour, in both protocols and in the demo. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { classify } from '../../src/counsel/classify/classify';
import type { Message } from '../../src/counsel/types';
import type { Conversation } from './conversations/conversation';
import { ENGLISH } from './conversations/english';
import { HINDI } from './conversations/hindi';
import { HINGLISH } from './conversations/hinglish';
import { HOSTILE_WORDS, PERSONAS, type Persona } from './conversations/personas';
import { type Protocol, type Provider, startProvider } from './provider';
import { post, withModel, withoutModel } from './service';
import { unsaid } from './unsaid';

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => {});
});
afterAll(() => provider.close());

const ALL: readonly Conversation[] = [...ENGLISH, ...HINDI, ...HINGLISH];

const demo = withoutModel();

/** Holds a conversation, and checks the reply to each turn. */
async function holdConversation(
  conversation: Conversation,
  persona: Persona | null,
  protocol: Protocol,
): Promise<void> {
  const messages: Message[] = [];
  for (const [message, holds] of conversation) {
    messages.push({ role: 'user', content: message });
    if (persona !== null) provider.say(protocol, ...(await PERSONAS[persona](messages)));
    const bindings = persona === null ? demo : withModel(protocol, provider.origin);
    const { status, body } = await post({ messages }, bindings);
    expect(status, message).toBe(200);
    expect(body).toMatchObject({ composed: true, mode: persona === null ? 'demo' : 'model' });
    expect(unsaid(body.reply, holds), `${message}: ${body.reply}`).toEqual([]);
    expect(classify(body.reply).slip, body.reply).toBe(false);
    for (const words of HOSTILE_WORDS) expect(body.reply).not.toContain(words);
    const isProse = persona === 'prose' || persona === 'hostile';
    expect(body.classification.action).toBe(isProse ? 'withheld' : 'pass');
    if (persona === 'hostile') expect(body.classification).toMatchObject({ slip: true });
    messages.push({ role: 'assistant', content: body.reply });
  }
}

test('there are at least 150 conversations, of one to six turns', () => {
  expect(ALL.length).toBeGreaterThanOrEqual(150);
  for (const conversation of ALL) expect(conversation.length).toBeLessThanOrEqual(6);
  expect(ALL.some(({ length }) => length === 6)).toBe(true);
});

const OTHERS = (Object.keys(PERSONAS) as Persona[]).filter((name) => name !== 'good');
const PROTOCOLS: readonly Protocol[] = ['openai', 'anthropic'];

/** Every conversation with a good model and with one of the others. Each behaviour occurs with both protocols. */
const CASES = ALL.flatMap((conversation, i) => {
  const protocol = PROTOCOLS[Math.floor(i / OTHERS.length) % 2] as Protocol;
  const otherPersona = OTHERS[i % OTHERS.length] as Persona;
  return (['good', otherPersona] as const).map(
    (persona) => [conversation[0]?.[0] ?? '', persona, protocol, conversation] as const,
  );
});

test.each(CASES)(
  'the conversation "%s" gets its replies with a %s model (%s)',
  async (_, persona, protocol, conversation) => holdConversation(conversation, persona, protocol),
);

describe('in the demo', () => {
  test.each(ALL.map((conversation) => [conversation[0]?.[0] ?? '', conversation] as const))(
    'the conversation "%s" gets its replies in the demo',
    async (_, conversation) => holdConversation(conversation, null, 'openai'),
  );
});
