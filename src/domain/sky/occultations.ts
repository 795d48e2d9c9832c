/**
 * Occultations by the Moon at a place: a planet's centre or a star disappears behind the disc and reappears. Distances are
 * topocentric; the Moon's radius is k = 0.2725076 of the Earth's, as for eclipses.
 */
import { PLANET_KEYS } from '../../data/keys';
import { isOuterKey, OUTER_KEYS, type OuterKey } from '../../data/outer';
import type { Place } from '../../data/place';
import { STARS, type StarKey } from '../../data/stars';
import type { MoverColumns, MoverKey, PositionTable } from '../../kernel/almanac';
import { norm180, norm360 } from '../circle';
import { type EarthState, earthStates, starColumns } from '../ephemeris/far';
import type { OuterPlanets } from '../ephemeris/outer';
import { placeAt } from '../ephemeris/space';
import {
  angleBetween,
  discDeg,
  equatorialVector,
  horizontalPlace,
  KM_PER_AU,
  length,
  observerAt,
  positionAngle,
  topocentric,
} from '../ephemeris/vectors';
import { once } from '../lazy';
import { sineCosine } from '../sineCosine';
import { minimaOf, type Sampled, zerosOf } from './localSearch';
import { type Tables, tableAt } from './tables';
import { isOccultedPlanet, type OccultationEvent, type OccultedKey } from './types';
import { starsWithin } from './zodiacStars';

const MOON_RADIUS_AU = (0.2725076 * 6378.1366) / KM_PER_AU;
/** Airless altitude of a body that refraction lifts to the horizon, degrees. */
const HORIZON_DEG = -33.593 / 60;

/** Steps of the grids on which conjunctions with the Moon are sought: for the Moon, and for a body that the kernel lacks. */
const GRID_DAYS = 0.5;
const FAR_GRID_DAYS = 16;
/** The Moon gains less than this on any body from one instant of its grid to the next. */
const MAX_GAIN_DEG = 9;
/** Largest difference in latitude at a conjunction: parallax and radius of the Moon, and the slope of its path. */
const REACH_DEG = 1.6;
/** Ecliptic latitude beyond which no star is reached in any year, degrees. */
const ZONE_DEG = 7.5;
/** Time before and after a conjunction within which the place may see the disc at the body, and the step, days. */
const NEAR_DAYS = 0.16;
const NEAR_STEP_DAYS = 0.04;

/** No disc of the Moon has a larger radius, degrees. */
const DISC_DEG = 0.29;

/** The stars near the path of the Moon. */
const zodiacStars = once(() => starsWithin(ZONE_DEG));

/** The bodies of a question: its planets, the planets beyond Saturn where the series cover the span, and the stars. */
const occultedBodies = (bodies: readonly string[], outer: OuterPlanets | undefined): OccultedKey[] => [
  ...PLANET_KEYS.filter((key) => bodies.includes(key)),
  ...(outer ? OUTER_KEYS : []),
  ...zodiacStars(),
];

interface Search {
  kernel: Tables;
  place: Place;
  outer: OuterPlanets | undefined;
}

/** The mover that the kernel computes for a body: the planet, or the Sun, which gives the place of the Earth. */
const sourceOf = (key: OccultedKey): MoverKey => (isOccultedPlanet(key) ? key : 'sun');

/** The columns of a body that the kernel lacks, at the instants of some states of the Earth. */
export function farColumns(
  key: OuterKey | StarKey,
  states: readonly EarthState[],
  outer: OuterPlanets | undefined,
): MoverColumns {
  if (!isOuterKey(key)) return starColumns(STARS[key], states);
  if (outer === undefined) throw new RangeError(`${key} needs the planets beyond Saturn`);
  return outer.columns(key, states);
}

/** The columns of a body in a table that has its source. */
const columnsOf = (key: OccultedKey, table: PositionTable, outer: OuterPlanets | undefined): MoverColumns =>
  isOccultedPlanet(key) ? (table.movers[key] as MoverColumns) : farColumns(key, earthStates(table), outer);

/** Longitude and latitude of a body on the grid of the Moon; NaN where it has no place. */
type OnGrid = (i: number) => { lonDeg: number; latDeg: number };

