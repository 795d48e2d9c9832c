/** Charts of many births. */
import type { Kernel } from '../../kernel/kernel';
import type { DashaKey, DefaultDasha } from '../dasha/keys';
import type { ChartQuestion } from '../positions/types';
import type { DomainError, Result } from '../result';
import { type Chart, type ChartOptions, computeChart } from './chart';
import type { DefaultPart, PartKey } from './parts';

/**
 * The charts of many births in their order, each computed when it is read. An error stays in its place.
 *
 * @param request  parts and daśās to compute, for all charts
 */
export function* computeCharts<Part extends PartKey = DefaultPart, Key extends DashaKey = DefaultDasha>(
  kernel: Kernel,
  questions: Iterable<ChartQuestion>,
  request: ChartOptions<Part, Key> = {},
): Generator<Result<Chart<Part, Key>, DomainError>, void, undefined> {
  for (const question of questions) yield computeChart<Part, Key>(kernel, question, request);
}
