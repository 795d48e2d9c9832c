import { readFileSync } from 'node:fs';
import type { Chart } from '../../../src/domain/chart/chart';
import { computeChart } from '../../../src/domain/chart/chart';
import type { ChartQuestion } from '../../../src/domain/chart/types';
import { loadKernel } from '../../../src/kernel';

/** The kernel as `npm run build:kernel` made it. */
export const kernel = loadKernel(
  new WebAssembly.Module(readFileSync(new URL('../../../build/kernel.wasm', import.meta.url))),
);

/** A chart through the kernel; a refusal fails the test. */
export function chartOf(question: ChartQuestion, depth = 2): Chart {
  const answer = computeChart(kernel, question, depth);
  if (!answer.ok) throw new Error(answer.error.reason);
  return answer.value;
}
