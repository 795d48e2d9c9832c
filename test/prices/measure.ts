/** The processor time and the bytes of an answer, as its transport makes it. */
import { canonicalJson } from '../../src/api/canonical';
import { jsonPieces } from '../../src/api/json';
import type { AnswerForm } from '../../src/api/price';
import type { Price } from '../../src/api/problem';
import type { Code, LoadKernel, Written } from '../../src/api/resource';
import { loadKernel, YearsStore } from '../../src/kernel';
import type { Kernel } from '../../src/kernel/kernel';
import { kernelModule } from '../accuracy/compare';
import { yearsSupply } from '../accuracy/longspan';
import { threadMs } from '../ratio';
import type { Drawing } from './requests';

/** The tables of all years, at hand. */
export const years = new YearsStore(async (key) => {
  const bytes = yearsSupply(key);
  if (!bytes) throw new Error(`no tables of ${key}`);
  return bytes as Uint8Array<ArrayBuffer>;
});
/** A kernel that has answered nothing yet, so that its windows of the sky are empty. */
export const newKernel = (module = kernelModule): Kernel => loadKernel(module, years.supply);
export const kernel: Kernel = newKernel();

/** Positions and texts of the reference work. */
const POSITIONS = 400;
const TEXTS = 4000;

/**
 * Work whose time stands for the speed of the machine: positions by the kernel, and JSON of objects with texts, as most
 * requests have both.
 */
export function referenceWork(): number {
  let sum = 0;
  for (let i = 0; i < POSITIONS; i++) {
    const sky = kernel.sky(2_451_545 + 1.37 * i);
    if (sky.ok) sum += sky.value.bodies.moon.lonDeg;
  }
  const rows = Array.from({ length: TEXTS }, (_, i) => ({ name: `Śravaṇa ${i}`, deg: i / 7, from: [i, `${i}`] }));
  return sum + JSON.stringify(rows).length;
}

/** The time of the reference work on a machine of reference speed, ms. */
export const REFERENCE_MS = 5;

const encoder = new TextEncoder();
const bytesOf = (body: string | Uint8Array): number =>
  typeof body === 'string' ? encoder.encode(body).length : body.length;

/** Makes an answer in a form; returns its bytes. */
export async function made(
  kernel: Kernel,
  code: Code,
  question: unknown,
  form: AnswerForm,
  choice?: unknown,
): Promise<number> {
  const load: LoadKernel = () => kernel;
  return years.with(async () => {
    if (form === 'objects') {
      const answer = await code.answer(load, question);
      if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.error)}`);
      return Math.max(bytesOf(JSON.stringify(answer.value)), bytesOf(canonicalJson(answer.value)));
    }
    const write = code.formats?.[form];
    if (write) {
      const written = await write(load, question, choice);
      if (!written.ok) throw new Error(`refused: ${JSON.stringify(written.error)}`);
      const { body, rest = [] } = written.value as Written;
      return rest.reduce((bytes, part) => bytes + part().length, bytesOf(body));
    }
    const answer = await (code.outline ?? code.answer)(load, question);
    if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.error)}`);
    if (code.write) return bytesOf(code.write(answer.value, question).body);
    let bytes = 0;
    for (const piece of jsonPieces(answer.value)) bytes += piece.length;
    return bytes;
  });
}

/** Shorter work fits into one turn of the scheduler, so its least time is that of a machine at rest. */
const TURN_MS = 6;
/** The speed of the machine changes, so only the last times of the reference work count. */
const RECENT_REFERENCES = 12;

const references: number[] = [];

/** The least of the last times of the reference work, ms. */
function referenceMs(): number {
  const start = performance.now();
  referenceWork();
  references.push(performance.now() - start);
  if (references.length > RECENT_REFERENCES) references.shift();
  return Math.min(...references);
}

/**
 * The processor time of some work at reference speed, ms: the least time of some rounds. Where a round is longer than a
 * turn, its processor time counts, since others run meanwhile.
 */
export async function measuredWork(work: () => Promise<unknown>, rounds: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < rounds; i++) {
    const [began, before] = [performance.now(), threadMs()];
    await work();
    const ms = performance.now() - began;
    least = Math.min(least, ms > TURN_MS ? Math.max(TURN_MS, threadMs() - before) : ms);
    referenceMs();
  }
  return (least * REFERENCE_MS) / referenceMs();
}

/** The price of an answer as measured, by kernels that have answered nothing yet. */
export async function measured(
  code: Code,
  { question, choice }: Pick<Drawing, 'question' | 'choice'>,
  form: AnswerForm,
  rounds: number,
): Promise<Price> {
  const kernels = Array.from({ length: rounds }, () => newKernel());
  let bytes = 0;
  const ms = await measuredWork(async () => {
    bytes = await made(kernels.pop() as Kernel, code, question, form, choice);
  }, rounds);
  return { ms, bytes };
}

/** The forms in which a resource is asked for: its answer, its other formats, and objects for programs. */
export function formsOf(code: Code): AnswerForm[] {
  return ['answer', ...(code.write ? [] : ['objects']), ...Object.keys(code.formats ?? {})];
}
