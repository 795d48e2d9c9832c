/**
 * The inputs of the rules: the days of a place over a civil year and a month around it, with tithis, nakṣatras,
 * saṅkrāntis and lunar months. They are computed once per year; the rules only look them up.
 */

import type { Paksha } from '../../../data/keys';
import type { Place } from '../../../data/place';
import type { Almanac, CrossingList } from '../../../kernel/almanac';
import { type AmantaMonth, monthsBetween, purnimantaOf } from '../../calendar/month';
import { type Horizon, type SpanWithHorizon, spanBetween, spanWithHorizon } from '../../day/horizon';
import { civilAt, type Dates, datesFrom, daysOf, placeAt } from '../../day/run';
import type { CivilDate, VedicDay as YearDay } from '../../day/types';
import { holding, limbsFrom, ROUNDING_DAYS } from '../../panchanga/limbs';
import type { Limb } from '../../panchanga/types';
import { type DomainError, ok, type Result } from '../../result';
import { daysFromCivil, daysFromDate, FIRST_YEAR, JD_UNIX_EPOCH } from '../../time/civil';
import { type ZoneOffsets, zoneOffsets } from '../../time/zone';
import type { UtsavaQuestion } from '../question';

export type { VedicDay as YearDay } from '../../day/types';

/** Days around the searched part, which complete the months of its first and last day. */
const ASIDE_DAYS = 35;
/**
 * Days before and after a part of a year on which its observances depend: the occurrences of another observance, a
 * saṅkrānti from which days are counted, the nakṣatras around a solar month.
 */
const REACH_DAYS = 40;

/** A tithi with the instant between its two karaṇas, when half of its angle has elapsed. */
export interface Tithi extends Limb {
  halfJd: number;
}

export interface Sankranti {
  jdUt: number;
  /** The rāśi entered, 1..12. */
  rashi: number;
}

/** A lunar month with its tithis by number; months at the edges of the sky lack some. */
export interface SkyMonth extends AmantaMonth {
  tithis: ReadonlyMap<number, Tithi>;
}

/** A month under one of its names. In a kṣaya month, each of the two names has half of every tithi. */
export interface NamedMonth {
  month: SkyMonth;
  number: number;
  part: 'whole' | 'first-half' | 'second-half';
}

export interface YearSky extends Dates<ZoneOffsets> {
  /** The requested civil days, half-open; counted from 1970-01-01. */
  asked: readonly [first: number, end: number];
  /** The place of the days. */
  place: Place;
  /** Consecutive civil dates. */
  days: readonly YearDay[];
  tithis: readonly Tithi[];
  nakshatras: readonly Limb[];
  /** The nakṣatras by number, Aśvinī first. */
  stars: readonly (readonly Limb[])[];
  yogas: readonly Limb[];
  sankrantis: readonly Sankranti[];
  months: readonly SkyMonth[];
  /** The months under their own names, and under all names by which observances find them. */
  wholes: readonly NamedMonth[];
  named: readonly NamedMonth[];
}

/** The tithis of a list of karaṇas, with their halves. */
function halvedTithis(karanas: CrossingList): Tithi[] {
  const { first, jdUt } = karanas;
  const tithis: Tithi[] = [];
  // A tithi begins with every karaṇa of even number.
  for (let i = first % 2; i + 2 < jdUt.length; i += 2) {
    tithis.push({
      index: (((first + i) % 60) >> 1) + 1,
      startJd: jdUt[i] as number,
      halfJd: jdUt[i + 1] as number,
      endJd: jdUt[i + 2] as number,
    });
  }
  return tithis;
}

function byStar(nakshatras: readonly Limb[]): Limb[][] {
  const stars: Limb[][] = Array.from({ length: 27 }, () => []);
  for (const limb of nakshatras) stars[limb.index - 1]?.push(limb);
  return stars;
}

function withTithis(month: AmantaMonth, tithis: readonly Tithi[]): SkyMonth {
  const within = new Map<number, Tithi>();
  for (const tithi of tithis) {
    if (tithi.halfJd >= month.endJd) break;
    if (tithi.halfJd > month.startJd) within.set(tithi.index, tithi);
  }
  return { ...month, tithis: within };
}

