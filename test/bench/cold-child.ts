/** A fresh process, from the compiled bytes to the first chart. Prints four durations in milliseconds. */
import { readFileSync } from 'node:fs';
import { computeChart } from '../../src/domain/chart/chart';
import { loadKernel } from '../../src/kernel';

const bytes = readFileSync(new URL('../../build/kernel.wasm', import.meta.url));
const marks = [performance.now()];
const module = new WebAssembly.Module(bytes);
marks.push(performance.now());
const kernel = loadKernel(module);
marks.push(performance.now());
kernel.sky(2_451_545);
marks.push(performance.now());
const question = {
  jdUt: 2_448_050.25,
  latDeg: 28.6139,
  lonDeg: 77.209,
  ayanamsha: 'lahiri',
  tzHours: 5.5,
  nodeMode: 'mean',
} as const;
if (!computeChart(kernel, question, 3).ok) throw new Error('no chart');
marks.push(performance.now());
console.log(JSON.stringify(marks.slice(1).map((mark, i) => mark - (marks[i] as number))));
