/**
 * The planets beyond Saturn and the stars of a chart, in a module that loads with the first request for them. No
 * rule of a chart reads them.
 */

import { POINT_KEYS, type PointKey } from '../../data/keys';
import { isOuterKey, OUTER_KEYS, type OuterKey } from '../../data/outer';
import { STAR_KEYS, STARS, type StarKey } from '../../data/stars';
import { YOGATARAS, type Yogatara } from '../../data/yogataras';
import type { Kernel } from '../../kernel/kernel';
import { norm180, norm360 } from '../circle';
import { earthStates } from '../ephemeris/far';
import { farColumns, isWithin } from '../ephemeris/farColumns';
import { outerPlanets } from '../ephemeris/outer';
import { Lacking } from '../positions/attempt';
import { place } from '../positions/placement';
import { houseFrom } from '../positions/rashi';
import type { Placement, Positions } from '../positions/types';

interface FarPlacement extends Placement {
  /** Ecliptic latitude of date, degrees. */
  latitudeDeg: number;
  /** Whole-sign house from the lagna, 1..12. */
  house: number;
}

export interface OuterPlacement extends FarPlacement {
  key: OuterKey;
  distanceAu: number;
  retrograde: boolean;
}

export interface StarPlacement extends FarPlacement {
  key: StarKey;
  /** Bayer or other designation. */
  designation: string;
  /** Number in the Hipparcos catalogue. */
  hip: number;
  /** Visual magnitude. */
  magnitude: number;
  /** Its place among the junction stars; absent for the other stars. */
  yogatara?: Yogatara;
}

export interface StarConjunction {
  star: StarKey;
  with: PointKey;
  /** Longitude and latitude of the graha or the lagna minus those of the star. */
  longitudeDifferenceDeg: number;
  latitudeDifferenceDeg: number;
}

export interface ChartStars {
  /** Largest difference in longitude of a conjunction. */
  orbDeg: number;
  stars: StarPlacement[];
  /** By star; the lagna before the grahas. */
  conjunctions: StarConjunction[];
}

/** Orb of conjunctions with stars (chosen here: none of the texts read states one). */
const ORB_DEG = 1;

/** The apparent geocentric places of far bodies at the instant of a chart, in its zodiac. */
function placesOf<Key extends OuterKey | StarKey>(
  kernel: Pick<Kernel, 'positions'>,
  { question, ayanamshaDeg, lagna }: Positions,
  bodies: readonly Key[],
): { key: Key; at: FarPlacement; distanceAu: number }[] {
  const { jdUt, ayanamsha: zodiac } = question;
  const table = kernel.positions({ jdUt: [jdUt], movers: ['sun'], zodiac, withDistances: true });
  if (!table.ok || (bodies.some(isOuterKey) && !isWithin(outerPlanets, table.value.jdTt[0] as number))) {
    throw new Lacking({ lack: 'outer-years' });
  }
  const states = earthStates(table.value);
  const zeroRate = table.value.zeroRateDegPerDay[0] as number;
  return bodies.map((key) => {
    const { lonDeg, latDeg, distAu, lonSpeedDegPerDay } = farColumns(key, states, outerPlanets, true);
    const speed = (lonSpeedDegPerDay[0] as number) - zeroRate;
    const placement = place(norm360(lonDeg[0] as number), ayanamshaDeg, speed);
    const at = { ...placement, latitudeDeg: latDeg[0] as number, house: houseFrom(lagna.rashi, placement.rashi) };
    return { key, at, distanceAu: distAu[0] as number };
  });
}

/** Uranus, Neptune and Pluto from 1900 to 2100. */
function computeOuter(kernel: Pick<Kernel, 'positions'>, positions: Positions): OuterPlacement[] {
  return placesOf(kernel, positions, OUTER_KEYS).map(({ key, at, distanceAu }) => ({
    key,
    ...at,
    distanceAu,
    retrograde: at.speedDegPerDay < 0,
  }));
}

/** The places of all stars, and those within a degree of a graha or the lagna in longitude. */
function computeStars(kernel: Pick<Kernel, 'positions'>, positions: Positions): ChartStars {
  const stars = placesOf(kernel, positions, STAR_KEYS).map(({ key, at }): StarPlacement => {
    const { designation, hip, magnitude } = STARS[key];
    const yogatara = YOGATARAS[key];
    const star: StarPlacement = { ...at, key, designation, hip, magnitude };
    if (yogatara) star.yogatara = yogatara;
    return star;
  });
  const points = POINT_KEYS.map((key) => {
    const graha = positions.grahas.find((each) => each.key === key);
    return { key, lonDeg: (graha ?? positions.lagna).siderealDeg, latDeg: graha?.latitudeDeg ?? 0 };
  });
  const conjunctions = stars.flatMap(({ key: star, siderealDeg, latitudeDeg }) =>
    points.flatMap(({ key, lonDeg, latDeg }): StarConjunction[] => {
      const longitudeDifferenceDeg = norm180(lonDeg - siderealDeg);
      if (!(Math.abs(longitudeDifferenceDeg) <= ORB_DEG)) return [];
      return [{ star, with: key, longitudeDifferenceDeg, latitudeDifferenceDeg: latDeg - latitudeDeg }];
    }),
  );
  return { orbDeg: ORB_DEG, stars, conjunctions };
}

/** The functions that compute the parts `outer` and `stars` of a chart. */
export interface FarParts {
  outer: typeof computeOuter;
  stars: typeof computeStars;
}

/** Computes the parts `outer` and `stars`; a chart takes it as the option `far`. */
export const farParts: FarParts = { outer: computeOuter, stars: computeStars };
