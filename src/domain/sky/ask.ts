/** Combines the searches of several kinds of events: each kind has its questions and reads its answers. */

import type { Passage, PassageQuestion } from '../../kernel/almanac';
import type { Kernel } from '../../kernel/kernel';
import { type DomainError, ok, type Result } from '../result';

/** The part of the kernel that the searches use. */
export type SkyKernel = Pick<
  Kernel,
  | 'passages'
  | 'passageRange'
  | 'range'
  | 'visibility'
  | 'eclipses'
  | 'dailyEvents'
  | 'sky'
  | 'positions'
  | 'positionPages'
>;

/** Questions to the kernel, and the conversion of their answers (a list for each question) to events. */
export interface Ask<Event> {
  questions: readonly PassageQuestion[];
  read(answers: readonly Passage[][]): Event[];
}

/** The longest time of a loop over one boundary or point is about ten months; days. */
export const LOOP_DAYS = 380;

/** Extends a span by a loop on both sides, within the kernel's range. */
export const widened = (
  { passageRange: { from, to } }: Pick<Kernel, 'passageRange'>,
  fromJd: number,
  toJd: number,
): { fromUt: number; toUt: number } => ({
  fromUt: Math.max(fromJd - LOOP_DAYS, from),
  toUt: Math.min(toJd + LOOP_DAYS, to),
});

/** Answers several kinds with one search. */
export function askAll<Event>(
  kernel: Pick<Kernel, 'passages'>,
  zodiac: Parameters<Kernel['passages']>[0]['zodiac'],
  span: { fromUt: number; toUt: number },
  asks: readonly Ask<Event>[],
): Result<Event[], DomainError> {
  const questions = asks.flatMap((ask) => ask.questions);
  const answers = questions.length > 0 ? kernel.passages({ zodiac, questions, ...span }) : ok([]);
  if (!answers.ok) return answers;
  let row = 0;
  const events = asks.flatMap((ask) => {
    const own = answers.value.slice(row, row + ask.questions.length);
    row += ask.questions.length;
    return ask.read(own);
  });
  return ok(events);
}
