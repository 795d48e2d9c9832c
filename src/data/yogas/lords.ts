/** Shared functions of the rules about lords. */
import type { GrahaKey } from '../keys';
import type { YogaSky } from './types';

/** Lords of some houses and of others that are related: in the same rāśi, in mutual aspect or in exchange. */
export function relatedLords(y: YogaSky, houses: readonly number[], others: readonly number[]): GrahaKey[] {
  return houses.flatMap((house) =>
    others.flatMap((other) => {
      const [a, b] = [y.lord(house), y.lord(other)];
      return y.related(a, b) ? [a, b] : [];
    }),
  );
}

/** Whether one graha owns both houses. */
export const sameLord = (y: YogaSky, a: number, b: number): boolean => y.lord(a) === y.lord(b);
