/** The feed that lists the feeds. It loads none of them. */
import * as z from 'zod';
import { REFERENCE_PLACE } from '../../data/place';
import { referenceMidnight } from '../../domain/feeds/midnights';
import { ok } from '../../domain/result';
import { daysFromCivil } from '../../domain/time/civil';
import { FEED_KEYS, feedAbout, feedName, feedTitle } from '../../lexicon/sentences/feeds';
import type { Code } from '../resource';
import { FEED_FORM, type FeedContent, html } from './feed';
import { FEED_PATHS } from './heads';

/** The day of the last change of the list. Update it when you add or remove a feed, or change its description. */
const LISTED_SINCE = referenceMidnight(daysFromCivil(2026, 11, 21));

/** The feeds, one item each. */
const DIRECTORY: FeedContent = {
  path: '/api/rss',
  title: 'Khagola: feeds',
  description: 'The RSS feeds of the service.',
  changedJd: LISTED_SINCE,
  language: 'en',
  items: FEED_KEYS.map((key) => ({
    name: `feed:${key}`,
    title: feedTitle(feedName(key, 'en'), 'en'),
    path: FEED_PATHS[key],
    html: html(feedAbout(key, REFERENCE_PLACE.name, 'en')),
    publishedJd: LISTED_SINCE,
  })),
};

export const directory: Code<z.ZodObject, { origin: string }, FeedContent> = {
  request: z.object({}),
  price: { rates: 'rss', work: () => ({ request: 1 }) },
  read: (_, { origin }) => ok({ origin }),
  answer: () => ok(DIRECTORY),
  ...FEED_FORM,
};
