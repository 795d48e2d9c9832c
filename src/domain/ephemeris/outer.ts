/** The series of the planets beyond Saturn, in a module of their own that loads with the first request for them. */
import type { OuterKey } from '../../data/outer';
import type { MoverColumns } from '../../kernel/almanac';
import { OUTER_SERIES } from '../generated/outerPlanets';
import { type BarycentricPath, type EarthState, outerColumns } from './far';

/** The planets beyond Saturn, as an ephemeris reads them. */
export interface OuterPlanets {
  /** First and last Julian day TT of the series. */
  firstJd: number;
  lastJd: number;
  columns(key: OuterKey, states: readonly EarthState[]): MoverColumns;
}

/** Units of the coefficients, au. */
const UNIT = 1e-8;
const { firstJd, lastJd, earthShare } = OUTER_SERIES;
const HALF_SPAN = (lastJd - firstJd) / 2;

/** Value of a Chebyshev series at −1 ≤ x ≤ 1 (Clenshaw). */
function chebyshevValue(coefficients: Float64Array, x: number): number {
  const twice = 2 * x;
  let b1 = 0;
  let b2 = 0;
  for (let k = coefficients.length - 1; k > 0; k--) {
    const b = (coefficients[k] as number) + twice * b1 - b2;
    b2 = b1;
    b1 = b;
  }
  return (coefficients[0] as number) + x * b1 - b2;
}

/** Value and derivative of a Chebyshev series at −1 ≤ x ≤ 1, with the digits of `chebyshevValue`. */
function chebyshev(coefficients: Float64Array, x: number): readonly [number, number] {
  // Plain variables: this loop runs some thousand times for each place.
  const twice = 2 * x;
  let b1 = 0;
  let b2 = 0;
  let d1 = 0;
  let d2 = 0;
  for (let k = coefficients.length - 1; k > 0; k--) {
    const b = (coefficients[k] as number) + twice * b1 - b2;
    const d = 2 * b1 + twice * d1 - d2;
    b2 = b1;
    b1 = b;
    d2 = d1;
    d1 = d;
  }
  return [(coefficients[0] as number) + x * b1 - b2, b1 + x * d1 - d2];
}

type Series = ReturnType<typeof chebyshev>;

/** The motion that three series describe. */
function motionOf(texts: readonly string[]): BarycentricPath {
  const axes = texts.map((text) => Float64Array.from(text.split(' '), (digits) => Number(digits) * UNIT));
  const variable = (jdTt: number) => (jdTt - firstJd) / HALF_SPAN - 1;
  return {
    place(jdTt) {
      const at = variable(jdTt);
      const [x, y, z] = axes.map((axis) => chebyshevValue(axis, at)) as [number, number, number];
      return { x, y, z };
    },
    motion(jdTt) {
      const at = variable(jdTt);
      const [x, y, z] = axes.map((axis) => chebyshev(axis, at)) as [Series, Series, Series];
      return {
        place: { x: x[0], y: y[0], z: z[0] },
        velocity: { x: x[1] / HALF_SPAN, y: y[1] / HALF_SPAN, z: z[1] / HALF_SPAN },
      };
    },
  };
}

const SOURCE = { sun: motionOf(OUTER_SERIES.sun).motion, earthShare };
const PLANETS: Record<OuterKey, BarycentricPath> = {
  uranus: motionOf(OUTER_SERIES.uranus),
  neptune: motionOf(OUTER_SERIES.neptune),
  pluto: motionOf(OUTER_SERIES.pluto),
};

/** Uranus, Neptune and Pluto (barycentres of their systems) from 1900 to 2100, within 0.1″ of DE431. */
export const outerPlanets: OuterPlanets = {
  firstJd,
  lastJd,
  columns: (key, states) => outerColumns(PLANETS[key], SOURCE, states),
};
