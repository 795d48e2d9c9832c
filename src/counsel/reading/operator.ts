/** What kind of answer a question wants: a value (when, which, how long), or a yes or a no. */
import { patternOf } from '../grammar/pattern';
import { BREAK, spelledOut } from '../grammar/words';
import type { Message } from '../types';

/**
 * Words that ask for a value: a time, a choice, a number, a place, a reason, the next of a kind. Kya before a noun or a verb
 * means what.
 */
const VALUE_WORDS = patternOf(`when|which|who|whose|whom|where|why|what|how
  kab|kabse|kabtak|kaun|kon|kaunsa|kaunsi|kaunse|konsa|konsi|konse|kitna|kitni|kitne|kahan|kaha|kidhar|kaise|kis|kiski|kiska|kiske|kisme|kyu
  kya hai|hain|hoga|hogi|tha|thi|time|samay|date|tarikh|tithi|nakshatra|yog|karan|var|vaar|din|muhurat|muhurta
  date|dates|time|timing|timings of|for
  ^ last
  next|previous|list|agla|agli|agle|pichhla|pichhli|pichla|pichli`);
/** How a question for a yes or a no begins. */
const WHETHER_START = patternOf('^ is|are|was|were|does|do|did|will|has|have|am|its|it_is');
/** A Hindi question for a yes or a no has kya at its beginning, or after its verb. */
const WHETHER_KYA = patternOf(`^ kya
  hai|hain|he|tha|thi|the|hoga|hogi|honge|rahega|rahegi|dikhega|dikhegi|milega|padega|chalega|raha|rahi kya
  kya ... hai|hain|raha|rahi`);

/** Asks whether something is not so: `vakri to nahi`. */
const OR_NOT = patternOf('to nahi hai|hain? $');

const hasValueWord = (words: string): boolean => VALUE_WORDS.test(words.replace(/ (?:what|how) about (?=\S)/, ' '));

/**
 * Whether a question wants a yes or a no: `Is it Rahu Kalam now?`, `kya aaj ekadashi hai`.
 *
 * @param words  a message as `spelledOut` gives it
 */
export const asksWhether = (words: string): boolean =>
  WHETHER_START.test(words) || OR_NOT.test(words) || (WHETHER_KYA.test(words) && !hasValueWord(words));

/** The clauses of a message, each as a message of its own. */
const clausesOf = (words: string): string[] => words.split(BREAK).filter((clause) => clause.trim() !== '');

/**
 * Whether a question wants a value, which no yes or no answers: `adhik maas kab hai`. A message with a clause that wants a yes
 * or a no beside it wants both.
 */
const asksValue = (words: string): boolean => hasValueWord(words) && !clausesOf(words).some(asksWhether);

/** Says that another source has it otherwise. */
export const DISPUTES = patternOf('newspaper|wrong|galat|mandir|temple|pandit|priest|akhbar|app');

/** Whether the last message of the user asks for a value. */
export function endsWithValueQuestion(messages: readonly Message[]): boolean {
  const last = messages.findLast(({ role }) => role === 'user');
  return last !== undefined && asksValue(spelledOut(last.content));
}
