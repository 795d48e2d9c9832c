/** Rules that tithi and kāla alone cannot express. A row names one in `exception`. */

import { kalaOf } from '../../../data/observances/kala';
import type { TithiRule } from '../../../data/observances/rule';
import type { Stretch } from '../../../data/stretch';
import type { Subject } from '../decision';
import { type Chosen, choose, holdings, momentWithin } from './choose';
import type { Found } from './found';
import { dateAt, dayAt, nakshatraAt, type Tithi, type YearDay, type YearSky } from './sky';

interface Occurrence {
  rule: TithiRule;
  tithi: Tithi;
  subject: Subject;
}

/** The result of an exception: the day, and additional fields. */
type Decided = Chosen & Pick<Found, 'also'>;
export type Exception = (sky: YearSky, occurrence: Occurrence) => Decided;

const SHRAVANA = 22;
const ROHINI = 4;
const SOMAVARA = 2;
const BUDHAVARA = 4;
/** Three muhūrtas of the daylight, as a fraction of it; likewise three and a half praharas. */
const THREE_MUHURTAS = 1 / 5;
const THREE_AND_A_HALF_PRAHARAS = 7 / 8;

/** Viṣṭi, the karaṇa that fills the first half of pūrṇimā. */
const bhadraOf = ({ startJd, halfJd }: Tithi): Stretch => ({ startJd, endJd: halfJd });

/** The instant at a fraction of the daylight, or null if the day lacks a sunrise or sunset. */
function ofLight(day: YearDay | undefined, part: number): number | null {
  if (!day || day.sunriseJd === null || day.sunsetJd === null) return null;
  return day.sunriseJd + part * (day.sunsetJd - day.sunriseJd);
}

const overlap = (a: Stretch, b: Stretch): number => Math.min(a.endJd, b.endJd) - Math.max(a.startJd, b.startJd);

/** The part of a window after a period, otherwise the part before it; null if nothing remains. */
function outside(window: Stretch | null, avoid: Stretch): Stretch | null {
  if (window === null || overlap(window, avoid) <= 0) return window;
  if (avoid.endJd < window.endJd) return { startJd: avoid.endJd, endJd: window.endJd };
  return avoid.startJd > window.startJd ? { startJd: window.startJd, endJd: avoid.startJd } : null;
}

/** The part of a window within a period, or null. */
function inside(window: Stretch | null, within: Stretch): Stretch | null {
  if (window === null || overlap(window, within) <= 0) return null;
  return { startJd: Math.max(window.startJd, within.startJd), endJd: Math.min(window.endJd, within.endJd) };
}

/**
 * The hours of a rite on a day: in the first kāla that bhadrā does not fill, otherwise from the end of bhadrā to the
 * end of the tithi.
 */
function riteOn(sky: YearSky, day: number, tithi: Tithi, kalas: readonly TithiRule['kala'][]): Stretch | null {
  const of = dayAt(sky, day);
  if (!of) return null;
  const bhadra = bhadraOf(tithi);
  for (const kala of kalas) {
    const left = outside(inside(kalaOf(of, kala), tithi), bhadra);
    if (left) return left;
  }
  const { sunriseJd, nextSunriseJd } = of;
  if (sunriseJd === null || nextSunriseJd === null) return null;
  return inside({ startJd: sunriseJd, endJd: nextSunriseJd }, { startJd: tithi.halfJd, endJd: tithi.endJd });
}

function withHours(sky: YearSky, chosen: Chosen, tithi: Tithi, kalas: readonly TithiRule['kala'][]): Decided {
  const rite = riteOn(sky, chosen.day, tithi, kalas);
  return { ...chosen, also: { bhadra: bhadraOf(tithi), ...(rite && { rite }) } };
}

/**
 * Holikā-dahana: pūrṇimā at pradoṣa; the second of two such evenings. If only the first evening qualifies and bhadrā is
 * still current at its sunset, the next evening is kept if pūrṇimā lasts beyond three and a half praharas of that day.
 *
 * Source  Dharmasindhu, as reported by bdsatish/drik-panchanga
 */
