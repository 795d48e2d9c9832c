/**
 * Warms up an isolate: computes a year of observances and a chart at start-up. V8 compiles code on first use; a year uses
 * most of the shared code (the kernel, the days, the rules and the JSON writer), and a chart the rules of all its parts.
 * Cloudflare limits the CPU time of start-up (1 s) separately from the CPU time of a request (10 ms on its free plan).
 */
import { chart } from '../api/chart';
import { jsonPieces } from '../api/json';
import type { LoadKernel, Occasion, Resource } from '../api/resource';
import { utsavas } from '../api/utsavas';

/** The runtime provides no clock and no I/O at start-up. */
const OCCASION: Occasion = {
  nowMs: Date.UTC(2026, 0, 1),
  origin: 'https://khagola.invalid',
  places: () => Promise.reject(new Error('places are not available at start-up')),
};

/** The requests that are computed. They give coordinates or nothing, because the list of places is a file. */
const REQUESTS: readonly (readonly [Resource, Readonly<Record<string, unknown>>])[] = [
  [utsavas, { year: 2026 }],
  [
    chart,
    { year: 1990, month: 5, day: 15, hour: 14, minute: 30, lat: 28.6139, lon: 77.209, tzHours: 5.5, dashaDepth: 1 },
  ],
];

/** Pieces of each answer that are written. With three, V8 has compiled too little, and the first year takes a seventh longer. */
const PIECES = 5;

/** Whether isolates warm up; null if the variable is invalid. */
export function warmsUp({ WARM_START }: { WARM_START?: string }): boolean | null {
  const text = WARM_START?.trim().toLowerCase() ?? '';
  if (text === 'off') return false;
  return text === '' || text === 'on' ? true : null;
}

async function answerInPart(resource: Resource, body: Readonly<Record<string, unknown>>, kernel: LoadKernel) {
  const { read, answer, outline = answer } = await resource.code();
  const question = await read(body, OCCASION);
  if (!question.ok) throw new Error(JSON.stringify(question.error));
  const result = await outline(kernel, question.value);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  const pieces = jsonPieces(result.value);
  for (let i = 0; i < PIECES; i++) pieces.next();
  pieces.return();
}

/** Computes the answers to some requests, writes their first pieces, and discards them. */
export async function warmUp(kernel: LoadKernel): Promise<void> {
  for (const [resource, body] of REQUESTS) await answerInPart(resource, body, kernel);
}
