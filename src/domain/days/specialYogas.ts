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
import type { DayView } from './view';

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

/** The place of a number counted inclusively from another one. */
const countedFrom = (first: number, second: number, parts: number): number => ((first - second + parts) % parts) + 1;

/** Whether a yoga holds while a limb or stay with one number and another with a second one last. */
type Holds = (first: number, second: number) => boolean;

const isRavi: Holds = (moon, sun) => RAVI_PLACES.includes(countedFrom(moon, sun, NAKSHATRAS));
const isAdala: Holds = (moon, sun) => ADALA_PLACES.includes(countedFrom(moon, sun, MANSIONS));
const isVidala: Holds = (moon, sun) => VIDALA_PLACES.includes(countedFrom(moon, sun, MANSIONS));
const isJvalamukhi: Holds = (tithi, nakshatra) => JVALAMUKHI.get(ofFortnight(tithi)) === nakshatra;
const isPushkara =
  (nakshatras: Numbers): Holds =>
  (tithi, nakshatra) =>
    PUSHKARA_TITHIS.includes(ofFortnight(tithi)) && nakshatras.includes(nakshatra);
const isTripushkara = isPushkara(TRIPUSHKARA);
const isDvipushkara = isPushkara(DVIPUSHKARA);

/** The special yogas of the day in order; empty if the day has no sunrise or no next one, and therefore no vāra. */
export function specialYogas(view: DayView): SpecialYoga[] {
  const { during, sky, day } = view;
  const { vara, sunriseJd, nextSunriseJd } = day;
  if (sunriseJd === null || nextSunriseJd === null) return [];
  const limbs = sky.limbs();
  const [nakshatras, tithis] = [during(limbs.nakshatra), during(limbs.tithi)];
  const moonMansions = during(sky.moonMansions());
  const sunMansions = during(sky.sunMansions());
  const yogas: SpecialYoga[] = [];
  const add = (key: SpecialYogaKey, startJd: number, endJd: number): void => {
    const yoga = { key, startJd: Math.max(startJd, view.startJd), endJd: Math.min(endJd, view.endJd) };
    // A day has few yogas, so each is moved to its position.
    let i = yogas.push(yoga) - 1;
    for (; i > 0 && isAfter(yogas[i - 1] as SpecialYoga, yoga); i--) yogas[i] = yogas[i - 1] as SpecialYoga;
    yogas[i] = yoga;
  };
  /** Adds a yoga for the common time of each two limbs with which it holds. */
  const addWhile = (key: SpecialYogaKey, holds: Holds, firsts: readonly Limb[], seconds: readonly Limb[]): void => {
    for (const first of firsts) {
      for (const second of seconds) {
        if (!holds(first.index, second.index)) continue;
        const [startJd, endJd] = [Math.max(first.startJd, second.startJd), Math.min(first.endJd, second.endJd)];
        if (startJd < endJd) add(key, startJd, endJd);
      }
    }
  };
  for (const stay of nakshatras) {
    for (const key of YOGAS_OF_VARA[vara - 1]?.[stay.index - 1] ?? []) add(key, stay.startJd, stay.endJd);
    if (GANDA_MULA.includes(stay.index)) add('ganda_mula', stay.startJd, stay.endJd);
  }
  addWhile('ravi', isRavi, nakshatras, during(sky.sunNakshatras()));
  if (PUSHKARA_VARAS.includes(vara)) {
    addWhile('tripushkara', isTripushkara, tithis, nakshatras);
    addWhile('dvipushkara', isDvipushkara, tithis, nakshatras);
  }
  addWhile('jvalamukhi', isJvalamukhi, tithis, nakshatras);
  const dagdha = byVara<Numbers>(DAGDHA_TITHIS, vara);
  for (const { index, startJd, endJd } of tithis) {
    if (dagdha.includes(ofFortnight(index))) add('dagdha_tithi', startJd, endJd);
  }
  addWhile('adala', isAdala, moonMansions, sunMansions);
  addWhile('vidala', isVidala, moonMansions, sunMansions);
  return yogas;
}
