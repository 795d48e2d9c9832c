import { type Context, Hono } from 'hono';
import { type DomainError, ok, type Result } from '../../domain/result';
import type { AppEnv } from '../env';
import { refuse } from '../envelope';
import { kept } from '../middleware/cache';
import { OPEN_METHODS, openCors, openOptions } from '../middleware/openCors';
import { noStore, onlyAllows, speaks } from '../middleware/resource';
import { timed } from '../middleware/timing';
import { publicOrigin } from '../origin';
import { dailyFeed } from './daily';
import { DIRECTORY } from './directory';
import { asDate, type FeedContent, RSS, referenceDay, writeRss } from './feed';
import { sankrantisFeed } from './sankrantis';
import { utsavasFeed } from './utsavas';

/** A quarter of an hour: so long after midnight a cache may still have yesterday's feed. */
const KEPT_SECONDS = 900;

type FeedOf = (kernel: ReturnType<AppEnv['Variables']['kernel']>, today: number) => Result<FeedContent, DomainError>;

/** The feeds by path. Each hangs on the civil day alone. */
const FEEDS: Record<string, FeedOf> = {
  '/': () => ok(DIRECTORY),
  '/daily': dailyFeed,
  '/utsavas': utsavasFeed,
  '/sankrantis': sankrantisFeed,
};

const today = (c: Context<AppEnv>): number => referenceDay(c.var.now());

/** GET /api/rss and the feeds under it, for pages of any origin. A query string is ignored. */
export const rss = new Hono<AppEnv>();

for (const [path, feedOf] of Object.entries(FEEDS)) {
  const question = (c: Context<AppEnv>) => ['rss', path, publicOrigin(c), today(c)];
  rss
    .use(path, speaks('flat'), openCors, noStore)
    .get(path, kept({ seconds: KEPT_SECONDS, question }), (c) => {
      const kernel = c.var.kernel();
      const feed = timed(c, 'compute', () => feedOf(kernel, today(c)));
      // The question is our own clock's, so whatever is wrong with it is no fault of the caller.
      if (!feed.ok) return refuse(c, { reason: 'internal' });
      c.header('Last-Modified', asDate(feed.value.changedJd).toUTCString());
      const content = feed.value;
      return timed(c, 'present', () => c.body(writeRss(content, publicOrigin(c)), 200, { 'Content-Type': RSS }));
    })
    .options(path, openOptions)
    .all(path, onlyAllows(...OPEN_METHODS));
}
