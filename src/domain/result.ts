/**
 * Why a question of the domain has no answer: reasons with their data. `api/problem.ts` converts them to problems with
 * request fields.
 */
import type { EpochOutOfRange } from '../kernel/result';

export type { Result } from '../kernel/result';
export { fail, ok } from '../kernel/result';

export type DomainError =
  | EpochOutOfRange
  /** The month has no such day, for example 29 February of a common year. */
  | { reason: 'no_such_day'; year: number; month: number; day: number }
  /** Not an IANA identifier: an offset, an empty string, a misspelling. */
  | { reason: 'unknown_timezone'; tz: string }
  /** The zone's clocks skipped this local time. */
  | { reason: 'skipped_wall_clock'; local: string; tz: string };
