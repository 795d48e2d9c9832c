/**
 * Fits the weights of words in src/counsel/danger/weights.json to the labelled messages of test/truth/counsel: multinomial
 * logistic regression over words and pairs of neighbours, with equal results in each run. The set `unseen` of danger.jsonl is
 * left out, because it measures the result. Usage: npm run danger
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { KINDS, PRIOR, STEP, scaleOf, sharesOf, termsOf, ZERO } from '../src/counsel/danger/evidence';
import { withoutHarmless } from '../src/counsel/danger/harmless';
import type { Danger } from '../src/counsel/danger/rule';
import { spelledOut } from '../src/counsel/grammar/words';
import { ENGLISH } from '../test/counsel/conversations/english';
import { HINDI } from '../test/counsel/conversations/hindi';
import { HINGLISH } from '../test/counsel/conversations/hinglish';

interface Example {
  terms: number[];
  /** 0 for no danger, otherwise 1 plus its index in `KINDS`. */
  label: number;
}

const MAX_TERMS = 1000;
const MIN_COUNT = 2;
/** Messages beyond which a frequent term ranks no higher. */
const MAX_COUNT = 8;
const EPOCHS = 60;
const RATE = 0.3;
const DECAY = 2e-4;
/** A missed danger weighs as much as this many false alarms. */
const DANGER_WEIGHT = 2;
/** The largest weight, in steps. */
const MAX_STEPS = 12;

const linesOf = (file: string): Record<string, unknown>[] =>
  readFileSync(new URL(`../test/truth/counsel/${file}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

const messages: [text: string, label: number][] = [
  ...linesOf('danger')
    .filter(({ set }) => set !== 'unseen')
    .map(({ text, danger }): [string, number] => [String(text), 1 + KINDS.indexOf(danger as Danger)]),
  ...['understanding', 'further', 'fresh', 'unseen'].flatMap((file) =>
    linesOf(file).flatMap(({ turns }) => (turns as string[]).map((text): [string, number] => [text, 0])),
  ),
  ...linesOf('bounds').map(({ text }): [string, number] => [String(text), 0]),
  ...[...ENGLISH, ...HINDI, ...HINGLISH].flatMap((turns) => turns.map(([text]): [string, number] => [text, 0])),
];

const labelled = messages.map(([text, label]) => ({
  terms: [...termsOf(withoutHarmless(spelledOut(text)).trim().split(' '))],
  label,
}));

const counts = new Map<string, number>();
for (const { terms } of labelled) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);

/** Numbers from 0 to 1, the same in each run (Park and Miller). */
function* numbers(): Generator<number, never> {
  for (let state = 20261128; ; ) {
    state = (state * 48271) % 2147483647;
    yield state / 2147483647;
  }
}

/** Weights by term and kind, fitted by AdaGrad. */
function fitted(vocabulary: readonly string[]): Float64Array[] {
  const places = new Map(vocabulary.map((term, i) => [term, i]));
  const examples: Example[] = labelled.map(({ terms, label }) => ({
    terms: terms.flatMap((term) => places.get(term) ?? []),
    label,
  }));
  const zeros = () => vocabulary.map(() => new Float64Array(KINDS.length));
  const [weights, squares] = [zeros(), zeros()];
  const random = numbers();
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const order = examples.map((example) => ({ example, at: random.next().value }));
    for (const { example } of order.sort((a, b) => a.at - b.at)) {
      const { terms, label } = example;
      const scale = scaleOf(terms.length);
      const sums = KINDS.map((_, k) => PRIOR + scale * terms.reduce((sum, term) => sum + (weights[term]?.[k] ?? 0), 0));
      const shares = sharesOf(sums);
      KINDS.forEach((_, k) => {
        const error = ((shares[k + 1] ?? 0) - (label === k + 1 ? 1 : 0)) * (label > 0 ? DANGER_WEIGHT : 1);
        for (const term of terms) {
          const [row, square] = [weights[term], squares[term]] as [Float64Array, Float64Array];
          const slope = error * scale + DECAY * (row[k] ?? 0);
          square[k] = (square[k] ?? 0) + slope * slope + 1e-9;
          row[k] = (row[k] ?? 0) - (RATE * slope) / Math.sqrt(square[k] ?? 1);
        }
      });
    }
  }
  return weights;
}

const all = [...counts]
  .filter(([, count]) => count >= MIN_COUNT)
  .map(([term]) => term)
  .sort();
const first = fitted(all);
/** What a term contributes over all messages, by which terms are ranked. */
const strength = (i: number): number => {
  const row = [...(first[i] ?? [])];
  const says = Math.max(1.5 * Math.max(...row), -Math.min(...row));
  return says * Math.sqrt(Math.min(MAX_COUNT, counts.get(all[i] ?? '') ?? 0));
};
const chosen = all
  .map((term, i) => ({ term, strength: strength(i) }))
  .sort((a, b) => b.strength - a.strength || (a.term < b.term ? -1 : 1))
  .slice(0, MAX_TERMS)
  .map(({ term }) => term)
  .sort();
const weights = fitted(chosen);

const letterOf = (weight: number): string => {
  const steps = Math.max(-MAX_STEPS, Math.min(MAX_STEPS, Math.round(weight / STEP)));
  return String.fromCharCode(ZERO.charCodeAt(0) + steps);
};
const columns = KINDS.map((_, k) => weights.map((row) => letterOf(row[k] ?? 0)).join(''));
const path = new URL('../src/counsel/danger/weights.json', import.meta.url);
writeFileSync(path, `${JSON.stringify({ terms: chosen.join('\n'), columns }, null, 2)}\n`);
console.log(`${messages.length} messages, ${all.length} terms, ${chosen.length} kept`);