const holika: Exception = (sky, { rule, tithi, subject }) => {
  const chosen = choose(sky, tithi, rule, subject);
  const found = holdings(sky, tithi, rule);
  const sunsetJd = dayAt(sky, chosen.day)?.sunsetJd ?? null;
  const limitJd = ofLight(dayAt(sky, chosen.day + 1), THREE_AND_A_HALF_PRAHARAS);
  const bhadraAtSunset = sunsetJd !== null && tithi.startJd <= sunsetJd && sunsetJd < tithi.halfJd;
  if (found.length !== 1 || !bhadraAtSunset || limitJd === null || tithi.endJd <= limitJd) {
    return withHours(sky, chosen, tithi, ['pradosha']);
  }
  const next = dayAt(sky, chosen.day + 1) as YearDay;
  const window = kalaOf(next, rule.kala);
  return {
    day: chosen.day + 1,
    window,
    momentJd: limitJd,
    also: { bhadra: bhadraOf(tithi), ...(window && { rite: window }) },
    decision: { by: 'bhadra-at-sunset', subject, first: dateAt(sky, chosen.day), date: next.date },
  };
};

/** Rakṣā-bandhana: the day follows the row. The thread is tied outside bhadrā, in aparāhṇa or otherwise in pradoṣa. */
const bhadraHours: Exception = (sky, { rule, tithi, subject }) =>
  withHours(sky, choose(sky, tithi, rule, subject), tithi, ['aparahna', 'pradosha']);

/** Whether Śravaṇa is current in a part of a window. */
function shravanaIn(sky: YearSky, { startJd, endJd }: Stretch): boolean {
  return nakshatraAt(sky, startJd).index === SHRAVANA || nakshatraAt(sky, endJd - 1 / 86400).index === SHRAVANA;
}

/**
 * Vijayā-daśamī: daśamī at aparāhṇa. Of two such days, the one whose aparāhṇa has Śravaṇa, if only one has; otherwise
 * the row decides. If only the first day qualifies, the second is kept if daśamī lasts three muhūrtas on it, Śravaṇa is
 * current at its sunrise and its aparāhṇa, and the first aparāhṇa is without Śravaṇa.
 *
 * Source  customary
 */
const vijayadashami: Exception = (sky, { rule, tithi, subject }) => {
  const found = holdings(sky, tithi, rule);
  const chosen = choose(sky, tithi, rule, subject);
  const [first, second] = found;
  if (first && second) {
    const withShravana = found.filter(({ window }) => shravanaIn(sky, window));
    const [only] = withShravana;
    if (!only || withShravana.length !== 1) return chosen;
    const { day, window } = only;
    return {
      ...chosen,
      day,
      window,
      momentJd: momentWithin(tithi, window),
      decision: {
        by: 'shravana-of-two',
        subject,
        days: found.map((holding) => dateAt(sky, holding.day)),
        date: dateAt(sky, day),
      },
    };
  }
  const next = dayAt(sky, chosen.day + 1);
  const lastsJd = ofLight(next, THREE_MUHURTAS);
  const aparahna = next ? kalaOf(next, 'aparahna') : null;
  if (!first || !next || next.sunriseJd === null || lastsJd === null || aparahna === null) return chosen;
  const moves =
    tithi.endJd >= lastsJd &&
    nakshatraAt(sky, next.sunriseJd).index === SHRAVANA &&
    shravanaIn(sky, aparahna) &&
    !shravanaIn(sky, first.window);
  if (!moves) return chosen;
  return {
    ...chosen,
    day: chosen.day + 1,
    window: aparahna,
    momentJd: (next.sunriseJd + lastsJd) / 2,
    decision: { by: 'shravana-next-day', subject, first: dateAt(sky, first.day), date: next.date },
  };
};

/** The days of the two sunrises in a tithi, or null if it does not have two. */
function twoSunrises(sky: YearSky, { rule, tithi }: Occurrence): readonly [YearDay, YearDay, number] | null {
  const [first, second] = holdings(sky, tithi, rule);
  if (!first || !second) return null;
  return [dayAt(sky, first.day) as YearDay, dayAt(sky, second.day) as YearDay, first.day];
}

/** Whether Rohiṇī is current at the sunrise of a day, and at the middle of its night. */
function rohiniOn(
  sky: YearSky,
  { sunriseJd, sunsetJd, nextSunriseJd }: YearDay,
): { sunrise: boolean; midnight: boolean } {
  const stands = (jdUt: number | null) => jdUt !== null && nakshatraAt(sky, jdUt).index === ROHINI;
  const midnightJd = sunsetJd === null || nextSunriseJd === null ? null : (sunsetJd + nextSunriseJd) / 2;
  return { sunrise: stands(sunriseJd), midnight: stands(midnightJd) };
}

