import { readFileSync } from 'node:fs';
import { DAY_FIELDS } from '../../src/api/days/fields';
import { RESOURCES } from '../../src/api/registry';
import type { Resource } from '../../src/api/resource';
import { PART_KEYS } from '../../src/domain/chart/parts';
import { DASHA_KEYS } from '../../src/domain/dasha/keys';
import { DAILY_SKY_KINDS, DEFAULT_SKY_BODIES, SKY_KINDS } from '../../src/domain/sky/types';
import { NATAL_POINTS } from '../../src/domain/transits/types';
import { loadKernel } from '../../src/kernel';
import { made } from '../prices/measure';
import { OCCASION } from '../prices/occasion';

const RUNS = 20;

const PLACE = { lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' };
const BIRTH = { year: 1990, month: 6, day: 15, hour: 14, minute: 30, lat: 28.6139, lon: 77.209, tzHours: 5.5 };
const DAYS = { from: '2026-01-01', to: '2027-02-05', ...PLACE, fields: DAY_FIELDS };
const ROWS = { from: '2000-01-01', to: '2013-09-08', step: '6h' };
const TWENTY_YEARS = { from: '2020-01-01', to: '2039-12-31' };

/** A large answer, and its target processor time, ms. */
interface Large {
  key: string;
  body: Record<string, unknown>;
  form?: 'csv' | 'ndjson';
  mostMs: number;
}

const ANSWERS: Record<string, Large> = {
  'default chart': { key: 'chart', body: BIRTH, mostMs: 1.2 },
  'chart, all parts, all daśās to three levels': {
    key: 'chart',
    body: { ...BIRTH, include: PART_KEYS, dashas: DASHA_KEYS, dashaDepth: 3, number: 108 },
    mostMs: 8,
  },
  '401 days, all fields': { key: 'days', body: DAYS, mostMs: 12 },
  '401 days, all fields, CSV': { key: 'days', body: DAYS, form: 'csv', mostMs: 20 },
  '20,000 rows of nine grahas': { key: 'ephemeris', body: ROWS, mostMs: 40 },
  '20,000 rows of nine grahas, CSV': { key: 'ephemeris', body: ROWS, form: 'csv', mostMs: 40 },
  '20,000 rows of nine grahas, NDJSON': { key: 'ephemeris', body: ROWS, form: 'ndjson', mostMs: 40 },
  'principal observances of a year': {
    key: 'observances',
    body: { from: '2026-01-01', to: '2026-12-31', ...PLACE },
    mostMs: 4,
  },
  'twenty years of the sky, default kinds': { key: 'sky', body: TWENTY_YEARS, mostMs: 60 },
  'twenty years of the sky, all kinds of a span': {
    key: 'sky',
    body: {
      ...TWENTY_YEARS,
      ...PLACE,
      kind: SKY_KINDS.filter((kind) => !DAILY_SKY_KINDS.includes(kind)),
      bodies: DEFAULT_SKY_BODIES,
    },
    mostMs: 60,
  },
  'twenty years of transits, all points': {
    key: 'transits',
    body: { birth: { date: '1990-06-15', time: '14:30', ...PLACE }, ...TWENTY_YEARS, points: NATAL_POINTS },
    mostMs: 40,
  },
};

/** Prints the processor time of large answers from the body of the request to bytes, beside their targets. */
export async function benchLarge(): Promise<void> {
  const kernel = loadKernel(new WebAssembly.Module(readFileSync(new URL('../../build/kernel.wasm', import.meta.url))));
  console.log(`\nLarge answers from body to bytes (least of ${RUNS} runs): CPU ms, target, bytes`);
  for (const [name, { key, body, form = 'answer', mostMs }] of Object.entries(ANSWERS)) {
    const code = await (RESOURCES.find((resource) => resource.key === key) as Resource).code();
    let least = Number.POSITIVE_INFINITY;
    let bytes = 0;
    for (let i = 0; i < RUNS; i++) {
      const before = process.cpuUsage();
      const question = await code.read({ ...body }, OCCASION);
      if (!question.ok) throw new Error(`${name} is refused`);
      bytes = await made(kernel, code, question.value, form);
      const { user, system } = process.cpuUsage(before);
      least = Math.min(least, (user + system) / 1000);
    }
    const figures = [least.toFixed(2).padStart(9), String(mostMs).padStart(7), String(bytes).padStart(10)];
    console.log(`  ${name.padEnd(46)}${figures.join('')}`);
  }
}
