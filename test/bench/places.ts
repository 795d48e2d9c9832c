import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { openPlaces } from '../../src/domain/places/list';
import { nearestPlaces } from '../../src/domain/places/nearest';
import { searchPlaces } from '../../src/domain/places/search';
import { gazetteerBytes } from '../../tools/build-gazetteer.mjs';
import { type Page, tableOf } from './page';

const QUESTIONS = {
  'a name': 'Varanasi',
  'a name and a state': 'Bilaspur, Himachal Pradesh',
  'a name in Devanāgarī': 'पुणे',
  'a misspelling': 'Banglore',
  'a name of no place': 'Nowhere at all',
};
const RUNS = 50;

/** CPU time of this process, ms. */
const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

function leastCpu(runs: number, run: () => unknown): number {
  let ms = Number.POSITIVE_INFINITY;
  for (let i = 0; i < runs; i++) {
    const start = cpuMs();
    run();
    ms = Math.min(ms, cpuMs() - start);
  }
  return ms;
}

/** Fresh processes for each question. */
const FRESH_RUNS = 5;

/** Measures the first search of a process, and a later one. */
export function measurePlaces(page: Page): void {
  const child = fileURLToPath(new URL('first-place.ts', import.meta.url));
  const list = openPlaces(gazetteerBytes());
  const rows = Object.entries(QUESTIONS).map(([what, question]) => {
    const first = Array.from({ length: FRESH_RUNS }, () =>
      Number(execFileSync(process.execPath, [...process.execArgv, child, question], { encoding: 'utf8' })),
    );
    const later = leastCpu(RUNS, () => searchPlaces(list, question));
    return [`${what}, \`${question}\``, Math.min(...first).toFixed(1), later.toFixed(1)];
  });
  const title = `least of ${FRESH_RUNS} processes of Node, CPU ms`;
  page.add('places', tableOf([title, 'opening and first search', 'later search'], rows));
}

/** Prints the size of the list of places, and the processor time to open and to query it. */
export function benchPlaces(): void {
  const bytes = gazetteerBytes();
  const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(0);
  console.log('\nThe list of places');
  console.log(`  ${kilobytes(bytes.length)} kB, ${kilobytes(gzipSync(bytes, { level: 9 }).length)} kB gz`);
  const line = (name: string, ms: number): void =>
    console.log(`  ${name.padEnd(36)}${ms.toFixed(2).padStart(9)} ms of CPU`);
  const start = cpuMs();
  const list = openPlaces(bytes);
  line('opening, the first time', cpuMs() - start);
  line(
    'opening again',
    leastCpu(5, () => openPlaces(bytes)),
  );
  for (const [what, question] of Object.entries(QUESTIONS)) {
    line(
      what,
      leastCpu(RUNS, () => searchPlaces(list, question)),
    );
  }
  line(
    'the nearest ten',
    leastCpu(RUNS, () => nearestPlaces(list, { lat: 25.3, lon: 83 })),
  );
}
