/** The civil days of lunar dates, and the days of a lunar month. */
import { civilDateOf, daysFromDate } from '../../domain/time/civil';
import { isoDate } from '../../domain/time/isoCivil';
import type { Claim } from '../claims/compose';
import { FULL_MOON, type LunarDate, lunarDateIn } from '../reading/lunarDates';
import { daysAfter } from '../reading/mentions';
import { type Answer, askedDay, askedPlace, askedYear, type Conversation, failure, run } from './conversation';
import { type MasaDay, masaBlocks } from './masaDays';
import { asksBack, observancesIn } from './observances';

interface TithiDay {
  date: string;
  tithi: { index: number }[];
}

const MONTH_DAYS = 29.53;
/** The earliest civil date on which amānta Caitra begins in this age. */
const EARLIEST_CHAITRA = { month: 3, day: 8 } as const;
/** Length of the search from there: Caitra begins within 42 days, and a month lasts 30. */
const REACH_DAYS = 72;
/** The years of the search for an adhika month, which comes about every 33 months. */
const ADHIKA_YEARS = 4;

/** The first days of the amānta months with a number that begin in a lunar year, or of the adhika ones of a civil year. */
export async function monthsIn(
  conversation: Conversation,
  year: number,
  { masa, isAdhika }: { masa: number | null; isAdhika: boolean },
): Promise<string[]> {
  const isIn = (month: MasaDay['masa']): boolean =>
    month.adhika === isAdhika && (masa === null || month.amanta.index === masa);
  const [from, days] = isAdhika
    ? [{ year, month: 1, day: 1 }, 366]
    : [daysAfter({ year, ...EARLIEST_CHAITRA }, Math.floor(MONTH_DAYS * ((masa ?? 1) - 1))), REACH_DAYS];
  const dates: string[] = [];
  for await (const block of masaBlocks(conversation, from, days)) {
    dates.push(...block.filter((day) => isIn(day.masa)).map(({ date }) => date));
  }
  // A date that does not follow the one before it begins a month.
  return dates.filter(
    (date, i) => i === 0 || daysFromDate(civilDateOf(date)) - daysFromDate(civilDateOf(dates[i - 1] ?? date)) > 1,
  );
}

/** The day with a tithi (1 to 30) at sunrise, in the amānta month that begins on a date; else the day that contains it. */
async function dayOfTithi(
  { calls }: Conversation,
  start: string,
  tithi: number,
  place: object,
): Promise<string | null> {
  const about = daysAfter(civilDateOf(start), tithi - 1);
  const span = { from: isoDate(daysAfter(about, -2)), to: isoDate(daysAfter(about, 2)) };
  const rows = ((await calls.peek('panchanga', { ...span, ...place, fields: ['tithi'] }))?.days ?? []) as TithiDay[];
  const day =
    rows.find((row) => row.tithi[0]?.index === tithi) ??
    rows.find((row) => row.tithi.some(({ index }) => index === tithi));
  return day?.date ?? null;
}

/** The amānta months and tithis (1 to 30) that a lunar date may mean. */
function meant({ masa, isAdhika, paksha, tithi, scheme }: LunarDate): { masa: number | null; tithi: number }[] {
  const dark = { masa, tithi: tithi + FULL_MOON };
  // In the dark half the pūrṇimānta month of a name comes before the amānta one. An adhika month has one name.
  const earlier = { masa: masa === null ? null : ((masa + 10) % 12) + 1, tithi: tithi + FULL_MOON };
  const darks = isAdhika ? [dark] : scheme === null ? [earlier, dark] : scheme === 'amanta' ? [dark] : [earlier];
  const bright = { masa, tithi };
  return paksha === 'shukla' ? [bright] : paksha === 'krishna' ? darks : [bright, dark];
}

/** The days of a lunar date: all days of a year, otherwise the next day or the last one. */
async function daysMeant(conversation: Conversation, lunar: LunarDate): Promise<string[]> {
  const { today, words } = conversation;
  const year = askedYear(conversation);
  const place = askedPlace(conversation);
  const isBack = asksBack(words);
  const span = lunar.isAdhika ? ADHIKA_YEARS : 2;
  const years =
    year === null ? Array.from({ length: span + 1 }, (_, i) => today.year + (isBack ? -i : i - 1)) : [year - 1, year];
  const days = await Promise.all(
    meant(lunar).map(async ({ masa, tithi }) => {
      const found: string[] = [];
      for (const each of years) {
        for (const start of await monthsIn(conversation, each, { masa, isAdhika: lunar.isAdhika })) {
          const day = await dayOfTithi(conversation, start, tithi, place);
          if (day !== null && !found.includes(day)) found.push(day);
        }
        const isEnough = year === null && found.some((day) => (isBack ? day < isoDate(today) : day >= isoDate(today)));
        if (isEnough) break;
      }
      found.sort();
      if (year !== null) return found.filter((day) => civilDateOf(day).year === year);
      const next = isBack ? found.findLast((day) => day < isoDate(today)) : found.find((day) => day >= isoDate(today));
      return next === undefined ? [] : [next];
    }),
  );
  return [...new Set(days.flat())].sort();
}

/** The civil days of a lunar date. */
export async function lunarDate(conversation: Conversation): Promise<Answer> {
  if (askedDay(conversation) !== null) return null;
  const { words } = conversation;
  const lunar = lunarDateIn(words);
  if (lunar === null) return null;
  // Kārttika Pūrṇimā is an observance with a rule of its own.
  const isMoon = lunar.tithi === FULL_MOON && !lunar.isAdhika && !/\b(?:sukla|krisna)\b/.test(words);
  if (isMoon && (await observancesIn(conversation.text)).length > 0) return null;
  const days = await daysMeant(conversation, lunar);
  if (days.length === 0) return null;
  const place = askedPlace(conversation);
  const claims: Claim[] = [];
  for (const date of days) {
    const result = await run(conversation, 'panchanga', { date, ...place, fields: ['tithi', 'masa'] });
    if (!result.ok) return failure(result);
    const { call } = result;
    claims.push({ kind: 'day', call }, { kind: 'limb', call, limb: 'tithi' }, { kind: 'month', call });
  }
  return [...claims, { kind: 'source', call: claims[0]?.call }];
}
