/**
 * The fasts of the eleventh tithi by four schools, and the breaking of the fast on the day after. The day depends on
 * the sunrises in ekādaśī and dvādaśī, and on whether daśamī is still current at the aruṇodaya before. In a kṣaya
 * month, both named fasts are on its one ekādaśī.
 *
 * Source  smārta and vaiṣṇava: customary, as digests of the type of Dharmasindhu give it; Gauḍīya: the eight
 * mahādvādaśīs as the calendar program of ISKCON applies them; Mādhva: published tables of 2017 to 2019
 */

import type { EkadashiRule } from '../../../data/observances/rule';
import type { Stretch } from '../../../data/stretch';
import { ARUNODAYA_DAYS } from '../../../kernel/almanac';
import { type Decision, type FastReason, type Mahadvadashi, type ParanaReason, withConditions } from '../decision';
import { firstQuarterEnd } from '../times/context';
import { paranaTime } from '../times/parana';
import { JUST_BEFORE_DAYS } from './choose';
import type { Fasting, Found } from './found';
import {
  dateAt,
  dayAt,
  dayHolding,
  monthsNamed,
  nakshatraAt,
  type SkyMonth,
  sunRashiOf,
  type Tithi,
  type YearDay,
  type YearSky,
} from './sky';

interface Fast {
  day: number;
  why: FastReason;
  /** The day at whose sunrise ekādaśī is current, if the reason mentions it. */
  sunrise?: number;
}

/** The inputs of the rules of the schools. */
interface Eleventh {
  ekadashi: Tithi;
  dvadashi: Tithi;
  month: SkyMonth;
}

type School = (sky: YearSky, eleventh: Eleventh) => Fast;

/** The days at whose sunrise a tithi is current. */
function sunrisesIn(sky: YearSky, { startJd, endJd }: Stretch): number[] {
  const days: number[] = [];
  for (let day = dayHolding(sky, startJd); day <= dayHolding(sky, endJd) + 1; day++) {
    const sunriseJd = dayAt(sky, day)?.sunriseJd ?? null;
    if (sunriseJd !== null && startJd <= sunriseJd && sunriseJd < endJd) days.push(day);
  }
  return days;
}

const smarta: School = (sky, { ekadashi, dvadashi }) => {
  const [first, second] = sunrisesIn(sky, ekadashi);
  if (first === undefined) return { day: dayHolding(sky, ekadashi.startJd), why: 'no-sunrise' };
  if (second !== undefined) return { day: second, why: 'second-sunrise' };
  if (sunrisesIn(sky, dvadashi).length === 0) {
    return { day: first - 1, why: 'dvadashi-without-sunrise', sunrise: first };
  }
  return { day: first, why: 'one-sunrise' };
};

/** Whether daśamī is still current 96 minutes before the sunrise of a day. */
function isPierced(sky: YearSky, day: number, { startJd }: Stretch): boolean {
  return startJd > (dayAt(sky, day)?.sunriseJd ?? 0) - ARUNODAYA_DAYS;
}

const vaishnava: School = (sky, { ekadashi, dvadashi }) => {
  const [first, second] = sunrisesIn(sky, ekadashi);
  if (first === undefined) return { day: dayHolding(sky, ekadashi.startJd) + 1, why: 'no-sunrise' };
  if (second !== undefined) return { day: second, why: 'second-sunrise' };
  if (isPierced(sky, first, ekadashi)) return { day: first + 1, why: 'dashami-at-arunodaya', sunrise: first };
  if (sunrisesIn(sky, dvadashi).length === 2) {
    return { day: first + 1, why: 'dvadashi-at-two-sunrises', sunrise: first };
  }
  return { day: first, why: 'one-sunrise' };
};

const OF_NAKSHATRA: Readonly<Record<number, Mahadvadashi>> = {
  7: 'jaya',
  22: 'vijaya',
  4: 'jayanti',
  8: 'papanashini',
};

