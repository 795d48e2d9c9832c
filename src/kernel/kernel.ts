import type { Almanac } from './almanac';
import type { DashaCursor, PageReader } from './dasha';
import type { AyanamshaChoice } from './keys';
import type { RectifyGridQuestion, RectifyScores } from './rectify';
import type { EpochOutOfRange, Result } from './result';
import type { RowForm } from './rows';
import type { Angles, Ayanamsha, Sky } from './types';

/** The numeric kernel: positions, daśās and searches. No answer depends on earlier calls, and results never change. */
export interface Kernel extends Almanac {
  /**
   * Positions of all bodies at a Julian day UT, with one ayanāṃśa, Lahiri by default. Refused outside `range`. Throws a
   * RangeError for an unknown ayanāṃśa or a custom one out of bounds.
   */
  sky(jdUt: number, ayanamsha?: AyanamshaChoice): Result<Sky, EpochOutOfRange>;
  /** Another ayanāṃśa at the instant of a sky. */
  ayanamsha(sky: Sky, choice: AyanamshaChoice): Ayanamsha;
  /** Ascendant, midheaven and Placidus cusps at a place, degrees north and east. */
  angles(sky: Sky, latDeg: number, lonDeg: number): Angles;
  /**
   * Reads the next page of the periods of a daśā, each before its parts, in order of time, and advances the cursor.
   * Returns whether another page follows. Throws a RangeError for an impossible division.
   */
  periods(cursor: DashaCursor, read: PageReader): boolean;
  /**
   * Writes rows of columns as UTF-8, from one row to another, at most `form.maxRows`. Numbers are rounded halves away
   * from zero and spelled as JSON does; null for NaN. The result is in the kernel's memory and valid until its next call.
   */
  writeRows(form: RowForm, columns: readonly Float64Array[], from: number, to: number): Uint8Array<ArrayBuffer>;
  /**
   * Scores moments of birth by the lords at dated events, and the same dates with randomly assigned categories. Throws
   * a RangeError for a question outside its bounds.
   */
  rectify(question: RectifyGridQuestion): RectifyScores;
  /** ΔT = TT − UT1 in seconds at a Julian day UT. */
  deltaTSeconds(jdUt: number): Result<number, EpochOutOfRange>;
  /** The certified span, Julian days UT. */
  readonly range: { from: number; to: number };
  /** The span of `passages`: half a year more at either end. */
  readonly passageRange: { from: number; to: number };
  /**
   * The same kernel for all years from −3102 August to 3001 July. A call that needs tables which are not at hand throws
   * `YearsMissing`. In years whose tables the module has, 1899 July to 2101 July, both give the same digits.
   */
  readonly allYears: Kernel;
}
