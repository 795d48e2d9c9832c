/** The jobs of the counting program: drawn requests, given requests, and the search for the dearest request. */
import { readFileSync } from 'node:fs';
import { type AnswerForm, CEILINGS, priceOf, ratesKey, type Work } from '../../src/api/price';
import type { Price } from '../../src/api/problem';
import { RESOURCES } from '../../src/api/registry';
import { type Code, ceilingOf, type Resource } from '../../src/api/resource';
import { Random } from '../hostile/random';
import { type Executed, takeExecuted } from './executed';
import { formsOf, made, newKernel } from './measure';
import { OCCASION } from './occasion';
import { closedLists, type Drawing, drawnRequest } from './requests';
import SPEEDS from './speeds.json';

/** Draws requests of a resource and counts their answers. */
export interface Drawn {
  kind: 'drawn';
  key: string;
  seed: number;
  /** The number of requests of each form. */
  amount: number;
  /** Only requests below the ceiling. */
  arePassing?: true;
  /** Also requests with each member of each list alone. */
  withEachAlone?: true;
}

/** Counts the answers of given requests of a resource. */
export interface Given {
  kind: 'given';
  key: string;
  form: AnswerForm;
  bodies: readonly Record<string, unknown>[];
}

/** Searches for the request of a resource that passes and takes most of its ceiling. */
export interface Dearest {
  kind: 'dearest';
  key: string;
  seed: number;
  /** The number of requests that are drawn, and then of requests that are crossed with the dearest so far. */
  draws: number;
  climbs: number;
}

export type Job = Drawn | Given | Dearest;

/** An answer with its price and its real cost, in milliseconds at reference speed and in bytes. */
export interface Counted {
  rates: string;
  form: AnswerForm;
  body: Record<string, unknown>;
  /** The options of the form; undefined for a form without options. */
  choice?: unknown;
  work: Work;
  price: Price;
  taken: Price;
  executed: Executed;
  /** The share of the ceiling that the dearest request takes. */
  weight?: number;
}

/** Requests with more work than this are not counted, to save time. */
const MAX_WORK: Work = { period_object: 20_000, period: 300_000, cell: 300_000 };

/** How often a request has one member of a list alone, and of how many members of a long list. */
const TIMES_ALONE = 2;
const MAX_ALONE = 24;

let module: WebAssembly.Module | undefined;

/** A counting kernel that has answered nothing yet. Its module is beside the bundled program. */
function countingKernel() {
  module ??= new WebAssembly.Module(readFileSync(new URL('kernel.wasm', import.meta.url)));
  return newKernel(module);
}

/** How an answer is written: writers of a kind have the same speed a byte. */
export type Writer = keyof typeof SPEEDS.byte;

const WRITERS: Readonly<Record<string, Writer>> = {
  answer: 'answer',
  objects: 'objects',
  csv: 'rows',
  ndjson: 'rows',
  ics: 'calendar',
};

export const writerOf = (form: AnswerForm): Writer => WRITERS[form] ?? 'other';

/** The processor time of counts at reference speed, ms. */
export const msOf = ({ script, hot, kernel }: Executed, form: AnswerForm, bytes: number): number =>
  SPEEDS.script * script + SPEEDS.hot * hot + SPEEDS.kernel * kernel + SPEEDS.byte[writerOf(form)] * bytes;

/** Counts an answer; null if it is refused, such as for a year outside the span of the domain. */
async function countedAnswer(
  code: Code,
  { body, question, choice }: Drawing,
  form: AnswerForm,
): Promise<Counted | null> {
  const work = code.price.work(question, form, choice);
  if (Object.entries(MAX_WORK).some(([unit, most]) => (work[unit] ?? 0) > most)) return null;
  try {
    // The first answer fills the caches of the code.
    await made(countingKernel(), code, question, form, choice);
    const kernel = countingKernel();
    takeExecuted();
    const bytes = await made(kernel, code, question, form, choice);
    const executed = takeExecuted();
    const rates = ratesKey(code.price, form);
    const taken = { ms: msOf(executed, form, bytes), bytes };
    const price = priceOf(code.price, question, form, choice);
    return { rates, form, body, choice, work, price, taken, executed };
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('refused')) return null;
    throw error;
  }
}

