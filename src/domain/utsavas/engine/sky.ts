/**
 * What the rules look at: the days of a place over a civil year and a month around it, with the tithis,
 * nakṣatras, saṅkrāntis and lunar months of that time. Computed once a year; the rules only look things up.
 */
import type { Almanac, CrossingList, Span } from '../../../kernel/almanac';
import { type AmantaMonth, monthsBetween, purnimantaOf } from '../../calendar/month';
import { type Dates, datesFrom, daysOf, placeAt, type YearDay } from '../../day/run';
import type { Paksha } from '../../names';
import { ROUNDING_DAYS } from '../../panchanga/limbs';
import type { Limb } from '../../panchanga/types';
import { type DomainError, ok, type Result } from '../../result';
import { daysFromCivil, JD_UNIX_EPOCH } from '../../time/civil';
import { zoneOffsets } from '../../time/zone';
import type { Stretch, UtsavaQuestion } from '../types';

export type { YearDay } from '../../day/run';

/** Days before and after the year: the months that hold its first and last day are whole within them. */
const ASIDE_DAYS = 35;

/** A tithi with the instant at which half its angle is gone by: between its two karaṇas. */
export interface Tithi extends Limb {
  halfJd: number;
}

export interface Sankranti {
  jdUt: number;
  /** The rāśi entered, 1..12. */
  rashi: number;
}

/** A lunar month with its tithis by number; months at the edges of the time looked at lack some. */
export interface SkyMonth extends AmantaMonth {
  tithis: ReadonlyMap<number, Tithi>;
}

/** A month under a name it is kept by: of a kṣaya month each tithi is halved between its two names. */
export interface NamedMonth {
  month: SkyMonth;
  number: number;
  part: 'whole' | 'first-half' | 'second-half';
}

export interface YearSky extends Dates {
  year: number;
  /** Consecutive civil dates. */
  days: readonly YearDay[];
  tithis: readonly Tithi[];
  nakshatras: readonly Limb[];
  sankrantis: readonly Sankranti[];
  months: readonly SkyMonth[];
  /** The months under their own names, and under all that they are kept by. */
  wholes: readonly NamedMonth[];
  named: readonly NamedMonth[];
}

function joined(lists: readonly CrossingList[]): CrossingList {
  const jdUt = Float64Array.from(lists.flatMap((list) => [...list.jdUt]));
  return { first: lists[0]?.first ?? 0, jdUt };
}

/** Limbs of so many parts from their beginnings; `first` is the number of the first, from 0. */
function limbsFrom({ first, jdUt }: CrossingList, parts: number): Limb[] {
  return Array.from({ length: Math.max(jdUt.length - 1, 0) }, (_, i) => ({
    index: ((first + i) % parts) + 1,
    startJd: jdUt[i] as number,
    endJd: jdUt[i + 1] as number,
  }));
}

function tithisFrom(karanas: CrossingList): Tithi[] {
  const halves = limbsFrom(karanas, 60);
  return halves.flatMap((first, i) => {
    const second = halves[i + 1];
    if (first.index % 2 === 0 || !second) return [];
    return [{ index: (first.index + 1) / 2, startJd: first.startJd, halfJd: second.startJd, endJd: second.endJd }];
  });
}

function withTithis(month: AmantaMonth, tithis: readonly Tithi[]): SkyMonth {
  const within = tithis.filter(({ halfJd }) => month.startJd < halfJd && halfJd < month.endJd);
  return { ...month, tithis: new Map(within.map((tithi) => [tithi.index, tithi])) };
}

function namesOf(month: SkyMonth): NamedMonth[] {
  const { amanta, kshaya } = month;
  if (kshaya === null) return [{ month, number: amanta, part: 'whole' }];
  return [
    { month, number: amanta, part: 'first-half' },
    { month, number: kshaya, part: 'second-half' },
  ];
}

