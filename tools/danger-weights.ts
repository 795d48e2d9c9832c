/**
 * Fits the weights of features in src/counsel/danger/weights.json to the labelled messages of test/truth/counsel: logistic
 * regression for danger, and multinomial regression for its kind, with equal results in each run. The sets of danger.jsonl
 * that measure the result are left out. Usage: npm run danger
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { FIRST, KINDS, LAST, PRIOR, scaleOf, type Weights, ZERO } from '../src/counsel/danger/evidence';
import { FEATURES, featuresOf, passagesOf } from '../src/counsel/danger/features';
import { withoutHarmless } from '../src/counsel/danger/harmless';
import type { Danger } from '../src/counsel/danger/rule';
import { spelledOut } from '../src/counsel/grammar/words';
import { ENGLISH } from '../test/counsel/conversations/english';
import { HINDI } from '../test/counsel/conversations/hindi';
import { HINGLISH } from '../test/counsel/conversations/hinglish';

/** Sets that measure the result. */
const APART: ReadonlySet<unknown> = new Set(['unseen', 'sealed', 'sealed-2', 'sealed-3', ...process.argv.slice(2)]);

/** Maximum number of features for danger and for its kind, and the minimum number of passages with a feature. */
const [MAX_FEATURES, MAX_KIND_FEATURES, MIN_COUNT] = [9000, 1400, 2];
const EPOCHS = 20;
const RATE = 0.2;
const DECAY = 1e-3;
/** A missed danger weighs as much as this many false alarms. */
const DANGER_WEIGHT = 2;

interface Example {
  /** The features of each passage. */
  passages: Int32Array[];
  /** -1 for no danger, otherwise its index in `KINDS`. */
  kind: number;
}

