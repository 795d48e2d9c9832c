/**
 * The reader's own days of a year, by the sky of a birth or of a death: the returns of its nakṣatra or its tithi.
 *
 * Source  customary: a birthday by the tithi at sunrise in the month of birth; the yearly śrāddha by the tithi that
 * covers more of the afternoon (aparāhṇa)
 */

import { kalaOf } from '../../../../data/observances/kala';
import type { NamedPlace } from '../../../../data/place';
import { lunarMonthAt } from '../../../../domain/calendar/month';
import type { CivilDate } from '../../../../domain/day/types';
import { type Day, daysOf } from '../../../../domain/days/days';
import { limbsAt } from '../../../../domain/panchanga/limbs';
import { fail, ok, type Result } from '../../../../domain/result';
import type { Kernel } from '../../../../kernel/kernel';
import { zonePast } from '../../../reader/zonePast';

/** The returning element: the nakṣatra of birth every 27 days, the tithi of birth or of death once a year. */
export type Own = 'nakshatra' | 'tithi' | 'shraddha';

export interface OwnDay {
  own: Own;
  date: CivilDate;
}

/** The sky at the remembered instant. */
interface Origin {
  tithi: number;
  nakshatra: number;
  amanta: number;
}

export function originAt(kernel: Kernel, jdUt: number): Origin | null {
  const [limbs, month] = [limbsAt(kernel, jdUt), lunarMonthAt(kernel, jdUt)];
  if (!limbs.ok || !month.ok) return null;
  const { tithi, nakshatra } = limbs.value;
  return { tithi: tithi.index, nakshatra: nakshatra.index, amanta: month.value.amanta };
}

const holds = (limbs: Day['tithi'], index: number): boolean => limbs?.[0]?.index === index;

/** How much of the afternoon of a day a tithi covers, days. */
function afternoonShare(day: Day, index: number): number {
  const aparahna = kalaOf(day, 'aparahna');
  const tithi = day.tithi?.find((each) => each.index === index);
  if (!aparahna || !tithi) return 0;
  return Math.max(0, Math.min(tithi.endJd, aparahna.endJd) - Math.max(tithi.startJd, aparahna.startJd));
}

/** Whether the tithi of a day is in the month of origin, and not in an adhika one of the same name. */
const isInMonth = ({ masa }: Day, { amanta }: Origin): boolean =>
  masa !== undefined && masa.amanta === amanta && !masa.adhika;

/** The best day of the year for a tithi of a month; the first of equal ones. */
function bestDay(days: readonly Day[], origin: Origin, worth: (day: Day) => number): Day | null {
  let best: { day: Day; worth: number } | null = null;
  for (const [i, day] of days.entries()) {
    // A tithi that begins a month may cover the afternoon of the last day of the previous month.
    const next = days[i + 1];
    if (!isInMonth(day, origin) && !(next && isInMonth(next, origin) && origin.tithi === 1)) continue;
    const worthHere = worth(day);
    if (worthHere > 0 && (!best || worthHere > best.worth)) best = { day, worth: worthHere };
  }
  return best?.day ?? null;
}

/**
 * The days of a civil year on which an element of the origin returns.
 *
 * @param owns  the requested returns
 */
export function ownDaysOf(
  kernel: Kernel,
  year: number,
  { lat, lon, tz }: NamedPlace,
  origin: Origin,
  owns: readonly Own[],
): Result<OwnDay[], { reason: 'no_days' }> {
  const found = daysOf(kernel, {
    from: { year, month: 1, day: 1 },
    to: { year, month: 12, day: 31 },
    place: { latDeg: lat, lonDeg: lon },
    tz,
    histories: zonePast(),
    fields: ['tithi', 'nakshatra', 'masa'],
  });
  if (!found.ok) return fail({ reason: 'no_days' });
  const { days } = found.value;
  const result: OwnDay[] = [];
  if (owns.includes('nakshatra')) {
    const star = days.filter((day, i) => {
      const isFirst = !holds(days[i - 1]?.nakshatra, origin.nakshatra);
      return holds(day.nakshatra, origin.nakshatra) && isFirst;
    });
    result.push(...star.map(({ date }) => ({ own: 'nakshatra' as const, date })));
  }
  const sunrise = (day: Day) =>
    holds(day.tithi, origin.tithi) ? 2 : day.tithi?.some(({ index }) => index === origin.tithi) ? 1 : 0;
  const birthday = owns.includes('tithi') && bestDay(days, origin, sunrise);
  if (birthday) result.push({ own: 'tithi', date: birthday.date });
  const shraddha = owns.includes('shraddha') && bestDay(days, origin, (day) => afternoonShare(day, origin.tithi));
  if (shraddha) result.push({ own: 'shraddha', date: shraddha.date });
  const order = ({ date: { month, day } }: OwnDay) => month * 32 + day;
  return ok(result.sort((a, b) => order(a) - order(b)));
}
