/** What the words of any language ask of the shares of a kāla. */
import type { Share } from '../../../domain/observances/decision';

const MINUTES_PER_DAY = 1440;
/** Shares this near to the whole fill the kāla. */
const WHOLE = 1 - 1e-6;

/** The subject fills the kāla of that day. */
export const isWhole = ({ share }: Share): boolean => share > WHOLE;

const minutes = ({ heldDays }: Share): number => Math.round(heldDays * MINUTES_PER_DAY);

/** Two unequal shares that whole minutes do not tell apart. */
export function isClose([first, second]: readonly [Share, Share]): boolean {
  return first.share > second.share ? minutes(first) <= minutes(second) : minutes(second) <= minutes(first);
}

/** The larger of two shares first. */
export const largerFirst = ([first, second]: readonly [Share, Share]): [larger: Share, smaller: Share] =>
  second.share > first.share ? [second, first] : [first, second];
