/**
 * Conjunctions that the search for longitudes of grahas does not have: those in right ascension, and those with stars. A
 * zero is sought where the difference changes its sign on a fixed grid, so that an event has the same digits in every span.
 */
import type { GrahaKey } from '../../data/keys';
import { isOuterKey, OUTER_KEYS, type OuterKey } from '../../data/outer';
import { STAR_KEYS, STARS, type StarKey } from '../../data/stars';
import type { MoverColumns, PositionTable } from '../../kernel/almanac';
import { type AyanamshaChoice, BODY_KEYS, type BodyKey } from '../../kernel/keys';
import { norm180, norm360 } from '../circle';
import { type EarthState, earthStates } from '../ephemeris/far';
import { farColumns } from '../ephemeris/farColumns';
import type { OuterPlanets } from '../ephemeris/outer';
import { equatorialPlace, equatorialVector } from '../ephemeris/vectors';
import { once } from '../lazy';
import { type DomainError, fail, ok, type Result } from '../result';
import { sineCosine } from '../sineCosine';
import { type Sampled, zerosOf } from './localSearch';
import { type Tables, tableAt } from './tables';
import type { SkyKind } from './types';
import { isJunctionStar, starsWithin } from './zodiacStars';

/** Steps of the grids of the moving bodies and of the stars, days. Between two instants a star moves evenly within 0.3″. */
const GRID_DAYS = 2;
const STAR_GRID_DAYS = 16;
/** Largest error of a difference on the grid, degrees, and the time within which it moves a zero, days. */
const GRID_ERROR_DEG = 1 / 3600;
const MAX_ASIDE_DAYS = 1;

/** The series of the planets beyond Saturn begin and end this far outside the instants of a search, days. */
const MARGIN_DAYS = 20;

/** Latitude of the stars that are sought besides the junction stars, degrees: Venus reaches 9°. */
const ZONE_DEG = 10;

/** The stars of conjunctions, in the order of the catalogue. */
const meetingStars = once((): StarKey[] => {
  const near = new Set(starsWithin(ZONE_DEG));
  return STAR_KEYS.filter((key) => isJunctionStar(key) || near.has(key));
});

type MovingKey = BodyKey | OuterKey;
type MeetingKey = MovingKey | StarKey;

/** The kinds of these events. */
export const MEETING_KINDS = ['conjunction', 'conjunction_ra'] as const satisfies SkyKind[];

interface MeetingOf<Kind extends SkyKind> {
  kind: Kind;
  jdUt: number;
  body: MovingKey;
  with: MeetingKey;
}

/** A conjunction with a star in apparent longitude. */
export interface StarMeeting extends MeetingOf<'conjunction'> {
  with: StarKey;
  /** Latitude of the body minus the star's. */
  latitudeDifferenceDeg: number;
  siderealDeg: number;
}

/** A conjunction in apparent right ascension, of the true equator of date. */
export interface RightAscensionMeeting extends MeetingOf<'conjunction_ra'> {
  /** Declination of the first minus the second's. */
  declinationDifferenceDeg: number;
  rightAscensionDeg: number;
}

export type MeetingEvent = StarMeeting | RightAscensionMeeting;

export interface MeetingQuestion {
  /** Julian days UT, half-open. */
  fromJd: number;
  toJd: number;
  ayanamsa: AyanamshaChoice;
  kinds: readonly SkyKind[];
  /** The grahas; the nodes have no conjunctions. */
  bodies: readonly GrahaKey[];
  /** The planets beyond Saturn, with their series. */
  planets: readonly OuterKey[];
  outer?: OuterPlanets | undefined;
  /** Whether conjunctions with stars are sought. */
  withStars: boolean;
}

type Coordinate = 'longitude' | 'right_ascension';
/** Longitude and latitude, or right ascension and declination, degrees. */
interface Place {
  alongDeg: number;
  acrossDeg: number;
}

const isStar = (key: MeetingKey): key is StarKey => key in STARS;
const isNear = (key: MeetingKey): key is BodyKey => !isStar(key) && !isOuterKey(key);

