/**
 * Periods of days on a fixed grid that cover a span. Searching whole periods gives an event the same digits for any
 * span.
 */
import type { Kernel } from '../../kernel/kernel';

/** The beginning of a period. */
const ORIGIN_JD = 2414840;
const STRETCH_DAYS = 384;
/** A search reaches two days beyond its span. */
const MARGIN_DAYS = 2;

interface GridStretch {
  fromUt: number;
  days: number;
}

/**
 * The periods of the grid that cover a span. The period at the beginning of the kernel's range is shorter than the
 * others.
 *
 * @param shiftDays    shifts the grid, so that periods start at the midnights of a place
 * @param stretchDays  length of a period, at most 384
 */
export function gridOf(
  { range }: Pick<Kernel, 'range'>,
  fromJd: number,
  toJd: number,
  shiftDays = 0,
  stretchDays = STRETCH_DAYS,
): GridStretch[] {
  const origin = ORIGIN_JD + shiftDays;
  const earliestJd = range.from + MARGIN_DAYS;
  const earliest = Math.floor((earliestJd - origin) / stretchDays);
  const first = Math.max(earliest, Math.floor((fromJd - origin) / stretchDays));
  const last = Math.max(first, Math.ceil((toJd - origin) / stretchDays) - 1);
  return Array.from({ length: last - first + 1 }, (_, i) => {
    const fromUt = origin + stretchDays * (first + i);
    const missingDays = Math.max(0, Math.ceil(earliestJd - fromUt));
    return { fromUt: fromUt + missingDays, days: stretchDays - missingDays };
  }).filter(({ days }) => days > 0);
}
