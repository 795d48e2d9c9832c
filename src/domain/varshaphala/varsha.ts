/** The annual chart (varṣaphala) of a birth for one year of life: the chart of the solar return, and the Tājika rules. */

import { GRAHA_KEYS, type GrahaKey } from '../../data/keys';
import type { Place } from '../../data/place';
import { HARSHA_HOUSES, NIGHT_GRAHAS, NIGHT_HOUSES } from '../../data/varshaphala/tables';
import type { Kernel } from '../../kernel/kernel';
import { BODY_KEYS, type BodyKey } from '../../kernel/keys';
import { sripatiMadhyas } from '../chart/bhavas';
import { type Chart, type ChartOptions, computeChart } from '../chart/chart';
import type { PartKey } from '../chart/parts';
import type { DashaKey, DefaultDasha } from '../dasha/keys';
import { sunAltitudeDeg } from '../ephemeris/sunAltitude';
import { isExaltedBySign } from '../positions/dignity';
import { rashiOf } from '../positions/placement';
import { computePositions } from '../positions/positions';
import { houseFrom, rashiLord } from '../positions/rashi';
import type { ChartQuestion, Positions } from '../positions/types';
import { type DomainError, ok, type Result } from '../result';
import { tajikaAspects } from './aspects';
import { muddaDasha, patyayiniDasha } from './dashas';
import { panchavargiyaBala } from './panchavargiya';
import { solarReturn } from './return';
import { sahamsOf } from './sahams';
import { triPataki } from './tripataki';
import type {
  AnnualPeriod,
  AnnualStanding,
  Muntha,
  OfficeBearers,
  PanchavargiyaBala,
  PatyayiniPeriod,
  Saham,
  SolarReturn,
  TajikaAspect,
  TajikaYoga,
  TriPataki,
  YearLord,
} from './types';
import { munthaOf, officeBearers, yearLord } from './yearLord';
import { tajikaYogas } from './yogas';

/** Harṣa-bala: five points for each of four conditions (P. V. R. Narasimha Rao, Integrated Approach, example 119). */
const POINTS = 5;

export function harshaBala({ lonDeg, isDay }: AnnualStanding): Record<BodyKey, number> {
  const lagnaRashi = rashiOf(lonDeg.lagna);
  const rows = BODY_KEYS.map((graha) => {
    const rashi = rashiOf(lonDeg[graha]);
    const house = houseFrom(lagnaRashi, rashi);
    const isOfNight = NIGHT_GRAHAS.includes(graha);
    const conditions = [
      house === HARSHA_HOUSES[graha],
      rashiLord(rashi) === graha || isExaltedBySign(graha, rashi),
      NIGHT_HOUSES.includes(house) === isOfNight,
      isDay !== isOfNight,
    ];
    return [graha, POINTS * conditions.filter(Boolean).length] as const;
  });
  return Object.fromEntries(rows) as Record<BodyKey, number>;
}

export interface VarshaQuestion {
  natal: ChartQuestion;
  /** Completed years. */
  age: number;
  /** The place for which the annual chart is cast: customarily the place of birth, or another one. */
  place: Place;
  /** UTC offset of that place at an instant, hours. */
  offsetHours: (jdUt: number) => number;
}

export interface Varsha<Part extends PartKey, Key extends DashaKey> {
  natal: Positions;
  return: SolarReturn;
  /** UTC offset of the place at the return, hours. */
  tzHours: number;
  isDay: boolean;
  chart: Chart<Part, Key>;
  muntha: Muntha;
  officeBearers: OfficeBearers;
  panchavargiya: Record<BodyKey, PanchavargiyaBala>;
  harsha: Record<BodyKey, number>;
  yearLord: YearLord;
  aspects: TajikaAspect[];
  yogas: TajikaYoga[];
  sahams: Saham[];
  mudda: AnnualPeriod[];
  patyayini: PatyayiniPeriod[];
  tripataki: TriPataki;
}

const ofBodies = <T>(value: (key: BodyKey) => T): Record<BodyKey, T> =>
  Object.fromEntries(BODY_KEYS.map((key) => [key, value(key)])) as Record<BodyKey, T>;

/** The inputs of the rules, from the positions of an annual chart. */
export function annualStanding({ grahas, lagna, midheavenDeg, sky }: Positions, place: Place): AnnualStanding {
  const graha = (key: GrahaKey) => grahas[GRAHA_KEYS.indexOf(key)] as Positions['grahas'][number];
  return {
    lonDeg: { ...ofBodies((key) => graha(key).siderealDeg), lagna: lagna.siderealDeg },
    speedDegPerDay: ofBodies((key) => graha(key).speedDegPerDay),
    combust: ofBodies((key) => graha(key).combust === true),
    retrograde: ofBodies((key) => graha(key).retrograde),
    madhyaDeg: sripatiMadhyas(lagna.siderealDeg, midheavenDeg),
    isDay: sunAltitudeDeg(sky, place) > 0,
  };
}

/**
 * The annual chart of a birth, with the requested parts.
 *
 * Refused: a birth or a return outside the kernel's range.
 */
export function computeVarsha<Part extends PartKey, Key extends DashaKey = DefaultDasha>(
  kernel: Kernel,
  question: VarshaQuestion,
  options: ChartOptions<Part, Key>,
): Result<Varsha<Part, Key>, DomainError> {
  const { natal: natalQuestion, age, place, offsetHours } = question;
  const { ayanamsha, nodeMode } = natalQuestion;
  const natal = computePositions(kernel, natalQuestion);
  if (!natal.ok) return natal;
  const degOf = (key: GrahaKey): number => natal.value.grahas[GRAHA_KEYS.indexOf(key)]?.siderealDeg ?? Number.NaN;
  const solar = solarReturn(kernel, natalQuestion.jdUt, degOf('sun'), age, ayanamsha);
  if (!solar.ok) return solar;
  const { jdUt } = solar.value;
  const tzHours = offsetHours(jdUt);
  const chart = computeChart(kernel, { jdUt, ...place, tzHours, ayanamsha, nodeMode }, options);
  if (!chart.ok) return chart;
  const standing = annualStanding(chart.value, place);
  const natalLagnaDeg = natal.value.lagna.siderealDeg;
  const muntha = munthaOf(natalLagnaDeg, age, standing.lonDeg.lagna);
  const bearers = officeBearers(muntha, natalLagnaDeg, standing);
  const bala = panchavargiyaBala(standing.lonDeg);
  const aspects = tajikaAspects(standing);
  const natalRashis = Object.fromEntries(natal.value.grahas.map(({ key, rashi }) => [key, rashi]));
  return ok({
    natal: natal.value,
    return: solar.value,
    tzHours,
    isDay: standing.isDay,
    chart: chart.value,
    muntha,
    officeBearers: bearers,
    panchavargiya: bala,
    harsha: harshaBala(standing),
    yearLord: yearLord(bearers, standing, bala),
    aspects,
    yogas: tajikaYogas(standing, aspects),
    sahams: sahamsOf(standing),
    mudda: muddaDasha(degOf('moon'), age, solar.value),
    patyayini: patyayiniDasha(standing, solar.value),
    tripataki: triPataki(natalRashis as Record<GrahaKey, number>, age, chart.value.lagna.rashi),
  });
}
