/** Differences between the kernel and the reference tables of `test/truth/ephemeris`, quantity by quantity. */
import { readFileSync } from 'node:fs';
import { loadKernel } from '../../src/kernel';
import {
  AYANAMSHA_KEYS,
  type AyanamshaChoice,
  type AyanamshaKey,
  BODY_KEYS,
  type CustomAyanamsha,
  type NodeMode,
  SPECIFIED_AYANAMSHA_KEYS,
} from '../../src/kernel/keys';
import type { Sky } from '../../src/kernel/types';
import { nonEmpty } from '../nonEmpty';

export const kernelModule = new WebAssembly.Module(readFileSync(new URL('../../build/kernel.wasm', import.meta.url)));
export const kernel = loadKernel(kernelModule);

/** Julian day of an ISO instant; NaN for null. */
export const jdOf = (iso: string | null): number =>
  iso === null ? Number.NaN : Date.parse(iso) / 86_400_000 + 2_440_587.5;

interface Table {
  columns: string[];
  rows: (number | string | null)[][];
}

/**
 * A table of the reference, or a named table of a file with several. `jdUt` reads `utc`, because `jd_ut` is rounded to
 * a millisecond.
 */
export function truth(file: string, name?: string) {
  const json = JSON.parse(readFileSync(new URL(`../truth/ephemeris/${file}.json`, import.meta.url), 'utf8'));
  const { columns, rows } = (name === undefined ? json : json[name]) as Table;
  nonEmpty(rows, `${file} ${name ?? ''}`);
  const cell = (row: number, column: string) => rows[row]?.[columns.indexOf(column)];
  return {
    rows: rows.length,
    has: (column: string) => columns.includes(column),
    at: (row: number, column: string) => cell(row, column) as number,
    text: (row: number, column: string) => cell(row, column) as string | null,
    jdUt: (row: number) => jdOf(cell(row, 'utc') as string),
  };
}

/** An angle within half a turn, degrees. */
export const around = (deg: number): number => deg - 360 * Math.round(deg / 360);

/** Absolute differences by quantity, and their distribution. */
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

  /** Count, mean, 95th percentile and maximum; any NaN makes the maximum NaN. */
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

/**
 * Positions, nodes, nutation, sidereal time and five ayanāṃśas of one table of the reference. Arcseconds, unless the
 * name has another unit.
 */
export function comparePositions(table: 'positions-1900-2100' | 'positions-2000-2050'): Differences {
  const reference = truth(table);
  const differences = new Differences();
  for (let row = 0; row < reference.rows; row++) {
    const cell = (column: string) => reference.at(row, column);
    const sky = skyAt(reference.jdUt(row));
    const note = (quantity: string, deg: number) => differences.note(quantity, around(deg) * ARCSEC);
    for (const body of BODY_KEYS) {
      const place = sky.bodies[body];
      note(`${body} longitude`, place.lonDeg - cell(`${body}_lon`));
      note(`${body} latitude`, place.latDeg - cell(`${body}_lat`));
      note(`${body} speed`, place.lonSpeedDegPerDay - cell(`${body}_speed`));
      differences.note(`${body} distance, 1e-6`, (place.distAu / cell(`${body}_dist`) - 1) * 1e6);
    }
    note('mean node', sky.nodes.mean.lonDeg - cell('mean_node_lon'));
    note('true node', sky.nodes.true.lonDeg - cell('true_node_lon'));
    note('true node speed', sky.nodes.true.lonSpeedDegPerDay - cell('true_node_speed'));
    note('nutation in longitude', sky.deltaPsiDeg - cell('dpsi'));
    note('mean obliquity', sky.meanObliquityDeg - cell('eps_mean'));
    note('true obliquity', sky.trueObliquityDeg - cell('eps_true'));
    note('sidereal time', sky.gastDeg - cell('gast_iers_deg'));
    for (const key of SPECIFIED_AYANAMSHA_KEYS) {
      const column = key.replace('-', '_');
      const { meanDeg, appliedDeg } = kernel.ayanamsha(sky, key);
      note('ayanāṃśa, mean', meanDeg - cell(`aya_${column}_nonut`));
      note('ayanāṃśa, applied', appliedDeg - cell(`aya_${column}_nut`));
    }
    differences.note('ΔT, s', sky.deltaTSeconds - (cell('jd_tt') - cell('jd_ut')) * 86400);
  }
  return differences;
}

