/** The provenance in every answer: version, hash of the wasm, theory, residuals. */
import info from '../../build/kernel.json';
import { RESIDUALS, RESIDUALS_OF_ALL_YEARS } from './generated/residuals';

export { RESIDUALS, RESIDUALS_OF_ALL_YEARS };

/** The certified span of the tables of the module, and the span of its table of ΔT: Julian days UT. */
const MODULE = { from: 2_414_836.5, to: 2_488_615.5 } as const;
const DELTA_T_OF_MODULE = { from: 2_414_655, to: 2_489_164 } as const;

const isWithin = (jdUt: number, { from, to }: { from: number; to: number }): boolean => jdUt >= from && jdUt <= to;

/**
 * The residuals in longitude that hold at an instant, and the years in which they were measured: 1900 to 2100 for the
 * module's tables, otherwise all years.
 */
export const accuracyAt = (jdUt: number): { fromYear: number; toYear: number; residuals: typeof RESIDUALS } =>
  isWithin(jdUt, MODULE)
    ? { fromYear: 1900, toYear: 2100, residuals: RESIDUALS }
    : { fromYear: -3101, toYear: 3000, residuals: RESIDUALS_OF_ALL_YEARS };

/** Whether ΔT of an instant is in the table of the module, or in the file of a block of years. */
export const isDeltaTOfModule = (jdUt: number): boolean => isWithin(jdUt, DELTA_T_OF_MODULE);

export function kernelStamp(): { version: string; sha256: string; theory: string } {
  const { version, sha256, theory } = info;
  return { version, sha256, theory };
}
