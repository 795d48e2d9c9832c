/**
 * Events of the planets beyond Saturn: ingresses, stations, oppositions, and conjunctions with each other and with
 * grahas. No other rule reads these planets, so their events are separate from the events of the grahas.
 */
import { type GrahaKey, isBody } from '../../data/keys';
import { isOuterKey, type OuterKey } from '../../data/outer';
import type { Kernel } from '../../kernel/kernel';
import type { AyanamshaChoice, BodyKey } from '../../kernel/keys';
import { norm180, norm360, partOf } from '../circle';
import { earthStates } from '../ephemeris/far';
import type { OuterPlanets } from '../ephemeris/outer';
import { once } from '../lazy';
import { type DomainError, fail, ok, type Result } from '../result';
import { sineCosine } from '../sineCosine';
import type { Sampler } from './turningPoints';
import { DIVISION_KEYS, DIVISIONS, type DivisionKey, type Motion, type SkyKind } from './types';
import { gridOfZeros, zerosOf } from './zeros';

interface OuterEventOf<Kind extends SkyKind> {
  kind: Kind;
  jdUt: number;
}

export interface OuterIngress extends OuterEventOf<'ingress'> {
  body: OuterKey;
  division: DivisionKey;
  from: number;
  to: number;
  direction: Motion;
  /** 1, or one more than the previous pass if that crossed the same boundary. */
  pass: number;
}

export interface OuterStation extends OuterEventOf<'station'> {
  body: OuterKey;
  station: Motion;
  siderealDeg: number;
  tropicalDeg: number;
}

export interface OuterOpposition extends OuterEventOf<'opposition'> {
  body: OuterKey;
  siderealDeg: number;
}

export interface OuterConjunction extends OuterEventOf<'conjunction'> {
  body: BodyKey | OuterKey;
  with: OuterKey;
  latitudeDifferenceDeg: number;
  siderealDeg: number;
}

export type OuterEvent = OuterIngress | OuterStation | OuterOpposition | OuterConjunction;

/** The kinds of these events. */
export const OUTER_EVENT_KINDS = ['ingress', 'station', 'conjunction', 'opposition'] as const satisfies SkyKind[];

export interface OuterQuestion {
  /** Julian days UT, half-open. */
  fromJd: number;
  toJd: number;
  ayanamsa: AyanamshaChoice;
  kinds: readonly SkyKind[];
  planets: readonly OuterKey[];
  /** The grahas of conjunctions; the nodes have none. */
  bodies: readonly GrahaKey[];
}

/** Between these instants a planet passes at most one boundary, and has at most one station. */
const SLOW_GRID_DAYS = 64;
/** Between these instants the distance of a graha has at most one turning point, and the Moon gains less than 180°. */
const [PAIR_GRID_DAYS, MOON_GRID_DAYS] = [16, 8];
/** Distance of the places that give the rate of a longitude, days. */
const STEP_DAYS = 1;
/** The passes over one boundary lie within this time: Pluto needs two years and a half. */
const LOOP_DAYS = 1500;
/** The series begin and end this far outside the instants of a search. */
const MARGIN_DAYS = 2;

type Mover = BodyKey | OuterKey;

/** Longitudes and latitudes at instants, apparent, degrees; speeds of the tropical longitude. */
interface Places {
  lonDeg: ArrayLike<number>;
  latDeg: ArrayLike<number>;
  speed: ArrayLike<number>;
  zeroDeg: ArrayLike<number>;
}

/** Reads the places of movers from the kernel and the series. */
class OuterSky {
  readonly #kernel: Pick<Kernel, 'positions'>;
  readonly #outer: OuterPlanets;
  readonly #zodiac: AyanamshaChoice;

  constructor(kernel: Pick<Kernel, 'positions'>, outer: OuterPlanets, zodiac: AyanamshaChoice) {
    this.#kernel = kernel;
    this.#outer = outer;
    this.#zodiac = zodiac;
  }

  /** Throws outside the range of the kernel, which the caller has checked. */
  at(jdUt: readonly number[], movers: readonly Mover[]): Partial<Record<Mover, Places>> {
    const near = movers.filter((key): key is BodyKey => !isOuterKey(key));
    const answer = this.#kernel.positions({
      jdUt,
      movers: [...new Set<BodyKey>(['sun', ...near])],
      zodiac: this.#zodiac,
      withDistances: true,
    });
    if (!answer.ok) throw new RangeError(`no positions at ${answer.error.jdUt}`);
    const { value: table } = answer;
    const states = movers.some(isOuterKey) ? earthStates(table) : [];
    return Object.fromEntries(
      movers.map((key) => {
        const columns = isOuterKey(key) ? this.#outer.columns(key, states, true) : table.movers[key];
        if (columns === undefined) throw new RangeError(`no places of ${key}`);
        const { lonDeg, latDeg, lonSpeedDegPerDay: speed } = columns;
        return [key, { lonDeg, latDeg, speed, zeroDeg: table.zeroDeg }];
      }),
    );
  }

  one(jdUt: readonly number[], key: Mover): Places {
    return this.at(jdUt, [key])[key] as Places;
  }
}

