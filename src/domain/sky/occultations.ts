/**
 * Occultations by the Moon at a place: a planet's centre or a star disappears behind the disc and reappears. Distances are
 * topocentric; the Moon's radius is k = 0.2725076 of the Earth's, as for eclipses.
 */
import { PLANET_KEYS, type PlanetKey } from '../../data/keys';
import { isOuterKey, OUTER_KEYS } from '../../data/outer';
import type { Place } from '../../data/place';
import type { MoverColumns } from '../../kernel/almanac';
import { norm180 } from '../circle';
import { type EarthState, earthStates } from '../ephemeris/far';
import { farColumns } from '../ephemeris/farColumns';
import type { OuterPlanets } from '../ephemeris/outer';
import { HORIZON_DEG } from '../ephemeris/refraction';
import { once } from '../lazy';
import { minimaOf } from './localSearch';
import { continuedTrack, type MoonGrid, NEAR_DAYS, passagesNear, type Track } from './moonPassages';
import { type BodyPath, type MoonSight, type MoonView, pathsOf, sunAt, viewsOf } from './moonViews';
import { type Tables, tableAt } from './tables';
import { isOccultedPlanet, type OccultationEvent, type OccultedKey } from './types';
import { type Bracket, zerosIn } from './zeros';
import { starsWithin } from './zodiacStars';

/** Steps of the grids on which conjunctions with the Moon are sought: of the Moon, and of a body that the kernel lacks. */
const GRID_DAYS = 1;
const FAR_GRID_DAYS = 16;
/** Distances of the places between which the sieve interpolates a body, days. */
const PLANET_TRACK_DAYS = { mercury: 4, venus: 4, mars: 8, jupiter: 16, saturn: 16 } satisfies Record<
  PlanetKey,
  number
>;
const [OUTER_TRACK_DAYS, STAR_TRACK_DAYS] = [32, 512];
/** Largest difference in latitude at a conjunction: parallax and radius of the Moon, and the slope of its path. */
const REACH_DEG = 1.65;
/** Ecliptic latitude beyond which no star is reached in any year, degrees. */
const ZONE_DEG = 7.5;
/** Distance of the samples that determine the nearest approach, days. */
const NEAR_STEP_DAYS = 0.001;

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

interface Search extends MoonSight {
  earth: EarthGrid;
}

type LonLat = { lonDeg: number; latDeg: number };
/** A body at an instant of the grid of the Moon, by its number. */
type OnGrid = (row: number) => LonLat;

/** The states of the Earth at multiples of FAR_GRID_DAYS, each computed once. */
class EarthGrid {
  readonly #kernel: Tables;
  readonly #known = new Map<number, EarthState>();

  constructor(kernel: Tables) {
    this.#kernel = kernel;
  }

