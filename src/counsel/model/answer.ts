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
import { allowed, type Bounds } from '../policy/company';
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

/** After a refusal the service itself lists the open days, of the span that the message names, so that a model picks none. */
const LIST_OF_DAYS = 'purpose_open';

const COURTESY_KINDS: ReadonlySet<string> = new Set(COURTESY.map(({ kind }) => kind));

const isClaim = (value: unknown): value is Claim =>
  typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string';

/** The claims of the demo’s reply; none if they are only a greeting or courtesies. */
async function ownAnswer(messages: readonly Message[], calls: Calls, now: number, language: Language) {
  const own = await claimsFor(messages, calls, now, language);
  return own[0]?.kind === 'greeting' || own.every(({ kind }) => COURTESY_KINDS.has(kind)) ? [] : own;
}

/**
 * @param bounds  of the conversation
 * @param now     the present instant, Unix milliseconds
 *
 * @throws ModelFault  as `converse`
 */
export async function modelReply(
  settings: ModelSettings,
  messages: readonly Message[],
  bounds: Bounds,
  tools: Tools,
  now: number,
): Promise<ModelReply> {
  const calls = new Calls(tools);
  const language = languageIn(messages);
  const asksValue = endsWithValueQuestion(messages);
  const reply = new Reply(calls, language, now, asksValue);
  const conversation = await converse(settings, messages, isoUtc(unixToJd(now)), calls, reply);
  /** The claims that may stand together, in words. */
  const worded = async (claims: readonly Claim[], spoken: Language): Promise<ModelReply> => {
    const results = calls.results();
    const kept = allowed(claims, bounds, results);
    const { text, kinds } = await compose(kept, results, spoken, now, asksValue, turnOf(messages));
    return { ...conversation, text, kinds, language: spoken, results };
  };
  const taken = reply.result();
  if (taken !== null) {
    const isBare = taken.kinds.every((kind) => COURTESY_KINDS.has(kind));
    const claimed = taken.claims.filter(isClaim);
    const chosen = bounds.last === null ? claimed : claimed.filter(({ kind }) => kind !== LIST_OF_DAYS);
    // If the model only greets, the service's answer follows the greeting.
    const isCompleted = isBare || chosen.length < claimed.length;
    const own = isCompleted ? await ownAnswer(messages, calls, now, language) : [];
    const answer = await worded([...chosen, ...own], isBare ? language : taken.language);
    if (answer.text !== '') return answer;
  }
  const usual = bounds.last === null ? usualClaims(calls.results()) : [];
  const answer = await worded(usual.length > 0 ? usual : await claimsFor(messages, calls, now, language), language);
  return answer.text === '' ? worded([{ kind: 'about', topic: 'abilities' }], language) : answer;
}
