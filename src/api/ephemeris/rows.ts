/** Rows of an ephemeris at equal distances. */
import { fail, ok, type Result } from '../../domain/result';
import type { FieldProblem } from '../problem';
import { refused } from '../shapes/instants';
import { MAX_ROWS, STEP_MINUTES } from './request';

const MINUTES_PER_DAY = 1440;

/** The rows from one instant to another. @param step  such as `6h` */
export function rowsBetween(fromJd: number, toJd: number, step: string): Result<Float64Array, FieldProblem> {
  const unit = step.at(-1) as keyof typeof STEP_MINUTES;
  const perDay = MINUTES_PER_DAY / (Number(step.slice(0, -1)) * STEP_MINUTES[unit]);
  if (toJd < fromJd) {
    return fail({
      reason: 'invalid_field',
      field: 'to',
      rule: 'value',
      expected: { type: 'not-before', field: 'from' },
    });
  }
  const count = Math.floor((toJd - fromJd) * perDay + 1e-6) + 1;
  if (count > MAX_ROWS)
    return refused('step', `longer: the span has ${count} rows, and at most ${MAX_ROWS} are allowed`);
  return ok(Float64Array.from({ length: count }, (_, i) => fromJd + i / perDay));
}
