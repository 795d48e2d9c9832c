/** Passages of longitudes over any span: joins the chunks of the module. */
import * as layout from '../../assembly/layout';
import { ERR_ARGUMENT } from '../../assembly/status';
import {
  type Ingress,
  MOVERS,
  type MotionQuestion,
  type Passage,
  type PassageQuestion,
  type PassagesQuestion,
  type Station,
} from './almanac';
import type { Instance } from './load';
import { fail, ok, type Result } from './result';
import { DEGREES, radiansOf } from './units';
import { chooseZodiac } from './zodiac';

/** More than ΔT, and more than the final correction of a passage, days. */
const SLACK_DAYS = 0.01;

/** The range of `passages`, Julian days UT: half a year more than the certified span at either end. */
export const PASSAGE_RANGE = {
  from: layout.FIRST_PASSAGE_TT + SLACK_DAYS,
  to: layout.FIRST_PASSAGE_TT + layout.PASSAGE_CHUNK_DAYS * layout.PASSAGE_CHUNKS - SLACK_DAYS,
} as const;

/** ΔT of the remotest years and SLACK_DAYS, days. */
const SLACK_OF_ALL_DAYS = 1;

/** The same range for all years. */
const RANGE_OF_ALL = {
  from: layout.FIRST_PASSAGE_TT + layout.PASSAGE_CHUNK_DAYS * layout.FIRST_CHUNK_OF_ALL,
  to: layout.FIRST_PASSAGE_TT + layout.PASSAGE_CHUNK_DAYS * layout.END_CHUNK_OF_ALL - SLACK_OF_ALL_DAYS,
} as const;

/** See `Kernel.passageRange`. */
export const passageRange = (all: boolean): { from: number; to: number } => (all ? RANGE_OF_ALL : PASSAGE_RANGE);

const chunkOf = (jdTt: number, first: number, end: number): number =>
  Math.min(end - 1, Math.max(first, Math.floor((jdTt - layout.FIRST_PASSAGE_TT) / layout.PASSAGE_CHUNK_DAYS)));

/** Numbers of the chunks that hold a span of UT. */
function* chunksOf({ allYears }: Instance, fromUt: number, toUt: number): Generator<number> {
  const [first, end, slack] = allYears
    ? [layout.FIRST_CHUNK_OF_ALL, layout.END_CHUNK_OF_ALL, SLACK_OF_ALL_DAYS]
    : [0, layout.PASSAGE_CHUNKS, SLACK_DAYS];
  const last = chunkOf(toUt + slack, first, end);
  for (let chunk = chunkOf(fromUt - SLACK_DAYS, first, end); chunk <= last; chunk++) yield chunk;
}

/** Number of steps in a circle if it is whole, otherwise 0. */
function partsOf(stepDeg: number): number {
  const parts = stepDeg > 0 ? 360 / stepDeg : 0;
  return Math.abs(parts - Math.round(parts)) < 1e-9 ? Math.round(parts) : 0;
}

function layOut({ block }: Instance, questions: readonly PassageQuestion[]): void {
  questions.forEach(({ mover, from, tropical = false, stepDeg, offsetDeg = 0 }, row) => {
    const first = MOVERS.indexOf(mover);
    const second = from === undefined ? -1 : MOVERS.indexOf(from);
    if (first < 0 || (from !== undefined && second < 0)) throw new RangeError(`unknown mover ${mover} ${from ?? ''}`);
    if (!(stepDeg >= 0 && stepDeg <= 360)) throw new RangeError(`stepDeg ${stepDeg} is not within 0 and 360`);
    const slot = layout.EVENTS + layout.PASSAGE_QUESTIONS + layout.PASSAGE_QUESTION_SLOTS * row;
    block[slot + layout.PASSAGE_FIRST] = first;
    block[slot + layout.PASSAGE_SECOND] = second;
    block[slot + layout.PASSAGE_TROPICAL] = tropical ? 1 : 0;
    block[slot + layout.PASSAGE_STEP] = radiansOf(stepDeg);
    block[slot + layout.PASSAGE_OFFSET] = radiansOf(offsetDeg);
  });
}

