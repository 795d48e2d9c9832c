/** The places of a body that the kernel lacks: a star, or a planet beyond Saturn. */
import { isOuterKey, type OuterKey } from '../../data/outer';
import { STARS, type StarKey } from '../../data/stars';
import type { MoverColumns } from '../../kernel/almanac';
import { type EarthState, starColumns } from './far';
import type { OuterPlanets } from './outer';

/** Whether the series of the planets beyond Saturn cover an instant with its light-time. */
export const isWithin = ({ firstJd, lastJd }: OuterPlanets, jdTt: number): boolean =>
  jdTt >= firstJd + 1 && jdTt <= lastJd;

/**
 * The columns of a body at the instants of some states of the Earth. Throws a RangeError for a planet without its series.
 *
 * @param withSpeeds  otherwise the speeds are NaN
 */
export function farColumns(
  key: OuterKey | StarKey,
  states: readonly EarthState[],
  outer: OuterPlanets | undefined,
  withSpeeds = false,
): MoverColumns {
  if (!isOuterKey(key)) return starColumns(STARS[key], states, withSpeeds);
  if (outer === undefined) throw new RangeError(`${key} needs the planets beyond Saturn`);
  return outer.columns(key, states, withSpeeds);
}
