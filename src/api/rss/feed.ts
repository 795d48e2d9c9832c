/** The content of a feed, and its RSS 2.0 writer. */
import { Feed } from 'feed';
import type { SentenceLanguage } from '../../data/language';
import { isoUtc } from '../../domain/time/iso';
import { escaped, xmlText } from '../../drawing/escaped';

/** An item of a feed. Its content never changes. */
export interface FeedItem {
  /** Unique and permanent within the service; part of the guid. */
  name: string;
  title: string;
  /** Path and query of the item's page. */
  path: string;
  html: string;
  /** Not later than the instant at which it first appears in the feed. */
  publishedJd: number;
  category?: string;
}

export interface FeedContent {
  path: string;
  title: string;
  description: string;
  /** The language of its sentences; names may be in another one. */
  language: SentenceLanguage;
  /** When the feed last changed, Julian day UT. */
  changedJd: number;
  items: readonly FeedItem[];
}

/** The date in the tag URIs of the service. */
const TAGS_SINCE = '2026-11-21';

/** A tag URI (RFC 4151): a host, a day on which the service owned it, and a name. */
const tagUri = (origin: string, name: string): string => `tag:${new URL(origin).hostname},${TAGS_SINCE}:${name}`;

/** Rounded to the nearest second, like every text of an instant. */
const asDate = (jdUt: number): Date => new Date(isoUtc(jdUt));

/** A paragraph and a list under it, as HTML. */
export function html(paragraph: string, rows: readonly (readonly [label: string, text: string])[] = []): string {
  const items = rows.map(([label, text]) => `<li>${escaped(label)}: ${escaped(text)}</li>`);
  return [`<p>${escaped(paragraph)}</p>`, ...(items.length > 0 ? ['<ul>', ...items, '</ul>'] : [])].join('\n');
}

/** Writes a feed as XML; `origin` starts its links. */
export function writeRss(
  { path, title, description, language, changedJd, items }: FeedContent,
  origin: string,
): string {
  const feed = new Feed({
    title,
    description,
    link: `${origin}/`,
    feed: origin + path,
    language,
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
  return xmlText(feed.rss2());
}

/** Common definition fields of all feeds: media type and dates. */
export const FEED_FORM = {
  write: (content: FeedContent, { origin }: { origin: string }) => ({ body: writeRss(content, origin) }),
  lastModified: (_: unknown, { changedJd }: FeedContent) => asDate(changedJd).getTime(),
};