const linesOf = (file: string): Record<string, unknown>[] =>
  readFileSync(new URL(`../test/truth/counsel/${file}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

const labelled = linesOf('danger')
  .filter(({ set }) => !APART.has(set))
  .map(({ text, danger }): [string, number] => [String(text), KINDS.indexOf(danger as Danger)]);
const messages: [text: string, kind: number][] = [
  ...labelled,
  ...['understanding', 'further', 'fresh', 'unseen'].flatMap((file) =>
    linesOf(file).flatMap(({ turns }) => (turns as string[]).map((text): [string, number] => [text, -1])),
  ),
  ...linesOf('bounds').map(({ text }): [string, number] => [String(text), -1]),
  ...[...ENGLISH, ...HINDI, ...HINGLISH].flatMap((turns) => turns.map(([text]): [string, number] => [text, -1])),
];

/** Every fifth labelled message is also fitted before, after or between questions of the calendar. */
const BESIDE = 5;
const questions = linesOf('further').map(({ turns }) => (turns as string[])[0] ?? '');
const questionAt = (i: number): string => questions[(i * 7) % questions.length] ?? '';
const beside = labelled
  .filter((_, i) => i % BESIDE === 0)
  .map(([text, kind], i): [string, number] => {
    const [one, other] = [questionAt(i), questionAt(i + 100)];
    return [[`${text} ${one} ${other}`, `${one}. ${text}`, `${one} ${text}. ${other}`][i % 3] ?? text, kind];
  });
const together = questions.map((text, i): [string, number] => [
  `${text} ${questionAt(i + 30)} ${questionAt(i + 60)}`,
  -1,
]);

const examples: Example[] = [...messages, ...beside, ...together].map(([text, kind]) => ({
  kind,
  passages: passagesOf(withoutHarmless(spelledOut(text))).map((passage) => Int32Array.from(featuresOf(passage))),
}));

/** The number of passages with each feature. */
const counts = new Int32Array(FEATURES);
for (const { passages } of examples)
  for (const feature of passages.flatMap((passage) => [...passage])) counts[feature] = (counts[feature] as number) + 1;

/** Numbers from 0 to 1, the same in each run (Park and Miller). */
function* numbers(): Generator<number, never> {
  for (let state = 20261128; ; ) {
    state = (state * 48271) % 2147483647;
    yield state / 2147483647;
  }
}

/** The examples with the features that are kept. */
const keeping = (isKept: (feature: number) => boolean): Example[] =>
  examples.map(({ passages, kind }) => ({ kind, passages: passages.map((passage) => passage.filter(isKept)) }));

const sumOf = (weights: Float64Array, passage: Int32Array): number =>
  passage.reduce((sum, feature) => sum + (weights[feature] as number), 0);

const oddsOf = (weights: Float64Array, passage: Int32Array): number =>
  PRIOR + scaleOf(passage.length) * sumOf(weights, passage);

/** One step of AdaGrad. */
function step(weights: Float64Array, squares: Float64Array, passage: Int32Array, error: number): void {
  for (const feature of passage) {
    const slope = error + DECAY * (weights[feature] as number);
    squares[feature] = (squares[feature] as number) + slope * slope;
    weights[feature] = (weights[feature] as number) - (RATE * slope) / Math.sqrt((squares[feature] as number) + 1e-6);
  }
}

/** The examples, shuffled in each epoch. */
function* epochsOf(all: readonly Example[]): Generator<Example> {
  const random = numbers();
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    yield* all
      .map((example) => ({ example, at: random.next().value }))
      .sort((a, b) => a.at - b.at)
      .map(({ example }) => example);
}

/** Weights of danger, fitted to the passage of a danger that shows it most, and to every passage of other messages. */
function fittedDanger(all: readonly Example[]): Float64Array {
  const [weights, squares] = [new Float64Array(FEATURES), new Float64Array(FEATURES)];
  for (const { passages, kind } of epochsOf(all)) {
    const judged = passages.map((passage) => ({ passage, odds: oddsOf(weights, passage) }));
    const most = judged.reduce((a, b) => (b.odds > a.odds ? b : a));
    for (const { passage, odds } of kind < 0 ? judged : [most]) {
      const share = 1 / (1 + Math.exp(-odds));
      const error = kind < 0 ? share : DANGER_WEIGHT * (share - 1);
      step(weights, squares, passage, error * scaleOf(passage.length));
    }
  }
  return weights;
}

/** Weights of each kind of danger. */
function fittedKinds(all: readonly Example[]): Float64Array[] {
  const [weights, squares] = [0, 1].map(() => KINDS.map(() => new Float64Array(FEATURES))) as [
    Float64Array[],
    Float64Array[],
  ];
  for (const { passages, kind } of epochsOf(all.filter((example) => example.kind >= 0))) {
    const message = Int32Array.from(new Set(passages.flatMap((passage) => [...passage])));
    const scale = scaleOf(message.length);
    const sums = weights.map((column) => scale * sumOf(column, message));
    const parts = sums.map((sum) => Math.exp(sum - Math.max(...sums)));
    const total = parts.reduce((sum, part) => sum + part, 0);
    weights.forEach((column, k) => {
      step(column, squares[k] as Float64Array, message, scale * ((parts[k] as number) / total - Number(k === kind)));
    });
  }
  return weights;
}

/** The features that contribute most over all messages. */
function strongest(columns: readonly Float64Array[], most: number): Set<number> {
  const strength = (feature: number): number =>
    Math.max(...columns.map((column) => Math.abs(column[feature] as number))) * Math.sqrt(counts[feature] as number);
  return new Set(
    [...counts.keys()]
      .filter((feature) => (counts[feature] as number) >= MIN_COUNT && strength(feature) > 0)
      .sort((a, b) => strength(b) - strength(a) || a - b)
      .slice(0, most),
  );
}

/** Weights as text, as `Weights` describes. */
function written(columns: readonly Float64Array[], features: ReadonlySet<number>): Weights {
  const sorted = [...features].sort((a, b) => a - b);
  const largest = Math.max(
    ...columns.flatMap((column) => sorted.map((feature) => Math.abs(column[feature] as number))),
  );
  const unit = Number((largest / 8).toPrecision(3));
  const letterOf = (weight: number): string => String.fromCharCode(ZERO + Math.round(weight / unit));
  const gaps = sorted.map((feature, i) => {
    const distance = feature - (sorted[i - 1] ?? -1) - 1;
    const whole = Math.floor(distance / (LAST - FIRST));
    return String.fromCharCode(LAST).repeat(whole) + String.fromCharCode(FIRST + distance - whole * (LAST - FIRST));
  });
  return {
    gaps: gaps.join(''),
    columns: columns.map((column) => sorted.map((feature) => letterOf(column[feature] as number)).join('')),
    step: unit,
  };
}

/** Fits twice: all features to find the strongest, then those. */
function fitted(weigh: (all: readonly Example[]) => Float64Array[], most: number): Weights {
  const frequent = keeping((feature) => (counts[feature] as number) >= MIN_COUNT);
  const features = strongest(weigh(frequent), most);
  return written(weigh(keeping((feature) => features.has(feature))), features);
}

const weights = {
  danger: fitted((all) => [fittedDanger(all)], MAX_FEATURES),
  kind: fitted(fittedKinds, MAX_KIND_FEATURES),
};
const path = new URL('../src/counsel/danger/weights.json', import.meta.url);
writeFileSync(path, `${JSON.stringify(weights, null, 2)}\n`);
console.log(
  `${messages.length} messages, ${weights.danger.columns[0]?.length} features for danger, ${weights.kind.columns[0]?.length} for its kind`,
);
