/** The series of the planets beyond Saturn, in a module of their own that loads with the first request for them. */
import type { OuterKey } from '../../data/outer';
import type { MoverColumns } from '../../kernel/almanac';
import { OUTER_SERIES } from '../generated/outerPlanets';
import { once } from '../lazy';
import { type BarycentricMotion, type BarycentricPath, type EarthState, outerColumns } from './far';
import type { Vector } from './vectors';

/** The planets beyond Saturn, as an ephemeris reads them. */
export interface OuterPlanets {
  /** First and last Julian day TT of the series. */
  firstJd: number;
  lastJd: number;
  /** @param withSpeeds  otherwise the speeds are NaN */
  columns(key: OuterKey, states: readonly EarthState[], withSpeeds: boolean): MoverColumns;
}

/** Units of the coefficients, au. */
const UNIT = 1e-8;
const { firstJd, lastJd, earthShare } = OUTER_SERIES;
const HALF_SPAN = (lastJd - firstJd) / 2;

/** Number of axes, whose coefficients of one power are neighbours. */
const AXES = 3;

/** Values of three Chebyshev series at −1 ≤ x ≤ 1 (Clenshaw), in one loop: their sums do not wait for each other. */
function chebyshevValues(coefficients: Float64Array, at: number): Vector {
  // Plain variables: this loop runs some thousand times for each place.
  const twice = 2 * at;
  let [x1, x2, y1, y2, z1, z2] = [0, 0, 0, 0, 0, 0];
  for (let k = coefficients.length - AXES; k > 0; k -= AXES) {
    const x = (coefficients[k] as number) + twice * x1 - x2;
    const y = (coefficients[k + 1] as number) + twice * y1 - y2;
    const z = (coefficients[k + 2] as number) + twice * z1 - z2;
    x2 = x1;
    y2 = y1;
    z2 = z1;
    x1 = x;
    y1 = y;
    z1 = z;
  }
  return {
    x: (coefficients[0] as number) + at * x1 - x2,
    y: (coefficients[1] as number) + at * y1 - y2,
    z: (coefficients[2] as number) + at * z1 - z2,
  };
}

/**
 * Values and derivatives of the same series, also in one loop. With `chebyshevValues` and the coefficients of the
 * derivatives, a place takes an eighth longer.
 */
function chebyshevMotion(coefficients: Float64Array, at: number): { values: Vector; rates: Vector } {
  const twice = 2 * at;
  let [x1, x2, y1, y2, z1, z2] = [0, 0, 0, 0, 0, 0];
  let [dx1, dx2, dy1, dy2, dz1, dz2] = [0, 0, 0, 0, 0, 0];
  for (let k = coefficients.length - AXES; k > 0; k -= AXES) {
    const dx = 2 * x1 + twice * dx1 - dx2;
    const dy = 2 * y1 + twice * dy1 - dy2;
    const dz = 2 * z1 + twice * dz1 - dz2;
    const x = (coefficients[k] as number) + twice * x1 - x2;
    const y = (coefficients[k + 1] as number) + twice * y1 - y2;
    const z = (coefficients[k + 2] as number) + twice * z1 - z2;
    dx2 = dx1;
    dy2 = dy1;
    dz2 = dz1;
    dx1 = dx;
    dy1 = dy;
    dz1 = dz;
    x2 = x1;
    y2 = y1;
    z2 = z1;
    x1 = x;
    y1 = y;
    z1 = z;
  }
  return {
    values: {
      x: (coefficients[0] as number) + at * x1 - x2,
      y: (coefficients[1] as number) + at * y1 - y2,
      z: (coefficients[2] as number) + at * z1 - z2,
    },
    rates: { x: x1 + at * dx1 - dx2, y: y1 + at * dy1 - dy2, z: z1 + at * dz1 - dz2 },
  };
}

/** The motion that three series describe. */
function motionOf(texts: readonly string[]): BarycentricPath {
  const axes = texts.map((text) => text.split(' '));
  const terms = Math.max(...axes.map(({ length }) => length));
  const coefficients = new Float64Array(AXES * terms);
  for (const [axis, digits] of axes.entries()) {
    for (const [k, digit] of digits.entries()) coefficients[AXES * k + axis] = Number(digit) * UNIT;
  }
  const variable = (jdTt: number) => (jdTt - firstJd) / HALF_SPAN - 1;
  return {
    place: (jdTt) => chebyshevValues(coefficients, variable(jdTt)),
    motion(jdTt) {
      const { values, rates } = chebyshevMotion(coefficients, variable(jdTt));
      return {
        place: values,
        velocity: { x: rates.x / HALF_SPAN, y: rates.y / HALF_SPAN, z: rates.z / HALF_SPAN },
      };
    },
  };
}

const SUN = motionOf(OUTER_SERIES.sun);
/** Distance of the instants for which the series of the Sun is computed, days. */
const NODE_DAYS = 16;
const NODES = Math.floor((lastJd - firstJd) / NODE_DAYS) + 1;
/** Place and velocity of the Sun at a node. */
const NODE_NUMBERS = 2 * AXES;
/** The nodes computed so far; NaN for the others. */
const nodes = once(() => new Float64Array(NODE_NUMBERS * NODES).fill(Number.NaN));

/** The first number of a node, which is computed when it is first read. */
function nodeAt(index: number): number {
  const [numbers, at] = [nodes(), NODE_NUMBERS * index];
  if (Number.isNaN(numbers[at])) {
    const { place, velocity } = SUN.motion(firstJd + NODE_DAYS * index);
    numbers.set([place.x, place.y, place.z, velocity.x, velocity.y, velocity.z], at);
  }
  return at;
}

/**
 * The motion of the Sun, by the cubic that has place and velocity of two nodes.
 *
 * Error   5e-10 au, 1e-10 au a day
 */
function sunMotion({ jdTt }: EarthState): BarycentricMotion {
  const index = Math.min(Math.floor((jdTt - firstJd) / NODE_DAYS), NODES - 2);
  const [numbers, from, to] = [nodes(), nodeAt(index), nodeAt(index + 1)];
  const days = jdTt - firstJd - NODE_DAYS * index;
  const x = days / NODE_DAYS;
  const axis = (k: number): { place: number; velocity: number } => {
    const [start, end] = [numbers[from + k] as number, numbers[to + k] as number];
    const [rate, lastRate] = [numbers[from + k + AXES] as number, numbers[to + k + AXES] as number];
    const mean = (end - start) / NODE_DAYS;
    const [bend, twist] = [3 * mean - 2 * rate - lastRate, rate + lastRate - 2 * mean];
    return { place: start + days * (rate + x * (bend + x * twist)), velocity: rate + x * (2 * bend + 3 * x * twist) };
  };
  const [ex, ey, ez] = [axis(0), axis(1), axis(2)];
  return {
    place: { x: ex.place, y: ey.place, z: ez.place },
    velocity: { x: ex.velocity, y: ey.velocity, z: ez.velocity },
  };
}

const SOURCE = { sun: sunMotion, earthShare };
const PLANETS: Record<OuterKey, BarycentricPath> = {
  uranus: motionOf(OUTER_SERIES.uranus),
  neptune: motionOf(OUTER_SERIES.neptune),
  pluto: motionOf(OUTER_SERIES.pluto),
};

/** Uranus, Neptune and Pluto (barycentres of their systems) from 1900 to 2100, within 0.1″ of DE431. */
export const outerPlanets: OuterPlanets = {
  firstJd,
  lastJd,
  columns: (key, states, withSpeeds) => outerColumns(PLANETS[key], SOURCE, states, withSpeeds),
};
