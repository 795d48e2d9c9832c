import { readFileSync } from 'node:fs';
import { Bench } from 'tinybench';
import { vimshottariDasha } from '../../src/domain/dasha/vimshottari';
import { loadKernel } from '../../src/kernel';
import { instantiate } from '../../src/kernel/load';
import { chooseZodiac } from '../../src/kernel/zodiac';
import { longitudes } from './peer';

/** Prints the time of the full set in µs: the kernel alone, through its TypeScript interface, and astronomy-engine. */
export async function benchKernel(): Promise<void> {
  const module = new WebAssembly.Module(readFileSync(new URL('../../build/kernel.wasm', import.meta.url)));
  const instance = instantiate(module);
  const { wasm } = instance;
  chooseZodiac(instance, 'lahiri', 2451545);
  const kernel = loadKernel(module);
  let jdUt = 2_440_000;
  const next = () => {
    jdUt = jdUt > 2_480_000 ? 2_420_000.123 : jdUt + 17.37;
    return jdUt;
  };
  let sink = 0;
  const bench = new Bench({ time: 1500, warmupTime: 300 });
  bench
    .add('full set, wasm', () => {
      sink += wasm.sky(next());
      sink += wasm.angles(1.1, 0.4091, 0.5, 1.35);
      wasm.ayanamsha(jdUt);
    })
    .add('full set, through the door', () => {
      const sky = kernel.sky(next());
      if (sky.ok) sink += kernel.angles(sky.value, 28.6, 77.2).ascendantDeg;
    })
    .add('astronomy-engine, longitudes only', () => {
      sink += longitudes(next());
    })
    .add('Viṃśottarī, three levels', () => {
      sink += vimshottariDasha(kernel, { moonDeg: 123.4, birthJd: next(), yearDays: 365.25 }, 3).periods.length;
    });
  await bench.run();
  const median = (name: string): number => {
    const result = bench.getTask(name)?.result;
    if (result?.state !== 'completed') throw new Error(`${name} did not run`);
    return result.latency.p50 * 1000;
  };
  console.log('\nFull set: seven bodies with speeds, both nodes, an ayanāṃśa, ascendant, cusps (median)');
  for (const { name } of bench.tasks) console.log(`  ${name.padEnd(36)}${median(name).toFixed(2).padStart(9)} µs`);
  const ratio = median('astronomy-engine, longitudes only') / median('full set, wasm');
  console.log(`  astronomy-engine takes ${ratio.toFixed(1)} times as long as the kernel, for less`);
  if (Number.isNaN(sink)) throw new Error('a position was NaN');
}
