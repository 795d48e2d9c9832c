/**
 * A chart in Kṛṣṇamūrti paddhati: houses begin at Placidus cusps, for the geographic latitude. The ayanāṃśa is always
 * KP: the old one, or the VP291 one if the chart uses it.
 */

import { GRAHA_KEYS, type GrahaKey } from '../../data/keys';
import type { AyanamshaChoice } from '../../kernel/keys';
import { AYANAMSHA_KEYS, type AyanamshaKey, BODY_KEYS, recordFor } from '../../kernel/keys';
import type { Ayanamsha, Sky } from '../../kernel/types';
import { norm180, norm360 } from '../circle';
import { Lacking } from '../positions/attempt';
import type { BirthDay } from '../positions/birthDay';
import { SIDEREAL_DEG_PER_DAY } from '../positions/lagna';
import { secondsToEdge } from '../positions/placement';
import type { ChartKernel, ChartQuestion, Positions } from '../positions/types';
import { kpNumber } from './divisions';
import { type KpPoint, kpPoint } from './ladder';
import { type KpRulingPlanets, kpRulingPlanets } from './rulingPlanets';
import { type KpSignificators, kpSignificators } from './significators';

export interface KpPlacement extends KpPoint {
  /** Number 1..249 of its division by sub and rāśi. */
  division: number;
  /**
   * The distance to the boundary as a change of birth time in seconds, at current speed; null if unknown or stationary.
   */
  boundarySeconds: number | null;
}

export interface KpCusp extends KpPlacement {
  /** 1..12. */
  house: number;
}

export interface KpGraha extends KpPlacement {
  key: GrahaKey;
  /** House 1..12 by cusps; null if there are no cusps. */
  house: number | null;
}

/** Placidus cusps do not exist beyond the polar circles: cusps, houses and significators are then null. */
export interface Kp {
  /** The KP ayanāṃśa, and its value including nutation. */
  ayanamsha: AyanamshaKey;
  ayanamshaDeg: number;
  /** The latitude for the cusps; some programs use the geocentric one. */
  latitude: 'geographic';
  cusps: KpCusp[] | null;
  grahas: Record<GrahaKey, KpGraha>;
  significators: KpSignificators | null;
  rulingPlanets: KpRulingPlanets;
}

/** Inputs of the rules: sidereal degrees with the KP ayanāṃśa. */
export interface KpLongitudes {
  grahasDeg: Record<GrahaKey, number>;
  ascendantDeg: number;
  /** Cusps 1..12; null if there are none. */
  cuspsDeg: readonly number[] | null;
}

/** Sidereal speeds, degrees per day. */
interface KpSpeeds {
  grahas: Record<GrahaKey, number>;
  /** Speeds of the cusps 1..12; null if there are none. */
  cusps: readonly number[] | null;
}

/** The KP ayanāṃśa of a chart: VP291 if the chart uses it, otherwise the old one. */
export const kpAyanamsha = (chosen: AyanamshaChoice): AyanamshaKey =>
  AYANAMSHA_KEYS.find((key) => key === chosen && key.startsWith('kp')) ?? 'kp';

/** The Earth is rotated by this angle, either way, to measure the speed of a cusp. */
const TURN_DEG = 1e-3;

function place(lonDeg: number, speedDegPerDay = Number.NaN): KpPlacement {
  const point = kpPoint(lonDeg);
  const boundarySeconds = secondsToEdge(point.boundaryArcsec / 3600, speedDegPerDay);
  return { ...point, division: kpNumber(lonDeg), boundarySeconds };
}

/**
 * Whether a longitude is within the half-open arc; uses comparisons instead of subtractions, so it is exact at the
 * ends.
 */
function isWithin(lonDeg: number, fromDeg: number, toDeg: number): boolean {
  const isPast = lonDeg >= fromDeg;
  const isBefore = lonDeg < toDeg;
  return fromDeg <= toDeg ? isPast && isBefore : isPast || isBefore;
}

/** House 1..12 that contains a longitude, from its cusp to the next. Degrees in one zodiac. */
export function houseOf(lonDeg: number, cuspsDeg: readonly number[]): number {
  const index = cuspsDeg.findIndex((cusp, i) => isWithin(lonDeg, cusp, cuspsDeg[(i + 1) % 12] as number));
  if (index < 0) throw new Error(`no house contains ${lonDeg}°`);
  return index + 1;
}

/**
 * Lords, houses, significators and ruling planets from longitudes alone.
 *
 * @param vara    1..7 from Ravivāra, or null if the day is unknown
 * @param speeds  for the distances to a boundary in time, which are null without them
 */
