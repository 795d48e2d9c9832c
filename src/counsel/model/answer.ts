/** The reply of a model: composed from its statements, or by the service if it gave none. */
import { Calls } from '../calls';
import { boundIn } from '../demo/bounds';
import { comparable } from '../demo/match';
import { statementsFor } from '../demo/reply';
import { type Language, languageIn } from '../language';
import { compose, type Statement } from '../statements/compose';
import { COURTESY } from '../statements/kinds/choice';
import type { CallResult } from '../statements/statement';
import { usualStatements } from '../statements/usual';
import type { Message, Tools } from '../types';
import { converse, type ModelConversation } from './converse';
import { Reply } from './reply';
import type { ModelSettings } from './settings';

export interface ModelReply extends ModelConversation {
  text: string;
  language: Language;
  results: CallResult[];
}

/** Kinds of statements that decline a question. */
const DECLINING = ['refusal', 'referral'];

/** The refusal that the message requires, if the model did not decline; it comes first. */
function withBound(kinds: readonly string[], message: string): readonly Statement[] {
  const bound = boundIn(comparable(message)) ?? [];
  return kinds.some((kind) => DECLINING.includes(kind)) ? [] : bound;
}

const COURTESY_KINDS: ReadonlySet<string> = new Set(COURTESY.map(({ kind }) => kind));

/** What the service itself computes, asks or declines; nothing if that is only a greeting or a courtesy. */
async function ownAnswer(messages: readonly Message[], calls: Calls, now: number, language: Language) {
  const own = await statementsFor(messages, calls, now, language);
  return own[0]?.kind === 'greeting' || own.every(({ kind }) => COURTESY_KINDS.has(kind)) ? [] : own;
}

/**
 * @param now  the present instant, Unix milliseconds
 *
 * @throws ModelFault  as `converse`
 */
export async function modelReply(
  settings: ModelSettings,
  rules: string,
  messages: readonly Message[],
  tools: Tools,
  now: number,
): Promise<ModelReply> {
  const calls = new Calls(tools);
  const asked = messages.at(-1)?.content ?? '';
  const language = languageIn(messages);
  const reply = new Reply(calls, language);
  const conversation = await converse(settings, rules, messages, tools, calls, reply);
  const taken = reply.result();
  if (taken !== null) {
    const isBare = taken.kinds.every((kind) => COURTESY_KINDS.has(kind));
    const own = isBare ? await ownAnswer(messages, calls, now, language) : withBound(taken.kinds, asked);
    // A refusal comes first. If the model only greets, the service's answer follows the greeting.
    const statements = isBare ? [...taken.statements, ...own] : [...own, ...taken.statements];
    const spoken = isBare ? language : taken.language;
    const results = calls.results();
    const { text } = await compose(statements, results, spoken);
    return { ...conversation, text, language: spoken, results };
  }
  const usual = usualStatements(calls.results());
  const statements =
    usual.length > 0 ? [...withBound([], asked), ...usual] : await statementsFor(messages, calls, now, language);
  const results = calls.results();
  const { text } = await compose(statements, results, language);
  return { ...conversation, text, language, results };
}
