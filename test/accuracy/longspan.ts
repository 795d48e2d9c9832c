/** Differences between the kernel of all years and the reference tables of `test/truth/longspan`, −3101 to 3000. */
import { existsSync, readFileSync } from 'node:fs';
import { ZODIAC_EPOCH_SLOT, ZODIAC_POLYNOMIAL, ZODIAC_TERMS } from '../../assembly/layout';
import { loadKernel, YEARS_KEYS } from '../../src/kernel';
import { AYANAMSHA_KEYS, BODY_KEYS } from '../../src/kernel/keys';
import { chooseYears, instantiate } from '../../src/kernel/load';
import type { Result } from '../../src/kernel/result';
import type { Sky } from '../../src/kernel/types';
import type { YearsSupply } from '../../src/kernel/years';
import { chooseZodiac } from '../../src/kernel/zodiac';
import { nonEmpty } from '../nonEmpty';
import { around, Differences, kernelModule } from './compare';

/** The committed tables of other years. */
export const yearsSupply: YearsSupply = (key) => {
  const file = new URL(`../../assembly/years/${key}.bin`, import.meta.url);
  return existsSync(file) ? new Uint8Array(readFileSync(file)) : undefined;
};

export const allYears = loadKernel(kernelModule, yearsSupply).allYears;

/** A table of the reference: the value of a column in a row. */
function truth(file: string) {
  const { columns, rows } = JSON.parse(
    readFileSync(new URL(`../truth/longspan/${file}.json`, import.meta.url), 'utf8'),
  ) as { columns: string[]; rows: number[][] };
  nonEmpty(rows, file);
  return rows.map((row) => (column: string) => row[columns.indexOf(column)] as number);
}

/** The value of an answer that exists. */
export function found<T>(answer: Result<T, unknown>): T {
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}

/** The instant of UT of an instant of TT. */
export function utOf(jdTt: number): number {
  let jdUt = jdTt;
  for (let i = 0; i < 4; i++) jdUt = jdTt - found(allYears.deltaTSeconds(jdUt)) / 86400;
  return jdUt;
}

/** The instant of TT of an instant of UT. */
const ttOf = (jdUt: number): number => jdUt + found(allYears.deltaTSeconds(jdUt)) / 86400;

const ARCSEC = 3600;
/** Where the reference stops correcting its mean node. */
const MEAN_NODE_UNTIL = 2_780_000;

/** The first year of each block of tables, and of the years of the module. */
const FIRST_YEARS = [...YEARS_KEYS.map(Number), 1899].sort((a, b) => a - b);

/** The first year of the block that holds an instant. */
const blockOf = (jdTt: number): number =>
  FIRST_YEARS.findLast((year) => jdTt >= 2_451_545 + 365.25 * (year - 2000)) as number;

/** Apparent places, nodes, obliquity and nutation, arcseconds: of all blocks, and by block. */
export function comparePlaces(): { all: Differences; blocks: ReadonlyMap<number, Differences> } {
  const all = new Differences();
  const blocks = new Map(FIRST_YEARS.map((year) => [year, new Differences()]));
  for (const cell of truth('positions')) {
    const sky: Sky = found(allYears.sky(utOf(cell('jd_tt'))));
    const own = blocks.get(blockOf(cell('jd_tt')));
    const note = (quantity: string, deg: number) => {
      const arcsec = around(deg) * ARCSEC;
      all.note(quantity, arcsec);
      own?.note(quantity, arcsec);
    };
    for (const body of BODY_KEYS) {
      note(`${body} longitude`, sky.bodies[body].lonDeg - cell(`${body}_lon`));
      note(`${body} latitude`, sky.bodies[body].latDeg - cell(`${body}_lat`));
    }
    if (cell('jd_tt') < MEAN_NODE_UNTIL) note('mean node', sky.nodes.mean.lonDeg - cell('meanNode_lon'));
    note('true node', sky.nodes.true.lonDeg - cell('trueNode_lon'));
    note('nutation in longitude', sky.deltaPsiDeg - cell('dpsi_arcsec') / ARCSEC);
    note('true obliquity', sky.trueObliquityDeg - cell('eps_true'));
  }
  return { all, blocks };
}

/** The mean values of the named ayanāṃśas, of stars without aberration, arcseconds. */
export function compareMeanAyanamshas(): Differences {
  const differences = new Differences();
  const instance = chooseYears(instantiate(kernelModule, yearsSupply), true);
  for (const cell of truth('ayanamshas')) {
    const jdTt = cell('jd_tt');
    for (const key of AYANAMSHA_KEYS) {
      chooseZodiac(instance, key, jdTt);
      const x = (jdTt - 2_451_545) / 36525 - (instance.block[ZODIAC_EPOCH_SLOT] as number);
      const coefficients = instance.block.slice(ZODIAC_POLYNOMIAL, ZODIAC_POLYNOMIAL + ZODIAC_TERMS);
      const arcsec = coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0);
      differences.note(key, around(arcsec / ARCSEC - cell(key)) * ARCSEC);
    }
  }
  return differences;
}

/** Sidereal time, ascendant and midheaven of clock times, arcseconds. */
export function compareLagnas(): Differences {
  const differences = new Differences();
  for (const cell of truth('lagna')) {
    const angles = allYears.angles(found(allYears.sky(cell('jd_ut'))), cell('lat'), cell('lon'));
    differences.note('sidereal time', around(angles.armcDeg - cell('armc')) * ARCSEC);
    differences.note('ascendant', around(angles.ascendantDeg - cell('asc')) * ARCSEC);
    differences.note('midheaven', around(angles.midheavenDeg - cell('mc')) * ARCSEC);
  }
  return differences;
}

/** Instants of limbs, syzygies and saṅkrāntis in TT, and risings in UT, seconds. */
export function compareInstants(): Differences {
  const differences = new Differences();
  const limbs = [
    { file: 'tithi-ends', quantity: 'tithi end', angle: 'moon-sun', stepDeg: 12, days: 0.4 },
    { file: 'new-moons', quantity: 'new moon', angle: 'moon-sun', stepDeg: 360, days: 5 },
    { file: 'sankrantis', quantity: 'saṅkrānti', angle: 'sun', stepDeg: 30, days: 5 },
  ] as const;
  for (const { file, quantity, angle, stepDeg, days } of limbs) {
    for (const cell of truth(file)) {
      const question = { angle, zodiac: 'lahiri', stepDeg } as const;
      const { jdUt } = found(allYears.nextCrossing(question, utOf(cell('jd_tt')) - days));
      differences.note(quantity, (ttOf(jdUt) - cell('jd_tt')) * 86400);
    }
  }
  for (const cell of truth('rise-set')) {
    const fromUt = cell('jd_ut_local_midnight');
    for (const kind of ['rise', 'set'] as const) {
      const question = { body: 'sun', kind, fromUt, days: 1, latDeg: cell('lat'), lonDeg: cell('lon') } as const;
      const [event] = found(allYears.dailyEvents({ ...question, definition: 'm50' }));
      const jdUt = event?.jdUt ?? Number.NaN;
      differences.note(`sun${kind}`, (jdUt - cell(`sun${kind}_jd_ut`)) * 86400);
    }
  }
  return differences;
}