export function kpOf(
  { grahasDeg, ascendantDeg, cuspsDeg }: KpLongitudes,
  vara: number | null,
  speeds?: KpSpeeds,
): Omit<Kp, 'ayanamsha' | 'ayanamshaDeg' | 'latitude'> {
  const grahas = recordFor(GRAHA_KEYS, (key): KpGraha => {
    const lonDeg = grahasDeg[key];
    if (Number.isNaN(lonDeg)) throw new Lacking({ lack: 'place', point: key });
    return { key, ...place(lonDeg, speeds?.grahas[key]), house: cuspsDeg && houseOf(lonDeg, cuspsDeg) };
  });
  const cusps = cuspsDeg?.map((lonDeg, i) => ({ house: i + 1, ...place(lonDeg, speeds?.cusps?.[i]) })) ?? null;
  return {
    cusps,
    grahas,
    significators:
      cusps &&
      kpSignificators(
        housed(grahas),
        cusps.map(({ signLord }) => signLord),
      ),
    rulingPlanets: kpRulingPlanets(
      kpPoint(ascendantDeg),
      grahas.moon,
      { rahu: grahas.rahu.signLord, ketu: grahas.ketu.signLord },
      vara,
    ),
  };
}

/** The grahas of a chart with cusps; each has a house. */
const housed = (grahas: Kp['grahas']) => grahas as Record<GrahaKey, KpGraha & { house: number }>;

/** The nine grahas in the KP zodiac with their sidereal speeds. */
export function kpGrahas(
  { bodies, nodes }: Sky,
  { nodeMode }: Pick<ChartQuestion, 'nodeMode'>,
  { appliedDeg, appliedRateDegPerDay }: Ayanamsha,
): { grahasDeg: Record<GrahaKey, number>; speeds: Record<GrahaKey, number> } {
  const sidereal = (tropicalDeg: number): number => norm360(tropicalDeg - appliedDeg);
  const node = nodes[nodeMode];
  const nodeSpeed = node.lonSpeedDegPerDay - appliedRateDegPerDay;
  const grahasDeg = recordFor(BODY_KEYS, (key) => sidereal(bodies[key].lonDeg));
  const speeds = recordFor(BODY_KEYS, (key) => bodies[key].lonSpeedDegPerDay - appliedRateDegPerDay);
  return {
    grahasDeg: { ...grahasDeg, rahu: sidereal(node.lonDeg), ketu: sidereal(node.lonDeg + 180) },
    speeds: { ...speeds, rahu: nodeSpeed, ketu: nodeSpeed },
  };
}

/** Speeds of the cusps by the Earth's rotation alone, as difference quotients; null without cusps. */
export function cuspSpeeds(
  kernel: Pick<ChartKernel, 'angles'>,
  sky: Sky,
  { latDeg, lonDeg }: Pick<ChartQuestion, 'latDeg' | 'lonDeg'>,
  { appliedRateDegPerDay }: Ayanamsha,
): number[] | null {
  const turned = (deg: number) => kernel.angles({ ...sky, gastDeg: sky.gastDeg + deg }, latDeg, lonDeg).placidusDeg;
  const [before, after] = [turned(-TURN_DEG), turned(TURN_DEG)];
  if (before === null || after === null) return null;
  return after.map((deg, i) => {
    const moved = norm180(deg - (before[i] as number));
    return (moved / (2 * TURN_DEG)) * SIDEREAL_DEG_PER_DAY - appliedRateDegPerDay;
  });
}

/**
 * The chart of a birth in Kṛṣṇamūrti paddhati, with the chart's choice of mean or true node. An unplaced graha fails
 * the whole part.
 *
 * @param day  the day of the birth; null where the Sun does not rise and set around it
 */
export function computeKp(kernel: ChartKernel, { question, sky }: Positions, day: BirthDay | null): Kp {
  const key = kpAyanamsha(question.ayanamsha);
  const ayanamsha = kernel.ayanamsha(sky, key);
  const sidereal = (tropicalDeg: number): number => norm360(tropicalDeg - ayanamsha.appliedDeg);
  const angles = kernel.angles(sky, question.latDeg, question.lonDeg);
  const { grahasDeg, speeds } = kpGrahas(sky, question, ayanamsha);
  const cuspsDeg = angles.placidusDeg?.map(sidereal) ?? null;
  const longitudes = { grahasDeg, ascendantDeg: sidereal(angles.ascendantDeg), cuspsDeg };
  const cusps = cuspsDeg && cuspSpeeds(kernel, sky, question, ayanamsha);
  return {
    ayanamsha: key,
    ayanamshaDeg: ayanamsha.appliedDeg,
    latitude: 'geographic',
    ...kpOf(longitudes, day?.vara ?? null, { grahas: speeds, cusps }),
  };
}