/** A coarser grid around that of the Moon, with the states of the Earth there. */
function coarseGrid({ kernel }: Search, grid: readonly number[]) {
  const first = Math.floor((grid[0] as number) / FAR_GRID_DAYS);
  const count = Math.ceil((grid.at(-1) as number) / FAR_GRID_DAYS) - first + 2;
  const instants = Array.from({ length: count }, (_, i) => (first + i) * FAR_GRID_DAYS);
  return { first, states: earthStates(tableAt(kernel, ['sun'], instants)) };
}

/** A body that the kernel lacks, on the grid of the Moon: interpolated in the coarser grid. */
function farOnGrid(
  { lonDeg, latDeg }: MoverColumns,
  { first }: ReturnType<typeof coarseGrid>,
  grid: readonly number[],
): OnGrid {
  return (i) => {
    const at = (grid[i] as number) / FAR_GRID_DAYS - first;
    const index = Math.floor(at);
    const [lon, lat] = [lonDeg[index] as number, latDeg[index] as number];
    const share = at - index;
    return {
      lonDeg: lon + share * norm180((lonDeg[index + 1] as number) - lon),
      latDeg: lat + share * ((latDeg[index + 1] as number) - lat),
    };
  };
}

/** Conjunctions in longitude at which the Moon is near a body: Julian days UT, to a few minutes. */
function conjunctionsOf(grid: readonly number[], moon: MoverColumns, body: OnGrid): number[] {
  const apart = (i: number) => {
    const { lonDeg, latDeg } = body(i);
    return { lon: norm180((moon.lonDeg[i] as number) - lonDeg), lat: (moon.latDeg[i] as number) - latDeg };
  };
  const found: number[] = [];
  for (let i = 0; i + 1 < grid.length; ) {
    const before = apart(i);
    const aheadDeg = before.lon < 0 ? -before.lon : 360 - before.lon;
    if (aheadDeg >= MAX_GAIN_DEG) {
      i += Math.floor(aheadDeg / MAX_GAIN_DEG);
      continue;
    }
    const after = apart(i + 1);
    if (before.lon < 0 && after.lon >= 0) {
      const share = before.lon / (before.lon - after.lon);
      const lat = before.lat + share * (after.lat - before.lat);
      if (Math.abs(lat) < REACH_DEG) found.push((grid[i] as number) + share * GRID_DAYS);
    }
    i++;
  }
  return found;
}

/** The Moon and a body from the place. */
interface View {
  /** Distance of the body from the Moon's centre and from its limb, degrees; the latter is negative behind the disc. */
  apartDeg: number;
  fromLimbDeg: number;
  positionAngleDeg: number;
  altitudeDeg: number;
}

/** The views of a body at instants. */
function viewsOf({ kernel, place, outer }: Search, key: OccultedKey, jdUt: readonly number[]): View[] {
  const table = tableAt(kernel, ['moon', sourceOf(key)], jdUt);
  const { obliquityDeg, gastDeg, movers } = table;
  const [moon, body] = [movers.moon as MoverColumns, columnsOf(key, table, outer)];
  return jdUt.map((_, i) => {
    const obliquity = sineCosine(obliquityDeg[i] as number);
    const observer = observerAt(place, gastDeg[i] as number);
    const from = (mover: MoverColumns) => topocentric(equatorialVector(placeAt(mover, i), obliquity), observer);
    const [disc, other] = [from(moon), from(body)];
    const apartDeg = angleBetween(disc, other);
    return {
      apartDeg,
      fromLimbDeg: apartDeg - discDeg(MOON_RADIUS_AU, length(disc)),
      positionAngleDeg: positionAngle(disc, other),
      altitudeDeg: horizontalPlace(other, observer).altitudeDeg,
    };
  });
}

/** The Sun at instants: its altitude, and the Moon's elongation in longitude. */
function sunAt({ kernel, place }: Search, jdUt: readonly number[]) {
  const { obliquityDeg, gastDeg, movers } = tableAt(kernel, ['sun', 'moon'], jdUt);
  const [sun, moon] = [movers.sun as MoverColumns, movers.moon as MoverColumns];
  return jdUt.map((_, i) => {
    const at = placeAt(sun, i);
    const observer = observerAt(place, gastDeg[i] as number);
    const vector = topocentric(equatorialVector(at, sineCosine(obliquityDeg[i] as number)), observer);
    return {
      altitudeDeg: horizontalPlace(vector, observer).altitudeDeg,
      elongationDeg: norm360((moon.lonDeg[i] as number) - at.lonDeg),
    };
  });
}

