/** A question for the rules of the demo: the message, the messages to which it refers, and the tools. */
import type { CivilDate } from '../../domain/day/types';
import { daysInMonth } from '../../domain/time/civil';
import type { Calls } from '../calls';
import type { CallResult } from '../claims/claim';
import type { Claim } from '../claims/compose';
import { patternOf } from '../grammar/pattern';
import type { Language } from '../language';
import type { ClockMention } from '../reading/mentions';
import { type BirthReading, isTimed, type Reading } from '../reading/reading';
import { AFTERNOON, EVENING, MORNING } from '../reading/vocabulary';
import type { ToolName } from '../toolNames';

export interface Conversation {
  /** The message, normalised for comparison. A follow-up is followed by the messages to which it refers. */
  text: string;
  /** The same in the spelling of the grammar. */
  words: string;
  /** The normalised messages of the user, newest first. */
  messages: readonly string[];
  /** Their readings. */
  readings: readonly [Reading, ...Reading[]];
  /** The message as it was written. */
  written: string;
  isFollowUp: boolean;
  language: Language;
  /** The civil date at the place of the question, New Delhi without one. */
  today: CivilDate;
  /** The present instant, Unix milliseconds. */
  now: number;
  calls: Calls;
}

/** The claims that answer a question; null if the row does not apply. */
export type Answer = Claim[] | null;

/** Words that continue the previous message: `and in London?`, `उसका भी`. */
const CONTINUES = patternOf(`^ and|aur|also|same|then|phir|fir|what_about|how_about|tell_me_also|iske_alava
  there|that_day|wahan|vahan|us_din $
  too|also|bhi|as_well|same $`);
/** Maximum number of words of a message that continues the previous one without such words. */
const MAX_FRAGMENT = 3;

/** Whether a message continues the previous one; it then takes day, place and birth from it. */
export const continues = ({ words, tokens }: Reading): boolean =>
  CONTINUES.test(words) || tokens.filter(({ word }) => word !== '|').length <= MAX_FRAGMENT;

/** The readings that may supply a part of the question. */
const scope = ({ readings, isFollowUp }: Conversation): readonly Reading[] =>
  isFollowUp ? readings : readings.slice(0, 1);

/** The value from the latest message that states it. */
function newest<T>(conversation: Conversation, read: (reading: Reading) => T | null): T | null {
  for (const reading of scope(conversation)) {
    const found = read(reading);
    if (found !== null) return found;
  }
  return null;
}

/** The day of the question; null if it names none. */
export const askedDay = (conversation: Conversation): CivilDate | null =>
  newest(conversation, ({ dates }) => dates[0] ?? null);

/** The year of the question; null if it names none. */
export const askedYear = (conversation: Conversation): number | null =>
  newest(conversation, ({ spans, dates }) => {
    const given = spans.find(({ kind, isYearGiven }) => kind === 'year' || isYearGiven);
    return given?.year ?? dates.find(({ isYearGiven }) => isYearGiven)?.year ?? null;
  });

/** The whole years that the latest message names, in their order. */
export const yearsNamed = ({ readings: [{ spans }] }: Conversation): number[] =>
  spans.filter(({ kind }) => kind === 'year').map(({ year }) => year);

/** The month of the question with its year; null if it names none. */
export const askedMonth = (conversation: Conversation): { year: number; month: number } | null =>
  newest(conversation, ({ spans }) => {
    const span = spans.find(({ kind }) => kind === 'month');
    return span === undefined || span.month === null ? null : { year: span.year, month: span.month };
  });

/** The whole month or year of the question; null if it names neither. */
export function askedPeriod(conversation: Conversation): { from: CivilDate; to: CivilDate } | null {
  const [month, year] = [askedMonth(conversation), askedYear(conversation)];
  if (month !== null)
    return { from: { ...month, day: 1 }, to: { ...month, day: daysInMonth(month.year, month.month) } };
  return year === null ? null : { from: { year, month: 1, day: 1 }, to: { year, month: 12, day: 31 } };
}

/** A clock without its half of the day, completed from a later message, otherwise from an earlier clock. */
function halved(clock: ClockMention, readings: readonly Reading[], at: number): ClockMention {
  const later = readings.slice(0, at);
  const says = (list: ReadonlySet<string>) => later.some(({ tokens }) => tokens.some(({ word }) => list.has(word)));
  const add = (hours: number): ClockMention => ({
    ...clock,
    hour: (clock.hour % 12) + hours,
    isHalfOpen: false,
    isNightOpen: false,
  });
  if (says(EVENING) || says(AFTERNOON)) return add(12);
  if (says(MORNING)) return add(0);
  const [earlier] = readings.slice(at + 1).flatMap(({ clocks }) => clocks.filter((each) => !isOpen(each)));
  return earlier === undefined || clock.isNightOpen ? clock : add(earlier.hour < 12 ? 0 : 12);
}

