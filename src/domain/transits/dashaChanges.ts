/** Changes of the Viṃśottarī daśā in a span. */
import { type Divider, PERIOD, readPeriods } from '../dasha/periods';
import { type VimshottariQuestion, vimshottariLord, vimshottariRule } from '../dasha/vimshottari';
import { CHANGING_LEVELS, type DashaChange } from './types';

/**
 * Periods that begin after birth with fromJd ≤ instant < toJd, by instant; at the same instant, the longer period
 * first.
 */
export function dashaChanges(
  kernel: Divider,
  question: VimshottariQuestion,
  fromJd: number,
  toJd: number,
): DashaChange[] {
  const changes: DashaChange[] = [];
  const { division } = vimshottariRule(question);
  readPeriods(kernel, division, { levels: CHANGING_LEVELS.length, fromJd, toJd }, (periods) => {
    for (let at = 0; at < periods.length; at += PERIOD.slots) {
      const field = (offset: number): number => periods[at + offset] as number;
      const jdUt = field(PERIOD.startJd);
      const level = CHANGING_LEVELS[field(PERIOD.level) - 1] as DashaChange['level'];
      if (jdUt >= fromJd && jdUt < toJd && jdUt > question.birthJd) {
        changes.push({ jdUt, level, lord: vimshottariLord(field(PERIOD.node)).lord });
      }
    }
  });
  // The first sub-period begins with its parent, up to the rounding of the division.
  const second = ({ jdUt }: DashaChange): number => Math.round(jdUt * 86_400);
  return changes
    .map((change, i) => ({ change, i }))
    .sort((a, b) => second(a.change) - second(b.change) || a.i - b.i)
    .map(({ change }) => change);
}
