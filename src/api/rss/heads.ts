/** The path of each feed. Its title and description are words of the lexicon. */
import type { FeedKey } from '../../lexicon/sentences/feeds';

export const FEED_PATHS: Readonly<Record<FeedKey, string>> = {
  daily: '/api/rss/daily',
  utsavas: '/api/rss/utsavas',
  sankrantis: '/api/rss/sankrantis',
  sky: '/api/rss/sky',
};
