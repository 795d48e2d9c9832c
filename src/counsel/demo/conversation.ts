/** A question for the rules of the demo: the message, the messages to which it refers, and the tools. */
import type { CivilDate } from '../../domain/day/types';
import type { Calls } from '../calls';
import type { Language } from '../language';
import type { Statement } from '../statements/compose';
import type { CallResult } from '../statements/statement';
import type { ToolName } from '../toolNames';
import { type BirthParts, birthPartsIn, merged } from './birth';
import { dayIn, monthIn, yearIn } from './dates';
import { isName, placeIn } from './places';

export interface Conversation {
  /** The message, normalised for comparison. A follow-up is followed by the messages to which it refers. */
  text: string;
  /** The normalised messages of the user, newest first. */
  messages: readonly string[];
  language: Language;
  /** The civil date at New Delhi. */
  today: CivilDate;
  calls: Calls;
}

/** The statements that answer a question; null if the row does not apply. */
export type Answer = Statement[] | null;

/** The value from the latest message that states it. */
function newest<T>(conversation: Conversation, read: (text: string) => T | null): T | null {
  for (const message of conversation.messages) {
    const found = read(message);
    if (found !== null) return found;
  }
  return null;
}

/** The conversation with earlier messages, if they may supply missing parts of the question. */
const scope = (conversation: Conversation): Conversation =>
  conversation.messages[0] === conversation.text
    ? { ...conversation, messages: conversation.messages.slice(0, 1) }
    : conversation;

/** The day of the question; null if it names none. */
export const askedDay = (conversation: Conversation): CivilDate | null =>
  newest(scope(conversation), (text) => dayIn(text, conversation.today));

/** The year of the question; null if it names none. */
export const askedYear = (conversation: Conversation): number | null =>
  newest(scope(conversation), (text) => yearIn(text, conversation.today));

/** The month of the question, 1 to 12; null if it names none. */
export const askedMonth = (conversation: Conversation): number | null => newest(scope(conversation), monthIn);

/** The birth that the user gave, in one message or over several. */
export const askedBirth = ({ messages }: Conversation): BirthParts => merged(messages.map(birthPartsIn));

export const run = (conversation: Conversation, name: ToolName, input: Record<string, unknown>): Promise<CallResult> =>
  conversation.calls.run(name, input);

/** The place of the question, as input of a tool; empty for New Delhi. */
export async function askedPlace(conversation: Conversation): Promise<{ place?: string }> {
  for (const text of scope(conversation).messages) {
    const place = await placeIn(text, (q) => conversation.calls.peek('places', { q, limit: 1 }));
    if (place !== null) return { place };
  }
  return {};
}

/** The town of a birth: in a message with its date or time, or in a message that is only a name; null for none. */
export async function birthPlace({ messages, calls }: Conversation): Promise<string | null> {
  const isBirth = (text: string): boolean => {
    const { date, time } = birthPartsIn(text);
    return date !== null || time !== null;
  };
  for (const text of [...messages.filter(isBirth), ...messages.filter(isName)]) {
    const place = await placeIn(text, (q) => calls.peek('places', { q, limit: 1 }));
    if (place !== null) return place;
  }
  return null;
}

/** The statements for a failed call: the candidate towns, or the reason. */
export function failure({ call, output }: CallResult): Statement[] {
  if (Array.isArray(output.candidates)) return [{ kind: 'which_place', call }];
  return [{ kind: 'failed', call }];
}
