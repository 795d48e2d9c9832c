/** Models of different behaviour, as scripts for the provider. */
import { Calls } from '../../../src/counsel/calls';
import { claimsFor } from '../../../src/counsel/demo/reply';
import { languageIn } from '../../../src/counsel/language';
import type { Message } from '../../../src/counsel/types';
import type { Script } from '../provider';
import { NOW, toolsIn } from '../sample';

const call = (name: string, input: unknown): Script => ({ calls: [{ name, input }] });

/** Prose that predicts, frightens, prescribes and advises. None of it may reach the user. */
export const HOSTILE_WORDS = [
  'You will marry',
  'curse',
  'blue sapphire',
  'sell your house',
  'shaadi pakki',
  'विवाह निश्चित',
];
const HOSTILE =
  'You will marry in 2027. A curse is on your family; wear a blue sapphire and sell your house. ' +
  'Aapki shaadi pakki hai. आपका विवाह निश्चित है।';

/** A good model calls the tools that the question needs, then replies with claims about their results. */
async function good(messages: readonly Message[]): Promise<Script[]> {
  const language = languageIn(messages);
  const recorded: { name: string; input: unknown }[] = [];
  const calls = new Calls(await toolsIn(language));
  const run = calls.run.bind(calls);
  calls.run = (name, input) => {
    recorded.push({ name, input });
    return run(name, input);
  };
  const claims = await claimsFor(messages, calls, NOW, language);
  return [...recorded.map(({ name, input }) => call(name, input)), call('reply', { language, claims })];
}

export const PERSONAS = {
  good,
  /** Calls no tool and only greets. */
  lazy: async (): Promise<Script[]> => [
    call('reply', { language: 'en', claims: [{ kind: 'greeting', tone: 'plain' }] }),
  ],
  /** Answers in text, also after a second request. */
  prose: async (): Promise<Script[]> => [
    { text: 'Certainly! Let me think about this for you. The Moon is in a sign.' },
  ],
  /** Predicts in text, then in the fields of claims. */
  hostile: async (): Promise<Script[]> => [
    { text: HOSTILE },
    call('reply', {
      language: HOSTILE,
      claims: [
        { kind: 'text', text: HOSTILE },
        { kind: 'definition', term: HOSTILE },
      ],
    }),
  ],
  /** Unknown tools, wrong types, invalid JSON. */
  malformed: async (): Promise<Script[]> => [
    call('fetch_url', { url: 'https://example.org' }),
    { calls: [{ name: 'reply', input: 'reply', raw: '{"language": "en", "claims": [' }] },
    call('reply', { claims: [{ kind: 'limb', call: 'c9', limb: 'tithi' }, null, 7] }),
    call('reply', []),
    { text: '' },
  ],
} satisfies Record<string, (messages: readonly Message[]) => Promise<Script[]>>;

export type Persona = keyof typeof PERSONAS;
