/** The civil days of a lunar date: birthdays by tithi or nakṣatra, and yearly śrāddhas. */
import {
  ANNIVERSARY_RULES,
  type AnniversaryKind,
  type BirthdayOnTwo,
  type MonthReason,
} from '../../data/anniversaries/rules';
import type { NakshatraRule, TithiRule } from '../../data/observances/rule';
import type { Place } from '../../data/place';
import type { Stretch } from '../../data/stretch';
import type { Kernel } from '../../kernel/kernel';
import type { CivilDate } from '../day/types';
import type { Decision } from '../observances/decision';
import type { Found } from '../observances/engine/found';
import { byNakshatra } from '../observances/engine/nakshatra';
import { dateAt, monthOf, nakshatraAt, tithiAt, type YearSky, yearSky } from '../observances/engine/sky';
import { byTithi } from '../observances/engine/tithi';
import { type DomainError, ok, type Result } from '../result';
import { civilFromDays, daysFromDate, JD_UNIX_EPOCH } from '../time/civil';
import type { ZoneHistories, ZoneOffsets } from '../time/zone';

/** A tithi, 1..30, of an amānta month, 1..12 from Caitra. */
interface TithiOfMonth {
  tithi: number;
  month: number;
  adhika: boolean;
}

/** A nakṣatra, 1..27, while the Sun is in a rāśi, 1..12. */
interface StarOfSolarMonth {
  nakshatra: number;
  sunRashi: number;
}

export interface AnniversaryQuestion {
  kind: AnniversaryKind;
  of: TithiOfMonth | StarOfSolarMonth;
  /** Which day a birthday takes if the tithi or nakṣatra is at two sunrises; the second if absent. */
  onTwo?: BirthdayOnTwo;
  from: CivilDate;
  to: CivilDate;
  place: Place;
  /** IANA zone or UTC offset in hours. */
  tz: string | number;
  histories?: ZoneHistories | null;
}

export interface Anniversary {
  date: CivilDate;
  /** At the deciding moment: 1..30, 1..27, and the amānta month. */
  tithi: number;
  nakshatra: number;
  month: { amanta: number; adhika: boolean };
  /** The kāla that decides; null if the day lacks a sunrise or sunset for it. */
  window: Stretch | null;
  decision: Decision;
  monthReason: MonthReason | null;
}

/** Anniversaries, and the UTC offsets of the zone. */
export interface Anniversaries {
  anniversaries: readonly Anniversary[];
  clocks: ZoneOffsets | null;
}

/** A Meṣa-saṅkrānti, and the length of the sidereal year. */
const MESHA_JD = 2461144.67;
const SIDEREAL_YEAR_DAYS = 365.256363;
const SOLAR_MONTH_DAYS = SIDEREAL_YEAR_DAYS / 12;
/** Days searched before and after the mean solar month: solar months are unequal, and a kāla has neighbouring days. */
const ASIDE_DAYS = 6;
const TITHI_DAYS = 0.9843;

const isTithi = (of: AnniversaryQuestion['of']): of is TithiOfMonth => 'tithi' in of;

/**
 * First and last day, counted from 1970-01-01, on which the date may fall in the solar year that begins with the
 * `count`th saṅkrānti. A lunar month begins while the Sun is in the rāśi before the one with its number.
 */
function possibleDays(of: AnniversaryQuestion['of'], count: number): [first: number, last: number] {
  const rashi = isTithi(of) ? of.month - 1 : of.sunRashi;
  const begins = MESHA_JD + count * SIDEREAL_YEAR_DAYS + (rashi - 1) * SOLAR_MONTH_DAYS;
  const into = isTithi(of) ? of.tithi * TITHI_DAYS : 0;
  const first = begins + into - JD_UNIX_EPOCH - ASIDE_DAYS;
  return [Math.floor(first), Math.ceil(first + SOLAR_MONTH_DAYS + 2 * ASIDE_DAYS)];
}

function rowOf(kind: AnniversaryKind) {
  const { source } = ANNIVERSARY_RULES[kind];
  return { key: kind, kind: kind === 'shraddha' ? 'shraddha' : 'jayanti', source } as const;
}

/** An occurrence with the reason for its month. */
interface Reasoned {
  found: Found;
  monthReason: MonthReason | null;
}

