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
import { declinationDeg, equatorialVector, rightAscensionDeg } from '../ephemeris/vectors';
import { once } from '../lazy';
import { type DomainError, fail, ok, type Result } from '../result';
import { sineCosine } from '../sineCosine';
import { cubic } from './cubic';
import { type Tables, tableAt } from './tables';
import { extremeNear, REACH } from './turningPoints';
import type { SkyKind } from './types';
import { type Bracket, zerosIn } from './zeros';
import { isJunctionStar, starsWithin } from './zodiacStars';

/**
 * Steps of the grids of the Moon, of the other moving bodies and of the stars, days. Between two instants a star moves evenly
 * within 0.3″.
 */
const MOON_GRID_DAYS = 2;
const GRID_DAYS = 4;
const STAR_GRID_DAYS = 16;
/** Largest error of the least distance of two bodies by the polynomial on the grid, degrees. */
const NEAREST_ERROR_DEG = 0.02;
/** Largest error of a star on the grid, degrees, and the time within which it moves a zero, days. */
const STAR_ERROR_DEG = 1 / 3600;
const MAX_ASIDE_DAYS = 1;

/** The series of the planets beyond Saturn begin and end this far outside the instants of a search, days. */
const MARGIN_DAYS = 20;

/** Highest latitude of further stars, beyond the junction stars, degrees: Venus reaches 9°. */
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
  /** Whether conjunctions with all stars near the paths of the bodies are sought. */
  withStars: boolean;
  /** Further stars with conjunctions. */
  stars?: readonly StarKey[];
}

type Coordinate = 'longitude' | 'right_ascension';
const isStar = (key: MeetingKey): key is StarKey => key in STARS;
const isNear = (key: MeetingKey): key is BodyKey => !isStar(key) && !isOuterKey(key);

type Pair = readonly [MovingKey, MeetingKey];

/** The computed sky at some instants. */
interface Skies {
  table: PositionTable;
  /** Empty if all bodies are the kernel's. */
  states: readonly EarthState[];
}

/** Reads the places of bodies in a coordinate. */
class MeetingSky {
  readonly #kernel: Tables;
  readonly #question: MeetingQuestion;
  readonly #coordinate: Coordinate;

  constructor(kernel: Tables, question: MeetingQuestion, coordinate: Coordinate) {
    this.#kernel = kernel;
    this.#question = question;
    this.#coordinate = coordinate;
  }

