/**
 * `npm run bench:peers`: the same questions to this kernel and to its peers in JavaScript: speed, size, agreement. It
 * writes the table of README.md. Native Swiss Ephemeris takes part if the package `sweph` is installed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { getPanchangam, Observer } from '@ishubhamx/panchangam-js';
import { EclipticGeoMoon, MakeTime } from 'astronomy-engine';
import { buildSync } from 'esbuild';
import { MhahPanchang } from 'mhah-panchang';
import SwissEph from 'swisseph-wasm';
import { REFERENCE_PLACE } from '../../src/data/place';
import { daysOf } from '../../src/domain/days/days';
import { unixToJd } from '../../src/domain/time/civil';
import { loadKernel } from '../../src/kernel';
import * as astronomyEngine from './peer';

const README = new URL('../../README.md', import.meta.url);
const { lat, lon, tz } = REFERENCE_PLACE;
const J2000 = 2_451_545;
const YEAR_START = Date.UTC(2026, 0, 1, 1);
const DAY_MS = 86_400_000;
const YEAR_DAYS = 365;
/** Instants of the comparison of longitudes: 1950 to 2020, where ΔT is measured. */
const INSTANTS = Array.from({ length: 400 }, (_, i) => 2_433_300 + i * 63.97);
const RUNS = 5;
/** Moon, Sun and the other bodies of a chart by their numbers in Swiss Ephemeris, with the mean node. */
const BODIES = [0, 1, 2, 3, 4, 5, 6, 10];
/** Flags of Swiss Ephemeris: its own ephemeris, with speeds. */
const FLAGS = 2 | 256;

interface Peer {
  name: string;
  /** Compressed size of a program, bytes; not a number for a native library. */
  size: number;
  /** Longitudes of the grahas and the ascendant at an instant. */
  chart?: (jdUt: number) => unknown;
  /** The limbs of a civil day at a place. */
  day?: (unixMs: number) => unknown;
  /** The limbs of a year; without it, one day after the other. */
  year?: () => unknown;
  /** Every end of a limb, saṅkrānti, rising and setting of a year. */
  events?: () => unknown;
  /** Tropical longitude of the Moon of date, degrees. */
  moonDeg?: (jdUt: number) => number;
}

const root = fileURLToPath(new URL('../../', import.meta.url));
/**
 * The size of a program that imports what these questions need: its bundle and the files that it loads, compressed.
 *
 * @param program  import statements
 * @param files    relative to the project
 */
function sizeOf(program: string, ...files: string[]): number {
  const { outputFiles } = buildSync({
    stdin: {
      contents: program
        .replaceAll(/import (\{[^}]*\}|\w+)/g, 'export $1')
        .replaceAll(/export (\w+)/g, 'export { default as $1 }'),
      resolveDir: root,
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'node',
    mainFields: ['module', 'main'],
    logLevel: 'error',
  });
  const contents = [...outputFiles.map(({ contents }) => contents), ...files.map((file) => readFileSync(root + file))];
  return contents.reduce((sum, content) => sum + gzipSync(content).length, 0);
}

/** The least time of some runs, milliseconds. */
function fastest(run: () => unknown, count = 1): number {
  let ms = Number.POSITIVE_INFINITY;
  for (let i = 0; i < RUNS; i++) {
    const start = performance.now();
    run();
    ms = Math.min(ms, performance.now() - start);
  }
  return ms / count;
}

const wasm = readFileSync(new URL('../../build/kernel.wasm', import.meta.url));
const kernel = loadKernel(new WebAssembly.Module(wasm));
const dateOf = (unixMs: number) => {
  const date = new Date(unixMs);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
};
const limbs = (from: number, days: number) =>
  daysOf(kernel, {
    from: dateOf(from),
    to: dateOf(from + (days - 1) * DAY_MS),
    place: { latDeg: lat, lonDeg: lon },
    tz,
    fields: ['tithi', 'nakshatra', 'yoga', 'karana'],
  });
const khagola: Peer = {
  name: 'Khagola',
  size: sizeOf(
    "import { loadKernel } from './src/kernel'; import { daysOf } from './src/domain/days/days'",
    'build/kernel.wasm',
  ),
  chart: (jdUt) => {
    const sky = kernel.sky(jdUt);
    return sky.ok && kernel.angles(sky.value, lat, lon);
  },
  day: (unixMs) => limbs(unixMs, 1),
  year: () => limbs(YEAR_START, YEAR_DAYS),
  moonDeg: (jdUt) => {
    const sky = kernel.sky(jdUt);
    return sky.ok ? sky.value.bodies.moon.lonDeg : Number.NaN;
  },
};
khagola.events = () => {
  const question = { fromUt: unixToJd(YEAR_START / 1000), latDeg: lat, lonDeg: lon, days: YEAR_DAYS };
  return kernel.span({ ...question, zodiac: 'lahiri', definition: 'ul15' });
};