/** The occurrences of a tithi in its month, with the reason for the month. */
function tithiDays(
  kernel: Kernel,
  sky: YearSky,
  { kind, of, onTwo }: AnniversaryQuestion & { of: TithiOfMonth },
): Result<Reasoned[], DomainError> {
  const { source: _, ...choice } = ANNIVERSARY_RULES[kind];
  const [paksha, tithi] = of.tithi <= 15 ? (['shukla', of.tithi] as const) : (['krishna', of.tithi - 15] as const);
  const rule: TithiRule = {
    ...rowOf(kind),
    ...choice,
    ...(kind === 'birthday' && onTwo && { onTwo }),
    by: 'tithi',
    month: of.month,
    paksha,
    tithi,
  };
  const found = byTithi(kernel, sky, rule);
  if (!found.ok) return found;
  const adhika = byTithi(kernel, sky, { ...rule, adhika: 'kept-in-adhika' });
  if (!adhika.ok) return adhika;
  /** The adhika month comes just before the nija month of an occurrence. */
  const hasAdhika = ({ momentJd }: Found): boolean =>
    sky.months.some((month) => month.adhika && month.amanta === of.month && Math.abs(month.endJd - momentJd) < 31);
  const reasonOf = (one: Found): MonthReason | null => {
    if (one.month !== undefined) return 'kshaya';
    if (of.adhika) return 'adhika-absent';
    return hasAdhika(one) ? 'adhika-skipped' : null;
  };
  const nija = found.value
    .filter((one) => !(of.adhika && hasAdhika(one)))
    .map((one) => ({ found: one, monthReason: reasonOf(one) }));
  if (!of.adhika) return ok(nija);
  return ok([...adhika.value.map((one) => ({ found: one, monthReason: 'adhika-again' as const })), ...nija]);
}

function starDays(
  kernel: Kernel,
  sky: YearSky,
  { kind, of, onTwo }: AnniversaryQuestion & { of: StarOfSolarMonth },
): Result<Reasoned[], DomainError> {
  const { source: _, ...choice } = ANNIVERSARY_RULES[kind];
  const rule: NakshatraRule = {
    ...rowOf(kind),
    ...choice,
    by: 'nakshatra',
    nakshatra: of.nakshatra,
    within: { sunRashi: of.sunRashi },
    onTwice: onTwo === 'first' ? 'first' : 'later',
  };
  const found = byNakshatra(kernel, sky, rule);
  return found.ok ? ok(found.value.map((one) => ({ found: one, monthReason: null }))) : found;
}

function anniversaryOf(sky: YearSky, found: Found, monthReason: MonthReason | null): Anniversary {
  const tithi = tithiAt(sky, found.momentJd);
  const { amanta, adhika } = monthOf(sky, found.momentJd, tithi);
  return {
    date: dateAt(sky, found.day),
    tithi: tithi.index,
    nakshatra: nakshatraAt(sky, found.momentJd).index,
    month: { amanta: found.month ?? amanta, adhika },
    window: found.window,
    decision: found.decision,
    monthReason,
  };
}

/**
 * The civil days of a lunar date in a span, by date. It searches only the part of each year in which the date can be.
 *
 * A tithi of a natural month is in the nija month. A tithi of an adhika month is in the adhika month if the same month
 * is adhika again, otherwise in the natural month. A kṣaya month has both of its names.
 *
 * Source  `ANNIVERSARY_RULES`, `MONTH_SOURCE`
 */
export function anniversariesOf(kernel: Kernel, question: AnniversaryQuestion): Result<Anniversaries, DomainError> {
  const { of, place, tz, histories = null } = question;
  const [first, last] = [daysFromDate(question.from), daysFromDate(question.to)];
  const byDay = new Map<number, Anniversary>();
  let clocks: ZoneOffsets | null = null;
  const countAt = (day: number) => Math.floor((day + JD_UNIX_EPOCH - MESHA_JD) / SIDEREAL_YEAR_DAYS);
  for (let count = countAt(first) - 1; count <= countAt(last) + 1; count++) {
    const [begins, ends] = possibleDays(of, count);
    const [from, to] = [Math.max(begins, first), Math.min(ends, last)];
    if (to < from) continue;
    for (let year = civilFromDays(from).year; year <= civilFromDays(to).year; year++) {
      const part = { from: civilFromDays(from), to: civilFromDays(to) };
      const sky = yearSky(kernel, { year, place, tz, histories, ...part });
      if (!sky.ok) return sky;
      clocks = sky.value.clocks;
      const found = isTithi(of)
        ? tithiDays(kernel, sky.value, { ...question, of })
        : starDays(kernel, sky.value, { ...question, of });
      if (!found.ok) return found;
      for (const { found: one, monthReason } of found.value) {
        const anniversary = anniversaryOf(sky.value, one, monthReason);
        const day = daysFromDate(anniversary.date);
        if (day >= from && day <= to) byDay.set(day, anniversary);
      }
    }
  }
  const anniversaries = [...byDay].sort(([a], [b]) => a - b).map(([, anniversary]) => anniversary);
  return ok({ anniversaries, clocks });
}
