/**
 * Warms up an isolate: computes a year of observances at start-up. V8 compiles code on first use, and a year uses most
 * of the shared code: the kernel, the days, the rules and the JSON writer. Cloudflare limits the CPU time of start-up
 * (1 s) separately from the CPU time of a request (10 ms on its free plan).
 */
import { jsonBytes } from '../api/json';
import type { LoadKernel, Occasion } from '../api/resource';
import { utsavas } from '../api/utsavas';

/** The runtime provides no clock and no I/O at start-up. */
const OCCASION: Occasion = {
  nowMs: Date.UTC(2026, 0, 1),
  origin: 'https://khagola.invalid',
  places: () => Promise.reject(new Error('places are not available at start-up')),
};

/** Whether isolates warm up; null if the variable is invalid. */
export function warmsUp({ WARM_START }: { WARM_START?: string }): boolean | null {
  const text = WARM_START?.trim().toLowerCase() ?? '';
  if (text === 'off') return false;
  return text === '' || text === 'on' ? true : null;
}

/** Computes and serialises a year of observances, and discards it. */
export async function warmUp(kernel: LoadKernel): Promise<void> {
  const { read, answer, outline = answer } = await utsavas.code();
  const question = await read({ year: 2026 }, OCCASION);
  if (!question.ok) throw new Error(JSON.stringify(question.error));
  const result = await outline(kernel, question.value);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  jsonBytes(result.value);
}
