/**
 * Days by the Sun: the civil day of a saṅkrānti by eight regional rules, and days counted from it. The solar months of
 * each region begin on these days.
 *
 * Source  customary; the limits of Odisha, Bengal and Kerala as in Sewell and Dikshit, The Indian Calendar, by report
 */

import type { SankrantiDay, SolarRule } from '../../../data/observances/rule';
import type { Almanac } from '../../../kernel/almanac';
import {
  afterMidnight,
  beforeAparahna,
  beforeLateEvening,
  beforeSunset,
  dayEndingNear,
  type FirstDayRule,
  type SankrantiAt,
} from '../../regional/firstDay';
import { type DomainError, ok, type Result } from '../../result';
import type { SankrantiReason, SunDecision } from '../decision';
import { foundAt } from './deciding';
import type { Found } from './found';
import { civilDayOf, dateAt, dayAt, dayHolding, tithiAt, type YearSky } from './sky';

interface Entry {
  jdUt: number;
  /** The rāśi entered, 1..12; null for a longitude within a rāśi. */
  rashi: number | null;
}

interface Dated {
  day: number;
  reason: SankrantiReason;
}

const KARKA = 4;
const MAKARA = 10;

/** Elapsed fraction of the civil day at an instant, by local time. */
function clockOf({ clocks }: YearSky, jdUt: number): number {
  const local = jdUt + 0.5 + clocks.hoursAt(jdUt) / 24;
  return local - Math.floor(local);
}

/** The reason if the civil day lacks a sunrise or a sunset. */
const NO_SUNRISE: SankrantiReason = { day: 'no-sunrise' };

type Reckon = (sky: YearSky, entry: Entry) => Dated;

/** A saṅkrānti at the place of the sky, in the form for the rules of the regional calendars. */
function sankrantiAt(sky: YearSky, { jdUt, rashi }: Entry): SankrantiAt {
  return {
    jdUt,
    rashi: rashi ?? 0,
    day: civilDayOf(sky, jdUt),
    clock: clockOf(sky, jdUt),
    sunriseOf: (day) => dayAt(sky, day)?.sunriseJd ?? jdUt,
    sunsetOf: (day) => dayAt(sky, day)?.sunsetJd ?? jdUt,
    tithiEndAt: (at) => tithiAt(sky, at).endJd,
  };
}

/** A regional rule with one limit within the civil day: that day before the limit, the next day from then on. */
const upTo =
  (limit: 'sunset' | 'three-fifths' | 'clock', rule: FirstDayRule): Reckon =>
  (sky, entry) => {
    const sankranti = sankrantiAt(sky, entry);
    const { sunriseJd = null, sunsetJd = null } = dayAt(sky, sankranti.day) ?? {};
    if (limit !== 'clock' && (sunriseJd === null || sunsetJd === null)) {
      return { day: sankranti.day, reason: NO_SUNRISE };
    }
    const day = rule(sankranti);
    return { day, reason: { day: day === sankranti.day ? 'same' : 'next', limit } };
  };

const punya = (at: Extract<SankrantiReason, { day: 'punya-kala' }>['at']): SankrantiReason => ({
  day: 'punya-kala',
  at,
});

/** The day of the observance: until midnight, the night belongs to the day before it, except for Makara and Karka. */
const punyaKala: Reckon = (sky, { jdUt, rashi }) => {
  const day = civilDayOf(sky, jdUt);
  const { sunriseJd = null, sunsetJd = null } = dayAt(sky, day) ?? {};
  if (sunriseJd === null) return { day, reason: NO_SUNRISE };
  if (jdUt < sunriseJd) {
    return rashi === KARKA
      ? { day: day - 1, reason: punya('karka-before-sunrise') }
      : { day, reason: punya('before-sunrise') };
  }
  if (sunsetJd !== null && jdUt > sunsetJd) {
    return rashi === MAKARA
      ? { day: day + 1, reason: punya('makara-after-sunset') }
      : { day, reason: punya('after-sunset') };
  }
  return { day, reason: punya('by-day') };
};

/** The first day of a month in Bengal. */
const bengal: Reckon = (sky, entry) => {
  const sankranti = sankrantiAt(sky, entry);
  const day = afterMidnight(sankranti);
  const ending = dayEndingNear(sankranti);
  if (ending === null) return { day, reason: { day: 'bengal', at: 'plain' } };
  return { day, reason: { day: 'bengal', at: day === ending + 1 ? 'midnight' : 'midnight-next' } };
};

