import { DAY_FIELDS } from '../../src/api/days/fields';
import type { Resource } from '../../src/api/resource';
import { PART_KEYS } from '../../src/domain/chart/parts';
import { DASHA_KEYS } from '../../src/domain/dasha/keys';
import { DAILY_SKY_KINDS, DEFAULT_SKY_BODIES, SKY_KINDS } from '../../src/domain/sky/types';
import { NATAL_POINTS } from '../../src/domain/transits/types';

/** Each answer is made at least this many times, and for at least this long, so that V8 has compiled its code. */
const LEAST_RUNS = 20;
const LEAST_MS = 2000;

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

/** Makes an answer, from the body of its request to bytes; returns their number. */
type Make = () => Promise<number>;

/** How the sources of a checkout make answers. @param root  its folder, with the kernel built */
async function makersIn(root: URL): Promise<(large: Large) => Promise<Make>> {
  const load = <Module>(path: string): Promise<Module> => import(new URL(path, root).href);
  const { RESOURCES } = await load<typeof import('../../src/api/registry')>('src/api/registry.ts');
  const { made, newKernel } = await load<typeof import('../prices/measure')>('test/prices/measure.ts');
  const { OCCASION } = await load<typeof import('../prices/occasion')>('test/prices/occasion.ts');
  const kernel = newKernel();
  return async ({ key, body, form = 'answer' }) => {
    const code = await (RESOURCES.find((resource) => resource.key === key) as Resource).code();
    return async () => {
      const question = await code.read({ ...body }, OCCASION);
      if (!question.ok) throw new Error(`${key} is refused`);
      return made(kernel, code, question.value, form);
    };
  };
}

/** The processor time of an answer, CPU ms, and its bytes. */
async function costOf(make: Make): Promise<{ ms: number; bytes: number }> {
  const before = process.cpuUsage();
  const bytes = await make();
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1000, bytes };
}

/**
 * Prints the processor time of large answers from the body of the request to bytes, beside their targets.
 *
 * @param other  the folder of another checkout, which makes the same answers in turn
 */
export async function benchLarge(other?: URL): Promise<void> {
  const roots = [new URL('../../', import.meta.url), ...(other ? [other] : [])];
  const makers = await Promise.all(roots.map(makersIn));
  console.log(
    `\nLarge answers from body to bytes: least CPU ms${other ? ', the same of the other' : ''}, target, bytes`,
  );
  for (const [name, large] of Object.entries(ANSWERS)) {
    const makes = await Promise.all(makers.map((makeOf) => makeOf(large)));
    const least = makes.map(() => Number.POSITIVE_INFINITY);
    let size = 0;
    const began = performance.now();
    for (let run = 0; run < LEAST_RUNS || performance.now() - began < LEAST_MS * makes.length; run++) {
      for (const [i, make] of makes.entries()) {
        const { ms, bytes } = await costOf(make);
        least[i] = Math.min(least[i] as number, ms);
        size = bytes;
      }
    }
    const times = least.map((ms) => ms.toFixed(2).padStart(9)).join('');
    console.log(`  ${name.padEnd(46)}${times}${String(large.mostMs).padStart(7)}${String(size).padStart(10)}`);
  }
}