/** The sky of a civil year at a place. Refused: a zone that is none, a year beyond the kernel's. */
export function yearSky(kernel: Almanac, { year, place, tz }: UtsavaQuestion): Result<YearSky, DomainError> {
  const first = daysFromCivil(year, 1, 1) - ASIDE_DAYS;
  const count = daysFromCivil(year + 1, 1, 1) + ASIDE_DAYS - first;
  const fromUt = JD_UNIX_EPOCH + first - place.lonDeg / 360;
  const clocks = zoneOffsets(tz, fromUt - 2, fromUt + count + 2);
  if (!clocks.ok) return clocks;
  const dates = datesFrom(clocks.value, first, count);
  const half = Math.ceil(count / 2) + 1;
  const spans: Span[] = [];
  for (const from of [fromUt - 1, fromUt - 1 + half]) {
    const span = kernel.span({ ...place, fromUt: from, days: half, definition: 'ul15', zodiac: 'lahiri' });
    if (!span.ok) return span;
    spans.push(span.value);
  }
  const sankrantis = joined(spans.map((span) => span.sankrantis));
  const tithis = tithisFrom(joined(spans.map((span) => span.karanas)));
  const entries = Array.from(sankrantis.jdUt, (jdUt, i) => ({ jdUt, rashi: ((sankrantis.first + i) % 12) + 1 }));
  const newMoons = tithis
    .filter(({ index }) => index === 1)
    .map(({ startJd }) => ({ jdUt: startJd, rashi: sunRashiAmong(entries, startJd) - 1 }));
  const months = monthsBetween(newMoons).map((month) => withTithis(month, tithis));
  return ok({
    year,
    ...dates,
    days: daysOf(dates, count, spans),
    tithis,
    nakshatras: limbsFrom(joined(spans.map((span) => span.nakshatras)), 27),
    sankrantis: entries,
    months,
    wholes: months.map((month) => ({ month, number: month.amanta, part: 'whole' })),
    named: months.flatMap(namesOf),
  });
}

export const dayAt = (sky: YearSky, day: number): YearDay | undefined => sky.days[day];

/** The civil day of an instant, as a place in `sky.days`. */
export const civilDayOf = (sky: YearSky, jdUt: number): number => placeAt(sky, jdUt + ROUNDING_DAYS);

/** The day that holds an instant, from sunrise to sunrise; where the Sun makes none, the civil day. */
export function dayHolding(sky: YearSky, jdUt: number): number {
  const civil = civilDayOf(sky, jdUt);
  const sunriseJd = dayAt(sky, civil)?.sunriseJd ?? null;
  if (sunriseJd !== null && sunriseJd <= jdUt) return civil;
  return dayAt(sky, civil - 1)?.nextSunriseJd == null ? civil : civil - 1;
}

function limbHolding<L extends Stretch>(limbs: readonly L[], jdUt: number): L {
  let [low, high] = [0, limbs.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((limbs[middle] as L).startJd <= jdUt + ROUNDING_DAYS) low = middle;
    else high = middle;
  }
  return limbs[low] as L;
}

export const tithiAt = (sky: YearSky, jdUt: number): Tithi => limbHolding(sky.tithis, jdUt);
export const nakshatraAt = (sky: YearSky, jdUt: number): Limb => limbHolding(sky.nakshatras, jdUt);

/** The rāśi of the Sun, 1..12, by the saṅkrāntis around an instant. */
function sunRashiAmong(sankrantis: readonly Sankranti[], jdUt: number): number {
  const entered = sankrantis.findLast((sankranti) => sankranti.jdUt <= jdUt);
  // Before the first of them the Sun stands in the rāśi before its.
  return entered ? entered.rashi : (((sankrantis[0] as Sankranti).rashi + 10) % 12) + 1;
}

/** The rāśi of the Sun, 1..12. */
export const sunRashiOf = ({ sankrantis }: YearSky, jdUt: number): number => sunRashiAmong(sankrantis, jdUt);

/** The lunar month of an instant as an item tells it, with the pakṣa. */
export function monthOf(sky: YearSky, jdUt: number) {
  const month = limbHolding(sky.months, jdUt);
  const paksha: Paksha = tithiAt(sky, jdUt).index <= 15 ? 'shukla' : 'krishna';
  return { amanta: month.amanta, purnimanta: purnimantaOf(month, paksha), adhika: month.adhika, paksha };
}

/** The occurrences of a month by number, the lost name of a kṣaya month among them, or of every month. */
export function monthsNamed(
  { wholes, named }: YearSky,
  number: number | 'every' | 'adhika',
  adhika = false,
): readonly NamedMonth[] {
  if (number === 'every') return wholes;
  if (number === 'adhika') return wholes.filter(({ month }) => month.adhika);
  return named.filter((one) => one.number === number && one.month.adhika === adhika);
}

/** A tithi, 1..30, of a month: all of it, or the half that belongs to one name of a kṣaya month. */
export function tithiIn({ month, part }: NamedMonth, index: number): Tithi | null {
  const tithi = month.tithis.get(index);
  if (!tithi) return null;
  return {
    ...tithi,
    startJd: part === 'second-half' ? tithi.halfJd : tithi.startJd,
    endJd: part === 'first-half' ? tithi.halfJd : tithi.endJd,
  };
}