const dawn: Reckon = (sky, { jdUt }) => {
  const day = civilDayOf(sky, jdUt);
  const sunriseJd = dayAt(sky, day)?.sunriseJd ?? null;
  if (sunriseJd === null) return { day, reason: NO_SUNRISE };
  return jdUt < sunriseJd
    ? { day, reason: { day: 'dawn', at: 'same' } }
    : { day: day + 1, reason: { day: 'dawn', at: 'next' } };
};

const RECKONINGS: Record<SankrantiDay, Reckon> = {
  'punya-kala': punyaKala,
  tamil: upTo('sunset', beforeSunset),
  malayalam: upTo('three-fifths', beforeAparahna),
  odia: upTo('clock', beforeLateEvening),
  bengal,
  civil: (sky, { jdUt }) => ({ day: civilDayOf(sky, jdUt), reason: { day: 'civil' } }),
  dawn,
  'panchanga-day': (sky, { jdUt }) => ({
    day: dayHolding(sky, jdUt),
    reason: { day: 'panchanga' },
  }),
};

/** The civil day on which a solar month begins in a region, as an index in `sky.days`. */
export const firstDayOfMonth = (sky: YearSky, entry: Entry, reckoning: 'tamil' | 'malayalam'): number =>
  RECKONINGS[reckoning](sky, entry).day;

/** When the Sun reaches a longitude within the sky. */
function entriesInto(kernel: Almanac, sky: YearSky, sunDeg: number): Result<Entry[], DomainError> {
  if (sunDeg % 30 === 0) return ok(sky.sankrantis.filter(({ rashi }) => rashi === sunDeg / 30 + 1));
  const question = { angle: 'sun', zodiac: 'lahiri', stepDeg: 360, offsetDeg: sunDeg } as const;
  const entries: Entry[] = [];
  const last = sky.nakshatras.at(-1)?.endJd ?? 0;
  for (let from = sky.nakshatras[0]?.startJd ?? 0; ; ) {
    const entry = kernel.nextCrossing(question, from);
    if (!entry.ok) return entry;
    if (entry.value.jdUt >= last) return ok(entries);
    entries.push({ jdUt: entry.value.jdUt, rashi: null });
    from = entry.value.jdUt + 1;
  }
}

/** The occurrences of a rule over the sky. */
export function bySun(kernel: Almanac, sky: YearSky, rule: SolarRule): Result<Found[], DomainError> {
  const entries = entriesInto(kernel, sky, rule.sunDeg);
  if (!entries.ok) return entries;
  const { shift = 0 } = rule;
  const days = () => entries.value.map(({ jdUt }) => ({ startJd: jdUt, endJd: jdUt + shift }));
  return foundAt(kernel, sky, rule.decidedAt, days, (at) => ok(foundIn(at, rule, entries.value)));
}

/** The occurrences of a rule by the days of a sky. */
function foundIn(sky: YearSky, rule: SolarRule, entries: readonly Entry[]): Found[] {
  const { shift = 0 } = rule;
  return entries.flatMap((entry): Found[] => {
    const { day, reason } = RECKONINGS[rule.day](sky, entry);
    const { jdUt } = entry;
    const of = dayAt(sky, day + shift);
    if (!of || !dayAt(sky, day) || !dayAt(sky, civilDayOf(sky, jdUt))) return [];
    const decision: SunDecision = {
      by: 'sun',
      sunDeg: rule.sunDeg,
      enters: entry.rashi !== null,
      reached: dateAt(sky, civilDayOf(sky, jdUt)),
      minuteOfDay: Math.floor(clockOf(sky, jdUt) * 1440),
      reason,
      counted: shift === 0 ? null : { from: dateAt(sky, day), ordinal: shift + 1, date: of.date },
    };
    return [
      {
        day: day + shift,
        momentJd: shift === 0 ? jdUt : (of.sunriseJd ?? jdUt + shift),
        kala: 'sankranti',
        window: { startJd: jdUt, endJd: jdUt },
        decision,
        also: { sankrantiJd: jdUt },
      },
    ];
  });
}
