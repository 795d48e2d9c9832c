/**
 * Cost of answers, counted instead of timed: kernel calls and written bytes. A count is the same on every machine.
 * docs/reference/performance.md has times.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { jsonBytes, jsonPieces } from '../src/api/json';
import { RESOURCES } from '../src/api/registry';
import type { Code } from '../src/api/resource';
import { loadKernel } from '../src/kernel';
import { timedKernel } from './bench/stages';

const { kernel, spent } = timedKernel(
  loadKernel(new WebAssembly.Module(readFileSync(new URL('../build/kernel.wasm', import.meta.url)))),
);
const DELHI = { lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' };
const OCCASION = { nowMs: Date.UTC(2026, 10, 21), origin: '', places: () => Promise.reject(new Error('no places')) };
const PLACE = { lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' };
const BIRTH = { year: 1990, month: 6, day: 15, hour: 14, minute: 30, lat: 28.6139, lon: 77.209, tzHours: 5.5 };
const YEAR = { from: '2026-01-01', to: '2026-12-31', ...PLACE };

const codeOf = (key: string): Promise<Code> =>
  RESOURCES.find((resource) => resource.key === key)?.code() as Promise<Code>;

/** Answers a request, serialises the answer, and counts. */
async function counted(key: string, fields: Record<string, unknown>) {
  const code = await codeOf(key);
  const question = await code.read(fields, OCCASION);
  if (!question.ok) throw new Error(`${key} is refused`);
  spent.calls = 0;
  const answer = await (code.outline ?? code.answer)(() => kernel, question.value);
  if (!answer.ok) throw new Error(`${key} is refused`);
  const { length } = jsonBytes(answer.value);
  return { calls: spent.calls, length, value: answer.value };
}

// Towns that decide for their regions add a span of about eight days for each of their rules.
describe('calls of the kernel', () => {
  test.each([
    ['chart', { ...BIRTH, include: [] }, 2],
    ['chart', BIRTH, 21],
    ['utsavas', { year: 2026 }, 19],
    ['utsavas', { year: 2026, region: 'all' }, 21],
    ['utsavas', { year: 2026, region: 'kerala' }, 8],
    ['utsavas', { year: 2026, times: 'true' }, 31],
    ['observances', { from: '2026-11-28', kind: ['ekadashi'], next: 1, times: 'true', ...PLACE }, 2],
    ['observances', { from: '2026-11-28', key: 'lakshmi_puja', next: 1, times: 'true', ...PLACE }, 8],
    ['days', { ...YEAR, to: '2026-01-31' }, 107],
    ['days', YEAR, 379],
    ['sky', { from: '2026-01-01', to: '2026-12-31', kind: ['visibility'], ...DELHI }, 5],
  ])('a request to %s with %j makes at most %i kernel calls', async (key, fields, most) => {
    const { calls } = await counted(key, fields);
    expect(calls).toBeGreaterThan(0);
    expect(calls).toBeLessThanOrEqual(most);
  });
});

describe('bytes', () => {
  test('the response has at most 5 KB for positions only, and 150 KB for a default chart', async () => {
    expect((await counted('chart', { ...BIRTH, include: [] })).length).toBeLessThanOrEqual(5120);
    expect((await counted('chart', BIRTH)).length).toBeLessThanOrEqual(150_000);
  });

  test('the bytes that wait to be read do not grow with the depth of a daśā', async () => {
    const { value } = await counted('chart', { ...BIRTH, dashaDepth: 5 });
    let [all, largest] = [0, 0];
    for (const { length } of jsonPieces(value)) {
      all += length;
      largest = Math.max(largest, length);
    }
    expect(all).toBeGreaterThan(6_000_000);
    expect(largest).toBeLessThan(250_000);
  });
});
