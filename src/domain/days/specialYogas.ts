/**
 * Special yogas of the day: a weekday or a tithi with the Moon's nakṣatra, or the Moon's nakṣatra with the Sun's. A
 * yoga holds for the part of the day, from sunrise to sunrise, in which its condition is met; each stay of the Moon in
 * a nakṣatra has a row.
 */

import {
  ADALA_PLACES,
  DAGDHA_TITHIS,
  DVIPUSHKARA,
  GANDA_MULA,
  JVALAMUKHI,
  NAKSHATRA_OF_VARA,
  type Numbers,
  PUSHKARA_TITHIS,
  PUSHKARA_VARAS,
  RAVI_PLACES,
  SPECIAL_YOGAS,
  type SpecialYogaKey,
  TRIPUSHKARA,
  VIDALA_PLACES,
  type Week,
} from '../../data/days/specialYogas';
import type { Stretch } from '../../data/stretch';
import { byVara } from '../day-divisions/slots';
import type { Limb } from '../panchanga/types';
import { clipped, type DayView, type Pair, pairs } from './view';

/** The order of yogas that begin at the same time. */
const PLACES = new Map(Object.keys(SPECIAL_YOGAS).map((key, place) => [key, place]));

interface SpecialYoga extends Stretch {
  key: SpecialYogaKey;
}

type WeekdayYoga = keyof typeof NAKSHATRA_OF_VARA;
const WEEKDAY_YOGAS = Object.entries(NAKSHATRA_OF_VARA) as [WeekdayYoga, Week][];

/** The yogas of each weekday and nakṣatra. */
const YOGAS_OF_VARA: readonly (readonly (readonly WeekdayYoga[])[])[] = Array.from({ length: 7 }, (_, vara) =>
  Array.from({ length: 27 }, (__, nakshatra) =>
    WEEKDAY_YOGAS.filter(([, week]) => week[vara]?.includes(nakshatra + 1)).map(([key]) => key),
  ),
);

/** Converts a tithi 1..30 to its number in the fortnight, 1..15. */
const ofFortnight = (tithi: number): number => ((tithi - 1) % 15) + 1;

/** The inputs of the conditions for one day. */
interface Conditions {
  vara: number;
  nakshatras: readonly Limb[];
  tithis: readonly Limb[];
  /** Simultaneous tithi and nakṣatra. */
  tithiNakshatras: readonly Pair[];
  /** The Moon's position from the Sun's, among the 27 and among the 28. */
  moonFromSun: readonly Limb[];
  mansionFromSun: readonly Limb[];
}

const countedFrom = (moon: readonly Limb[], sun: readonly Limb[], parts: number): Limb[] =>
  pairs(moon, sun).map(({ first, second, startJd, endJd }) => ({
    index: ((first - second + parts) % parts) + 1,
    startJd,
    endJd,
  }));

function conditionsOf({ during, sky, day }: DayView): Conditions {
  const { tithi, nakshatra } = sky.limbs();
  const [nakshatras, tithis] = [during(nakshatra), during(tithi)];
  return {
    vara: day.vara,
    nakshatras,
    tithis,
    tithiNakshatras: pairs(tithis, nakshatras),
    moonFromSun: countedFrom(nakshatras, during(sky.sunNakshatras()), 27),
    mansionFromSun: countedFrom(during(sky.moonMansions()), during(sky.sunMansions()), 28),
  };
}

const among = (stays: readonly Limb[], numbers: Numbers): Stretch[] =>
  stays.filter(({ index }) => numbers.includes(index));

const pushkara = ({ vara, tithiNakshatras }: Conditions, nakshatras: Numbers): Stretch[] =>
  PUSHKARA_VARAS.includes(vara)
    ? tithiNakshatras.filter(
        ({ first, second }) => PUSHKARA_TITHIS.includes(ofFortnight(first)) && nakshatras.includes(second),
      )
    : [];

/** The special yogas of the day in order; empty if the day has no sunrise or no next one, and therefore no vāra. */
export function specialYogas(view: DayView): SpecialYoga[] {
  const { sunriseJd, nextSunriseJd } = view.day;
  if (sunriseJd === null || nextSunriseJd === null) return [];
  const conditions = conditionsOf(view);
  const { vara, nakshatras, tithis, tithiNakshatras, moonFromSun, mansionFromSun } = conditions;
  const yogas: SpecialYoga[] = [];
  const add = (key: SpecialYogaKey, times: readonly Stretch[]): void => {
    for (const time of times) yogas.push({ key, ...clipped(view, time) });
  };
  for (const stay of nakshatras) {
    for (const key of YOGAS_OF_VARA[vara - 1]?.[stay.index - 1] ?? []) add(key, [stay]);
  }
  add('ravi', among(moonFromSun, RAVI_PLACES));
  add('tripushkara', pushkara(conditions, TRIPUSHKARA));
  add('dvipushkara', pushkara(conditions, DVIPUSHKARA));
  add(
    'dagdha_tithi',
    tithis.filter(({ index }) => byVara<Numbers>(DAGDHA_TITHIS, vara).includes(ofFortnight(index))),
  );
  add('adala', among(mansionFromSun, ADALA_PLACES));
  add('vidala', among(mansionFromSun, VIDALA_PLACES));
  add(
    'jvalamukhi',
    tithiNakshatras.filter(({ first, second }) => JVALAMUKHI.get(ofFortnight(first)) === second),
  );
  add('ganda_mula', among(nakshatras, GANDA_MULA));
  return yogas.sort((a, b) => a.startJd - b.startJd || (PLACES.get(a.key) ?? 0) - (PLACES.get(b.key) ?? 0));
}
