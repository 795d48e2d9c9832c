/**
 * Days of the Sun: the civil day that a saṅkrānti belongs to, by eight reckonings, and days counted from it. Solar
 * months begin on these days, each reckoning in its region.
 *
 * Source  customary; the limits of Odisha, Bengal and Kerala as in Sewell and Dikshit, The Indian Calendar, by report
 */
import type { Almanac } from '../../../kernel/almanac';
import { rashiName } from '../../names';
import { type DomainError, ok, type Result } from '../../result';
import type { SankrantiDay, SolarRule } from '../types';
import type { Found } from './found';
import { civilDayOf, dayAt, dayHolding, tithiAt, type YearSky } from './sky';
import { dateOf } from './words';

interface Entry {
  jdUt: number;
  /** The rāśi entered, 1..12; null of a longitude within one. */
  rashi: number | null;
}

interface Dated {
  day: number;
  because: string;
}

const KARKA = 4;
const MAKARA = 10;
const MINUTE = 1 / 1440;

/** Part of the civil day gone by at an instant, by the clocks of the place. */
function clockOf({ clocks }: YearSky, jdUt: number): number {
  const local = jdUt + 0.5 + clocks.hoursAt(jdUt) / 24;
  return local - Math.floor(local);
}

const NO_SUNRISE = 'on a civil day that lacks a sunrise or a sunset here, so that day stands';

type Reckon = (sky: YearSky, entry: Entry) => Dated;

/** A rule with one limit within the civil day: before it that day, from it on the next. */
const upTo =
  (limit: string, limitOf: (sky: YearSky, day: number) => number | null): Reckon =>
  (sky, { jdUt }) => {
    const day = civilDayOf(sky, jdUt);
    const limitJd = limitOf(sky, day);
    if (limitJd === null) return { day, because: NO_SUNRISE };
    return jdUt < limitJd
      ? { day, because: `before ${limit} of that civil day, which is kept` }
      : { day: day + 1, because: `after ${limit} of that civil day, so the next is kept` };
  };

/** The instant at which the clocks show a part of a civil day; `nearJd` lies in it. */
const atClock = (sky: YearSky, nearJd: number, part: number): number => nearJd + part - clockOf(sky, nearJd);

/** The day of the observance: night belongs to the day it follows until midnight, but for Makara and Karka. */
const punyaKala: Reckon = (sky, { jdUt, rashi }) => {
  const day = civilDayOf(sky, jdUt);
  const { sunriseJd = null, sunsetJd = null } = dayAt(sky, day) ?? {};
  if (sunriseJd === null) return { day, because: NO_SUNRISE };
  if (jdUt < sunriseJd) {
    return rashi === KARKA
      ? { day: day - 1, because: 'before sunrise, and Karka is then kept on the day before' }
      : { day, because: 'between midnight and sunrise, so the day that begins then is kept' };
  }
  if (sunsetJd !== null && jdUt > sunsetJd) {
    return rashi === MAKARA
      ? { day: day + 1, because: 'after sunset, and Makara is then kept on the next day' }
      : { day, because: 'between sunset and midnight, so the day before that midnight is kept' };
  }
  return { day, because: 'by day, so that civil day is kept' };
};

/**
 * The first day of a month in Bengal: the day after the saṅkrānti, a midnight's half hour apart. Within 24 minutes
 * of midnight it is counted from the day that ends at that midnight: of Karka the next, of Makara the one after it,
 * of the others by whether the tithi of that day's sunrise has ended.
 */
const bengal: Reckon = (sky, { jdUt, rashi }) => {
  const civil = civilDayOf(sky, jdUt);
  const clock = clockOf(sky, jdUt);
  const late = clock >= 1 - 24 * MINUTE;
  if (!late && clock >= 24 * MINUTE) return { day: civil + 1, because: 'and the month begins on the next civil day' };
  const day = late ? civil : civil - 1;
  const sunriseJd = dayAt(sky, day)?.sunriseJd ?? jdUt;
  const two = rashi === MAKARA || (rashi !== KARKA && tithiAt(sky, sunriseJd).endJd < jdUt);
  return two
    ? { day: day + 2, because: 'within 24 minutes of midnight, so the day after the one that begins with it is kept' }
    : { day: day + 1, because: 'within 24 minutes of midnight, so the day that begins with it is kept' };
};

