/**
 * The missing values of a chart, as data: the field of the answer and the reason. `src/lexicon` has the sentences.
 */
import type { PointKey } from '../../data/keys';

/** Why a value is missing. */
export type Lack =
  /** The value needs the day of the birth from sunrise to sunrise, which does not exist. */
  | { lack: 'day' }
  /** A part of a condition needs that day. */
  | { lack: 'day-for-condition'; condition: 'paksha' | 'day-or-night' }
  /** Strengths of time need that day. */
  | { lack: 'day-for-strengths' }
  | { lack: 'sunrise' }
  /** A longitude could not be computed, or a rule needs a point that could not be placed. */
  | { lack: 'longitude' }
  | { lack: 'place'; point: PointKey }
  | { lack: 'lagna' }
  | { lack: 'moon' }
  /** The instant is outside the years of the daśā. */
  | { lack: 'period' }
  | { lack: 'sripati-degrees' }
  | { lack: 'sripati-madhyas' }
  | { lack: 'placidus-cusps' }
  | { lack: 'placidus-houses' }
  /** Cusps of a house system: some degrees never rise, or the midheaven is below the horizon. */
  | { lack: 'rising-cusps' }
  | { lack: 'quadrants' }
  /** The series of the planets beyond Saturn begin in 1900 and end with 2100. */
  | { lack: 'outer-years' }
  /** The point rises at no sidereal time at the place. */
  | { lack: 'rising'; latDeg: number }
  /** An error without a reason of its own. */
  | { lack: 'fault'; message: string };

/** One note for each missing value. */
export interface Note {
  /** The dotted field of the answer, for example `dasha.vimshottari`; `*` is any key. */
  part: string;
  why: Lack;
  /** The whole part failed: it is null, and `why` is the reason. */
  failed?: true;
}
