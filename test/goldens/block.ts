/** What the kernel said last time, bit for bit: the whole shared block at chosen instants and places. */
import { readFileSync } from 'node:fs';
import { SLOT } from '../../src/kernel/block';
import { instantiate } from '../../src/kernel/load';

export const FILE = new URL('block.json', import.meta.url);

/** Edges of the span, a superior conjunction of Venus within the Sun's disc, the jump years of other programs. */
const INSTANTS = [2414836.5, 2415020.25, 2433282.4235, 2440587.5, 2451545, 2451707.9, 2460676.123456, 2469807.5, 2488615.5];
const PLACES = [
  { lat: 28.6139, lon: 77.209 },
  { lat: -33.87, lon: 151.21 },
  { lat: 69.65, lon: 18.96 },
];

export interface Golden {
  jdUt: number;
  sky: number[];
  angles: (number | null)[][];
}

const radians = (deg: number): number => (deg * Math.PI) / 180;

/** The block at each instant, and the angles at each place; NaN as null. */
export function present(): Golden[] {
  const bytes = readFileSync(new URL('../../build/kernel.wasm', import.meta.url));
  const { wasm, block } = instantiate(new WebAssembly.Module(bytes));
  return INSTANTS.map((jdUt) => {
    if (wasm.sky(jdUt) !== 0) throw new Error(`refused ${jdUt}`);
    const sky = [...block.slice(0, SLOT.angles)];
    const angles = PLACES.map(({ lat, lon }) => {
      wasm.angles(sky[SLOT.gast] as number, sky[SLOT.trueObliquity] as number, radians(lat), radians(lon));
      return [...block.slice(SLOT.angles, SLOT.dasha)].map((value) => (Number.isNaN(value) ? null : value));
    });
    return { jdUt, sky, angles };
  });
}