function namesOf(month: SkyMonth): NamedMonth[] {
  const { amanta, kshaya } = month;
  if (kshaya === null) return [{ month, number: amanta, part: 'whole' }];
  return [
    { month, number: amanta, part: 'first-half' },
    { month, number: kshaya, part: 'second-half' },
  ];
}

/** Consecutive days for the rules: the sunset of a date without a sunrise ends the day of the date before it. */
export const daysObserved = (dates: Dates, count: number, horizon: Horizon): YearDay[] =>
  daysOf(dates, count, horizon).map((day) => (day.sunriseJd === null ? { ...day, sunsetJd: null } : day));

/** The longitude whose local mean time the clocks of a sky show before standard time; undefined from 1900 on. */
export const meanTimeLongitude = (firstDay: number, lonDeg: number): number | undefined =>
  firstDay < daysFromCivil(FIRST_YEAR, 1, 1) ? lonDeg : undefined;

/** The civil days of a year or of a part of it, half-open; counted from 1970-01-01. */
function daysAskedFor({ year, from, to }: Pick<UtsavaQuestion, 'year' | 'from' | 'to'>): [first: number, end: number] {
  const [first, end] = [daysFromCivil(year, 1, 1), daysFromCivil(year + 1, 1, 1)];
  return [from ? Math.max(first, daysFromDate(from)) : first, to ? Math.min(end, daysFromDate(to) + 1) : end];
}

/**
 * The sky of a civil year at a place, or around a part of it. Before 1900 its clocks show local mean time until standard
 * time. Errors: an unknown zone, a year outside the kernel's span.
 *
 * @param known  a span of the place that has some of the searched days
 */
export function yearSky(
  kernel: Almanac,
  question: Pick<UtsavaQuestion, 'year' | 'place' | 'tz' | 'histories' | 'from' | 'to'>,
  known?: SpanWithHorizon,
): Result<YearSky, DomainError> {
  const { year, place, tz, histories } = question;
  const [yearFirst, yearEnd] = daysAskedFor({ year });
  const [askedFirst, askedEnd] = daysAskedFor(question);
  const first = Math.max(yearFirst, askedFirst - REACH_DAYS) - ASIDE_DAYS;
  const count = Math.min(yearEnd, askedEnd + REACH_DAYS) + ASIDE_DAYS - first;
  const fromUt = JD_UNIX_EPOCH + first - place.lonDeg / 360;
  const clocks = zoneOffsets(
    tz,
    fromUt - 2,
    fromUt + count + 2,
    histories,
    meanTimeLongitude(askedFirst, place.lonDeg),
  );
  if (!clocks.ok) return clocks;
  const dates = datesFrom(clocks.value, first, count);
  const bounds = [fromUt - 1, fromUt + count + 2] as const;
  const found = known ? spanBetween(kernel, place, known, ...bounds) : spanWithHorizon(kernel, place, ...bounds);
  if (!found.ok) return found;
  const { karanas, sankrantis } = found.value.span;
  const nakshatras = limbsFrom(found.value.span.nakshatras, 27);
  const tithis = halvedTithis(karanas);
  const entries = Array.from(sankrantis.jdUt, (jdUt, i) => ({ jdUt, rashi: ((sankrantis.first + i) % 12) + 1 }));
  const newMoons = tithis
    .filter(({ index }) => index === 1)
    .map(({ startJd }) => ({ jdUt: startJd, rashi: sunRashiAmong(entries, startJd) - 1 }));
  const months = monthsBetween(newMoons).map((month) => withTithis(month, tithis));
  return ok({
    asked: [askedFirst, askedEnd],
    place,
    ...dates,
    days: daysObserved(dates, count, found.value.horizon),
    tithis,
    nakshatras,
    stars: byStar(nakshatras),
    yogas: limbsFrom(found.value.span.yogas, 27),
    sankrantis: entries,
    months,
    wholes: months.map((month) => ({ month, number: month.amanta, part: 'whole' })),
    named: months.flatMap(namesOf),
  });
}

