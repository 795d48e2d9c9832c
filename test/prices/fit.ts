/** Fits rates to measured work: non-negative least squares of relative errors, so that small answers count as much. */
import type { Work } from '../../src/api/price';

interface Row {
  work: Work;
  measured: number;
}

const SWEEPS = 3000;
/** Four digits are more than a measurement has. */
const DIGITS = 4;
/** Smaller rates, in ms or bytes, are residues of sweeps that approach zero. */
const LEAST_RATE = 1e-6;

const writtenRate = (rate: number): number => (rate < LEAST_RATE ? 0 : Number(rate.toPrecision(DIGITS)));

/**
 * The rate of each unit with which the sums come closest to the measurements; 0 below `LEAST_RATE`.
 *
 * @param floor  errors count relative to the measurement and this floor together
 */
export function fittedRates(rows: readonly Row[], floor: number): Record<string, number> {
  const units = [...new Set(rows.flatMap(({ work }) => Object.keys(work)))].toSorted();
  const weights = rows.map(({ measured }) => 1 / (measured + floor));
  const columns = units.map((unit) => rows.map(({ work }, i) => (work[unit] ?? 0) * (weights[i] as number)));
  const squares = columns.map((column) => column.reduce((sum, x) => sum + x * x, 0));
  const residuals = rows.map(({ measured }, i) => measured * (weights[i] as number));
  const rates = new Array<number>(units.length).fill(0);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const [j, column] of columns.entries()) {
      if (squares[j] === 0) continue;
      const gradient = column.reduce((sum, x, i) => sum + x * (residuals[i] as number), 0);
      const before = rates[j] as number;
      const after = Math.max(0, before + gradient / (squares[j] as number));
      if (after === before) continue;
      rates[j] = after;
      for (let i = 0; i < residuals.length; i++)
        residuals[i] = (residuals[i] as number) - (after - before) * (column[i] as number);
    }
  }
  return Object.fromEntries(units.map((unit, j) => [unit, writtenRate(rates[j] as number)]));
}