const passes = (price: Price, ceiling: Price): boolean => price.ms <= ceiling.ms && price.bytes <= ceiling.bytes;

/** Requests with one member of a list alone, so that rare units have rates. */
async function* alone(resource: Resource, code: Code, random: Random, form: AnswerForm): AsyncGenerator<Counted> {
  for (const [field, members] of closedLists(code.request)) {
    const [every, first] = [Math.ceil(members.length / MAX_ALONE), random.int(0, members.length)];
    for (const member of members.filter((_, i) => (i + first) % every === 0)) {
      for (let i = 0; i < TIMES_ALONE; i++) {
        const drawing = await drawnRequest(resource, code, random, OCCASION, form, { [field]: [member] });
        const answer = drawing && (await countedAnswer(code, drawing, form));
        if (answer) yield answer;
      }
    }
  }
}

async function* drawn(
  resource: Resource,
  code: Code,
  { seed, amount, arePassing, withEachAlone }: Drawn,
): AsyncGenerator<Counted> {
  const random = new Random(seed);
  for (const form of formsOf(code)) {
    if (withEachAlone) yield* alone(resource, code, random, form);
    for (let tries = 0, count = 0; count < amount && tries < 4 * amount; tries++) {
      const drawing = await drawnRequest(resource, code, random, OCCASION, form);
      if (drawing === null) throw new Error(`no valid request of ${resource.key}`);
      const price = priceOf(code.price, drawing.question, form, drawing.choice);
      if (arePassing && !passes(price, CEILINGS.streamed)) continue;
      const answer = await countedAnswer(code, drawing, form);
      if (answer === null) continue;
      count++;
      yield answer;
    }
  }
}

async function* given(code: Code, { form, bodies }: Given): AsyncGenerator<Counted> {
  for (const body of bodies) {
    const question = await code.read(body, OCCASION);
    if (!question.ok) throw new Error(JSON.stringify(question.error));
    const answer = await countedAnswer(code, { body, question: question.value }, form);
    if (answer) yield answer;
  }
}

/** A body in which some fields are those of another. */
function crossed(body: Record<string, unknown>, other: Record<string, unknown>, random: Random) {
  const taken = Object.entries(other).filter(
    ([key]) => !['from', 'to', 'calendar'].includes(key) && random.chance(0.3),
  );
  return { ...body, ...Object.fromEntries(taken) };
}

async function* dearest(resource: Resource, code: Code, { seed, draws, climbs }: Dearest): AsyncGenerator<Counted> {
  const random = new Random(seed);
  const ceiling = ceilingOf(resource, code);
  const weightOf = ({ taken }: Counted): number => Math.max(taken.ms / ceiling.ms, taken.bytes / ceiling.bytes);
  let best: Counted | null = null;
  for (let i = 0; i < draws + climbs; i++) {
    const drawing = await drawnRequest(resource, code, random, OCCASION);
    if (drawing === null) continue;
    const body = i < draws || best === null ? drawing.body : crossed(best.body, drawing.body, random);
    const question = await code.read(body, OCCASION);
    if (!question.ok || !passes(priceOf(code.price, question.value), ceiling)) continue;
    const answer = await countedAnswer(code, { body, question: question.value }, 'answer');
    if (answer && (best === null || weightOf(answer) > weightOf(best))) best = answer;
  }
  if (best) yield { ...best, weight: weightOf(best) };
}

export async function* resultsOf(job: Job): AsyncGenerator<Counted> {
  const resource = RESOURCES.find(({ key }) => key === job.key) as Resource;
  const code = await resource.code();
  if (job.kind === 'drawn') yield* drawn(resource, code, job);
  else if (job.kind === 'given') yield* given(code, job);
  else yield* dearest(resource, code, job);
}
