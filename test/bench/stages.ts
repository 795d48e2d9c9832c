/** The time of the stages of a request, in this process. */

import { readFileSync } from 'node:fs';
import { jsonBytes } from '../../src/api/json';
import { queryBody } from '../../src/api/query';
import { textOf } from '../../src/api/resource';
import { openPlaces } from '../../src/domain/places/list';
import { loadKernel } from '../../src/kernel';
import type { Kernel } from '../../src/kernel/kernel';
import { type Page, tableOf } from './page';
import { RESOURCE_REQUESTS, type ResourceRequest } from './requests';

const RUNS = 40;
const PLACES = openPlaces(readFileSync(new URL('../../build/gazetteer.bin', import.meta.url)));
const OCCASION = {
  nowMs: Date.UTC(2026, 10, 21, 6, 30),
  origin: 'https://khagola.example',
  places: () => Promise.resolve(PLACES),
};
const STAGES = ['validate', 'kernel', 'rules and presentation', 'serialise'] as const;
type Stage = (typeof STAGES)[number];

/** A kernel that sums the time of its calls, ms. */
export function timedKernel(kernel: Kernel): { kernel: Kernel; spent: { ms: number; calls: number } } {
  const spent = { ms: 0, calls: 0 };
  let depth = 0;
  const timed = Object.entries(kernel).map(([name, value]) => [
    name,
    typeof value !== 'function'
      ? value
      : (...given: unknown[]) => {
          const start = performance.now();
          spent.calls++;
          depth++;
          try {
            return (value as (...args: unknown[]) => unknown).apply(kernel, given);
          } finally {
            depth--;
            if (depth === 0) spent.ms += performance.now() - start;
          }
        },
  ]);
  return { kernel: Object.fromEntries(timed) as Kernel, spent };
}

async function stagesOf({ resource, fields, init, path }: ResourceRequest, real: Kernel) {
  const { kernel, spent } = timedKernel(real);
  const code = await resource.code();
  const fastest = Object.fromEntries(STAGES.map((stage) => [stage, Number.POSITIVE_INFINITY])) as Record<Stage, number>;
  const keep = (stage: Stage, ms: number) => {
    fastest[stage] = Math.min(fastest[stage], ms);
  };
  let bytes = 0;
  for (let i = 0; i < RUNS; i++) {
    const start = performance.now();
    const body = init.body ? { ...fields } : queryBody(code.request, new URL(path, OCCASION.origin).searchParams);
    const question = await code.read(body, OCCASION);
    if (!question.ok) throw new Error(`${path} is refused`);
    keep('validate', performance.now() - start);
    spent.ms = 0;
    const computing = performance.now();
    const answer = await (code.outline ?? code.answer)(() => kernel, question.value);
    if (!answer.ok) throw new Error(`${path} is refused`);
    keep('rules and presentation', performance.now() - computing - spent.ms);
    const searched = spent.ms;
    const serialising = performance.now();
    const written = code.write
      ? new TextEncoder().encode(textOf(code.write(answer.value, question.value)))
      : jsonBytes(answer.value);
    keep('serialise', performance.now() - serialising - (spent.ms - searched));
    keep('kernel', spent.ms);
    bytes = written.length;
  }
  return { least: fastest, bytes };
}

/** Measures the stages of each request. */
export async function measureStages(page: Page): Promise<void> {
  const kernel = loadKernel(new WebAssembly.Module(readFileSync(new URL('../../build/kernel.wasm', import.meta.url))));
  const rows: string[][] = [];
  for (const request of RESOURCE_REQUESTS) {
    const { least, bytes } = await stagesOf(request, kernel);
    rows.push([request.name, ...STAGES.map((stage) => least[stage].toFixed(2)), (bytes / 1000).toFixed(0)]);
  }
  page.add('stages', tableOf([`ms, least of ${RUNS} runs in one process`, ...STAGES, 'KB'], rows));
}