const observer = new Observer(lat, lon, 0);
const mhah = new MhahPanchang();

/** Swiss Ephemeris, compiled to WebAssembly or native: both have these two functions. */
function swissEphemeris(
  name: string,
  size: number,
  moonAt: (jdUt: number, body: number) => number,
  houses: (jdUt: number) => unknown,
): Peer {
  return {
    name,
    size,
    chart: (jdUt) => [BODIES.map((body) => moonAt(jdUt, body)), houses(jdUt)],
    moonDeg: (jdUt) => moonAt(jdUt, 1),
  };
}

const swissWasm = new SwissEph();
await swissWasm.initSwissEph();
const swiss = swissEphemeris(
  'swisseph-wasm',
  sizeOf(
    "import SwissEph from 'swisseph-wasm'",
    'node_modules/swisseph-wasm/wasm/swisseph.wasm',
    'node_modules/swisseph-wasm/wasm/swisseph.data',
  ),
  (jdUt, body) => swissWasm.calc_ut(jdUt, body, FLAGS)[0] ?? Number.NaN,
  (jdUt) => swissWasm.houses(jdUt, lat, lon, 'P'),
);

/** Native Swiss Ephemeris, if it is installed. */
async function native(): Promise<Peer[]> {
  const name = 'sweph';
  const sweph = await import(name).catch(() => null);
  if (sweph === null) return [];
  const longitude = (jdUt: number, body: number) => sweph.calc_ut(jdUt, body, FLAGS).data[0];
  return [swissEphemeris('sweph (native)', Number.NaN, longitude, (jdUt) => sweph.houses(jdUt, lat, lon, 'P'))];
}

const peers: Peer[] = [
  khagola,
  swiss,
  ...(await native()),
  {
    name: 'astronomy-engine',
    size: sizeOf("import { Body, GeoMoon, GeoVector, SearchRiseSet, SunPosition } from 'astronomy-engine'"),
    chart: astronomyEngine.longitudes,
    events: () => astronomyEngine.year(unixToJd(YEAR_START / 1000), YEAR_DAYS, lat, lon),
    moonDeg: (jdUt) => EclipticGeoMoon(MakeTime(jdUt - J2000)).lon,
  },
  {
    name: 'panchangam-js',
    size: sizeOf("import { getPanchangam, Observer } from '@ishubhamx/panchangam-js'"),
    day: (unixMs) => getPanchangam(new Date(unixMs), observer, { timezoneOffset: 330 }),
  },
  {
    name: 'mhah-panchang',
    size: sizeOf("import { MhahPanchang } from 'mhah-panchang'"),
    day: (unixMs) => mhah.calendar(new Date(unixMs), lat, lon),
  },
];

/** The largest difference of the Moon's longitude from Swiss Ephemeris, arcseconds. */
const moonDifference = ({ moonDeg }: Peer): number | null =>
  moonDeg === undefined
    ? null
    : Math.max(
        ...INSTANTS.map((jdUt) => {
          const difference = moonDeg(jdUt) - (swiss.moonDeg?.(jdUt) ?? Number.NaN);
          return Math.abs(((difference + 540) % 360) - 180) * 3600;
        }),
      );

const days = Array.from({ length: YEAR_DAYS }, (_, i) => YEAR_START + i * DAY_MS);
const figure = (value: number | null, digits = 3): string =>
  value === null || Number.isNaN(value)
    ? '–'
    : value >= 10
      ? value.toFixed(0)
      : String(Number(value.toPrecision(digits - 1)));

/** The row of a peer in the table of the README. */
function row(peer: Peer): string {
  const { name, size, chart, day, year, events } = peer;
  const timed = (run: (() => unknown) | undefined, count?: number) => (run ? fastest(run, count) : null);
  const wholeYear = year ?? (day && (() => days.map(day)));
  const cells = [
    figure(timed(chart && (() => INSTANTS.map(chart)), INSTANTS.length)),
    figure(timed(day && (() => days.slice(0, 30).map(day)), 30)),
    figure(timed(wholeYear)),
    figure(timed(events)),
    figure(size / 1000),
    peer === swiss ? '0' : figure(moonDifference(peer)),
  ];
  return `| ${name} | ${cells.join(' | ')} |`;
}

const table = [
  '| milliseconds | positions of a chart | a day | a year of days | every event of a year | KB gz | Moon, ″ |',
  '|---|---|---|---|---|---|---|',
  ...peers.map(row),
].join('\n');
console.log(`${table}\n\nNode ${process.version}, least of ${RUNS} runs`);
const [start, end] = ['<!-- peers: written by npm run bench:peers -->', '<!-- peers: end -->'];
const text = readFileSync(README, 'utf8');
if (!text.includes(start)) throw new Error(`README.md has no ${start}`);
const [before = '', rest = ''] = text.split(start);
const [, after = ''] = rest.split(end);
writeFileSync(README, `${before}${start}\n${table}\n${end}${after}`);