const siderealAt = ({ lonDeg, zeroDeg }: Places, i: number): number =>
  norm360((lonDeg[i] as number) - (zeroDeg[i] as number));

const sineOf = (deg: number): number => sineCosine(deg).sine;

const motionOf = (speed: number): Motion => (speed < 0 ? 'retrograde' : 'direct');

/** A grid with the instants at which a planet turns. Between two of them it moves one way. */
function withTurns(sky: OuterSky, key: OuterKey, grid: readonly number[]): number[] {
  const turns = zerosOf((jdUt) => sky.one(jdUt, key).speed, grid);
  return [...grid, ...turns.map(({ jdUt }) => jdUt)].sort((a, b) => a - b);
}

/** The rate of the longitude of a planet, degrees a day, from four places: error of the fourth order. */
const rateOf =
  (sky: OuterSky, key: OuterKey): Sampler =>
  (jdUt) => {
    const { lonDeg } = sky.one(
      jdUt.flatMap((jd) => [-2, -1, 1, 2].map((offset) => jd + offset * STEP_DAYS)),
      key,
    );
    const moved = (from: number, to: number) => norm180((lonDeg[to] as number) - (lonDeg[from] as number));
    return jdUt.map((_, i) => (8 * moved(4 * i + 1, 4 * i + 2) - moved(4 * i, 4 * i + 3)) / (12 * STEP_DAYS));
  };

function stationEvents(sky: OuterSky, key: OuterKey, grid: readonly number[]): OuterStation[] {
  const stations = zerosOf(rateOf(sky, key), grid);
  const places = sky.one(
    stations.map(({ jdUt }) => jdUt),
    key,
  );
  return stations.map(({ jdUt, falls }, i) => ({
    kind: 'station',
    jdUt,
    body: key,
    station: falls ? 'retrograde' : 'direct',
    siderealDeg: siderealAt(places, i),
    tropicalDeg: norm360(places.lonDeg[i] as number),
  }));
}

/** The entries of a planet into the parts of a division. @param grid  with its turns */
function ingressEvents(sky: OuterSky, key: OuterKey, division: DivisionKey, grid: readonly number[]): OuterIngress[] {
  const parts = DIVISIONS[division];
  const sample: Sampler = (jdUt) => {
    const places = sky.one(jdUt, key);
    return jdUt.map((_, i) => sineOf(siderealAt(places, i) * parts));
  };
  const zeros = zerosOf(sample, grid).map(({ jdUt }) => jdUt);
  const places = sky.one(zeros, key);
  let boundary = -1;
  let pass = 0;
  return zeros.flatMap((jdUt, i): OuterIngress[] => {
    const siderealDeg = siderealAt(places, i);
    // The other zeros are in the middle of a part.
    if (sineCosine(siderealDeg * parts).cosine < 0) return [];
    // The boundary with number n is between part n and part n + 1, counted from 1.
    const number = partOf(norm360(siderealDeg + 180 / parts), parts);
    pass = number === boundary ? pass + 1 : 1;
    boundary = number;
    const direction = motionOf(places.speed[i] as number);
    const [below, above] = [number === 0 ? parts : number, number + 1];
    const [from, to] = direction === 'direct' ? [below, above] : [above, below];
    return [{ kind: 'ingress', jdUt, body: key, division, from, to, direction, pass }];
  });
}

/** A quantity of two movers, from their places. */
type Compared = (a: Places, b: Places, i: number) => number;

const gainOf: Compared = (a, b, i) => (a.speed[i] as number) - (b.speed[i] as number);
const apartDeg: Compared = (a, b, i) => (a.lonDeg[i] as number) - (b.lonDeg[i] as number);
const sineApart: Compared = (a, b, i) => sineOf(apartDeg(a, b, i));

/** If two movers are farther apart than this, they do not meet between instants of the grid, degrees. */
const NEAR_DEG = 60;

/**
 * The instants at which two movers have equal or, if they are sought, opposite longitudes.
 *
 * @param known  the places of both on the grid
 */
