/**
 * Why a question of the domain has no answer: each reason with the numbers that belong to it.
 * `http/envelope.ts` holds the one switch from these to status and body.
 */
import type { EpochOutOfRange } from '../kernel/result';

export type { Result } from '../kernel/result';
export { fail, ok } from '../kernel/result';

export type DomainError =
  | EpochOutOfRange
  /** The month has no such day, 29 February of a common year for one. */
  | { reason: 'no_such_day'; year: number; month: number; day: number }
  /** No IANA identifier: an offset, an empty string, a misspelling. */
  | { reason: 'unknown_timezone'; tz: string }
  /** The zone's clocks jumped over this wall-clock time. */
  | { reason: 'skipped_wall_clock'; local: string; tz: string };
