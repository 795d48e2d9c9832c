import { readFileSync } from 'node:fs';
import type { Chart } from '../../../src/domain/chart/chart';
import { type ChartOptions, computeChart } from '../../../src/domain/chart/chart';
import type { PartKey } from '../../../src/domain/chart/parts';
import type { DashaKey, DefaultDasha } from '../../../src/domain/dasha/keys';
import type { ChartQuestion } from '../../../src/domain/positions/types';
import { loadKernel } from '../../../src/kernel';

/** The kernel built by `npm run build:kernel`. */
export const kernel = loadKernel(
  new WebAssembly.Module(readFileSync(new URL('../../../build/kernel.wasm', import.meta.url))),
);

/** A chart with chosen parts through the kernel. A refusal fails the test. */
export function chartWith<Part extends PartKey, Key extends DashaKey = DefaultDasha>(
  question: ChartQuestion,
  options: ChartOptions<Part, Key>,
): Chart<Part, Key> {
  const answer = computeChart(kernel, question, options);
  if (!answer.ok) throw new Error(answer.error.reason);
  return answer.value;
}

/** A chart through the kernel. A refusal fails the test. */
export function chartOf(question: ChartQuestion, depth = 2): Chart {
  const answer = computeChart(kernel, question, { dashaDepth: { vimshottari: depth } });
  if (!answer.ok) throw new Error(answer.error.reason);
  return answer.value;
}
