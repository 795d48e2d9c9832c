/**
 * Runs the calendar once while the Worker starts. V8 compiles code when it first runs, and a year of observances runs
 * the most: the kernel, the days, the rules, the names and the writer of JSON. Cloudflare limits the time of a start
 * (1 s) apart from that of a request (10 ms on its free plan).
 */
import { jsonBytes } from '../api/json';
import type { LoadKernel, Occasion } from '../api/resource';
import { utsavas } from '../api/utsavas';

/** Nothing may be asked of the outside before the first request, the time included. */
const OCCASION: Occasion = {
  nowMs: Date.UTC(2026, 0, 1),
  origin: 'https://khagola.invalid',
  places: () => Promise.reject(new Error('a start knows no places')),
};

/** Whether a start runs the calendar; null if the variable is invalid. */
export function warmsUp({ WARM_START }: { WARM_START?: string }): boolean | null {
  const text = WARM_START?.trim().toLowerCase() ?? '';
  return text === '' || text === 'on' ? true : text === 'off' ? false : null;
}

/** Computes and writes a year of observances, for nobody. */
export async function warmUp(kernel: LoadKernel): Promise<void> {
  const { read, answer, outline = answer } = await utsavas.code();
  const question = await read({ year: 2026 }, OCCASION);
  if (!question.ok) throw new Error(JSON.stringify(question.error));
  const made = await outline(kernel, question.value);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  jsonBytes(made.value);
}
