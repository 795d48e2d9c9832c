/** The feed that lists the feeds. It loads none of them. */
import * as z from 'zod';
import { REFERENCE_PLACE } from '../../data/place';
import { ok } from '../../domain/result';
import { daysFromCivil } from '../../domain/time/civil';
import { referenceMidnight } from '../../domain/time/reference';
import type { Code } from '../resource';
import { FEED_FORM, type FeedContent, html } from './feed';
import { DAILY, SANKRANTIS, SKY, UTSAVAS } from './heads';

const FEEDS = { daily: DAILY, utsavas: UTSAVAS, sankrantis: SANKRANTIS, sky: SKY };

/** The day of the last change of the list. Update it when you add or remove a feed, or change its description. */
const LISTED_SINCE = referenceMidnight(daysFromCivil(2026, 11, 21));

/** The feeds, one item each. */
const DIRECTORY: FeedContent = {
  path: '/api/rss',
  title: 'Khagola: feeds',
  description: 'The RSS feeds of the service.',
  changedJd: LISTED_SINCE,
  items: Object.entries(FEEDS).map(([name, { path, title, description }]) => ({
    name: `feed:${name}`,
    title: `Khagola: ${title}`,
    path,
    html: html(description(REFERENCE_PLACE.name)),
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
