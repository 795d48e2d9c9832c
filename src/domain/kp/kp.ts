/**
 * A chart in Kṛṣṇamūrti paddhati: Plācidus cusps as beginnings of the houses, and the KP ayanāṃśa whatever the
 * chart's own.
 */
import { BODY_KEYS, type Kernel, type Sky } from '../../kernel/types';
import type { BirthDay } from '../chart/birthDay';
import { SIDEREAL_DEG_PER_DAY } from '../chart/lagna';
import { secondsToEdge } from '../chart/placement';
import type { ChartQuestion, GrahaKey, Positions } from '../chart/types';
import { norm360 } from '../circle';
import { kpNumber } from './divisions';
import { type KpPoint, kpPoint } from './ladder';
import { type KpRulingPlanets, kpRulingPlanets } from './rulingPlanets';
import { type KpSignificators, kpSignificators } from './significators';

export interface KpPlacement extends KpPoint {
  /** 1..249: which of the divisions by sub and rāśi holds it. */
  division: number;
  /** Its distance to the edge as seconds of birth time at its present speed; null where that is not known, or none. */
  boundarySeconds: number | null;
}

export interface KpCusp extends KpPlacement {
  /** 1..12. */
  house: number;
}

export interface KpGraha extends KpPlacement {
  key: GrahaKey;
  /** The house whose interval from cusp to cusp holds it, 1..12; null where there are no cusps. */
  house: number | null;
}

/** Beyond the polar circles there are no Plācidus cusps: cusps, houses and significators are then null. */
export interface Kp {
  /** The KP ayanāṃśa that was subtracted, nutation included. */
  ayanamshaDeg: number;
  cusps: KpCusp[] | null;
  grahas: Record<GrahaKey, KpGraha>;
  significators: KpSignificators | null;
  rulingPlanets: KpRulingPlanets;
}

/** What the rules read: sidereal degrees with the KP ayanāṃśa. */
export interface KpLongitudes {
  grahasDeg: Record<GrahaKey, number>;
  ascendantDeg: number;
  /** Cusps 1..12, or null where there are none. */
  cuspsDeg: readonly number[] | null;
}

/** Sidereal speeds, degrees a day. */
export interface KpSpeeds {
  grahas: Record<GrahaKey, number>;
  /** Of the cusps 1..12, or null where there are none. */
  cusps: readonly number[] | null;
}

/** The Earth is turned by so much, either way, to see how fast a cusp moves. */
const TURN_DEG = 1e-3;

function place(lonDeg: number, speedDegPerDay = Number.NaN): KpPlacement {
  const point = kpPoint(lonDeg);
  const boundarySeconds = secondsToEdge(point.boundaryArcsec / 3600, speedDegPerDay);
  return { ...point, division: kpNumber(lonDeg), boundarySeconds };
}

/** Within the half-open arc from one longitude forward to another; compared, not subtracted, so exact at the edges. */
function isWithin(lonDeg: number, fromDeg: number, toDeg: number): boolean {
  const isPast = lonDeg >= fromDeg;
  const isBefore = lonDeg < toDeg;
  return fromDeg <= toDeg ? isPast && isBefore : isPast || isBefore;
}

/** House 1..12 whose interval, from its cusp to the next, holds a longitude. Degrees in one zodiac. */
export function houseOf(lonDeg: number, cuspsDeg: readonly number[]): number {
  const index = cuspsDeg.findIndex((cusp, i) => isWithin(lonDeg, cusp, cuspsDeg[(i + 1) % 12] as number));
  if (index < 0) throw new Error(`no house holds ${lonDeg}°`);
  return index + 1;
}

/**
 * Lords, houses, significators and ruling planets from longitudes alone.
 *
 * @param vara    1..7 from Ravivāra, or null where the day is not known
 * @param speeds  for the distances to an edge in time, which are null without
 */
export function kpOf(
  { grahasDeg, ascendantDeg, cuspsDeg }: KpLongitudes,
  vara: number | null,
  speeds?: KpSpeeds,
): Omit<Kp, 'ayanamshaDeg'> {
  const grahas = Object.fromEntries(
    (Object.entries(grahasDeg) as [GrahaKey, number][]).map(([key, lonDeg]) => {
      if (Number.isNaN(lonDeg)) throw new Error(`${key} could not be placed`);
      return [key, { key, ...place(lonDeg, speeds?.grahas[key]), house: cuspsDeg && houseOf(lonDeg, cuspsDeg) }];
    }),
  ) as Kp['grahas'];
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

/** The grahas of a chart that has cusps: each is in a house. */
const housed = (grahas: Kp['grahas']) => grahas as Record<GrahaKey, KpGraha & { house: number }>;

function grahaSpeeds({ bodies, nodes, ayanamsha }: Sky, { nodeMode }: ChartQuestion): KpSpeeds['grahas'] {
  const { appliedRateDegPerDay } = ayanamsha.kp;
  const speeds = BODY_KEYS.map((key) => [key, bodies[key].lonSpeedDegPerDay - appliedRateDegPerDay] as const);
  const node = nodes[nodeMode].lonSpeedDegPerDay - appliedRateDegPerDay;
  return { ...Object.fromEntries(speeds), rahu: node, ketu: node } as KpSpeeds['grahas'];
}

/** How fast the cusps move by the turning of the Earth alone, as difference quotients; null where one has no cusps. */
function cuspSpeeds(kernel: Pick<Kernel, 'angles'>, sky: Sky, { latDeg, lonDeg }: ChartQuestion): number[] | null {
  const turned = (deg: number) => kernel.angles({ ...sky, gastDeg: sky.gastDeg + deg }, latDeg, lonDeg).placidusDeg;
  const [before, after] = [turned(-TURN_DEG), turned(TURN_DEG)];
  if (before === null || after === null) return null;
  const { appliedRateDegPerDay } = sky.ayanamsha.kp;
  return after.map((deg, i) => {
    const moved = norm360(deg - (before[i] as number) + 180) - 180;
    return (moved / (2 * TURN_DEG)) * SIDEREAL_DEG_PER_DAY - appliedRateDegPerDay;
  });
}

/**
 * The chart of a birth in Kṛṣṇamūrti paddhati. The node is mean or true as the chart's. A graha that could not be
 * placed is a fault of the whole.
 *
 * @param day  of the birth, or null where the Sun does not rise and set about it
 */
export function computeKp(kernel: Pick<Kernel, 'angles'>, { question, sky }: Positions, day: BirthDay | null): Kp {
  const { appliedDeg } = sky.ayanamsha.kp;
  const sidereal = (tropicalDeg: number): number => norm360(tropicalDeg - appliedDeg);
  const angles = kernel.angles(sky, question.latDeg, question.lonDeg);
  const nodeDeg = sky.nodes[question.nodeMode].lonDeg;
  const bodiesDeg = BODY_KEYS.map((key) => [key, sidereal(sky.bodies[key].lonDeg)] as const);
  const grahasDeg = {
    ...Object.fromEntries(bodiesDeg),
    rahu: sidereal(nodeDeg),
    ketu: sidereal(nodeDeg + 180),
  } as KpLongitudes['grahasDeg'];
  const longitudes = {
    grahasDeg,
    ascendantDeg: sidereal(angles.ascendantDeg),
    cuspsDeg: angles.placidusDeg?.map(sidereal) ?? null,
  };
  const speeds = {
    grahas: grahaSpeeds(sky, question),
    cusps: longitudes.cuspsDeg && cuspSpeeds(kernel, sky, question),
  };
  return { ayanamshaDeg: appliedDeg, ...kpOf(longitudes, day?.vara ?? null, speeds) };
}
