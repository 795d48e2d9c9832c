/** The digits of the last release, bit by bit: the shared block at chosen instants, places and zodiacs. */
import { readFileSync } from 'node:fs';
import {
  ARMC_SLOT,
  AYANAMSHA_RATE_SLOT,
  AYANAMSHA_SLOT,
  CROSSING_JD,
  EVENTS,
  GAST_SLOT,
  JD_TT_SLOT,
  TRUE_OBLIQUITY_SLOT,
  ZODIAC_KIND_SLOT,
} from '../../assembly/layout';
import type { Zodiac } from '../../src/kernel/almanac';
import { AYANAMSHA_KEYS } from '../../src/kernel/keys';
import { type Instance, instantiate } from '../../src/kernel/load';
import { chooseZodiac } from '../../src/kernel/zodiac';

export const FILE = new URL('block.json', import.meta.url);

/**
 * Ends of the span, a superior conjunction of Venus within the Sun's disc, and years in which other programs have
 * jumps.
 */
const INSTANTS = [2414836.5, 2415020.25, 2433282.4235, 2440587.5, 2451545, 2451707.9, 2460676.123456, 2469807.5, 2488615.5];
const PLACES = [
  { lat: 28.6139, lon: 77.209 },
  { lat: -33.87, lon: 151.21 },
  { lat: 69.65, lon: 18.96 },
];
const ZODIACS: Record<string, Zodiac> = {
  ...Object.fromEntries(AYANAMSHA_KEYS.map((key) => [key, key])),
  'custom 2000': { epochJd: 2451545, deg: 23.85 },
  'custom 285': { epochJd: 1825182.5, deg: 0 },
};

export interface Golden {
  jdUt: number;
  sky: number[];
  angles: (number | null)[][];
  /** By zodiac: the ayanāṃśa without nutation, its rate, and the Moon's last entry into a nakṣatra (JD UT). */
  zodiacs: Record<string, number[]>;
}

const radians = (deg: number): number => (deg * Math.PI) / 180;

function inZodiac(instance: Instance, zodiac: Zodiac, jdUt: number, jdTt: number): number[] {
  const { wasm, block } = instance;
  chooseZodiac(instance, zodiac, jdTt);
  wasm.ayanamsha(jdTt);
  const ayanamsha = [...block.slice(AYANAMSHA_SLOT, AYANAMSHA_RATE_SLOT + 1)];
  const moon = wasm.crossing(1, 0, radians(40 / 3), 0, jdUt, 0);
  return moon === 0 ? [...ayanamsha, block[EVENTS + CROSSING_JD] as number] : ayanamsha;
}

/** The block at each instant, the angles at each place, each zodiac; NaN as null. */
export function present(): Golden[] {
  const bytes = readFileSync(new URL('../../build/kernel.wasm', import.meta.url));
  const instance = instantiate(new WebAssembly.Module(bytes));
  const { wasm, block } = instance;
  return INSTANTS.map((jdUt) => {
    if (wasm.sky(jdUt) !== 0) throw new Error(`refused ${jdUt}`);
    const sky = [...block.slice(0, ARMC_SLOT)];
    const angles = PLACES.map(({ lat, lon }) => {
      wasm.angles(sky[GAST_SLOT] as number, sky[TRUE_OBLIQUITY_SLOT] as number, radians(lat), radians(lon));
      return [...block.slice(ARMC_SLOT, ZODIAC_KIND_SLOT)].map((value) => (Number.isNaN(value) ? null : value));
    });
    const zodiacs = Object.fromEntries(
      Object.entries(ZODIACS).map(([key, zodiac]) => [key, inZodiac(instance, zodiac, jdUt, sky[JD_TT_SLOT] as number)]),
    );
    return { jdUt, sky, angles, zodiacs };
  });
}
