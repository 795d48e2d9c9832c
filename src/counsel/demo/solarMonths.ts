/** Questions about the months of the solar calendars: when Aippasi begins and ends, or one of its days. */
import type { CivilDate } from '../../domain/day/types';
import type { CalendarKey } from '../../domain/regional/types';
import { daysFromDate } from '../../domain/time/civil';
import { isoDate } from '../../domain/time/isoCivil';
import { find } from '../../lexicon/find';
import { patternOf } from '../grammar/pattern';
import { masaIn } from '../reading/lunarDates';
import { daysAfter } from '../reading/mentions';
import { type Answer, askedDay, askedPlace, askedYear, type Conversation, run } from './conversation';
import { CALENDARS } from './days';
import { keysIn } from './named';
import { observancesIn } from './observances';

/** The calendars with months of their own, and the number of the rāśi that the Sun enters with the first of them. */
const SOLAR = {
  tamil: 1,
  malayalam: 5,
  bengali: 1,
  odia: 1,
  assamese: 1,
  nepali: 1,
} as const satisfies Partial<Record<CalendarKey, number>>;
type Solar = keyof typeof SOLAR;
/** The calendars whose names of months are no lunar months, so that they need no word for the calendar. */
const OWN_NAMES: readonly Solar[] = ['tamil', 'malayalam'];

/** Asks for a month, and not for an observance that has its name. */
const OF_MONTH = patternOf(`month|months|masam|maasam|masa|maas|mas|matham|maatham|madham|mahina|mahine
  start|starts|begin|begins|began|end|ends|dates|from_when|starting|beginning
  kab se|tak
  shuru|suru|khatm|khatam|samapt|arambh|lag*
  first|last|1st day`);

/** The Sun enters Meṣa about 14 April, and each further rāśi some 30 days later. */
const [MESHA_DAY, SIGN_DAYS, HALF_DAYS, YEAR_DAYS] = [104, 30.44, 15, 365];

/** A month of a solar calendar that a message names; null for none. */
async function monthIn({ text, words }: Conversation): Promise<{ calendar: Solar; month: number } | null> {
  const said = keysIn(CALENDARS, words);
  const calendars = (Object.keys(SOLAR) as Solar[]).filter((calendar) =>
    said.length > 0 ? said.includes(calendar) : OWN_NAMES.includes(calendar),
  );
  const found = await find(
    text,
    undefined,
    calendars.map((calendar) => `month_${calendar}` as const),
  );
  for (const calendar of calendars) {
    const thing = found.find(({ kind }) => kind === `month_${calendar}`);
    if (thing !== undefined) return { calendar, month: Number(thing.key) };
  }
  return null;
}

/** The first day of the month of a solar calendar that holds a date, by the number of the date in it. */
async function firstDayOf(conversation: Conversation, calendar: Solar, date: CivilDate): Promise<CivilDate | null> {
  const input = { date: isoDate(date), fields: ['regional'], ...askedPlace(conversation) };
  const [day] = ((await conversation.calls.peek('panchanga', input))?.days ?? []) as RegionalDay[];
  return day === undefined ? null : daysAfter(date, 1 - day.regional[calendar].day);
}

interface RegionalDay {
  regional: Record<Solar, { day: number }>;
}

/** The first and the last day of a month of a solar calendar that begins in a year. */
async function daysOf(
  conversation: Conversation,
  { calendar, month }: { calendar: Solar; month: number },
  year: number,
): Promise<[first: CivilDate, last: CivilDate] | null> {
  const sign = (SOLAR[calendar] + month - 2) % 12;
  const entry = Math.floor(MESHA_DAY + sign * SIGN_DAYS) % YEAR_DAYS;
  const middle = daysAfter({ year, month: 1, day: 1 }, entry + HALF_DAYS);
  const first = await firstDayOf(conversation, calendar, middle);
  const next = await firstDayOf(conversation, calendar, daysAfter(middle, 2 * HALF_DAYS));
  return first === null || next === null ? null : [first, daysAfter(next, -1)];
}

/** The first and the last day of a month of a solar calendar: of a year, or the present or next one. */
export async function solarMonth(conversation: Conversation): Promise<Answer> {
  const { words, text, today, readings } = conversation;
  if (askedDay(conversation) !== null || readings[0].births.length > 0) return null;
  // A name by itself may be that of an observance; with another word it may be a part of one: Āṭi Amāvācai.
  const isAlone = readings[0].tokens.filter(({ word }) => word !== '|' && !/^\d/.test(word)).length === 1;
  const isOfMonth = OF_MONTH.test(words) || (isAlone && (await observancesIn(text)).length === 0);
  const named = isOfMonth ? await monthIn(conversation) : null;
  if (named === null || (masaIn(words) !== null && keysIn(CALENDARS, words).length === 0)) return null;
  const year = askedYear(conversation);
  for (const each of year === null ? [today.year - 1, today.year, today.year + 1] : [year]) {
    const days = await daysOf(conversation, named, each);
    if (days === null) return null;
    if (year === null && daysFromDate(days[1]) < daysFromDate(today)) continue;
    const [first, last] = await Promise.all(
      days.map((date) =>
        run(conversation, 'panchanga', { date: isoDate(date), fields: ['regional'], ...askedPlace(conversation) }),
      ),
    );
    if (!first?.ok || !last?.ok) return null;
    return [
      { kind: 'solar_month', call: first.call, other_call: last.call, calendar: named.calendar },
      { kind: 'source', call: first.call },
    ];
  }
  return null;
}
