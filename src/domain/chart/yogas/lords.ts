/** What the rules of lords have in common. */
import type { GrahaKey } from '../types';
import type { YogaSky } from './sky';

/** Lords of some houses and lords of others that stand related to each other: one rāśi, mutual aspect or exchange. */
export function relatedLords(y: YogaSky, houses: readonly number[], others: readonly number[]): GrahaKey[] {
  return houses.flatMap((house) =>
    others.flatMap((other) => {
      const [a, b] = [y.lord(house), y.lord(other)];
      return y.related(a, b) ? [a, b] : [];
    }),
  );
}

/** One graha owns both houses. */
export const sameLord = (y: YogaSky, a: number, b: number): boolean => y.lord(a) === y.lord(b);
