import type { Context } from 'hono';
import type { Price } from '../api/problem';
import type { Occasion } from '../api/resource';
import type { AppEnv } from './env';
import { doorOf } from './middleware/cost';
import { publicOrigin } from './origin';

/**
 * The context of a request: the present instant, the origin of links, the list of places, and the door to its work.
 *
 * @param ceiling  the highest price of one answer of its transport
 */
export const occasionOf = (c: Context<AppEnv>, ceiling: Price): Occasion => ({
  nowMs: c.var.now(),
  origin: publicOrigin(c),
  places: c.var.places,
  placeNames: c.var.placeNames,
  door: doorOf(c, ceiling),
});

/** An occasion that notes whether a question reads its present instant. */
export function watchPresent(occasion: Occasion): { occasion: Occasion; hasReadPresent(): boolean } {
  let hasRead = false;
  const watched = {
    ...occasion,
    get nowMs() {
      hasRead = true;
      return occasion.nowMs;
    },
  };
  return { occasion: watched, hasReadPresent: () => hasRead };
}
