// Compares the built kernel with the 20,000 check instants of tools/truth/sample.py, and prints the distribution of
// each difference. Requires build/kernel.wasm and the samples. `--worst` prints the instant of the largest difference
// of each body.
import { readFileSync } from 'node:fs';
import {
  BODIES,
  BODY_SLOTS,
  DELTA_EPS_SLOT,
  DELTA_PSI_SLOT,
  DISTANCE,
  LATITUDE,
  LONGITUDE,
  NODE_LONGITUDE,
  NODE_SLOTS,
  NODE_SPEED,
  NODES,
  SPEED,
  TRUE_OBLIQUITY_SLOT,
} from '../../assembly/layout.ts';

const samples = '.cache/samples';

function npy(name) {
  const file = readFileSync(`${samples}/${name}.npy`);
  const header = file.readUInt16LE(8);
  const [, rows, columns] = /shape': \((\d+), (\d+)\)/.exec(file.toString('latin1', 10, 10 + header));
  const bytes = file.buffer.slice(file.byteOffset + 10 + header, file.byteOffset + file.length);
  const values = new Float64Array(bytes);
  return { rows: Number(rows), at: (row, column) => values[row * Number(columns) + column] };
}

const { exports: kernel } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync('build/kernel.wasm')), {});
const block = new Float64Array(kernel.memory.buffer, kernel.blockAddress(), kernel.blockSlots());
const ARCSEC = Math.PI / 648000;
const wrap = (x) => x - 2 * Math.PI * Math.round(x / (2 * Math.PI));

const bodies = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'];
const truth = Object.fromEntries(
  [...bodies, 'mean-node', 'true-node', 'nutation'].map((name) => [name, npy(`check-${name}`)]),
);
const differences = {};
const note = (name, value) => {
  differences[name] ??= [];
  differences[name].push(Math.abs(value));
};

const worst = {};
for (let row = 0; row < truth.sun.rows; row++) {
  const jdTt = truth.sun.at(row, 0);
  let jdUt = jdTt - kernel.deltaT(jdTt) / 86400;
  jdUt = jdTt - kernel.deltaT(jdUt) / 86400;
  if (kernel.sky(jdUt) !== 0) throw new Error(`refused ${jdUt}`);
  bodies.forEach((body, i) => {
    const slot = BODIES + BODY_SLOTS * i;
    const lon = wrap(block[slot + LONGITUDE] - truth[body].at(row, 1)) / ARCSEC;
    if (!(Math.abs(lon) <= (worst[body]?.[0] ?? 0))) worst[body] = [Math.abs(lon), jdTt];
    note(`${body} longitude ″`, lon);
    note(`${body} latitude ″`, (block[slot + LATITUDE] - truth[body].at(row, 2)) / ARCSEC);
    note(`${body} distance ppm`, (block[slot + DISTANCE] / truth[body].at(row, 3) - 1) * 1e6);
    note(`${body} speed ″/d`, (block[slot + SPEED] - truth[body].at(row, 4)) / ARCSEC);
  });
  for (const [i, name] of ['mean-node', 'true-node'].entries()) {
    const slot = NODES + NODE_SLOTS * i;
    note(`${name} longitude ″`, wrap(block[slot + NODE_LONGITUDE] - truth[name].at(row, 1)) / ARCSEC);
    note(`${name} speed ″/d`, (block[slot + NODE_SPEED] - truth[name].at(row, 4)) / ARCSEC);
  }
  note('Δψ ″', (block[DELTA_PSI_SLOT] - truth.nutation.at(row, 3)) / ARCSEC);
  note('Δε ″', (block[DELTA_EPS_SLOT] - truth.nutation.at(row, 4)) / ARCSEC);
  note('true obliquity ″', (block[TRUE_OBLIQUITY_SLOT] - truth.nutation.at(row, 1)) / ARCSEC);
}
const deltaT = npy('check-delta-t');
for (let row = 0; row < deltaT.rows; row++) note('ΔT s', kernel.deltaT(deltaT.at(row, 0)) - deltaT.at(row, 1));

for (const [name, values] of Object.entries(differences)) {
  values.sort((a, b) => a - b);
  const quantile = (part) => values[Math.min(values.length - 1, Math.floor(part * values.length))];
  const rms = Math.sqrt(values.reduce((sum, v) => sum + v * v, 0) / values.length);
  console.log(
    name.padEnd(24),
    ['rms', rms, 'p95', quantile(0.95), 'max', quantile(1)]
      .map((v) => (typeof v === 'number' ? v.toFixed(5).padStart(10) : v))
      .join(' '),
  );
}
if (process.argv.includes('--worst')) console.log(worst);
