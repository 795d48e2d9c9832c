/**
 * Special yogas of the day: a weekday or a tithi with the Moon's nakṣatra, or the Moon's nakṣatra with the Sun's. A
 * yoga holds for the part of the day, from sunrise to sunrise, in which its condition is met; each stay of the Moon in
 * a nakṣatra has a row.
 */

import type { Stretch } from '../../data/stretch';
import { byVara } from '../day-divisions/slots';
import type { Limb } from '../panchanga/types';
import { clipped, type DayView, type Pair, pairs } from './view';

interface SpecialYogaRow {
  source: string;
}

const MC = 'Muhūrta-cintāmaṇi, by report';
const TABLE = 'the tables of Jagannatha Hora, by report';
const ONE = 'one almanac program';

export const SPECIAL_YOGAS = {
  sarvartha_siddhi: { source: MC },
  amrita_siddhi: { source: TABLE },
  mrityu: { source: TABLE },
  dagdha_nakshatra: { source: MC },
  yamaghanta: { source: TABLE },
  utpata: { source: TABLE },
  ravi_pushya: { source: 'customary' },
  guru_pushya: { source: 'customary' },
  ravi: { source: MC },
  tripushkara: { source: TABLE },
  dvipushkara: { source: TABLE },
  dagdha_tithi: { source: MC },
  adala: { source: ONE },
  vidala: { source: ONE },
  jvalamukhi: { source: ONE },
  ganda_mula: { source: 'customary' },
} as const satisfies Record<string, SpecialYogaRow>;

export type SpecialYogaKey = keyof typeof SPECIAL_YOGAS;
/** The order of yogas that begin at the same time. */
const PLACES = new Map(Object.keys(SPECIAL_YOGAS).map((key, place) => [key, place]));

interface SpecialYoga extends Stretch {
  key: SpecialYogaKey;
}

type Numbers = readonly number[];
type Week = readonly [Numbers, Numbers, Numbers, Numbers, Numbers, Numbers, Numbers];

/** The Moon's nakṣatras, 1..27, on each weekday from Ravivāra. */
const NAKSHATRA_OF_VARA = {
  sarvartha_siddhi: [
    [1, 8, 12, 13, 19, 21, 26],
    [4, 5, 8, 17, 22],
    [1, 3, 9, 26],
    [3, 4, 5, 13, 17],
    [1, 7, 8, 17, 27],
    [1, 7, 17, 22, 27],
    [4, 15, 22],
  ],
  amrita_siddhi: [[13], [5], [1], [17], [8], [27], [4]],
  mrityu: [[17], [21], [24], [1], [5], [18], [13]],
  dagdha_nakshatra: [[2], [14], [21], [23], [12], [18], [27]],
  yamaghanta: [[10], [16], [6], [19], [3], [4], [13]],
  utpata: [[16], [20], [23], [27], [4], [8], [12]],
  ravi_pushya: [[8], [], [], [], [], [], []],
  guru_pushya: [[], [], [], [], [8], [], []],
} as const satisfies Partial<Record<SpecialYogaKey, Week>>;

type WeekdayYoga = keyof typeof NAKSHATRA_OF_VARA;
const WEEKDAY_YOGAS = Object.entries(NAKSHATRA_OF_VARA) as [WeekdayYoga, Week][];

/** The yogas of each weekday and nakṣatra. */
const YOGAS_OF_VARA: readonly (readonly (readonly WeekdayYoga[])[])[] = Array.from({ length: 7 }, (_, vara) =>
  Array.from({ length: 27 }, (__, nakshatra) =>
    WEEKDAY_YOGAS.filter(([, week]) => week[vara]?.includes(nakshatra + 1)).map(([key]) => key),
  ),
);

/** The tithis of a fortnight on each weekday. */
const DAGDHA_TITHIS = [[12], [11], [5], [3], [6], [8], [9]] as const satisfies Week;

/** Nakṣatras with three pādas in one rāśi, and those with two in each of two. */
const TRIPUSHKARA = [3, 7, 12, 16, 21, 25];
const DVIPUSHKARA = [5, 14, 23];
const PUSHKARA_VARAS = [1, 3, 7];
const PUSHKARA_TITHIS = [2, 7, 12];

/** The Moon's position counted inclusively from the Sun's: among the 27, and among the 28 with Abhijit. */
const RAVI_PLACES = [4, 6, 9, 10, 13, 20];
const ADALA_PLACES = [2, 7, 9, 14, 16, 21, 23, 28];
const VIDALA_PLACES = [3, 6, 10, 13, 17, 20, 24, 27];

const JVALAMUKHI: ReadonlyMap<number, number> = new Map([
  [1, 19],
  [5, 2],
  [8, 3],
  [9, 4],
  [10, 9],
]);
const GANDA_MULA = [1, 9, 10, 18, 19, 27];

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
