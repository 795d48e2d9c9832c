/** What a feed holds, and its writing as RSS 2.0. */
import { Feed } from 'feed';
import { isoUtc } from '../../domain/time/iso';

/** Media type of the answers. */
export const RSS = 'application/rss+xml; charset=utf-8';

/** A line of a feed. What it says is the same whenever it is asked for. */
export interface FeedItem {
  /** Unique and lasting, within the service: it makes the guid. */
  name: string;
  title: string;
  /** Path and query of what it tells of. */
  path: string;
  html: string;
  /** Not after the instant at which it is first in the feed. */
  publishedJd: number;
  category?: string;
}

export interface FeedContent {
  path: string;
  title: string;
  description: string;
  /** When it last became another, Julian day UT. */
  changedJd: number;
  items: readonly FeedItem[];
}

/** The day from which tag URIs of the service's host are given out. */
const TAGS_SINCE = '2026-11-21';

/** RFC 4151: a host, a day on which it was the service's, and a name within it. */
const tagUri = (origin: string, name: string): string => `tag:${new URL(origin).hostname},${TAGS_SINCE}:${name}`;

/** To the nearest second, as every text about an instant. */
export const asDate = (jdUt: number): Date => new Date(isoUtc(jdUt));

/** A feed as XML; `origin` begins its links. */
export function writeRss({ path, title, description, changedJd, items }: FeedContent, origin: string): string {
  const feed = new Feed({
    title,
    description,
    link: `${origin}/`,
    feed: origin + path,
    language: 'en',
    updated: asDate(changedJd),
    generator: 'Khagola',
  });
  for (const { name, title, path, html, publishedJd, category } of items) {
    feed.addItem({
      title,
      link: origin + path,
      guid: tagUri(origin, name),
      date: asDate(publishedJd),
      description: html,
      ...(category !== undefined && { category: [{ name: category }] }),
    });
  }
  return feed.rss2();
}
