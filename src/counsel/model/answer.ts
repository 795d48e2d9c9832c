/** The reply of a model: composed from its claims, or by the service if it gave none. */
import { unixToJd } from '../../domain/time/civil';
import { isoUtc } from '../../domain/time/iso';
import { Calls } from '../calls';
import type { CallResult } from '../claims/claim';
import { type Claim, compose } from '../claims/compose';
import { COURTESY } from '../claims/kinds/choice';
import { usualClaims } from '../claims/usual';
import { claimsFor } from '../demo/reply';
import { type Language, languageIn } from '../language';
import { allowed, boundsOf } from '../policy/company';
import { endsWithValueQuestion } from '../reading/operator';
import { type Message, type Tools, turnOf } from '../types';
import { converse, type ModelConversation } from './converse';
import { Reply } from './reply';
import type { ModelSettings } from './settings';

export interface ModelReply extends ModelConversation {
  text: string;
  /** The kinds of the worded claims. */
  kinds: readonly string[];
  language: Language;
  results: CallResult[];
}

const COURTESY_KINDS: ReadonlySet<string> = new Set(COURTESY.map(({ kind }) => kind));

const isClaim = (value: unknown): value is Claim =>
  typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string';

/** What the service itself computes, asks or declines; nothing if that is only a greeting or a courtesy. */
async function ownAnswer(messages: readonly Message[], calls: Calls, now: number, language: Language) {
  const own = await claimsFor(messages, calls, now, language);
  return own[0]?.kind === 'greeting' || own.every(({ kind }) => COURTESY_KINDS.has(kind)) ? [] : own;
}

/**
 * @param now  the present instant, Unix milliseconds
 *
 * @throws ModelFault  as `converse`
 */
export async function modelReply(
  settings: ModelSettings,
  messages: readonly Message[],
  tools: Tools,
  now: number,
): Promise<ModelReply> {
  const calls = new Calls(tools);
  const bounds = boundsOf(messages);
  const language = languageIn(messages);
  const asksValue = endsWithValueQuestion(messages);
  const turn = turnOf(messages);
  const reply = new Reply(calls, language, now, asksValue);
  const conversation = await converse(settings, messages, isoUtc(unixToJd(now)), calls, reply);
  const taken = reply.result();
  if (taken !== null) {
    const isBare = taken.kinds.every((kind) => COURTESY_KINDS.has(kind));
    const own = isBare ? await ownAnswer(messages, calls, now, language) : [];
    // If the model only greets, the service's answer follows the greeting.
    const claims = allowed([...taken.claims.filter(isClaim), ...own], bounds);
    const spoken = isBare ? language : taken.language;
    const results = calls.results();
    const { text, kinds } = await compose(claims, results, spoken, now, asksValue, turn);
    return { ...conversation, text, kinds, language: spoken, results };
  }
  const usual = usualClaims(calls.results());
  const chosen = usual.length > 0 ? usual : await claimsFor(messages, calls, now, language);
  const claims = allowed(chosen, bounds);
  const results = calls.results();
  const { text, kinds } = await compose(claims, results, language, now, asksValue, turn);
  return { ...conversation, text, kinds, language, results };
}
