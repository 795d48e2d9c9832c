/** The times of an observance on its day. Julian days UT. */
import type { TimeChoice, TimeKey, TimeRule } from '../../../data/observances/times/rule';

/** Why a time does not exist on a day. */
export type TimeLack =
  /** The Sun stays above or below the horizon all day. */
  | 'sun-stays-up'
  | 'sun-stays-down'
  | 'no-sunrise'
  | 'no-sunset'
  | 'no-moonrise'
  | 'no-moonset'
  /** The parts of the time have no instant in common. */
  | 'no-overlap'
  /** The instants do not follow each other, for example moonset before moonrise. */
  | 'reversed';

/** A time of an observance. */
export interface ObservedTime {
  key: TimeKey;
  rule: TimeRule;
  /** The choice that applies; null for computed times and for a time that does not exist. */
  choice: TimeChoice | null;
  /** Earlier choices, which do not occur on this day. */
  passed: readonly TimeChoice[];
  /** Null if the time does not exist. */
  startJd: number | null;
  /** Null for an instant, and for a time without a stated end. */
  endJd: number | null;
  /** Whether the time continues after `startJd` without a stated end. */
  open: boolean;
  /** Why it does not exist; null if it does. */
  lacks: TimeLack | null;
}
