import { readFileSync } from 'node:fs';
import { Bench } from 'tinybench';
import { muhurtasOf } from '../../src/domain/days/muhurtas';
import { civilFromDays } from '../../src/domain/time/civil';
import { loadKernel } from '../../src/kernel';
import * as peer from './peer';

const DELHI = { latDeg: 28.6139, lonDeg: 77.209 };
/** Days from 1970: 1900-01-02 and 2100-12-30. */
const [FIRST_DAY, LAST_DAY] = [-25_566, 47_845];
const JD_1970 = 2_440_587.5;

/**
 * Prints the muhūrtas of a day in µs, kernel and rules together, next to the searches of such a day by
 * astronomy-engine.
 */
export async function benchMuhurta(): Promise<void> {
  const kernel = loadKernel(new WebAssembly.Module(readFileSync(new URL('../../build/kernel.wasm', import.meta.url))));
  let day = 0;
  const next = () => {
    day = day + 37 > LAST_DAY ? FIRST_DAY : day + 37;
    return day;
  };
  let sink = 0;
  const OURS = 'a day, kernel and rules';
  const THEIRS = 'astronomy-engine, its searches';
  const bench = new Bench({ time: 1000, warmupTime: 300 });
  bench
    .add(OURS, () => {
      const result = muhurtasOf(kernel, civilFromDays(next()), DELHI, 5.5);
      sink += result.ok ? result.value.slots.muhurtas.length : Number.NaN;
    })
    .add(THEIRS, () => {
      sink += peer.year(JD_1970 + next(), 1, DELHI.latDeg, DELHI.lonDeg);
    });
  await bench.run();
  const median = (name: string): number => {
    const result = bench.getTask(name)?.result;
    if (result?.state !== 'completed') throw new Error(`${name} did not run`);
    return result.latency.p50 * 1000;
  };
  console.log('\nThe muhūrtas of a date at a place (median)');
  for (const name of [OURS, THEIRS]) console.log(`  ${name.padEnd(36)}${median(name).toFixed(0).padStart(9)} µs`);
  console.log(
    `  astronomy-engine takes ${(median(THEIRS) / median(OURS)).toFixed(1)} times as long, without the rules`,
  );
  if (Number.isNaN(sink)) throw new Error('a day was refused');
}