type Pair = readonly [MovingKey, MeetingKey];

/** Reads places of bodies in a coordinate. */
class MeetingSky {
  readonly #kernel: Tables;
  readonly #question: MeetingQuestion;
  readonly #coordinate: Coordinate;

  constructor(kernel: Tables, question: MeetingQuestion, coordinate: Coordinate) {
    this.#kernel = kernel;
    this.#question = question;
    this.#coordinate = coordinate;
  }

  tableAt(keys: readonly MeetingKey[], jdUt: readonly number[]): PositionTable {
    const movers = [...new Set<BodyKey>(['sun', ...keys.filter(isNear)])];
    return tableAt(this.#kernel, movers, jdUt, this.#question.ayanamsa);
  }

  #columns(key: MeetingKey, table: PositionTable, states: readonly EarthState[]): MoverColumns {
    if (isNear(key)) return table.movers[key] as MoverColumns;
    return farColumns(key, states, this.#question.outer);
  }

  /** The places of a body at some rows of a table. */
  places(key: MeetingKey, table: PositionTable, rows: readonly number[], states: readonly EarthState[]): Place[] {
    const { lonDeg, latDeg } = this.#columns(
      key,
      table,
      isNear(key) ? [] : rows.map((row) => states[row] as EarthState),
    );
    return rows.map((row, i) => {
      const at = isNear(key) ? row : i;
      const [lon, lat] = [lonDeg[at] as number, latDeg[at] as number];
      if (this.#coordinate === 'longitude') return { alongDeg: lon, acrossDeg: lat };
      const obliquity = sineCosine(table.obliquityDeg[row] as number);
      const vector = equatorialVector({ lonDeg: lon, latDeg: lat, distAu: 1 }, obliquity);
      const { rightAscensionDeg, declinationDeg } = equatorialPlace(vector);
      return { alongDeg: rightAscensionDeg, acrossDeg: declinationDeg };
    });
  }

  /** The places of both bodies of pairs, each at its own instant, and the zero of the zodiac there. */
  pairs(pairs: readonly Pair[], jdUt: readonly number[]): { zeroDeg: number[]; places: [Place, Place][] } {
    const places = pairs.map((): [Place, Place] => [NOWHERE, NOWHERE]);
    const zeroDeg = new Array<number>(pairs.length);
    // Pairs of the same grahas share a table, which has no other bodies.
    const groups = Map.groupBy(pairs.keys(), (row) => (pairs[row] as Pair).filter(isNear).join());
    for (const rows of groups.values()) {
      const keys = [...new Set(rows.flatMap((row) => pairs[row] as Pair))];
      const table = this.tableAt(
        keys,
        rows.map((row) => jdUt[row] as number),
      );
      const states = keys.every(isNear) ? [] : earthStates(table);
      for (const [i, row] of rows.entries()) zeroDeg[row] = table.zeroDeg[i] as number;
      for (const key of keys) {
        const own = [...rows.keys()].filter((i) => (pairs[rows[i] as number] as Pair).includes(key));
        for (const [i, place] of this.places(key, table, own, states).entries()) {
          const row = rows[own[i] as number] as number;
          (places[row] as [Place, Place])[(pairs[row] as Pair)[0] === key ? 0 : 1] = place;
        }
      }
    }
    return { zeroDeg, places };
  }
}

const NOWHERE: Place = { alongDeg: Number.NaN, acrossDeg: Number.NaN };

const gridBetween = (fromJd: number, toJd: number, stepDays: number): number[] => {
  const first = Math.floor(fromJd / stepDays);
  const count = Math.ceil(toJd / stepDays) - first + 1;
  return Array.from({ length: count }, (_, i) => (first + i) * stepDays);
};

/** The angles of each body along the coordinate, on the grid of the moving bodies. */
function anglesOnGrid(sky: MeetingSky, keys: readonly MeetingKey[], grid: readonly number[]) {
  const moving = keys.filter((key) => !isStar(key));
  const table = sky.tableAt(moving, grid);
  const states = moving.every(isNear) ? [] : earthStates(table);
  const rows = [...grid.keys()];
  const coarse = gridBetween(grid[0] as number, (grid.at(-1) as number) + GRID_DAYS, STAR_GRID_DAYS);
  const coarseTable = sky.tableAt([], coarse);
  const coarseStates = earthStates(coarseTable);
  const anglesOf = (key: MeetingKey): number[] => {
    if (!isStar(key)) return sky.places(key, table, rows, states).map(({ alongDeg }) => alongDeg);
    const places = sky.places(key, coarseTable, [...coarse.keys()], coarseStates);
    return grid.map((jdUt) => {
      const at = (jdUt - (coarse[0] as number)) / STAR_GRID_DAYS;
      const index = Math.min(Math.floor(at), coarse.length - 2);
      const [low, high] = [places[index] as Place, places[index + 1] as Place];
      return low.alongDeg + (at - index) * norm180(high.alongDeg - low.alongDeg);
    });
  };
  return Object.fromEntries(keys.map((key) => [key, anglesOf(key)])) as Partial<Record<MeetingKey, number[]>>;
}

/** An interval in which two bodies may meet. */
interface Candidate {
  pair: Pair;
  low: number;
  high: number;
}

/** The vertex of the parabola through the values at −1, 0 and 1. */
const vertexOf = (before: number, at: number, after: number): number =>
  (before - after) / (2 * (before - 2 * at + after));

/** The intervals of the grid in which the difference of a pair changes its sign, also twice. */
function candidatesOf(pair: Pair, grid: readonly number[], [a, b]: readonly [number[], number[]]): Candidate[] {
  const apart = grid.map((_, i) => norm180((a[i] as number) - (b[i] as number)));
  const found: Candidate[] = [];
  for (let i = 1; i < grid.length; i++) {
    const [before, after, at] = [apart[i - 1] as number, apart[i] as number, grid[i] as number];
    if (Math.abs(after - before) > 180) continue;
    if (before > 0 !== after > 0) {
      const rate = Math.abs(after - before) / GRID_DAYS;
      const aside = isStar(pair[1]) ? Math.min(MAX_ASIDE_DAYS, GRID_ERROR_DEG / rate) : 0;
      found.push({ pair, low: at - GRID_DAYS - aside, high: at + aside });
      continue;
    }
    // Both bodies may meet twice around the instant at which they are nearest.
    const next = apart[i + 1];
    if (next === undefined || before > 0 !== next > 0) continue;
    const isNearest = Math.abs(after) < Math.abs(before) && Math.abs(after) <= Math.abs(next);
    const vertex = vertexOf(before, after, next);
    const least = after + ((next - before) / 4) * vertex;
    if (!isNearest || (least > 0 === after > 0 && Math.abs(least) > GRID_ERROR_DEG)) continue;
    const middle = at + vertex * GRID_DAYS;
    found.push({ pair, low: at - GRID_DAYS, high: middle }, { pair, low: middle, high: at + GRID_DAYS });
  }
  return found;
}

/** The pairs of a question: in right ascension moving bodies with each other, and in both coordinates with stars. */
function pairsOf({ bodies, planets, withStars }: MeetingQuestion, coordinate: Coordinate): Pair[] {
  const moving: MovingKey[] = [
    ...BODY_KEYS.filter((key) => bodies.includes(key)),
    ...OUTER_KEYS.filter((key) => planets.includes(key)),
  ];
  const withEachOther = moving.flatMap((body, i) => moving.slice(i + 1).map((other): Pair => [body, other]));
  return [
    // A conjunction of the Sun and the Moon is a lunation.
    ...(coordinate === 'right_ascension' ? withEachOther.filter(([a, b]) => !(a === 'sun' && b === 'moon')) : []),
    ...(withStars ? moving.flatMap((body) => meetingStars().map((star): Pair => [body, star])) : []),
  ];
}

/** The conjunctions of a question in a coordinate, and some beyond its span. */
function meetingsIn(kernel: Tables, question: MeetingQuestion, coordinate: Coordinate): MeetingEvent[] {
  const pairs = pairsOf(question, coordinate);
  if (pairs.length === 0) return [];
  const sky = new MeetingSky(kernel, question, coordinate);
  // A nearest approach is seen from the instants on both sides of it.
  const grid = gridBetween(question.fromJd - GRID_DAYS, question.toJd + GRID_DAYS, GRID_DAYS);
  const angles = anglesOnGrid(sky, [...new Set(pairs.flat())], grid);
  const candidates = pairs.flatMap((pair) =>
    candidatesOf(pair, grid, [angles[pair[0]] as number[], angles[pair[1]] as number[]]),
  );
  const apart = (of: readonly Pair[], jdUt: readonly number[]): number[] =>
    sky.pairs(of, jdUt).places.map(([a, b]) => norm180(a.alongDeg - b.alongDeg));
  const ends = apart(
    candidates.flatMap(({ pair }) => [pair, pair]),
    candidates.flatMap(({ low, high }) => [low, high]),
  );
  const brackets = candidates.flatMap(({ pair, low, high }, i): { pair: Pair; low: Sampled; high: Sampled }[] => {
    const [before, after] = [ends[2 * i] as number, ends[2 * i + 1] as number];
    if (before > 0 === after > 0) return [];
    return [{ pair, low: { jdUt: low, value: before }, high: { jdUt: high, value: after } }];
  });
  const ofBrackets = brackets.map(({ pair }) => pair);
  const instants = zerosOf(
    (jdUt, which) =>
      apart(
        which.map((i) => ofBrackets[i] as Pair),
        jdUt,
      ),
    brackets,
  );
  const { zeroDeg, places } = sky.pairs(ofBrackets, instants);
  return instants.map((jdUt, i): MeetingEvent => {
    const [body, other] = ofBrackets[i] as Pair;
    const [a, b] = places[i] as [Place, Place];
    const differenceDeg = a.acrossDeg - b.acrossDeg;
    if (coordinate === 'right_ascension') {
      return {
        kind: 'conjunction_ra',
        jdUt,
        body,
        with: other,
        declinationDifferenceDeg: differenceDeg,
        rightAscensionDeg: norm360(a.alongDeg),
      };
    }
    const siderealDeg = norm360(a.alongDeg - (zeroDeg[i] as number));
    return {
      kind: 'conjunction',
      jdUt,
      body,
      with: other as StarKey,
      latitudeDifferenceDeg: differenceDeg,
      siderealDeg,
    };
  });
}

/**
 * The conjunctions in right ascension and those with stars, with fromJd ≤ instant < toJd, in order of time. The stars are
 * the 28 junction stars, and the others within 10° of the ecliptic.
 *
 * Refused: a span that extends beyond the kernel's range or, with the planets beyond Saturn, beyond their series.
 *
 * Error   as the places of the bodies: 0.15″ of their relative motion
 */
export function meetingEvents(kernel: Tables, question: MeetingQuestion): Result<MeetingEvent[], DomainError> {
  const { fromJd, toJd, kinds, planets, outer } = question;
  let { from, to } = kernel.range;
  if (outer && planets.length > 0) {
    from = Math.max(from, outer.firstJd + MARGIN_DAYS);
    to = Math.min(to, outer.lastJd - MARGIN_DAYS);
  }
  const outside = [fromJd, toJd].find((jd) => jd < from - 1 || jd > to + 1);
  if (outside !== undefined) return fail({ reason: 'epoch_out_of_range', jdUt: outside, from, to });
  const events = [
    ...(kinds.includes('conjunction') ? meetingsIn(kernel, question, 'longitude') : []),
    ...(kinds.includes('conjunction_ra') ? meetingsIn(kernel, question, 'right_ascension') : []),
  ];
  return ok(events.filter(({ jdUt }) => jdUt >= fromJd && jdUt < toJd).sort((a, b) => a.jdUt - b.jdUt));
}
