/**
 * Years outside 1899 to 2101: the first answer that needs a block of tables, and later answers, each compared with the
 * same question about a year of the module in the same process. Times are processor times of the process, the shortest
 * of several rounds, because the machine is shared.
 */

import { computeChart } from '../../src/domain/chart/chart';
import { daysOf } from '../../src/domain/days/days';
import { COMPUTED_FIELDS, type ComputedField } from '../../src/domain/days/fields';
import { loadKernel, YEARS_KEYS } from '../../src/kernel';
import type { Kernel } from '../../src/kernel/kernel';
import { kernelModule } from '../accuracy/compare';
import { yearsSupply } from '../accuracy/longspan';

const ROUNDS = 25;
/** Maximum extra time of the first answer over a present year. */
const BUDGET_MS = 15;
const PLACE = { latDeg: 23.1765, lonDeg: 75.7885 };
const FIELDS = (Object.keys(COMPUTED_FIELDS) as ComputedField[]).filter((field) => field !== 'regional');

const jdOf = (year: number): number => 2_451_545 + 365.25 * (year - 2000);

/** A question about a year. */
type Question = (kernel: Kernel, year: number) => unknown;

const QUESTIONS: Record<string, Question> = {
  positions: (kernel, year) => kernel.sky(jdOf(year)),
  'a chart': (kernel, year) =>
    computeChart(kernel, {
      ...PLACE,
      jdUt: jdOf(year),
      tzHours: 5,
      ayanamsha: 'lahiri',
      nodeMode: 'mean',
    }),
  'a day': (kernel, year) => {
    const date = { year, month: 6, day: 1 };
    return daysOf(kernel, { from: date, to: date, place: PLACE, tz: 5, fields: FIELDS });
  },
  'a year of days': (kernel, year) =>
    daysOf(kernel, {
      from: { year, month: 1, day: 1 },
      to: { year, month: 12, day: 31 },
      place: PLACE,
      tz: 5,
      fields: FIELDS,
    }),
};

/** Processor time of a call, ms. */
const millisecondsOf = (call: () => unknown): number => {
  const before = process.cpuUsage();
  call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** Beginnings of the twenty years whose later answers are compared: in the module, and in four blocks. */
const PRESENT_YEAR = 1950;
const OTHER_YEARS = [-2000, 500, 1750, 2300];

/** The year in the middle of each block of other years. */
const MIDDLES = YEARS_KEYS.map((key) => Number(key) + 125);

/** The shortest times of a present year and of other years, in alternation. */
function byTurns(question: Question, kernels: () => [present: Kernel, other: Kernel]): [number, number] {
  const [present, other]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    const year = MIDDLES[(7 * round) % MIDDLES.length] as number;
    const [now, then] = kernels();
    present.push(millisecondsOf(() => question(now, PRESENT_YEAR + round)));
    other.push(millisecondsOf(() => question(then, year)));
  }
  return [Math.min(...present), Math.min(...other)];
}

export function benchYears(): void {
  const figure = (ms: number): string => ms.toFixed(2).padStart(8);
  console.log(
    `\nYears outside the module: the first answer of a block (budget ${BUDGET_MS} ms above a present year), ms of processor time`,
  );
  const fresh = (): [Kernel, Kernel] => [
    loadKernel(kernelModule, yearsSupply),
    loadKernel(kernelModule, yearsSupply).allYears,
  ];
  for (const [name, question] of Object.entries(QUESTIONS)) {
    byTurns(question, fresh);
    const [present, other] = byTurns(question, fresh);
    console.log(
      `${name.padEnd(16)} ${figure(present)} in ${PRESENT_YEAR}, ${figure(other)} in another block, ${figure(other - present)} above`,
    );
  }
  console.log('\nAnswers after the first, ms of processor time');
  const kernel = loadKernel(kernelModule, yearsSupply);
  for (const [name, question] of Object.entries(QUESTIONS)) {
    const repeats = name === 'a year of days' ? 3 : 100;
    const repeated: Question = (of, year) => {
      for (let i = 0; i < repeats; i++) question(of, year + (i % 20));
    };
    const present: number[] = [];
    const others = OTHER_YEARS.map((year) => ({ year, ms: [] as number[] }));
    for (let round = 0; round < ROUNDS; round++) {
      present.push(millisecondsOf(() => repeated(kernel, PRESENT_YEAR)) / repeats);
      for (const { year, ms } of others) {
        question(kernel.allYears, year);
        ms.push(millisecondsOf(() => repeated(kernel.allYears, year)) / repeats);
      }
    }
    const now = Math.min(...present);
    const ratios = others.map(({ year, ms }) => `${(Math.min(...ms) / now).toFixed(2)} in ${year}`);
    console.log(`${name.padEnd(16)} ${now.toFixed(4)} in ${PRESENT_YEAR}, times ${ratios.join(', ')}`);
  }
}
