/** Changes of the Viṃśottarī daśā in a span. */
import type { Kernel } from '../../kernel/kernel';
import type { DashaPeriod, VimshottariQuestion } from '../../kernel/types';
import { vimshottariLord } from '../dasha/vimshottari';
import { CHANGING_LEVELS, type DashaChange } from './types';

/** Periods that begin after birth with fromJd ≤ instant < toJd, by instant, the greater period first. */
export function dashaChanges(
  kernel: Pick<Kernel, 'vimshottari'>,
  question: VimshottariQuestion,
  fromJd: number,
  toJd: number,
): DashaChange[] {
  const changes: DashaChange[] = [];
  const visit = (periods: readonly DashaPeriod[], depth: number): void => {
    for (const { lord, startJd, endJd, sub } of periods) {
      if (endJd < fromJd || startJd >= toJd) continue;
      const level = CHANGING_LEVELS[depth];
      if (level === undefined) return;
      if (startJd >= fromJd && startJd > question.birthJd) {
        changes.push({ jdUt: startJd, level, lord: vimshottariLord(lord).lord });
      }
      visit(sub, depth + 1);
    }
  };
  visit(kernel.vimshottari(question, CHANGING_LEVELS.length), 0);
  // A sub-period begins with its period, to the rounding of the division.
  const second = ({ jdUt }: DashaChange): number => Math.round(jdUt * 86_400);
  return changes
    .map((change, i) => ({ change, i }))
    .sort((a, b) => second(a.change) - second(b.change) || a.i - b.i)
    .map(({ change }) => change);
}