/** A sky whose limbs, months and saṅkrāntis come some days later, for the error of ΔT. */
export function laterSky(sky: YearSky, days: number): YearSky {
  const later = <S extends { startJd: number; endJd: number }>(stretch: S): S => ({
    ...stretch,
    startJd: stretch.startJd + days,
    endJd: stretch.endJd + days,
  });
  const tithis = sky.tithis.map((tithi) => ({ ...later(tithi), halfJd: tithi.halfJd + days }));
  const nakshatras = sky.nakshatras.map(later);
  const months = sky.months.map((month) => withTithis(later(month), tithis));
  return {
    ...sky,
    tithis,
    nakshatras,
    stars: byStar(nakshatras),
    yogas: sky.yogas.map(later),
    sankrantis: sky.sankrantis.map(({ jdUt, rashi }) => ({ jdUt: jdUt + days, rashi })),
    months,
    wholes: months.map((month) => ({ month, number: month.amanta, part: 'whole' })),
    named: months.flatMap(namesOf),
  };
}

export const dayAt = (sky: YearSky, day: number): YearDay | undefined => sky.days[day];

/** The civil day of an instant, as an index in `sky.days`. */
export const civilDayOf = (sky: YearSky, jdUt: number): number => placeAt(sky, jdUt + ROUNDING_DAYS);

/** The day that contains an instant, from sunrise to sunrise; the civil day if there is no sunrise. */
export function dayHolding(sky: YearSky, jdUt: number): number {
  const civil = civilDayOf(sky, jdUt);
  const sunriseJd = dayAt(sky, civil)?.sunriseJd ?? null;
  if (sunriseJd !== null && sunriseJd <= jdUt) return civil;
  return dayAt(sky, civil - 1)?.nextSunriseJd == null ? civil : civil - 1;
}

export const tithiAt = (sky: YearSky, jdUt: number): Tithi => holding(sky.tithis, jdUt);
export const nakshatraAt = (sky: YearSky, jdUt: number): Limb => holding(sky.nakshatras, jdUt);

/** The rāśi of the Sun, 1..12, by the saṅkrāntis around an instant. */
function sunRashiAmong(sankrantis: readonly Sankranti[], jdUt: number): number {
  const entered = sankrantis.findLast((sankranti) => sankranti.jdUt <= jdUt);
  // Before the first saṅkrānti, the Sun is in the previous rāśi.
  return entered ? entered.rashi : (((sankrantis[0] as Sankranti).rashi + 10) % 12) + 1;
}

/** The rāśi of the Sun, 1..12. */
export const sunRashiOf = ({ sankrantis }: YearSky, jdUt: number): number => sunRashiAmong(sankrantis, jdUt);

/** The lunar month of an instant with the pakṣa, as observances give it. */
export function monthOf(sky: YearSky, jdUt: number, tithi = tithiAt(sky, jdUt)) {
  const month = holding(sky.months, jdUt);
  const paksha: Paksha = tithi.index <= 15 ? 'shukla' : 'krishna';
  return { amanta: month.amanta, purnimanta: purnimantaOf(month, paksha), adhika: month.adhika, paksha };
}

/** The occurrences of a month by number, including the dropped name of a kṣaya month; or of every month. */
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
  if (!tithi || part === 'whole') return tithi ?? null;
  return {
    ...tithi,
    startJd: part === 'second-half' ? tithi.halfJd : tithi.startJd,
    endJd: part === 'first-half' ? tithi.halfJd : tithi.endJd,
  };
}

/** The civil date of an index in `sky.days`, or beyond them. */
export const dateAt = (sky: YearSky, day: number): CivilDate => sky.days[day]?.date ?? civilAt(sky, day);

/** The index of a civil date in `sky.days`. */
export function placeOfDate({ firstDay, leftOut }: Dates, { year, month, day }: CivilDate): number {
  const number = daysFromCivil(year, month, day);
  return number - firstDay - (leftOut !== null && number > leftOut ? 1 : 0);
}
