/**
 * A chart in Kṛṣṇamūrti paddhati: Plācidus cusps as beginnings of the houses, and the KP ayanāṃśa whatever the
 * chart's own.
 */
import { BODY_KEYS, type Kernel } from '../../kernel/types';
import type { BirthDay } from '../chart/birthDay';
import type { GrahaKey, Positions } from '../chart/types';
import { norm360 } from '../circle';
import { kpNumber } from './divisions';
import { type KpPoint, kpPoint } from './ladder';
import { type KpRulingPlanets, kpRulingPlanets } from './rulingPlanets';
import { type KpSignificators, kpSignificators } from './significators';

export interface KpPlacement extends KpPoint {
  /** 1..249: which of the divisions by sub and rāśi holds it. */
  division: number;
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

const place = (lonDeg: number): KpPlacement => ({ ...kpPoint(lonDeg), division: kpNumber(lonDeg) });

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
 * @param vara  1..7 from Ravivāra, or null where the day is not known
 */
export function kpOf(
  { grahasDeg, ascendantDeg, cuspsDeg }: KpLongitudes,
  vara: number | null,
): Omit<Kp, 'ayanamshaDeg'> {
  const grahas = Object.fromEntries(
    (Object.entries(grahasDeg) as [GrahaKey, number][]).map(([key, lonDeg]) => {
      if (Number.isNaN(lonDeg)) throw new Error(`${key} could not be placed`);
      return [key, { key, ...place(lonDeg), house: cuspsDeg && houseOf(lonDeg, cuspsDeg) }];
    }),
  ) as Kp['grahas'];
  const cusps = cuspsDeg?.map((lonDeg, i) => ({ house: i + 1, ...place(lonDeg) })) ?? null;
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
  return { ayanamshaDeg: appliedDeg, ...kpOf(longitudes, day?.vara ?? null) };
}
