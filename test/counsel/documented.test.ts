/** docs/reference/counsel.md shows replies of the demo and lists the kinds of claims. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { KINDS } from '../../src/counsel/claims/catalogue';
import { dangersIn } from '../../src/counsel/danger/danger';
import { demoReply } from '../../src/counsel/demo/reply';
import { languageIn } from '../../src/counsel/language';
import { boundsOf } from '../../src/counsel/policy/company';
import type { Message } from '../../src/counsel/types';
import { NOW, toolsIn } from './sample';

const page = readFileSync(new URL('../../docs/reference/counsel.md', import.meta.url), 'utf8');
const [, section = ''] = /\n## Ten conversations\n([\s\S]*?)\n## /.exec(page) ?? [];
const conversations = section.split('\n### ').slice(1);

/** The turns of a conversation: the message in bold, and the reply quoted below it. */
const turnsOf = (text: string): [message: string, reply: string][] =>
  [...text.matchAll(/\n\*\*(.+)\*\*\n\n((?:>.*\n?)+)/g)].map(([, message = '', quoted = '']) => [
    message,
    quoted.trimEnd().replace(/^> ?/gm, ''),
  ]);

test('ten conversations are documented', () => expect(conversations).toHaveLength(10));

test('the page lists every kind of claim once', () => {
  const [, claims = ''] = /\n\| group \| kinds \|\n([\s\S]*?)\n\n/.exec(page) ?? [];
  const listed = [...claims.matchAll(/`([a-z_ ]+)`/g)].flatMap(([, names = '']) => names.split(' '));
  const fields = ['call', 'path'];
  expect(listed.filter((name) => !fields.includes(name)).sort()).toEqual(KINDS.map(({ kind }) => kind).sort());
});

test.each(conversations.map((text) => [text.split('\n')[0] ?? '', text] as const))(
  'the conversation "%s" has the replies that the page shows',
  async (_, text) => {
    const turns = turnsOf(text);
    expect(turns.length).toBeGreaterThan(0);
    const messages: Message[] = [];
    for (const [message, reply] of turns) {
      messages.push({ role: 'user', content: message });
      const said = await demoReply(
        messages,
        boundsOf(messages, dangersIn(messages), NOW),
        await toolsIn(languageIn(messages)),
        NOW,
      );
      expect(said.text).toBe(reply);
      messages.push({ role: 'assistant', content: reply });
    }
  },
);