const dawn: Reckon = (sky, { jdUt }) => {
  const day = civilDayOf(sky, jdUt);
  const sunriseJd = dayAt(sky, day)?.sunriseJd ?? null;
  if (sunriseJd === null) return { day, because: NO_SUNRISE };
  return jdUt < sunriseJd
    ? { day, because: 'before the sunrise of that day, which is kept' }
    : { day: day + 1, because: 'after the sunrise of that day, so the next dawn is kept' };
};

const RECKONINGS: Record<SankrantiDay, Reckon> = {
  'punya-kala': punyaKala,
  tamil: upTo('sunset', (sky, day) => dayAt(sky, day)?.sunsetJd ?? null),
  malayalam: upTo('the end of three fifths of the daylight', (sky, day) => {
    const { sunriseJd = null, sunsetJd = null } = dayAt(sky, day) ?? {};
    return sunriseJd === null || sunsetJd === null ? null : sunriseJd + 0.6 * (sunsetJd - sunriseJd);
  }),
  odia: (sky, entry) => upTo('22:12', () => atClock(sky, entry.jdUt, (22 * 60 + 12) * MINUTE))(sky, entry),
  bengal,
  civil: (sky, { jdUt }) => ({ day: civilDayOf(sky, jdUt), because: 'and that civil day is kept' }),
  dawn,
  'panchanga-day': (sky, { jdUt }) => ({
    day: dayHolding(sky, jdUt),
    because: 'and the day from sunrise that holds it is kept',
  }),
};

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

/** "Meṣa", or "20° of Meṣa": degrees and arc minutes. */
function placeOf(sunDeg: number): string {
  const rashi = rashiName(Math.floor(sunDeg / 30) + 1).iast;
  const within = sunDeg % 30;
  if (within === 0) return rashi;
  const minutes = Math.round((within % 1) * 60);
  return `${Math.floor(within)}°${minutes ? `${String(minutes).padStart(2, '0')}′` : ''} of ${rashi}`;
}

function clockText(sky: YearSky, jdUt: number): string {
  const minutes = Math.floor(clockOf(sky, jdUt) * 1440);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** The occurrences of a rule over the sky. */
export function bySun(kernel: Almanac, sky: YearSky, rule: SolarRule): Result<Found[], DomainError> {
  const { shift = 0 } = rule;
  const entries = entriesInto(kernel, sky, rule.sunDeg);
  if (!entries.ok) return entries;
  return ok(
    entries.value.flatMap((entry): Found[] => {
      const { day, because } = RECKONINGS[rule.day](sky, entry);
      const of = dayAt(sky, day + shift);
      if (!of || !dayAt(sky, day) || !dayAt(sky, civilDayOf(sky, entry.jdUt))) return [];
      const reached = dateOf(sky, civilDayOf(sky, entry.jdUt));
      const counted =
        shift === 0 ? '' : `; counted from ${dateOf(sky, day)}, day ${shift + 1} is ${dateOf(sky, day + shift)}`;
      const reaches = entry.rashi === null ? 'reaches' : 'enters';
      const { jdUt } = entry;
      return [
        {
          day: day + shift,
          momentJd: shift === 0 ? jdUt : (of.sunriseJd ?? jdUt + shift),
          kala: 'sankranti',
          window: { startJd: jdUt, endJd: jdUt },
          decision: `The Sun ${reaches} ${placeOf(rule.sunDeg)} on ${reached} at ${clockText(sky, jdUt)}, ${because}${counted}.`,
          also: { sankrantiJd: jdUt },
        },
      ];
    }),
  );
}
