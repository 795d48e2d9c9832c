/**
 * `npm run picture` writes docs/images/chart.svg, the chart of the README, with the drawing code of the pages and the
 * API. With `--check` it writes nothing, and fails if the file is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { argv, exit } from 'node:process';
import { REFERENCE } from '../src/data/place';
import { computePositions } from '../src/domain/positions/positions';
import { birthLines, chartPicture, drawSvg, layoutChart } from '../src/drawing';
import { loadKernel } from '../src/kernel';

const FILE = new URL('../docs/images/chart.svg', import.meta.url);
const WASM = new URL('../build/kernel.wasm', import.meta.url);
const TZ_HOURS = 5.5;
/** 1990-06-15 14:30 at New Delhi, the birth of every example in the documents. */
const BIRTH = { jdUt: 2_448_057.875, ...REFERENCE, tzHours: TZ_HOURS, ayanamsha: 'lahiri', nodeMode: 'mean' } as const;

const kernel = loadKernel(new WebAssembly.Module(readFileSync(WASM)));
const positions = computePositions(kernel, BIRTH);
if (!positions.ok) throw new Error(positions.error.reason);
const caption = birthLines(BIRTH.jdUt, TZ_HOURS, BIRTH.latDeg, BIRTH.lonDeg);
const svg = `${drawSvg(layoutChart(chartPicture(positions.value, { style: 'north', varga: 'D1', caption })))}\n`;

if (!argv.includes('--check')) writeFileSync(FILE, svg);
else if (readFileSync(FILE, 'utf8') !== svg) {
  console.error('docs/images/chart.svg is out of date: run `npm run picture`.');
  exit(1);
}
