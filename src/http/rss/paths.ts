import * as z from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { ENGINE_FAULT, IF_NONE_MATCH } from '../responses';

const RssDocument = z
  .string()
  .meta({ id: 'RssDocument', description: 'An RSS 2.0 document in UTF-8; its links are absolute.' });

const header = (id: string, description: string, example: string) =>
  z.string().meta({ description, examples: [example], header: { id } });

/** What lets a reader ask again cheaply; on a 304 too. */
const FeedHeaders = z.object({
  ETag: header('FeedETag', 'Strong entity tag.', '"7d865e959b2466918c9863afca942d0f"'),
  'Last-Modified': header('FeedLastModified', 'When the feed last changed.', 'Fri, 20 Nov 2026 18:30:00 GMT'),
  'Cache-Control': header('FeedCacheControl', 'A quarter of an hour.', 'public, max-age=900'),
  'Access-Control-Allow-Origin': header('OpenOrigin', 'Pages of any origin may read it.', '*'),
});

const CONDITIONS = IF_NONE_MATCH.extend({
  'If-Modified-Since': z.string().optional().meta({
    description: 'Last-Modified of what the client has; not looked at beside `If-None-Match`.',
  }),
});

const feed = (name: string, summary: string, description: string) => ({
  get: {
    operationId: `get${name}`,
    tags: ['feeds'],
    summary,
    description: `${description} A query string is ignored. Every answer, a refusal too, is open to pages of any origin.`,
    requestParams: { header: CONDITIONS },
    responses: {
      200: {
        description: 'The feed.',
        headers: FeedHeaders,
        content: { 'application/rss+xml; charset=utf-8': { schema: RssDocument } },
      },
      304: { description: 'The client has the feed as it is.', headers: FeedHeaders },
      500: ENGINE_FAULT,
    },
  },
  options: {
    operationId: `options${name}`,
    tags: ['feeds'],
    summary: 'What a page of another origin may do.',
    responses: { 204: { description: 'GET, HEAD and OPTIONS, with any headers.' } },
  },
});

export const rssPaths: ZodOpenApiPathsObject = {
  '/api/rss': feed('Feeds', 'The feeds there are, one item each.', 'RSS 2.0.'),
  '/api/rss/daily': feed(
    'DailyFeed',
    'The pañcāṅga of the last thirty days.',
    'One item a civil day of the reference place, today first: vāra, the tithis, nakṣatras, yogas and karaṇas that touch the ' +
      'day with their ends, beginning with those at sunrise, sunrise and sunset, the principal utsava (a widely kept one first, then by kind) and the others. An ' +
      'item is dated by the midnight that begins its day and never changes.',
  ),
  '/api/rss/utsavas': feed(
    'UtsavasFeed',
    'The observances of today and the next sixty days.',
    'In order of date, for the reference place, each with the reason for its day. An item is dated by the midnight sixty ' +
      'days before its day.',
  ),
  '/api/rss/sankrantis': feed(
    'SankrantisFeed',
    'The Sun’s entries into the rāśis: the last twelve and the next three.',
    'The latest first, by Lahiri, each with its instant, the day of puṇya-kāla at the reference place, tithi and nakṣatra. ' +
      'An item is dated by the midnight after the third saṅkrānti before its own.',
  ),
};