/**
 * Janmāṣṭamī of the Gauḍīyas: of two sunrises with aṣṭamī, the one with Rohiṇī. If both have it, the day with Rohiṇī at
 * midnight. If that does not decide, the second if it is a Monday or a Wednesday, otherwise the first.
 *
 * Source  the calendar program of ISKCON, fitted on the odd years 2011 to 2029 in ten cities
 */
const gaudiyaJanmashtami: Exception = (sky, occurrence) => {
  const chosen = choose(sky, occurrence.tithi, occurrence.rule, occurrence.subject);
  const two = twoSunrises(sky, occurrence);
  if (!two) return chosen;
  const [first, second, day] = two;
  const [one, other] = [rohiniOn(sky, first), rohiniOn(sky, second)];
  const bySunrise = one.sunrise !== other.sunrise;
  const byMidnight = !bySunrise && one.sunrise && one.midnight !== other.midnight;
  const isSecond = bySunrise
    ? other.sunrise
    : byMidnight
      ? other.midnight
      : second.vara === SOMAVARA || second.vara === BUDHAVARA;
  const kept = isSecond ? second : first;
  const window = kalaOf(kept, occurrence.rule.kala);
  return {
    ...chosen,
    day: isSecond ? day + 1 : day,
    window,
    momentJd: momentWithin(occurrence.tithi, window),
    decision: {
      by: 'rohini',
      at: bySunrise ? 'sunrise' : byMidnight ? 'midnight' : 'weekday',
      days: [first.date, second.date],
      date: kept.date,
    },
  };
};

/** A moonrise less than this before a sunrise is on the same morning. */
const SAME_MORNING_DAYS = 0.25;

/**
 * Govardhana-pūjā of the Gauḍīyas: the first of two sunrises with pratipad, unless the Moon rises before the Sun that
 * morning.
 *
 * Source  the calendar program of ISKCON
 */
const gaudiyaGovardhana: Exception = (sky, occurrence) => {
  const chosen = choose(sky, occurrence.tithi, occurrence.rule, occurrence.subject);
  const two = twoSunrises(sky, occurrence);
  if (!two) return chosen;
  const [first, second, day] = two;
  const moonriseJd = dayAt(sky, day - 1)?.moonriseJd ?? null;
  if (first.sunriseJd === null || moonriseJd === null || moonriseJd < first.sunriseJd - SAME_MORNING_DAYS)
    return chosen;
  const window = kalaOf(second, occurrence.rule.kala);
  return {
    ...chosen,
    day: day + 1,
    window,
    momentJd: momentWithin(occurrence.tithi, window),
    decision: { by: 'moon-before-sun', days: [first.date, second.date], date: second.date },
  };
};

/**
 * Janmāṣṭamī of the Jayantī view: if only one night has aṣṭamī at niśītha and Rohiṇī is not current at its middle, the
 * next day, provided that Rohiṇī joins aṣṭamī on it.
 *
 * Source  Nirṇayasindhu and Tithitattva, by summaries; printed dates of 2016, 2027, 2029 and 2030
 */
const jayanti: Exception = (sky, { rule, tithi, subject }) => {
  const chosen = choose(sky, tithi, rule, subject);
  const [first, second] = holdings(sky, tithi, rule);
  const next = first && dayAt(sky, first.day + 1);
  if (!first || second || !next || next.sunriseJd === null) return chosen;
  const { startJd, endJd } = tithi;
  const isJoined = nakshatraAt(sky, (first.window.startJd + first.window.endJd) / 2).index === ROHINI;
  const fromJd = next.sunriseJd;
  const joins = (sky.stars[ROHINI - 1] ?? []).some(
    (rohini) => Math.max(rohini.startJd, startJd, fromJd) < Math.min(rohini.endJd, endJd),
  );
  if (isJoined || !joins) return chosen;
  return {
    ...chosen,
    day: first.day + 1,
    window: kalaOf(next, rule.kala),
    momentJd: (fromJd + endJd) / 2,
    decision: { by: 'rohini-joins', subject, first: dateAt(sky, first.day), date: next.date },
  };
};

export const EXCEPTIONS: Record<NonNullable<TithiRule['exception']>, Exception> = {
  holika,
  jayanti,
  vijayadashami,
  'bhadra-hours': bhadraHours,
  'gaudiya-janmashtami': gaudiyaJanmashtami,
  'gaudiya-govardhana': gaudiyaGovardhana,
};
