/** A fresh process: one year of events, measured from instantiation, milliseconds. */
import { readFileSync } from 'node:fs';
import { loadKernel } from '../../src/kernel';

const module = new WebAssembly.Module(readFileSync(new URL('../../build/kernel.wasm', import.meta.url)));
const start = performance.now();
const place = { latDeg: 28.6139, lonDeg: 77.209, definition: 'ul15', zodiac: 'lahiri' } as const;
if (!loadKernel(module).span({ fromUt: 2_460_310.27, days: 366, ...place }).ok) throw new Error('refused');
console.log(performance.now() - start);
