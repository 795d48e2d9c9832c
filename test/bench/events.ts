import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Bench } from 'tinybench';
import { loadKernel } from '../../src/kernel';
import * as peer from './peer';

const DELHI = { latDeg: 28.6139, lonDeg: 77.209 };
const COLD_RUNS = 9;

const ms = (value: number): string => `${value.toFixed(3).padStart(10)} ms`;

/** Prints a year and a day of rectification by batch, warm and cold, next to the searches of astronomy-engine. */
export async function benchEvents(coldChild: string): Promise<void> {
  const module = new WebAssembly.Module(readFileSync(new URL('../../build/kernel.wasm', import.meta.url)));
  const kernel = loadKernel(module);
  let fromUt = 2_440_000;
  const next = () => {
    fromUt = fromUt > 2_480_000 ? 2_420_000.25 : fromUt + 371.37;
    return fromUt;
  };
  let sink = 0;
  const year = { ...DELHI, days: 366, zodiac: 'lahiri', definition: 'ul15' } as const;
  const moments = { ...DELHI, stepDays: 1 / 1440, count: 1440, zodiac: 'lahiri' } as const;
  const bench = new Bench({ time: 1000, warmupTime: 300 });
  const tasks: Record<string, () => { ok: boolean }> = {
    'a year at one place': () => kernel.span({ ...year, fromUt: next() }),
    'the same beyond the polar circle': () => kernel.span({ ...year, latDeg: 69.65, fromUt: next() }),
    'one day at one place': () => kernel.span({ ...year, days: 1, fromUt: next() }),
    'a year of eclipses': () => kernel.eclipses({ ...DELHI, days: 366, fromUt: next() }),
    '1,440 moments': () => kernel.moments({ ...moments, fromUt: next() }),
    'next tithi': () => kernel.nextCrossing({ angle: 'moon-sun', zodiac: 'lahiri', stepDeg: 12 }, next()),
    "a year of Mercury's stations": () =>
      kernel.stations({ mover: 'mercury', zodiac: 'lahiri', fromUt: next(), days: 366 }),
  };
  for (const [name, task] of Object.entries(tasks)) {
    bench.add(name, () => {
      sink += task().ok ? 1 : Number.NaN;
    });
  }
  await bench.run();
  console.log('\nEvents, warm (median)');
  const medians = new Map<string, number>();
  for (const task of bench.tasks) {
    if (task.result.state !== 'completed') throw new Error(`${task.name} did not run`);
    medians.set(task.name, task.result.latency.p50);
    console.log(`  ${task.name.padEnd(36)}${ms(task.result.latency.p50)}`);
  }

  const runs = Array.from({ length: COLD_RUNS }, () =>
    Number(execFileSync(process.execPath, [...process.execArgv, coldChild], { encoding: 'utf8' })),
  ).toSorted((a, b) => a - b);
  console.log(
    `  ${'a year in a fresh process'.padEnd(36)}${ms(runs[COLD_RUNS >> 1] as number)}  (median of ${COLD_RUNS})`,
  );

  const start = performance.now();
  const count = peer.year(2_460_310.5, 366, DELHI.latDeg, DELHI.lonDeg);
  const peerYear = performance.now() - start;
  const before = performance.now();
  for (let i = 0; i < 1440; i++) sink += peer.longitudes(2_460_310.5 + i / 1440);
  const peerMoments = performance.now() - before;
  const ratio = (peerMs: number, name: string) => (peerMs / (medians.get(name) as number)).toFixed(0);
  console.log(
    `  ${'astronomy-engine, a year'.padEnd(36)}${ms(peerYear)}  ${count} events: ${ratio(peerYear, 'a year at one place')} times as long`,
  );
  console.log(
    `  ${'astronomy-engine, 1,440 moments'.padEnd(36)}${ms(peerMoments)}  ${ratio(peerMoments, '1,440 moments')} times as long`,
  );
  if (Number.isNaN(sink)) throw new Error('a search was refused');
}