/** A śukla dvādaśī that lasts until sunset with one of four nakṣatras at its sunrise and the next. */
function ofNakshatra(sky: YearSky, day: number, dvadashi: Tithi): Mahadvadashi | null {
  const { sunriseJd = null, sunsetJd = null, nextSunriseJd = null } = dayAt(sky, day) ?? {};
  if (dvadashi.index !== 12 || sunriseJd === null || sunsetJd === null || nextSunriseJd === null) return null;
  if (sunsetJd >= dvadashi.endJd) return null;
  const { index } = nakshatraAt(sky, sunriseJd);
  return nakshatraAt(sky, nextSunriseJd).index === index ? (OF_NAKSHATRA[index] ?? null) : null;
}

const gaudiya: School = (sky, { ekadashi, dvadashi, month }) => {
  const rises = sunrisesIn(sky, ekadashi);
  const day = rises.at(-1);
  if (day === undefined) return { day: dayHolding(sky, ekadashi.startJd) + 1, why: 'no-sunrise' };
  const pierced = rises.length === 1 && isPierced(sky, day, ekadashi);
  const next = sunrisesIn(sky, dvadashi);
  if (next.length === 0) return { day, why: 'trisprisha', sunrise: day };
  if (pierced) return { day: day + 1, why: 'dashami-at-arunodaya', sunrise: day };
  if (rises.length === 2 && !isPierced(sky, day - 1, ekadashi)) return { day, why: 'unmilani' };
  const star = ofNakshatra(sky, day + 1, dvadashi);
  if (star) return { day: day + 1, why: star, sunrise: day };
  if (next.length === 2) return { day: day + 1, why: 'dvadashi-at-two-sunrises', sunrise: day };
  const syzygy = month.tithis.get(dvadashi.index + 3);
  if (syzygy && sunrisesIn(sky, syzygy).length === 2) return { day: day + 1, why: 'pakshavardhini', sunrise: day };
  return { day, why: rises.length === 2 ? 'second-sunrise' : 'one-sunrise' };
};

/** Four of the thirty ghaṭikās of the night before a sunrise. */
function fourGhatikas(sky: YearSky, day: number): number {
  const sunriseJd = dayAt(sky, day)?.sunriseJd ?? 0;
  const sunsetJd = dayAt(sky, day - 1)?.sunsetJd ?? null;
  return sunsetJd === null ? ARUNODAYA_DAYS : (4 / 30) * (sunriseJd - sunsetJd);
}

const madhva: School = (sky, { ekadashi, dvadashi }) => {
  const rises = sunrisesIn(sky, ekadashi);
  const [first] = rises;
  if (first === undefined) return { day: dayHolding(sky, ekadashi.startJd) + 1, why: 'no-sunrise' };
  const sunriseJd = dayAt(sky, first)?.sunriseJd ?? 0;
  if (ekadashi.startJd > sunriseJd - fourGhatikas(sky, first)) {
    return { day: first + 1, why: 'dashami-at-arunodaya', sunrise: first };
  }
  if (rises.length === 2) return { day: first, why: 'both-ekadashi' };
  if (sunrisesIn(sky, dvadashi).length === 2) return { day: first, why: 'both-dvadashi' };
  return { day: first, why: 'one-sunrise' };
};

const SCHOOLS: Record<EkadashiRule['school'], School> = { smarta, vaishnava, gaudiya, madhva };

/**
 * A fast on a day, with the limbs at its sunrise, or at the nearest instant of ekādaśī if that is not current at
 * sunrise.
 */
function fastOn(sky: YearSky, day: number, fasting: Fasting, ekadashi: Tithi, decision: Decision): Found[] {
  const of = dayAt(sky, day);
  if (!of) return [];
  const sunriseJd = of.sunriseJd ?? ekadashi.startJd;
  const momentJd = Math.min(Math.max(sunriseJd, ekadashi.startJd), ekadashi.endJd - JUST_BEFORE_DAYS);
  const window = of.sunriseJd === null ? null : { startJd: sunriseJd, endJd: sunriseJd };
  return [{ day, momentJd, kala: 'sunrise', window, decision, fasting }];
}

