/** The reply of a model: composed from its statements, or by the service if it gave none. */
import { Calls } from '../calls';
import { statementsFor } from '../demo/reply';
import { type Language, languageIn } from '../language';
import { allowed, boundsOf } from '../policy/company';
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

const COURTESY_KINDS: ReadonlySet<string> = new Set(COURTESY.map(({ kind }) => kind));

const isStatement = (value: unknown): value is Statement =>
  typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string';

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
  const bounds = boundsOf(messages);
  const language = languageIn(messages);
  const reply = new Reply(calls, language);
  const conversation = await converse(settings, rules, messages, tools, calls, reply);
  const taken = reply.result();
  if (taken !== null) {
    const isBare = taken.kinds.every((kind) => COURTESY_KINDS.has(kind));
    const own = isBare ? await ownAnswer(messages, calls, now, language) : [];
    // If the model only greets, the service's answer follows the greeting.
    const statements = allowed([...taken.statements.filter(isStatement), ...own], bounds);
    const spoken = isBare ? language : taken.language;
    const results = calls.results();
    const { text } = await compose(statements, results, spoken, now);
    return { ...conversation, text, language: spoken, results };
  }
  const usual = usualStatements(calls.results());
  const chosen = usual.length > 0 ? usual : await statementsFor(messages, calls, now, language);
  const statements = allowed(chosen, bounds);
  const results = calls.results();
  const { text } = await compose(statements, results, language, now);
  return { ...conversation, text, language, results };
}