/**
 * Every ayanāṃśa with nutation, arcseconds. Named ones at 200 instants, and custom ones with epochs from 1900 to 2100.
 * Star-based ones within eight days of their conjunction with the Sun. Custom ones with epochs from −4712 to 3997.
 */
export function compareAyanamshas(): Differences {
  const differences = new Differences();
  const note = (quantity: string, choice: AyanamshaChoice, jdUt: number, deg: number) =>
    differences.note(quantity, around(kernel.ayanamsha(skyAt(jdUt), choice).appliedDeg - deg) * ARCSEC);

  const reference = truth('ayanamshas');
  for (let row = 0; row < reference.rows; row++) {
    for (const key of AYANAMSHA_KEYS) note(key, key, reference.at(row, 'jd_ut'), reference.at(row, key));
  }
  const { custom } = JSON.parse(
    readFileSync(new URL('../truth/ephemeris/ayanamshas.json', import.meta.url), 'utf8'),
  ) as {
    custom: { ayanamsa: CustomAyanamsha; jd_ut: number; deg: number }[];
  };
  for (const { ayanamsa, jd_ut, deg } of custom) note('custom', ayanamsa, jd_ut, deg);

  const nearSun = truth('ayanamshas-edges', 'near_sun');
  for (let row = 0; row < nearSun.rows; row++) {
    const key = nearSun.text(row, 'key') as AyanamshaKey;
    note(`${key} near the Sun`, key, nearSun.at(row, 'jd_ut'), nearSun.at(row, 'deg'));
  }
  const ancient = truth('ayanamshas-edges', 'custom');
  for (let row = 0; row < ancient.rows; row++) {
    const choice = { epochJd: ancient.at(row, 'epoch_jd'), deg: ancient.at(row, 'epoch_deg') };
    note('custom with a distant epoch', choice, ancient.at(row, 'jd_ut'), ancient.at(row, 'deg'));
  }
  return differences;
}

/** Sidereal longitudes of twelve births, one for each named ayanāṃśa, arcseconds. */
export function compareSidereal(): Differences {
  const reference = truth('sidereal');
  const differences = new Differences();
  for (let row = 0; row < reference.rows; row++) {
    const cell = (column: string) => reference.at(row, column);
    const sky = skyAt(cell('jd_ut'));
    const { appliedDeg } = kernel.ayanamsha(sky, reference.text(row, 'ayanamsa') as AyanamshaKey);
    const note = (quantity: string, tropicalDeg: number, expected: number) =>
      differences.note(quantity, around(tropicalDeg - appliedDeg - expected) * ARCSEC);
    for (const body of BODY_KEYS) note('sidereal longitude', sky.bodies[body].lonDeg, cell(body));
    note('sidereal node', sky.nodes[reference.text(row, 'node_mode') as NodeMode].lonDeg, cell('rahu'));
    // The sidereal time of the reference jumps by 1.9″ in 2050.
    if (cell('jd_ut') >= 2_469_807.5) continue;
    note('sidereal lagna', kernel.angles(sky, cell('lat'), cell('lon')).ascendantDeg, cell('lagna'));
  }
  return differences;
}

/** Ascendant and midheaven compared with both tables of places, arcseconds. */
export function compareAngles(): Differences {
  const differences = new Differences();
  for (const [table, zone] of [
    ['lagna', ''],
    ['lagna-polar', ' beyond 66°'],
  ] as const) {
    const reference = truth(table);
    for (let row = 0; row < reference.rows; row++) {
      const cell = (column: string) => reference.at(row, column);
      const angles = kernel.angles(skyAt(reference.jdUt(row)), cell('lat'), cell('lon'));
      const band = zone || (Math.abs(cell('lat')) < 60 ? ' below 60°' : ' 60° to 66°');
      differences.note(`ascendant${band}`, around(angles.ascendantDeg - cell('asc_iers')) * ARCSEC);
      differences.note('ARMC', around(angles.armcDeg - cell('armc_iers')) * ARCSEC);
    }
  }
  return differences;
}
