import type { Context } from 'hono';
import type { Occasion } from '../api/resource';
import type { AppEnv } from './env';
import { publicOrigin } from './origin';

/** The context of a request: the present instant, the origin of links and the list of places. */
export const occasionOf = (c: Context<AppEnv>): Occasion => ({
  nowMs: c.var.now(),
  origin: publicOrigin(c),
  places: c.var.places,
});
