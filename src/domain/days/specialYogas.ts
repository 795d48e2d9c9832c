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
import { MANSIONS } from '../panchanga/stays';
import type { Limb } from '../panchanga/types';
import { type DayView, type Pair, pairs } from './view';

/** The order of yogas that begin at the same time. */
const PLACES = new Map(Object.keys(SPECIAL_YOGAS).map((key, place) => [key, place]));

const NAKSHATRAS = 27;

interface SpecialYoga extends Stretch {
  key: SpecialYogaKey;
}

const isAfter = (a: SpecialYoga, b: SpecialYoga): boolean =>
  a.startJd === b.startJd ? (PLACES.get(a.key) ?? 0) > (PLACES.get(b.key) ?? 0) : a.startJd > b.startJd;

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
  /** Moon and Sun in their nakṣatras and in their mansions. */
  nakshatraPairs: readonly Pair[];
  mansionPairs: readonly Pair[];
}

/** The place of the first counted inclusively from the second. */
const countedFrom = ({ first, second }: Pair, parts: number): number => ((first - second + parts) % parts) + 1;

function conditionsOf({ during, sky, day }: DayView): Conditions {
  const { tithi, nakshatra } = sky.limbs();
  const [nakshatras, tithis] = [during(nakshatra), during(tithi)];
  return {
    vara: day.vara,
    nakshatras,
    tithis,
    tithiNakshatras: pairs(tithis, nakshatras),
    nakshatraPairs: pairs(nakshatras, during(sky.sunNakshatras())),
    mansionPairs: pairs(during(sky.moonMansions()), during(sky.sunMansions())),
  };
}

const isPushkara = (vara: number, { first, second }: Pair, nakshatras: Numbers): boolean =>
  PUSHKARA_VARAS.includes(vara) && PUSHKARA_TITHIS.includes(ofFortnight(first)) && nakshatras.includes(second);

/** The special yogas of the day in order; empty if the day has no sunrise or no next one, and therefore no vāra. */
export function specialYogas(view: DayView): SpecialYoga[] {
  const { sunriseJd, nextSunriseJd } = view.day;
  if (sunriseJd === null || nextSunriseJd === null) return [];
  const { vara, nakshatras, tithis, tithiNakshatras, nakshatraPairs, mansionPairs } = conditionsOf(view);
  const yogas: SpecialYoga[] = [];
  const add = (key: SpecialYogaKey, { startJd, endJd }: Stretch): void => {
    const yoga = { key, startJd: Math.max(startJd, view.startJd), endJd: Math.min(endJd, view.endJd) };
    // A day has few yogas, so each is moved to its position.
    let i = yogas.push(yoga) - 1;
    for (; i > 0 && isAfter(yogas[i - 1] as SpecialYoga, yoga); i--) yogas[i] = yogas[i - 1] as SpecialYoga;
    yogas[i] = yoga;
  };
  for (const stay of nakshatras) {
    for (const key of YOGAS_OF_VARA[vara - 1]?.[stay.index - 1] ?? []) add(key, stay);
    if (GANDA_MULA.includes(stay.index)) add('ganda_mula', stay);
  }
  for (const pair of nakshatraPairs) if (RAVI_PLACES.includes(countedFrom(pair, NAKSHATRAS))) add('ravi', pair);
  for (const pair of tithiNakshatras) {
    if (isPushkara(vara, pair, TRIPUSHKARA)) add('tripushkara', pair);
    if (isPushkara(vara, pair, DVIPUSHKARA)) add('dvipushkara', pair);
    if (JVALAMUKHI.get(ofFortnight(pair.first)) === pair.second) add('jvalamukhi', pair);
  }
  const dagdha = byVara<Numbers>(DAGDHA_TITHIS, vara);
  for (const stay of tithis) if (dagdha.includes(ofFortnight(stay.index))) add('dagdha_tithi', stay);
  for (const pair of mansionPairs) {
    const place = countedFrom(pair, MANSIONS);
    if (ADALA_PLACES.includes(place)) add('adala', pair);
    if (VIDALA_PLACES.includes(place)) add('vidala', pair);
  }
  return yogas;
}
