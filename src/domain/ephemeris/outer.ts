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

/** Values and derivatives of three Chebyshev series at −1 ≤ x ≤ 1 (Clenshaw), in one loop: their sums do not wait for each other. */
function chebyshevMotion(coefficients: Float64Array, at: number): { values: Vector; rates: Vector } {
  // Plain variables: this loop runs some hundred times for each place.
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

/** The coefficients of three series, au, those of one power one after the other. */
function coefficientsOf(texts: readonly string[]): Float64Array {
  const axes = texts.map((text) => text.split(' '));
  const terms = Math.max(...axes.map(({ length }) => length));
  const coefficients = new Float64Array(AXES * terms);
  for (const [axis, digits] of axes.entries()) {
    for (const [k, digit] of digits.entries()) coefficients[AXES * k + axis] = Number(digit) * UNIT;
  }
  return coefficients;
}

/** Distance of the instants for which the series are computed, days. */
const NODE_DAYS = 16;
const NODES = Math.floor((lastJd - firstJd) / NODE_DAYS) + 1;
/** Place and velocity at a node. */
const NODE_NUMBERS = 2 * AXES;

/**
 * The motion that three series describe, by the cubic that has place and velocity of two nodes. A node is computed when it is
 * first read.
 *
 * Error   5e-10 au and 1e-10 au a day for the Sun, 1e-11 au and 2e-12 au a day for the planets; some hundred times as much in
 *         the first and the last two years of the series
 */
class Path implements BarycentricPath {
  readonly #coefficients: () => Float64Array;
  /** NaN for nodes that are not computed. */
  readonly #nodes = once(() => new Float64Array(NODE_NUMBERS * NODES).fill(Number.NaN));

  constructor(texts: readonly string[]) {
    this.#coefficients = once(() => coefficientsOf(texts));
  }

  /** The first number of a node. */
  #nodeAt(index: number): number {
    const numbers = this.#nodes();
    const at = NODE_NUMBERS * index;
    if (Number.isNaN(numbers[at])) {
      const days = NODE_DAYS * index;
      const { values, rates } = chebyshevMotion(this.#coefficients(), days / HALF_SPAN - 1);
      numbers.set([values.x, values.y, values.z, rates.x / HALF_SPAN, rates.y / HALF_SPAN, rates.z / HALF_SPAN], at);
    }
    return at;
  }

  motion(jdTt: number): BarycentricMotion {
    const index = Math.min(Math.floor((jdTt - firstJd) / NODE_DAYS), NODES - 2);
    const numbers = this.#nodes();
    const from = this.#nodeAt(index);
    const to = this.#nodeAt(index + 1);
    const days = jdTt - firstJd - NODE_DAYS * index;
    const x = days / NODE_DAYS;
    const axis = (k: number): { place: number; velocity: number } => {
      const start = numbers[from + k] as number;
      const rate = numbers[from + k + AXES] as number;
      const lastRate = numbers[to + k + AXES] as number;
      const mean = ((numbers[to + k] as number) - start) / NODE_DAYS;
      const bend = 3 * mean - 2 * rate - lastRate;
      const twist = rate + lastRate - 2 * mean;
      return { place: start + days * (rate + x * (bend + x * twist)), velocity: rate + x * (2 * bend + 3 * x * twist) };
    };
    const ex = axis(0);
    const ey = axis(1);
    const ez = axis(2);
    return {
      place: { x: ex.place, y: ey.place, z: ez.place },
      velocity: { x: ex.velocity, y: ey.velocity, z: ez.velocity },
    };
  }
}

const SUN = new Path(OUTER_SERIES.sun);
const SOURCE = { sun: ({ jdTt }: EarthState) => SUN.motion(jdTt), earthShare };
const PLANETS: Record<OuterKey, BarycentricPath> = {
  uranus: new Path(OUTER_SERIES.uranus),
  neptune: new Path(OUTER_SERIES.neptune),
  pluto: new Path(OUTER_SERIES.pluto),
};

/** Uranus, Neptune and Pluto (barycentres of their systems) from 1900 to 2100, within 0.1″ of DE431. */
export const outerPlanets: OuterPlanets = {
  firstJd,
  lastJd,
  columns: (key, states, withSpeeds) => outerColumns(PLANETS[key], SOURCE, states, withSpeeds),
};
