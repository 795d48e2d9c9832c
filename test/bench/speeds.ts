/**
 * `npm run speeds`: the time that counted work takes at reference speed, for `test/prices/speeds.json`. It times the
 * answers that `test/prices/count.ts` counts: the least processor time of some rounds, relative to reference work between
 * the rounds. It prints how far the measured times are from the times computed from the counts.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { RESOURCES } from '../../src/api/registry';
import { counted } from '../prices/counted';
import { nearestRates } from '../prices/fit';
import { type Counted, type Writer, writerOf } from '../prices/jobs';
import { measured } from '../prices/measure';
import { OCCASION } from '../prices/occasion';

const FILE = fileURLToPath(new URL('../prices/speeds.json', import.meta.url));
const SEED = 47;
/** Answers of each form of a resource. */
const ANSWERS = 10;
const ROUNDS = 4;
const DIGITS = 3;
/** Errors count relative to the time and this floor together, ms. */
const FLOOR_MS = 1;
/** Times below this decide nothing, ms. */
const LEAST_MS = 4;

interface Timed extends Counted {
  ms: number;
}

async function timedAnswers(): Promise<Timed[]> {
  const rows: Timed[] = [];
  for (const { key, code: load } of RESOURCES) {
    const code = await load();
    for await (const answer of counted({ kind: 'drawn', key, seed: SEED, amount: ANSWERS, arePassing: true })) {
      const question = await code.read(answer.body, OCCASION);
      if (!question.ok) throw new Error(`${key} refuses what it has answered`);
      const drawing = { question: question.value, choice: answer.choice };
      rows.push({ ...answer, ms: (await measured(code, drawing, answer.form, ROUNDS)).ms });
    }
    console.log(key);
  }
  return rows;
}

const written = (speed: number): number => Number(speed.toPrecision(DIGITS));

const rows = await timedAnswers();
const writers = [...new Set(rows.map(({ form }) => writerOf(form)))].toSorted();
const byteUnit = (writer: Writer): string => `byte ${writer}`;
const units = ['script', 'hot', 'kernel', ...writers.map(byteUnit)];
const works = rows.map(({ executed, form, taken, ms }) => ({
  work: { ...executed, [byteUnit(writerOf(form))]: taken.bytes },
  measured: ms,
}));
const rates = nearestRates(works, units, FLOOR_MS);
const speedOf = (unit: string): number => rates[units.indexOf(unit)] as number;
const speeds = {
  script: written(speedOf('script')),
  hot: written(speedOf('hot')),
  kernel: written(speedOf('kernel')),
  byte: Object.fromEntries(writers.map((writer) => [writer, written(speedOf(byteUnit(writer)))])),
};
writeFileSync(FILE, `${JSON.stringify(speeds, null, 2)}\n`);

const factors = works
  .map(({ work, measured }) => {
    const ms = units.reduce(
      (sum, unit, i) => sum + ((work as Record<string, number>)[unit] ?? 0) * (rates[i] as number),
      0,
    );
    const [a, b] = [Math.max(ms, LEAST_MS), Math.max(measured, LEAST_MS)];
    return Math.max(a / b, b / a);
  })
  .toSorted((a, b) => a - b);
const at = (share: number): string => (factors[Math.ceil(share * factors.length) - 1] as number).toFixed(2);
console.log(`${factors.length} answers: half within ${at(0.5)} times, 90 % ${at(0.9)}, 99 % ${at(0.99)}, all ${at(1)}`);