/** The occultations of a body near its conjunctions with the Moon. */
function occultationsOf(search: Search, key: OccultedKey, conjunctions: readonly number[]): OccultationEvent[] {
  // The square of the distance is smooth where the Moon's centre passes over the body.
  const square = (jdUt: readonly number[]) => viewsOf(search, key, jdUt).map(({ apartDeg }) => apartDeg ** 2);
  const fromLimb = (jdUt: readonly number[]) => viewsOf(search, key, jdUt).map(({ fromLimbDeg }) => fromLimbDeg);
  const near = { reachDays: NEAR_DAYS, stepDays: NEAR_STEP_DAYS, least: DISC_DEG ** 2 };
  const triples = minimaOf(square, conjunctions, near);
  const values = fromLimb(triples.flat());
  const deepest = triples
    .map((triple, i) => triple.map((jdUt, at): Sampled => ({ jdUt, value: values[3 * i + at] as number })))
    .filter((triple): triple is [Sampled, Sampled, Sampled] => (triple[1] as Sampled).value < 0);
  const brackets = deepest.flatMap(([before, lowest, after]) => [
    { low: before, high: lowest },
    { low: lowest, high: after },
  ]);
  const ends = zerosOf(fromLimb, brackets);
  const [views, suns] = [viewsOf(search, key, ends), sunAt(search, ends)];
  return deepest.flatMap(([, { value }], i): OccultationEvent[] => {
    const [first, last] = [2 * i, 2 * i + 1];
    const [disappears, reappears] = [views[first] as View, views[last] as View];
    if (Math.max(disappears.altitudeDeg, reappears.altitudeDeg) <= HORIZON_DEG) return [];
    const sunThen = suns[first] as (typeof suns)[number];
    return [
      {
        kind: 'occultation',
        jdUt: ends[first] as number,
        body: key,
        reappearsJd: ends[last] as number,
        altitudeDeg: [disappears.altitudeDeg, reappears.altitudeDeg],
        sunAltitudeDeg: [sunThen.altitudeDeg, (suns[last] as (typeof suns)[number]).altitudeDeg],
        positionAngleDeg: [disappears.positionAngleDeg, reappears.positionAngleDeg],
        elongationDeg: sunThen.elongationDeg,
        depthDeg: -value,
      },
    ];
  });
}

/**
 * Occultations with fromJd ≤ disappearance < toJd and at least one end above the horizon, and some beyond the span.
 *
 * Throws a RangeError outside the kernel's range.
 */
export function occultationsIn(
  kernel: Tables,
  place: Place,
  bodies: readonly string[],
  { fromJd, toJd, outer }: { fromJd: number; toJd: number; outer?: OuterPlanets | undefined },
): OccultationEvent[] {
  const isCovered = outer && fromJd - FAR_GRID_DAYS > outer.firstJd && toJd + 2 * FAR_GRID_DAYS < outer.lastJd;
  const search: Search = { kernel, place, outer: isCovered ? outer : undefined };
  // The grids are fixed, so that an event has the same digits in every span.
  const first = Math.floor(fromJd / GRID_DAYS) - 1;
  const count = Math.ceil(toJd / GRID_DAYS) + 2 - first;
  const grid = Array.from({ length: count }, (_, i) => (first + i) * GRID_DAYS);
  const keys = occultedBodies(bodies, search.outer);
  const { movers } = tableAt(kernel, ['moon', ...keys.filter(isOccultedPlanet)], grid);
  const coarse = coarseGrid(search, grid);
  const onGridOf = (key: OccultedKey): OnGrid => {
    if (!isOccultedPlanet(key)) return farOnGrid(farColumns(key, coarse.states, search.outer), coarse, grid);
    const { lonDeg, latDeg } = movers[key] as MoverColumns;
    return (i) => ({ lonDeg: lonDeg[i] as number, latDeg: latDeg[i] as number });
  };
  return keys.flatMap((key) => {
    const onGrid = onGridOf(key);
    const conjunctions = conjunctionsOf(grid, movers.moon as MoverColumns, onGrid);
    return conjunctions.length === 0 ? [] : occultationsOf(search, key, conjunctions);
  });
}
