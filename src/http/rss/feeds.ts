/** What each feed holds, and how it is answered. */
import type { Context } from 'hono';
import { type DomainError, ok, type Result } from '../../domain/result';
import type { AppEnv } from '../env';
import { refuse } from '../envelope';
import { timed } from '../middleware/timing';
import { publicOrigin } from '../origin';
import { dailyFeed } from './daily';
import { DIRECTORY } from './directory';
import { asDate, type FeedContent, RSS, writeRss } from './feed';
import type { FeedPath } from './routes';
import { sankrantisFeed } from './sankrantis';
import { utsavasFeed } from './utsavas';

type FeedOf = (kernel: ReturnType<AppEnv['Variables']['kernel']>, today: number) => Result<FeedContent, DomainError>;

/** Each hangs on the civil day alone. */
const FEEDS: Record<FeedPath, FeedOf> = {
  '/': () => ok(DIRECTORY),
  '/daily': dailyFeed,
  '/utsavas': utsavasFeed,
  '/sankrantis': sankrantisFeed,
};

/** Answers a feed as it stands on a civil day of the reference place. */
export function answerFeed(c: Context<AppEnv>, path: FeedPath, today: number): Response {
  const kernel = c.var.kernel();
  const feed = timed(c, 'compute', () => FEEDS[path](kernel, today));
  // The question is our own clock's, so whatever is wrong with it is no fault of the caller.
  if (!feed.ok) return refuse(c, { reason: 'internal' });
  c.header('Last-Modified', asDate(feed.value.changedJd).toUTCString());
  const content = feed.value;
  return timed(c, 'present', () => c.body(writeRss(content, publicOrigin(c)), 200, { 'Content-Type': RSS }));
}