/** Whether hari-vāsara, the first quarter of dvādaśī, is over at a sunrise, and whether the pāraṇa is after midday. */
function paranaReason(fasting: Fasting, { sunriseJd, sunsetJd }: YearDay, startJd: number | null): ParanaReason {
  const { dvadashi } = fasting;
  if (sunriseJd === null || sunsetJd === null || startJd === null) return 'no-sun';
  if (dvadashi.endJd <= sunriseJd) return 'dvadashi-over';
  if (firstQuarterEnd(dvadashi) <= sunriseJd) return 'hari-vasara-over';
  return startJd > (sunriseJd + sunsetJd) / 2 ? 'hari-vasara-outlasts-pratah' : 'hari-vasara-runs';
}

/** The breaking of a fast, in the window of its school. */
function paranaOf(sky: YearSky, fasting: Fasting): Found[] {
  const { paranaDay, dvadashi } = fasting;
  const of = dayAt(sky, paranaDay);
  if (!of) return [];
  const { startJd, endJd } = paranaTime(sky, fasting);
  const why = paranaReason(fasting, of, startJd);
  const window = startJd === null || why === 'no-sun' ? null : { startJd, endJd: endJd ?? startJd };
  return [
    {
      day: paranaDay,
      momentJd: window?.startJd ?? firstQuarterEnd(dvadashi),
      kala: why === 'hari-vasara-outlasts-pratah' ? 'aparahna' : 'pratah',
      window,
      decision: { by: 'parana', why, date: of.date },
      part: 'parana',
      fasting,
    },
  ];
}

/** The fast of one ekādaśī by a school, its second day if any, and the breaking of the fast. */
function fastsOf(sky: YearSky, { school, withoutParana, sunRashi }: EkadashiRule, eleventh: Eleventh): Found[] {
  const { ekadashi, dvadashi } = eleventh;
  const { day, why, sunrise } = SCHOOLS[school](sky, eleventh);
  const both = why === 'both-ekadashi' || why === 'both-dvadashi';
  const fasting: Fasting = { school, why, ekadashi, dvadashi, paranaDay: both ? day + 2 : day + 1 };
  const fast = fastOn(sky, day, fasting, ekadashi, {
    by: 'ekadashi',
    tithi: ekadashi.index,
    school,
    why,
    sunrise: sunrise === undefined ? null : dateAt(sky, sunrise),
    date: dateAt(sky, day),
  }).flatMap((found): Found[] => {
    if (sunRashi === undefined) return [found];
    if (sunRashiOf(sky, found.momentJd) !== sunRashi) return [];
    return [{ ...found, decision: withConditions(found.decision, [{ is: 'sun-in', rashi: sunRashi }]) }];
  });
  if (withoutParana || fast.length === 0) return fast;
  const second: Found[] = both
    ? fastOn(sky, day + 1, fasting, why === 'both-ekadashi' ? ekadashi : dvadashi, {
        by: 'atirikta',
        of: why === 'both-ekadashi' ? 'ekadashi' : 'dvadashi',
        first: dateAt(sky, day),
        date: dateAt(sky, day + 1),
      }).map((found) => ({ ...found, part: 'atirikta' }))
    : [];
  return [...fast, ...second, ...paranaOf(sky, fasting)];
}

/** The occurrences of a rule over the sky. */
export function byEkadashi(sky: YearSky, rule: EkadashiRule): Found[] {
  const [eleventh, twelfth] = rule.paksha === 'shukla' ? [11, 12] : [26, 27];
  return monthsNamed(sky, rule.month).flatMap(({ month, part, number }): Found[] => {
    const [ekadashi, dvadashi] = [month.tithis.get(eleventh), month.tithis.get(twelfth)];
    if (!ekadashi || !dvadashi) return [];
    const found = fastsOf(sky, rule, { ekadashi, dvadashi, month });
    return part === 'whole' ? found : found.map((one) => ({ ...one, month: number }));
  });
}
