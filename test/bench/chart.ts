import { readFileSync } from 'node:fs';
import { Bench } from 'tinybench';
import { chart as chartCode } from '../../src/api/chart/answer';
import { type AnyChart, presentChart } from '../../src/api/chart/present';
import { jsonPieces } from '../../src/api/json';
import { computeArudhas } from '../../src/domain/chart/arudhas';
import { computeAshtakavarga } from '../../src/domain/chart/ashtakavarga';
import { computeAvasthas } from '../../src/domain/chart/avasthas/avasthas';
import { computeBhavas } from '../../src/domain/chart/bhavas';
import { type Chart, computeChart } from '../../src/domain/chart/chart';
import { farParts } from '../../src/domain/chart/farPlaces';
import { grahaYuddhas } from '../../src/domain/chart/grahaYuddha';
import { computeCharaKarakas } from '../../src/domain/chart/karakas';
import { PART_KEYS } from '../../src/domain/chart/parts';
import { resolveSettings } from '../../src/domain/chart/settings';
import { shadbalaOf } from '../../src/domain/chart/shadbala';
import { computeSpecialLagnas } from '../../src/domain/chart/specialLagnas';
import { computeUpagrahas } from '../../src/domain/chart/upagrahas';
import { computeYogas } from '../../src/domain/chart/yogas';
import { computeDasha } from '../../src/domain/dasha/dashas';
import { DASHA_KEYS } from '../../src/domain/dasha/keys';
import { runningPhase, VIMSHOTTARI_YEAR_DAYS } from '../../src/domain/dasha/vimshottari';
import { computeKp } from '../../src/domain/kp/kp';
import { birthDay } from '../../src/domain/positions/birthDay';
import { computePositions } from '../../src/domain/positions/positions';
import { standingFrom } from '../../src/domain/positions/standing';
import type { ChartQuestion, Positions } from '../../src/domain/positions/types';
import { computeVargas } from '../../src/domain/positions/vargas';
import { loadKernel } from '../../src/kernel';

/** None of these requests names a place. */
const NOWHERE = { nowMs: 0, origin: '', places: () => Promise.reject(new Error('no places')) };

const PLACE = { latDeg: 28.6139, lonDeg: 77.209, tzHours: 5.5 };
const REQUEST = {
  year: 1990,
  month: 6,
  day: 15,
  hour: 14,
  minute: 30,
  second: 0,
  lat: 28.6139,
  lon: 77.209,
  tzHours: 5.5,
};
const LEVELS = 3;
const SETTINGS = resolveSettings();

/** Requests measured from the body to the JSON of the answer, with their limits. */
const REQUESTS = {
  'default chart': { fields: {}, mostMs: 2, mostBytes: 150_000 },
  'positions alone': { fields: { include: [] }, mostMs: 0.3, mostBytes: 5_120 },
  'positions alone, precision 6': { fields: { include: [], precision: 6 }, mostMs: 0.3, mostBytes: 5_120 },
  'every part, every daśā to three levels': {
    fields: { include: PART_KEYS, dashas: DASHA_KEYS, dashaDepth: LEVELS, number: 108 },
    mostMs: 8,
    mostBytes: Number.POSITIVE_INFINITY,
  },
  'five levels of Viṃśottarī': {
    fields: { dashaDepth: 5 },
    mostMs: 30,
    mostBytes: Number.POSITIVE_INFINITY,
  },
  'default chart compared with eight': {
    fields: { compare: Array.from({ length: 8 }, () => ({ preset: 'raman' })) },
    mostMs: Number.POSITIVE_INFINITY,
    mostBytes: Number.POSITIVE_INFINITY,
  },
} as const;