function readPassage({ block }: Instance, slot: number, { stepDeg }: PassageQuestion, parts: number): Passage {
  const at = (field: number): number => block[slot + field] as number;
  const number = stepDeg === 0 ? at(layout.PASSAGE_NUMBER) * DEGREES : at(layout.PASSAGE_NUMBER);
  const circle = stepDeg === 0 ? 360 : parts;
  return {
    jdUt: at(layout.PASSAGE_JD),
    number: circle > 0 ? number - circle * Math.floor(number / circle) : number,
    forward: at(layout.PASSAGE_RATE) > 0,
    rateDegPerDay: at(layout.PASSAGE_RATE) * DEGREES,
    lonDeg: at(layout.PASSAGE_LONGITUDE) * DEGREES,
    latDeg: at(layout.PASSAGE_LATITUDE) * DEGREES,
    speedDegPerDay: at(layout.PASSAGE_SPEED) * DEGREES,
  };
}

/** See `Almanac.passages`. */
export function passagesOf(kernel: Instance, question: PassagesQuestion): Result<Passage[][], 'out_of_range'> {
  const { zodiac, questions, fromUt, toUt } = question;
  const range = passageRange(kernel.allYears);
  if (!(fromUt >= range.from && toUt <= range.to)) return fail('out_of_range');
  const answers: Passage[][] = questions.map(() => []);
  const parts = questions.map(({ stepDeg }) => partsOf(stepDeg));
  for (let start = 0; start < questions.length; start += layout.MAX_PASSAGE_QUESTIONS) {
    const batch = questions.slice(start, start + layout.MAX_PASSAGE_QUESTIONS);
    // The module leaves the questions as they are.
    layOut(kernel, batch);
    for (const chunk of chunksOf(kernel, fromUt, toUt)) {
      chooseZodiac(kernel, zodiac, layout.FIRST_PASSAGE_TT + layout.PASSAGE_CHUNK_DAYS * chunk);
      const count = kernel.wasm.passages(chunk, batch.length);
      if (count === ERR_ARGUMENT) throw new RangeError('more passages than the kernel has room for');
      for (let i = 0; i < count; i++) {
        const slot = layout.EVENTS + layout.PASSAGE_SLOTS * i;
        const jdUt = kernel.block[slot + layout.PASSAGE_JD] as number;
        if (!(jdUt >= fromUt && jdUt < toUt)) continue;
        const row = start + (kernel.block[slot + layout.PASSAGE_QUESTION] as number);
        answers[row]?.push(readPassage(kernel, slot, questions[row] as PassageQuestion, parts[row] as number));
      }
    }
  }
  return ok(answers);
}

/** A pāda, the smallest part of an ingress, less some rounding; degrees. */
const SMALLEST_PART_DEG = (10 / 3) * 0.999;
const MAX_DAYS = 400;

/** The passages of one body over at most 400 days of the certified span. */
function alongMotion(
  kernel: Instance,
  { mover, zodiac, fromUt, days }: MotionQuestion,
  stepDeg: number,
): Result<Passage[], 'out_of_range'> {
  if (!(days > 0 && days <= MAX_DAYS)) throw new RangeError(`days ${days} is not above 0 and at most ${MAX_DAYS}`);
  const toUt = fromUt + days;
  if (!(fromUt >= kernel.wasm.firstJd() && toUt <= kernel.wasm.lastJd())) return fail('out_of_range');
  const answers = passagesOf(kernel, { zodiac, questions: [{ mover, stepDeg }], fromUt, toUt });
  return answers.ok ? ok(answers.value[0] as Passage[]) : answers;
}

/** See `Almanac.stations`. */
export function stationsOf(kernel: Instance, question: MotionQuestion): Result<Station[], 'out_of_range'> {
  const turns = alongMotion(kernel, question, 0);
  if (!turns.ok) return turns;
  return ok(turns.value.map(({ jdUt, forward }) => ({ jdUt, turns: forward ? 'direct' : 'retrograde' })));
}

/** See `Almanac.ingresses`. */
export function ingressesOf(
  kernel: Instance,
  { partDeg, ...question }: MotionQuestion & { partDeg: number },
): Result<Ingress[], 'out_of_range'> {
  if (!(partDeg >= SMALLEST_PART_DEG)) throw new RangeError(`partDeg ${partDeg} is less than a pāda`);
  const entries = alongMotion(kernel, question, partDeg);
  if (!entries.ok) return entries;
  const parts = Math.round(360 / partDeg);
  return ok(
    entries.value.map(({ jdUt, number, forward }) => ({
      jdUt,
      part: (number + (forward ? 0 : parts - 1)) % parts,
      forward,
    })),
  );
}
