/**
 * When grahas leave their quarter of a nakṣatra, by their motion. Near a station, the speed at one instant does not
 * predict this.
 */
import type { GrahaKey } from '../../data/keys';
import type { Kernel } from '../../kernel/kernel';
import { computePositions } from './positions';
import type { GrahaPlacement, Positions } from './types';

/** Maximum number of days before and after the instant in which a crossing is searched. */
export const CROSSING_DAYS = 90;
const SECONDS_PER_DAY = 86_400;
/** Number of halvings of a day: to two thirds of a second. */
const HALVINGS = 17;

const quarterOf = ({ nakshatra, pada }: GrahaPlacement): number => 4 * nakshatra + pada;

/**
 * The time between an instant and the nearest one at which a graha enters another quarter, before or after it. A graha
 * that crosses twice within a day may be missed.
 *
 * @returns  seconds by graha; a graha that stays in its quarter for 90 days on both sides is left out
 */
export function quarterCrossings(kernel: Kernel, { question, grahas }: Positions): ReadonlyMap<GrahaKey, number> {
  const placedAt = (days: number): readonly GrahaPlacement[] => {
    const positions = computePositions(kernel, { ...question, jdUt: question.jdUt + days });
    return positions.ok ? positions.value.grahas : [];
  };
  const home = new Map(grahas.map((graha) => [graha.key, quarterOf(graha)]));
  const isAway = (days: number, key: GrahaKey) => {
    const graha = placedAt(days).find((each) => each.key === key);
    return graha !== undefined && quarterOf(graha) !== home.get(key);
  };
  /** The instant of a crossing between a day within the quarter and the next day outside it, in days. */
  const refined = (key: GrahaKey, day: number, way: number): number => {
    let [inside, outside] = [day - 1, day];
    for (let halving = 0; halving < HALVINGS; halving++) {
      const middle = (inside + outside) / 2;
      if (isAway(way * middle, key)) outside = middle;
      else inside = middle;
    }
    return outside;
  };
  const crossings = new Map<GrahaKey, number>();
  for (let day = 1; day <= CROSSING_DAYS && crossings.size < grahas.length; day++) {
    const nearest = new Map<GrahaKey, number>();
    for (const way of [-1, 1]) {
      for (const graha of placedAt(way * day)) {
        const { key } = graha;
        if (crossings.has(key) || quarterOf(graha) === home.get(key)) continue;
        nearest.set(key, Math.min(refined(key, day, way), nearest.get(key) ?? Number.POSITIVE_INFINITY));
      }
    }
    for (const [key, days] of nearest) crossings.set(key, days * SECONDS_PER_DAY);
  }
  return crossings;
}