function meetings(
  sky: OuterSky,
  pair: readonly [Mover, Mover],
  grid: readonly number[],
  known: [Places, Places],
  withOpposite: boolean,
) {
  const placesAt = (jdUt: readonly number[]): [Places, Places] => {
    const places = sky.at(jdUt, pair);
    return [places[pair[0]] as Places, places[pair[1]] as Places];
  };
  const valuesOf = (value: Compared, instants: readonly number[], [a, b]: [Places, Places]): number[] =>
    instants.map((_, i) => value(a, b, i));
  const sampler =
    (value: Compared): Sampler =>
    (jdUt) =>
      valuesOf(value, jdUt, placesAt(jdUt));
  // Between the turning points of the distance, two movers meet at most once.
  const degrees = valuesOf(apartDeg, grid, known).map(norm180);
  const isNear = (i: number) => Math.min(Math.abs(degrees[i - 1] as number), Math.abs(degrees[i] as number)) < NEAR_DEG;
  const turns = zerosOf(sampler(gainOf), grid, valuesOf(gainOf, grid, known), isNear).map(({ jdUt }) => jdUt);
  const points = [
    ...degrees.map((deg, i) => ({ jdUt: grid[i] as number, deg })),
    ...valuesOf(apartDeg, turns, placesAt(turns)).map((deg, i) => ({ jdUt: turns[i] as number, deg: norm180(deg) })),
  ].sort((a, b) => a.jdUt - b.jdUt);
  const isSought = (i: number) => withOpposite || Math.abs((points[i - 1]?.deg ?? 0) - (points[i]?.deg ?? 0)) < 180;
  const instants = zerosOf(
    sampler(sineApart),
    points.map(({ jdUt }) => jdUt),
    points.map(({ deg }) => sineOf(deg)),
    isSought,
  ).map(({ jdUt }) => jdUt);
  const [a, b] = placesAt(instants);
  return instants.map((jdUt, i) => ({
    jdUt,
    areOpposite: sineCosine(apartDeg(a, b, i)).cosine < 0,
    latitudeDifferenceDeg: (a.latDeg[i] as number) - (b.latDeg[i] as number),
    siderealDeg: siderealAt(b, i),
  }));
}

/** The conjunctions of the chosen pairs, and the oppositions to the Sun. */
function meetingEvents(
  sky: OuterSky,
  { kinds, planets, bodies }: OuterQuestion,
  grid: readonly number[],
): OuterEvent[] {
  const has = (kind: SkyKind) => kinds.includes(kind);
  const grahas = has('conjunction') ? bodies.filter(isBody) : [];
  const near = [...new Set<BodyKey>([...grahas, ...(has('opposition') ? (['sun'] as const) : [])])];
  const known = sky.at(grid, [...near, ...planets]);
  const pairs: [Mover, OuterKey][] = planets.flatMap((planet, i) =>
    [...near, ...(has('conjunction') ? planets.slice(0, i) : [])].map((other): [Mover, OuterKey] => [other, planet]),
  );
  return pairs.flatMap(([body, planet]) =>
    meetings(
      sky,
      [body, planet],
      grid,
      [known[body] as Places, known[planet] as Places],
      body === 'sun' && has('opposition'),
    ).flatMap(({ jdUt, areOpposite, ...places }): OuterEvent[] => {
      if (areOpposite) {
        const isOpposition = body === 'sun' && has('opposition');
        return isOpposition ? [{ kind: 'opposition', jdUt, body: planet, siderealDeg: places.siderealDeg }] : [];
      }
      const isConjunction = has('conjunction') && (isOuterKey(body) || grahas.includes(body));
      return isConjunction ? [{ kind: 'conjunction', jdUt, body, with: planet, ...places }] : [];
    }),
  );
}

/**
 * The events of the planets with fromJd ≤ instant < toJd, by kind. Their fields do not depend on the span, except in
 * the first four years of the series, where earlier passes are unknown.
 *
 * Refused: a span outside 1900 to 2100, which the series cover.
 */
export function outerEvents(
  kernel: Pick<Kernel, 'positions' | 'range'>,
  outer: OuterPlanets,
  question: OuterQuestion,
): Result<OuterEvent[], DomainError> {
  const { fromJd, toJd, ayanamsa, kinds, planets } = question;
  const from = Math.max(kernel.range.from, outer.firstJd) + MARGIN_DAYS;
  const to = Math.min(kernel.range.to, outer.lastJd) - MARGIN_DAYS;
  const outside = [fromJd, toJd].find((jd) => jd < from || jd > to);
  if (outside !== undefined) return fail({ reason: 'epoch_out_of_range', jdUt: outside, from, to });
  const within = (grid: readonly number[]) => grid.filter((jd) => jd >= from && jd <= to);
  const sky = new OuterSky(kernel, outer, ayanamsa);
  const has = (kind: SkyKind) => kinds.includes(kind);
  const isInSpan = ({ jdUt }: OuterEvent): boolean => jdUt >= fromJd && jdUt < toJd;
  const events: OuterEvent[] = [];
  for (const key of planets) {
    const grid = within(gridOfZeros(fromJd, toJd, SLOW_GRID_DAYS));
    if (has('station')) events.push(...stationEvents(sky, key, grid));
    if (!has('ingress')) continue;
    const ofSpan = withTurns(sky, key, grid);
    const longer = once(() => withTurns(sky, key, within(gridOfZeros(fromJd - LOOP_DAYS, toJd, SLOW_GRID_DAYS))));
    for (const division of DIVISION_KEYS) {
      if (!ingressEvents(sky, key, division, ofSpan).some(isInSpan)) continue;
      // Pass numbers depend on earlier entries.
      events.push(...ingressEvents(sky, key, division, longer()));
    }
  }
  if (has('conjunction') || has('opposition')) {
    const gridDays = question.bodies.includes('moon') ? MOON_GRID_DAYS : PAIR_GRID_DAYS;
    events.push(...meetingEvents(sky, question, within(gridOfZeros(fromJd, toJd, gridDays))));
  }
  return ok(events.filter(isInSpan));
}