  at(indexes: readonly number[]): EarthState[] {
    const missing = indexes.filter((index) => !this.#known.has(index));
    const instants = missing.map((index) => index * FAR_GRID_DAYS);
    const states = missing.length === 0 ? [] : earthStates(tableAt(this.#kernel, ['sun'], instants));
    for (const [i, state] of states.entries()) this.#known.set(missing[i] as number, state);
    return indexes.map((index) => this.#known.get(index) as EarthState);
  }
}

function trackDays(key: OccultedKey): number {
  if (isOccultedPlanet(key)) return PLANET_TRACK_DAYS[key];
  return isOuterKey(key) ? OUTER_TRACK_DAYS : STAR_TRACK_DAYS;
}

/** Makes tracks of bodies over a grid, for the sieve. Bodies with the same distances between places share a table. */
function tracksOver({ kernel, outer }: Search, grid: readonly number[]): (key: OccultedKey) => Track {
  const firstJd = grid[0] as number;
  const spanDays = (grid.at(-1) as number) - firstJd;
  const tableOver = (aboutDays: number) => {
    const steps = Math.max(3, Math.ceil(spanDays / aboutDays));
    const stepDays = spanDays / steps;
    const instants = Array.from({ length: steps + 1 }, (_, i) => firstJd + i * stepDays);
    const planets = PLANET_KEYS.filter((key) => PLANET_TRACK_DAYS[key] === aboutDays);
    const hasPlanets = planets.length > 0;
    const table = tableAt(kernel, hasPlanets ? planets : ['sun'], instants, { withDistances: !hasPlanets });
    return { stepDays, table, states: hasPlanets ? [] : earthStates(table) };
  };
  const tables = new Map<number, ReturnType<typeof tableOver>>();
  return (key) => {
    const about = trackDays(key);
    const known = tables.get(about) ?? tableOver(about);
    tables.set(about, known);
    const { stepDays, table, states } = known;
    const columns = isOccultedPlanet(key) ? (table.movers[key] as MoverColumns) : farColumns(key, states, outer);
    return continuedTrack(columns, firstJd, stepDays);
  };
}

/** A body at some instants of the grid of the Moon. */
function onGridOf(
  { kernel, outer, earth }: Search,
  key: OccultedKey,
  grid: readonly number[],
  rows: readonly number[],
): OnGrid {
  if (isOccultedPlanet(key)) {
    const instants = rows.map((row) => grid[row] as number);
    const { lonDeg, latDeg } = tableAt(kernel, [key], instants, { withDistances: false }).movers[key] as MoverColumns;
    const places = new Map(rows.map((row, i) => [row, { lonDeg: lonDeg[i] as number, latDeg: latDeg[i] as number }]));
    return (row) => places.get(row) as LonLat;
  }
  // A body that the kernel lacks is interpolated between instants of a coarser grid.
  const shareOf = (row: number): [index: number, share: number] => {
    const at = (grid[row] as number) / FAR_GRID_DAYS;
    return [Math.floor(at), at - Math.floor(at)];
  };
  const indexes = [...new Set(rows.flatMap((row) => [shareOf(row)[0], shareOf(row)[0] + 1]))];
  const { lonDeg, latDeg } = farColumns(key, earth.at(indexes), outer);
  const places = new Map(
    indexes.map((index, i) => [index, { lonDeg: lonDeg[i] as number, latDeg: latDeg[i] as number }]),
  );
  return (row) => {
    const [index, share] = shareOf(row);
    const [before, after] = [places.get(index), places.get(index + 1)] as [LonLat, LonLat];
    return {
      lonDeg: before.lonDeg + share * norm180(after.lonDeg - before.lonDeg),
      latDeg: before.latDeg + share * (after.latDeg - before.latDeg),
    };
  };
}

/**
 * Conjunctions in longitude at which the Moon is near a body: Julian days UT, to a few minutes.
 *
 * @param passages  intervals of the grid in which the Moon passes the body, or beside which it does
 */
function conjunctionsOf(
  grid: readonly number[],
  moon: MoverColumns,
  passages: readonly number[],
  bodyOn: (rows: readonly number[]) => OnGrid,
): number[] {
  const intervals = passages.flatMap((i) => [i - 1, i, i + 1]).filter((i) => i >= 0 && i + 1 < grid.length);
  const onGrid = bodyOn([...new Set(intervals.flatMap((i) => [i, i + 1]))]);
  const apart = (i: number) => {
    const { lonDeg, latDeg } = onGrid(i);
    return { lon: norm180((moon.lonDeg[i] as number) - lonDeg), lat: (moon.latDeg[i] as number) - latDeg };
  };
  return intervals.flatMap((i) => {
    const [before, after] = [apart(i), apart(i + 1)];
    if (before.lon >= 0 || after.lon < 0) return [];
    const share = before.lon / (before.lon - after.lon);
    const lat = before.lat + share * (after.lat - before.lat);
    return Math.abs(lat) < REACH_DEG ? [(grid[i] as number) + share * GRID_DAYS] : [];
  });
}

/** A conjunction of the Moon with a body, Julian day UT. */
interface Conjunction {
  key: OccultedKey;
  jdUt: number;
}

/** Two views with the body on different sides of the limb. */
const bracketOf = (first: MoonView, last: MoonView): Bracket => ({
  low: first.jdUt,
  high: last.jdUt,
  before: first.fromLimbDeg,
  after: last.fromLimbDeg,
});

/** About when the body is at the limb: the square of its distance grows with that of the time from the deepest view. */
function atLimb(deepest: MoonView, outside: MoonView): number {
  const discDeg = deepest.apartDeg - deepest.fromLimbDeg;
  const share = Math.sqrt((discDeg ** 2 - deepest.value) / (outside.value - deepest.value));
  return deepest.jdUt + share * (outside.jdUt - deepest.jdUt);
}

/** The occultations near conjunctions of the Moon. All are sought together, since a table for many instants costs less. */
function occultationsOf(search: Search, conjunctions: readonly Conjunction[]): OccultationEvent[] {
  const instants = conjunctions.map(({ jdUt }) => jdUt);
  const keys = conjunctions.map(({ key }) => key);
  const paths = pathsOf(search, keys, instants, NEAR_DAYS);
  const viewsAt = (jdUt: readonly number[], which: readonly number[]): MoonView[] =>
    viewsOf(
      search,
      which.map((number) => paths[number] as BodyPath),
      jdUt,
    );
  const near = { reachDays: NEAR_DAYS, stepDays: NEAR_STEP_DAYS, least: DISC_DEG ** 2 };
  const minima = minimaOf(viewsAt, instants, near);
  const deepest = minima.filter(({ samples: [, lowest] }) => lowest.fromLimbDeg < 0);
  const brackets = deepest.flatMap(({ which, samples: [before, lowest, after] }) => [
    { which, ...bracketOf(before, lowest), near: atLimb(lowest, before) },
    { which, ...bracketOf(lowest, after), near: atLimb(lowest, after) },
  ]);
  const views: MoonView[] = [];
  const ends = zerosIn((jdUt, rows) => {
    const seen = viewsAt(
      jdUt,
      rows.map((row) => (brackets[row] as (typeof brackets)[number]).which),
    );
    for (const [i, row] of rows.entries()) views[row] = seen[i] as MoonView;
    return seen.map(({ fromLimbDeg }) => fromLimbDeg);
  }, brackets);
  const suns = sunAt(search, ends);
  return deepest.flatMap(({ which, samples: [, lowest] }, i): OccultationEvent[] => {
    const [first, last] = [2 * i, 2 * i + 1];
    const [disappears, reappears] = [views[first] as MoonView, views[last] as MoonView];
    if (Math.max(disappears.altitudeDeg, reappears.altitudeDeg) <= HORIZON_DEG) return [];
    const sunThen = suns[first] as (typeof suns)[number];
    return [
      {
        kind: 'occultation',
        jdUt: ends[first] as number,
        body: (conjunctions[which] as Conjunction).key,
        reappearsJd: ends[last] as number,
        altitudeDeg: [disappears.altitudeDeg, reappears.altitudeDeg],
        sunAltitudeDeg: [sunThen.altitudeDeg, (suns[last] as (typeof suns)[number]).altitudeDeg],
        positionAngleDeg: [disappears.positionAngleDeg, reappears.positionAngleDeg],
        elongationDeg: sunThen.elongationDeg,
        depthDeg: -lowest.fromLimbDeg,
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
  const search: Search = { kernel, place, outer: isCovered ? outer : undefined, earth: new EarthGrid(kernel) };
  // The grids are fixed, so that an event has the same digits in every span.
  const first = Math.floor(fromJd / GRID_DAYS) - 1;
  const count = Math.ceil(toJd / GRID_DAYS) + 2 - first;
  const grid = Array.from({ length: count }, (_, i) => (first + i) * GRID_DAYS);
  const table = tableAt(kernel, ['moon'], grid);
  const columns = table.movers.moon as MoverColumns;
  const moon: MoonGrid = { ...continuedTrack(columns, grid[0] as number, GRID_DAYS), table };
  const trackOf = tracksOver(search, grid);
  const conjunctions = occultedBodies(bodies, search.outer).flatMap((key): Conjunction[] => {
    const passages = passagesNear(place, moon, trackOf(key));
    if (passages.length === 0) return [];
    const instants = conjunctionsOf(grid, columns, passages, (rows) => onGridOf(search, key, grid, rows));
    return instants.map((jdUt) => ({ key, jdUt }));
  });
  return conjunctions.length === 0 ? [] : occultationsOf(search, conjunctions);
}
