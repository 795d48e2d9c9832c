/** The series of the planets beyond Saturn, in a module of their own that loads with the first request for them. */
import type { OuterKey } from '../../data/keys';
import type { MoverColumns } from '../../kernel/almanac';
import { OUTER_SERIES } from '../generated/outerPlanets';
import { type BarycentricPath, type EarthState, outerColumns } from './far';
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
/** The motion of the Sun at the states of the Earth: the planets of a question share them. */
const SUN_MOTIONS = new WeakMap<EarthState, ReturnType<typeof SUN.motion>>();

function sunMotion(earth: EarthState): ReturnType<typeof SUN.motion> {
  const known = SUN_MOTIONS.get(earth);
  if (known) return known;
  const motion = SUN.motion(earth.jdTt);
  SUN_MOTIONS.set(earth, motion);
  return motion;
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