const isOpen = ({ isHalfOpen, isNightOpen }: ClockMention): boolean => isHalfOpen || isNightOpen;

/** The clock at which the message asks for a value, completed from the other messages; null without one. */
export function askedClock({ readings }: Conversation): ClockMention | null {
  const [clock] = readings[0].clocks;
  if (clock === undefined) return null;
  return isOpen(clock) ? halved(clock, readings, 0) : clock;
}

/** The question to ask about an ambiguous clock: half of the day, or date of the night. Null if it is unambiguous. */
export const openClock = (clock: ClockMention | null): Claim[] | null =>
  clock === null || !isOpen(clock) ? null : [{ kind: 'question', for: clock.isNightOpen ? 'night' : 'am_pm' }];

/** Words for values of a day or of a calendar. */
const OF_A_DAY =
  patternOf(`tithi|karana|karan|panchang*|sunrise|sunset|moonrise|moonset|suryoday|suryast|chandroday|chandrast|abhijit*
  rahu_kal*|rahu_kaal*|rahukal*|rahukaal*|choghadiya|hora|muhurta|muhurat|festival*|vrat|tyohar|ekadashi|purnima|amavasya
  grahan|eclipse*|pradosh|sankashti|parana|paran`);
const OF_A_BIRTH = patternOf(
  'born|birth|dob|janm*|janam*|paida|kundli|kundali|chart|lagna|rashi|dasha|mahadasha|my|mera|meri',
);

/** Whether the dates and towns of a message may belong to a birth; in `tithi today in Pune` they do not. */
export const mayGiveBirth = ({ words }: Reading): boolean => !OF_A_DAY.test(words) || OF_A_BIRTH.test(words);

const RELATIVE = patternOf(
  'wife|patni|husband|pati|brother|bhai|sister|behen|bahan|son|daughter|beta|beti|bete|father|papa|pita|mother|maa|mata|friend|dost',
);
const THIRD = patternOf('his|her|hers|their|uska|uski|uske|unka|unki|unke');
const FIRST = patternOf(
  'my|mine|mera|meri|mere ~ rashi|rasi|nakshatra|lagna|dasha|mahadasha|chart|kundli|moon|sign|charan|pada',
);

/** Messages without the births of other people than the subject of the last message, if any message has such a birth. */
function ofPerson(readings: readonly Reading[]): readonly Reading[] {
  const [last, ...earlier] = readings;
  if (last === undefined || last.births.some(isTimed) || RELATIVE.test(last.words)) return readings;
  const isOfOther = THIRD.test(last.words);
  if (!isOfOther && !FIRST.test(last.words)) return readings;
  const own = earlier.filter(({ words }) => RELATIVE.test(words) === isOfOther);
  return own.some(({ births }) => births.some(isTimed)) ? [last, ...own] : readings;
}

/** The birth that the user gave, in one message or over several; the latest message with a part supplies it. */
export function askedBirth(conversation: Conversation): BirthReading {
  const readings = ofPerson(conversation.readings.filter((reading, i) => i === 0 || mayGiveBirth(reading)));
  // A date with its clock is the birth; another date of the same message is the day of the question.
  const births = readings.flatMap((reading) => {
    const whole = reading.births.filter(isTimed);
    return whole.length > 0 ? whole : reading.births;
  });
  const first = <K extends keyof BirthReading>(key: K): BirthReading[K] | null =>
    births.find((birth) => birth[key] !== null)?.[key] ?? null;
  const clock = births.find((birth) => birth.clock !== null)?.clock ?? null;
  const at = readings.findIndex(({ clocks }) => clocks.length > 0);
  const town = first('town') ?? readings.flatMap(({ towns }) => towns)[0] ?? null;
  return {
    date: first('date'),
    clock: clock !== null && isOpen(clock) ? halved(clock, readings, at) : clock,
    town,
    coordinates: readings.find(({ coordinates }) => coordinates !== null)?.coordinates ?? null,
    tzHours: readings.find(({ tzHours }) => tzHours !== null)?.tzHours ?? null,
  };
}

export const run = (conversation: Conversation, name: ToolName, input: Record<string, unknown>): Promise<CallResult> =>
  conversation.calls.run(name, input);

/** A place as input of a tool. */
export type PlaceInput = { place?: string; lat?: number; lon?: number; tz?: number };

/** The place of the question, as input of a tool; empty for New Delhi. */
export function askedPlace(conversation: Conversation): PlaceInput {
  return (
    newest(conversation, ({ towns, coordinates, tzHours }): PlaceInput | null => {
      if (towns[0] !== undefined) return { place: towns[0].place };
      return coordinates === null ? null : { ...coordinates, ...(tzHours !== null && { tz: tzHours }) };
    }) ?? {}
  );
}

/** The claims for a failed call: the candidate towns, or the reason. */
export function failure({ call, output }: CallResult): Claim[] {
  if (Array.isArray(output.candidates)) return [{ kind: 'which_place', call }];
  return [{ kind: 'failed', call }];
}
