import { type Context, Hono } from 'hono';
import { referenceDay } from '../almanac/reference';
import type { AppEnv } from '../env';
import { kept } from '../middleware/cache';
import { OPEN_METHODS, openCors, openOptions } from '../middleware/openCors';
import { noStore, onlyAllows, speaks } from '../middleware/resource';
import { publicOrigin } from '../origin';

/** A quarter of an hour: so long after midnight a cache may still have yesterday's feed. */
const KEPT_SECONDS = 900;

/** The feeds by the ends of their paths; what each holds is read by the first request for one. */
const PATHS = ['/', '/daily', '/utsavas', '/sankrantis'] as const;
export type FeedPath = (typeof PATHS)[number];

const today = (c: Context<AppEnv>): number => referenceDay(c.var.now());

/** GET /api/rss and the feeds under it, for pages of any origin. A query string is ignored. */
export const rss = new Hono<AppEnv>();

for (const path of PATHS) {
  const question = (c: Context<AppEnv>) => ['rss', path, publicOrigin(c), today(c)];
  rss
    .use(path, speaks('flat'), openCors, noStore)
    .get(path, kept({ seconds: KEPT_SECONDS, question }), async (c) => {
      const { answerFeed } = await import('./feeds');
      return answerFeed(c, path, today(c));
    })
    .options(path, openOptions)
    .all(path, onlyAllows(...OPEN_METHODS));
}
