/** Differences between the kernel and the reference tables of `test/truth/ephemeris`, quantity by quantity. */
import { readFileSync } from 'node:fs';
import { loadKernel } from '../../src/kernel/index';
import { AYANAMSHA_KEYS, BODY_KEYS, type Sky } from '../../src/kernel/types';

export const kernelModule = new WebAssembly.Module(readFileSync(new URL('../../build/kernel.wasm', import.meta.url)));
export const kernel = loadKernel(kernelModule);

/** Julian day of an ISO instant; NaN for null. */
export const jdOf = (iso: string | null): number =>
  iso === null ? Number.NaN : Date.parse(iso) / 86_400_000 + 2_440_587.5;

interface Table {
  columns: string[];
  rows: (number | string | null)[][];
}

/** A table of the reference, or one by name of several in a file. `jdUt` is from `utc`: `jd_ut` is rounded to a millisecond. */
export function truth(file: string, name?: string) {
  const json = JSON.parse(readFileSync(new URL(`../truth/ephemeris/${file}.json`, import.meta.url), 'utf8'));
  const { columns, rows } = (name === undefined ? json : json[name]) as Table;
  const cell = (row: number, column: string) => rows[row]?.[columns.indexOf(column)];
  return {
    rows: rows.length,
    has: (column: string) => columns.includes(column),
    at: (row: number, column: string) => cell(row, column) as number,
    text: (row: number, column: string) => cell(row, column) as string | null,
    jdUt: (row: number) => jdOf(cell(row, 'utc') as string),
  };
}

/** The shorter way round, degrees. */
export const around = (deg: number): number => deg - 360 * Math.round(deg / 360);

/** Absolute differences of one quantity, collected and then summed up. */
export class Differences {
  readonly #values = new Map<string, number[]>();

  note(quantity: string, difference: number): void {
    const values = this.#values.get(quantity);
    if (values) values.push(Math.abs(difference));
    else this.#values.set(quantity, [Math.abs(difference)]);
  }

  get quantities(): string[] {
    return [...this.#values.keys()];
  }

  /** Count, mean, 95th percentile and maximum; NaN anywhere makes the maximum NaN. */
  summary(quantity: string): { count: number; mean: number; p95: number; max: number } {
    const values = [...(this.#values.get(quantity) ?? [])].sort((a, b) => a - b);
    if (values.length === 0) throw new Error(`nothing was compared for ${quantity}`);
    return {
      count: values.length,
      mean: values.reduce((sum, value) => sum + value, 0) / values.length,
      p95: values[Math.floor(0.95 * values.length)] as number,
      max: values.some(Number.isNaN) ? Number.NaN : (values.at(-1) as number),
    };
  }
}

function skyAt(jdUt: number): Sky {
  const sky = kernel.sky(jdUt);
  if (!sky.ok) throw new Error(`the kernel refused ${jdUt}`);
  return sky.value;
}

const ARCSEC = 3600;

/** Positions, nodes, nutation, sidereal time and ayanāṃśas of one table of the reference. Arcseconds unless named. */
export function comparePositions(table: 'positions-1900-2100' | 'positions-2000-2050'): Differences {
  const reference = truth(table);
  const differences = new Differences();
  for (let row = 0; row < reference.rows; row++) {
    const at = (column: string) => reference.at(row, column);
    const sky = skyAt(reference.jdUt(row));
    const note = (quantity: string, deg: number) => differences.note(quantity, around(deg) * ARCSEC);
    for (const body of BODY_KEYS) {
      const place = sky.bodies[body];
      note(`${body} longitude`, place.lonDeg - at(`${body}_lon`));
      note(`${body} latitude`, place.latDeg - at(`${body}_lat`));
      note(`${body} speed`, place.lonSpeedDegPerDay - at(`${body}_speed`));
      differences.note(`${body} distance, 1e-6`, (place.distAu / at(`${body}_dist`) - 1) * 1e6);
    }
    note('mean node', sky.nodes.mean.lonDeg - at('mean_node_lon'));
    note('true node', sky.nodes.true.lonDeg - at('true_node_lon'));
    note('true node speed', sky.nodes.true.lonSpeedDegPerDay - at('true_node_speed'));
    note('nutation in longitude', sky.deltaPsiDeg - at('dpsi'));
    note('mean obliquity', sky.meanObliquityDeg - at('eps_mean'));
    note('true obliquity', sky.trueObliquityDeg - at('eps_true'));
    note('sidereal time', sky.gastDeg - at('gast_iers_deg'));
    for (const key of AYANAMSHA_KEYS) {
      const column = key.replace('-', '_');
      note('ayanāṃśa, mean', sky.ayanamsha[key].meanDeg - at(`aya_${column}_nonut`));
      note('ayanāṃśa, applied', sky.ayanamsha[key].appliedDeg - at(`aya_${column}_nut`));
    }
    differences.note('ΔT, s', sky.deltaTSeconds - (at('jd_tt') - at('jd_ut')) * 86400);
  }
  return differences;
}

/** Ascendant and midheaven against both tables of places, arcseconds. */
export function compareAngles(): Differences {
  const differences = new Differences();
  for (const [table, zone] of [
    ['lagna', ''],
    ['lagna-polar', ' beyond 66°'],
  ] as const) {
    const reference = truth(table);
    for (let row = 0; row < reference.rows; row++) {
      const at = (column: string) => reference.at(row, column);
      const angles = kernel.angles(skyAt(reference.jdUt(row)), at('lat'), at('lon'));
      const band = zone || (Math.abs(at('lat')) < 60 ? ' below 60°' : ' 60° to 66°');
      differences.note(`ascendant${band}`, around(angles.ascendantDeg - at('asc_iers')) * ARCSEC);
      differences.note('ARMC', around(angles.armcDeg - at('armc_iers')) * ARCSEC);
    }
  }
  return differences;
}