/** Prints a complete chart in µs, stage by stage and part by part, each relative to the positions, and its sizes. */
export async function benchChart(): Promise<void> {
  const kernel = loadKernel(new WebAssembly.Module(readFileSync(new URL('../../build/kernel.wasm', import.meta.url))));
  let jdUt = 2_440_000;
  const next = (): ChartQuestion => {
    jdUt = jdUt > 2_480_000 ? 2_420_000.123 : jdUt + 17.37;
    return { ...PLACE, jdUt, ayanamsha: 'lahiri', nodeMode: 'mean' };
  };
  const positionsOf = (question: ChartQuestion): Positions => {
    const answer = computePositions(kernel, question);
    if (!answer.ok) throw new Error(answer.error.reason);
    return answer.value;
  };
  const chartOf = (levels: number): Chart => {
    const answer = computeChart(kernel, next(), levels);
    if (!answer.ok) throw new Error(answer.error.reason);
    return answer.value;
  };
  const presented = (chart: Chart, dashaDepth: number) => {
    const question = {
      request: { ...REQUEST, dashaDepth },
      settings: SETTINGS,
      chart: chart.question,
      clocks: [],
      ignored: [],
    };
    return presentChart(question, SETTINGS, chart as AnyChart);
  };
  /** Number of bytes of an answer, as the service serialises it. */
  const byteLength = async (fields: object): Promise<number> => {
    const question = await chartCode.read(
      { ...REQUEST, year: 1930 + (Math.floor(next().jdUt) % 150), ...fields },
      NOWHERE,
    );
    const outline = question.ok ? await chartCode.outline?.(() => kernel, question.value) : question;
    if (!outline?.ok) throw new Error('refused');
    let bytes = 0;
    for (const piece of jsonPieces(outline.value)) bytes += piece.length;
    return bytes;
  };

  const question = next();
  const positions = positionsOf(question);
  const { lagna, midheavenDeg, grahas } = positions;
  const standing = standingFrom(positions);
  const day = birthDay(kernel, question.jdUt, PLACE, PLACE.tzHours);
  const moonDeg = standing.lonDeg('moon');
  const years = { moonDeg, birthJd: question.jdUt, yearDays: VIMSHOTTARI_YEAR_DAYS };
  const fullChart = chartOf(LEVELS);
  const answer = presented(fullChart, LEVELS);

  const POSITIONS = 'positions';
  const STAGES: Record<string, () => unknown> = {
    [POSITIONS]: () => positionsOf(next()),
    'chart of positions alone': () => computeChart(kernel, next(), { include: [] }),
    'every part, every daśā to three levels': () =>
      computeChart(kernel, next(), {
        include: PART_KEYS,
        dashas: DASHA_KEYS,
        dashaDepth: LEVELS,
        number: 108,
        far: farParts,
      }),
    'day of the birth': () => birthDay(kernel, next().jdUt, PLACE, PLACE.tzHours),
    'chart, positions and day included': () => chartOf(LEVELS),
    presentation: () => presented(fullChart, LEVELS),
    JSON: () => JSON.stringify(answer),
    'all of it': () => JSON.stringify(presented(chartOf(LEVELS), LEVELS)),
    'all of it, one daśā level': () => JSON.stringify(presented(chartOf(1), 1)),
  };
  const PARTS: Record<string, () => unknown> = {
    bhāvas: () => computeBhavas(lagna, midheavenDeg, grahas),
    vargas: () => computeVargas(lagna, grahas),
    aṣṭakavarga: () => computeAshtakavarga(standing),
    yogas: () => computeYogas(standing, true),
    ārūḍhas: () => computeArudhas(standing),
    'chara kārakas': () => computeCharaKarakas(standing),
    avasthās: () => computeAvasthas(standing, day),
    ...Object.fromEntries(
      DASHA_KEYS.map((key) => [
        `${key}, three levels`,
        () => computeDasha(kernel, positions, key, { dashaDepth: LEVELS }),
      ]),
    ),
    'running periods': () => runningPhase(kernel, years, question.jdUt),
    KP: () => computeKp(kernel, positions, day),
    'ṣaḍ-bala': () => shadbalaOf(kernel, positions, day, standing),
    'graha-yuddha': () => grahaYuddhas(grahas),
    upagrahas: () => computeUpagrahas(kernel, positions, day, [], standing),
    'special lagnas': () => computeSpecialLagnas(kernel, positions, day, [], standing),
  };

  let sink = 0;
  const bench = new Bench({ time: 400, warmupTime: 150 });
  for (const [name, run] of [...Object.entries(STAGES), ...Object.entries(PARTS)]) {
    bench.add(name, () => {
      sink += run() === undefined ? Number.NaN : 1;
    });
  }
  await bench.run();
  const median = (name: string): number => {
    const result = bench.getTask(name)?.result;
    if (result?.state !== 'completed') throw new Error(`${name} did not run`);
    return result.latency.p50 * 1000;
  };
  const line = (name: string) =>
    console.log(
      `  ${name.padEnd(36)}${median(name).toFixed(1).padStart(9)} µs${(median(name) / median(POSITIONS)).toFixed(1).padStart(8)}`,
    );
  console.log('\nA complete chart to three daśā levels, and how many times as long as the positions (median)');
  Object.keys(STAGES).forEach(line);
  console.log('Its parts, positions and day given');
  Object.keys(PARTS).forEach(line);
  const bytes = [1, 2, 3, 4].map((levels) => Buffer.byteLength(JSON.stringify(presented(chartOf(levels), levels))));
  console.log(`Bytes by daśā levels, 1 to 4: ${bytes.join(', ')}`);
  console.log('Requests from body to JSON: least time in ms, allowed, bytes, allowed, and times of the positions');
  for (const [name, { fields, mostMs, mostBytes }] of Object.entries(REQUESTS)) {
    let fastest = Number.POSITIVE_INFINITY;
    let bytes = 0;
    for (let i = 0; i < 200; i++) {
      const start = performance.now();
      bytes = await byteLength(fields);
      fastest = Math.min(fastest, performance.now() - start);
    }
    const ratio = ((fastest * 1000) / median(POSITIONS)).toFixed(1);
    console.log(
      `  ${name.padEnd(40)}${fastest.toFixed(3).padStart(9)}${String(mostMs).padStart(10)}${String(bytes).padStart(10)}${String(mostBytes).padStart(10)}${ratio.padStart(9)}`,
    );
  }
  if (Number.isNaN(sink)) throw new Error('a part is missing');
}
