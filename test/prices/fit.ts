/** Fits rates to measured work: non-negative least squares of relative errors, so that small answers count as much. */
import type { Work } from '../../src/api/price';

interface Row {
  work: Work;
  measured: number;
}

const SWEEPS = 3000;
/** Three digits are more than a measurement has. */
const DIGITS = 3;
/** Smaller rates, in ms or bytes, are residues of sweeps that approach zero. */
const LEAST_RATE = 1e-7;
/** A unit with less than this share of every answer has no rate. */
const LEAST_SHARE = 0.02;

const writtenRate = (rate: number): number => Number(rate.toPrecision(DIGITS));

/** The rates of units with which the prices come closest to the measurements. */
export function nearestRates(rows: readonly Row[], units: readonly string[], floor: number): number[] {
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
  return rates;
}

/**
 * The rate of each unit that matters to some answer, in the order of their names.
 *
 * @param floor  errors count relative to the measurement and this floor together
 */
export function fittedRates(rows: readonly Row[], floor: number): Record<string, number> {
  const all = [...new Set(rows.flatMap(({ work }) => Object.keys(work)))].toSorted();
  const first = nearestRates(rows, all, floor);
  const shareOf = (unit: string, j: number): number =>
    Math.max(...rows.map(({ work, measured }) => ((work[unit] ?? 0) * (first[j] as number)) / (measured + floor)));
  const units = all.filter((unit, j) => shareOf(unit, j) >= LEAST_SHARE);
  const rates = nearestRates(rows, units, floor);
  return Object.fromEntries(
    units.flatMap((unit, j) => ((rates[j] as number) < LEAST_RATE ? [] : [[unit, writtenRate(rates[j] as number)]])),
  );
}