  /** The kernel's bodies among some at instants, and the states of the Earth from which the others are seen. */
  skiesAt(keys: readonly MeetingKey[], jdUt: readonly number[]): Skies {
    const near = keys.filter(isNear);
    const hasFar = near.length < keys.length;
    const table = tableAt(
      this.#kernel,
      [...new Set<BodyKey>(hasFar ? ['sun', ...near] : near)],
      jdUt,
      // The states of the Earth need the distance of the Sun.
      { zodiac: this.#question.ayanamsa, withDistances: hasFar },
    );
    return { table, states: hasFar ? earthStates(table) : [] };
  }

  /** The angles of bodies along or across the coordinate, each at its instant. */
  anglesOf(keys: readonly MeetingKey[], { table, states }: Skies, isAcross = false): Float64Array {
    const angles = new Float64Array(keys.length);
    const angle = this.#angle(isAcross);
    for (const [key, rows] of Map.groupBy(keys.keys(), (row) => keys[row] as MeetingKey)) {
      const isTabled = isNear(key);
      const { lonDeg, latDeg } = isTabled
        ? (table.movers[key] as MoverColumns)
        : farColumns(
            key,
            rows.map((row) => states[row] as EarthState),
            this.#question.outer,
          );
      for (const [i, row] of rows.entries()) {
        const at = isTabled ? row : i;
        angles[row] = angle(lonDeg[at] as number, latDeg[at] as number, table.obliquityDeg[row] as number);
      }
    }
    return angles;
  }

  /** The angles of a body along the coordinate at all instants. */
  pathOf(key: MeetingKey, { table, states }: Skies): Float64Array {
    const { lonDeg, latDeg } = isNear(key)
      ? (table.movers[key] as MoverColumns)
      : farColumns(key, states, this.#question.outer);
    const angle = this.#angle(false);
    const angles = new Float64Array(lonDeg.length);
    for (let i = 0; i < angles.length; i++) {
      angles[i] = angle(lonDeg[i] as number, latDeg[i] as number, table.obliquityDeg[i] as number);
    }
    return angles;
  }

  #angle(isAcross: boolean): (lonDeg: number, latDeg: number, obliquityDeg: number) => number {
    if (this.#coordinate === 'longitude') return isAcross ? (_, latDeg) => latDeg : (lonDeg) => lonDeg;
    const angle = isAcross ? declinationDeg : rightAscensionDeg;
    return (lonDeg, latDeg, obliquityDeg) =>
      angle(equatorialVector({ lonDeg, latDeg, distAu: 1 }, sineCosine(obliquityDeg)));
  }

  /** The first body of each pair minus the second along the coordinate, from −180 to 180. */
  apart(pairs: readonly Pair[], jdUt: readonly number[]): Float64Array {
    const [bodies, others] = [pairs.map(([body]) => body), pairs.map(([, other]) => other)];
    const skies = this.skiesAt([...new Set([...bodies, ...others])], jdUt);
    const from = this.anglesOf(others, skies);
    return this.anglesOf(bodies, skies).map((angle, row) => norm180(angle - (from[row] as number)));
  }
}

const gridBetween = (fromJd: number, toJd: number, stepDays: number): number[] => {
  const first = Math.floor(fromJd / stepDays);
  const count = Math.ceil(toJd / stepDays) - first + 1;
  return Array.from({ length: count }, (_, i) => (first + i) * stepDays);
};

/** The angles of each body along the coordinate, on a grid of moving bodies. */
function anglesOnGrid(sky: MeetingSky, keys: readonly MeetingKey[], grid: readonly number[], stepDays: number) {
  const ownOn = (instants: readonly number[], bodies: readonly MeetingKey[]) => {
    const skies = sky.skiesAt(bodies, instants);
    return (key: MeetingKey) => sky.pathOf(key, skies);
  };
  const ofMoving = ownOn(
    grid,
    keys.filter((key) => !isStar(key)),
  );
  const coarse = gridBetween(grid[0] as number, (grid.at(-1) as number) + stepDays, STAR_GRID_DAYS);
  const ofStars = once(() => ownOn(coarse, keys.filter(isStar)));
  const ofStar = (key: StarKey): Float64Array => {
    const angles = ofStars()(key);
    return Float64Array.from(grid, (jdUt) => {
      const at = (jdUt - (coarse[0] as number)) / STAR_GRID_DAYS;
      const index = Math.min(Math.floor(at), coarse.length - 2);
      const [low, high] = [angles[index] as number, angles[index + 1] as number];
      return low + (at - index) * norm180(high - low);
    });
  };
  return Object.fromEntries(keys.map((key) => [key, isStar(key) ? ofStar(key) : ofMoving(key)])) as Partial<
    Record<MeetingKey, Float64Array>
  >;
}

/** An interval in which two bodies may meet, with their difference at its ends where it is known. */
interface Candidate extends Pick<Bracket, 'low' | 'high' | 'near'> {
  pair: Pair;
  ends?: Pick<Bracket, 'before' | 'after'>;
}

const STEPS_IN_CUBIC = 3;

/** The zero between two neighbouring values by the cubic through four of them, as a part of the way. */
function zeroOfCubic(values: Float64Array, from: number): number {
  const [before, after] = [values[from] as number, values[from + 1] as number];
  let x = before / (before - after);
  for (let step = 0; step < STEPS_IN_CUBIC; step++) x += cubic(values, from, x) / (before - after);
  return Math.min(Math.max(x, 0), 1);
}

/** The intervals of the grid in which the difference of a pair changes its sign, also twice. */
function candidatesOf(
  pair: Pair,
  grid: readonly number[],
  stepDays: number,
  a: Float64Array,
  b: Float64Array,
): Candidate[] {
  const apart = new Float64Array(a.length);
  for (let i = 0; i < apart.length; i++) apart[i] = norm180((a[i] as number) - (b[i] as number));
  const hasStar = isStar(pair[1]);
  const found: Candidate[] = [];
  for (let i = REACH; i + REACH < grid.length; i++) {
    const before = apart[i - 1] as number;
    const after = apart[i] as number;
    const next = apart[i + 1] as number;
    const at = grid[i] as number;
    if (before > 0 !== after > 0) {
      if (Math.abs(after - before) > 180) continue;
      const low = at - stepDays;
      if (hasStar) {
        const aside = Math.min(MAX_ASIDE_DAYS, (STAR_ERROR_DEG * stepDays) / Math.abs(after - before));
        found.push({ pair, low: low - aside, high: at + aside });
      } else {
        const near = low + stepDays * zeroOfCubic(apart, i - 1);
        found.push({ pair, low, high: at, near, ends: { before, after } });
      }
    } else if (before > 0 === next > 0 && Math.abs(after) < Math.abs(before) && Math.abs(after) <= Math.abs(next)) {
      // Both bodies may meet twice around the instant at which they are nearest.
      const { x, value } = extremeNear(apart, i);
      if (value > 0 === after > 0 && Math.abs(value) > NEAREST_ERROR_DEG) continue;
      const middle = at + x * stepDays;
      found.push({ pair, low: at - stepDays, high: middle }, { pair, low: middle, high: at + stepDays });
    }
  }
  return found;
}

/** The pairs of a question: in right ascension moving bodies with each other, and in both coordinates with stars. */
function pairsOf({ bodies, planets, withStars, stars = [] }: MeetingQuestion, coordinate: Coordinate): Pair[] {
  const fixed = withStars ? [...new Set([...meetingStars(), ...stars])] : stars;
  const moving: MovingKey[] = [
    ...BODY_KEYS.filter((key) => bodies.includes(key)),
    ...OUTER_KEYS.filter((key) => planets.includes(key)),
  ];
  const withEachOther = moving.flatMap((body, i) => moving.slice(i + 1).map((other): Pair => [body, other]));
  return [
    // A conjunction of the Sun and the Moon is a lunation.
    ...(coordinate === 'right_ascension' ? withEachOther.filter(([a, b]) => !(a === 'sun' && b === 'moon')) : []),
    ...moving.flatMap((body) => fixed.map((star): Pair => [body, star])),
  ];
}

/** The brackets of candidates whose difference changes its sign. */
function bracketsOf(sky: MeetingSky, candidates: readonly Candidate[]): (Candidate & Bracket)[] {
  const unknown = candidates.filter(({ ends }) => ends === undefined);
  const values = sky.apart(
    unknown.flatMap(({ pair }) => [pair, pair]),
    unknown.flatMap(({ low, high }) => [low, high]),
  );
  let next = 0;
  return candidates.flatMap((candidate) => {
    const { before, after } = candidate.ends ?? {
      before: values[next++] as number,
      after: values[next++] as number,
    };
    return before > 0 === after > 0 ? [] : [{ ...candidate, before, after }];
  });
}

/** The zeros of the candidates of pairs that share the kernel's bodies, and thereby a table. */
function zerosAmong(sky: MeetingSky, candidates: readonly Candidate[]): { pairs: Pair[]; instants: number[] } {
  const brackets = bracketsOf(sky, candidates);
  const pairs = brackets.map(({ pair }) => pair);
  const of = (which: readonly number[]): Pair[] => which.map((i) => pairs[i] as Pair);
  return { pairs, instants: zerosIn((jdUt, which) => sky.apart(of(which), jdUt), brackets) };
}

/** The candidates of pairs on a grid. */
function candidatesOn(
  sky: MeetingSky,
  pairs: readonly Pair[],
  { fromJd, toJd }: MeetingQuestion,
  stepDays: number,
): Candidate[] {
  if (pairs.length === 0) return [];
  // A nearest approach is seen from the instants on both sides of it.
  const asideDays = (REACH + 1) * stepDays;
  const grid = gridBetween(fromJd - asideDays, toJd + asideDays, stepDays);
  const angles = anglesOnGrid(sky, [...new Set(pairs.flat())], grid, stepDays);
  return pairs.flatMap((pair) =>
    candidatesOf(pair, grid, stepDays, angles[pair[0]] as Float64Array, angles[pair[1]] as Float64Array),
  );
}

/** The conjunctions of a question in a coordinate, and some beyond its span. */
function meetingsIn(kernel: Tables, question: MeetingQuestion, coordinate: Coordinate): MeetingEvent[] {
  const pairs = pairsOf(question, coordinate);
  const sky = new MeetingSky(kernel, question, coordinate);
  const { true: ofMoon = [], false: others = [] } = Object.groupBy(pairs, (pair) => String(pair.includes('moon')));
  const candidates = [
    ...candidatesOn(sky, ofMoon, question, MOON_GRID_DAYS),
    ...candidatesOn(sky, others, question, GRID_DAYS),
  ];
  const groups = Map.groupBy(candidates, ({ pair }) => pair.filter(isNear).join());
  return [...groups.values()].flatMap((group) => {
    const { pairs: met, instants } = zerosAmong(sky, group);
    return eventsAt(sky, coordinate, met, instants);
  });
}

/** The events of pairs, each at its instant. */
function eventsAt(
  sky: MeetingSky,
  coordinate: Coordinate,
  pairs: readonly Pair[],
  instants: readonly number[],
): MeetingEvent[] {
  const [bodies, others] = [pairs.map(([body]) => body), pairs.map(([, other]) => other)];
  const skies = sky.skiesAt([...new Set([...bodies, ...others])], instants);
  const alongDeg = sky.anglesOf(bodies, skies);
  const [acrossDeg, otherDeg] = [sky.anglesOf(bodies, skies, true), sky.anglesOf(others, skies, true)];
  return instants.map((jdUt, i): MeetingEvent => {
    const [body, other] = pairs[i] as Pair;
    const along = alongDeg[i] as number;
    const differenceDeg = (acrossDeg[i] as number) - (otherDeg[i] as number);
    if (coordinate === 'right_ascension') {
      return {
        kind: 'conjunction_ra',
        jdUt,
        body,
        with: other,
        declinationDifferenceDeg: differenceDeg,
        rightAscensionDeg: norm360(along),
      };
    }
    return {
      kind: 'conjunction',
      jdUt,
      body,
      with: other as StarKey,
      latitudeDifferenceDeg: differenceDeg,
      siderealDeg: norm360(along - (skies.table.zeroDeg[i] as number)),
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
