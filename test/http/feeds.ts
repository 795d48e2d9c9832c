/** Requests feeds and parses them with a strict, independent XML parser. */
import { DOMParser, type Element } from '@xmldom/xmldom';
import { expect } from 'vitest';
import { sendAt } from './almanac';
import { ORIGIN } from './ask';

export const FEEDS = ['/api/rss', '/api/rss/daily', '/api/rss/utsavas', '/api/rss/sankrantis', '/api/rss/sky'] as const;
export type FeedPath = (typeof FEEDS)[number];

const ATOM = 'http://www.w3.org/2005/Atom';

export interface Item {
  title: string;
  link: string;
  guid: string;
  isPermaLink: string | null;
  pubDate: string;
  /** HTML. */
  description: string;
  category: string | null;
}

export interface Channel {
  /** The text of each element of the channel, by name. */
  said: Record<string, string>;
  self: { href: string | null; rel: string | null; type: string | null }[];
  items: Item[];
}

const children = (parent: Element, name: string): Element[] =>
  Array.from(parent.childNodes).filter((node): node is Element => node.nodeName === name);

/** The text of the only child element with a name. */
function textOf(parent: Element, name: string): string {
  const found = children(parent, name);
  expect(found.length, `<${name}> in <${parent.nodeName}>`).toBe(1);
  return found[0]?.textContent ?? '';
}

/** Parses an RSS 2.0 document; throws if it is not well-formed. */
export function parseRss(xml: string): Channel {
  const document = new DOMParser({
    onError: (level, message) => {
      throw new Error(`${level}: ${message}`);
    },
  }).parseFromString(xml, 'text/xml');
  const root = document.documentElement as Element;
  expect([root.nodeName, root.getAttribute('version')]).toEqual(['rss', '2.0']);
  const [channel, ...more] = children(root, 'channel');
  if (!channel || more.length > 0) throw new Error('not one channel');
  const own = Array.from(channel.childNodes).filter((node): node is Element => node.nodeType === 1);
  const items = children(channel, 'item');
  const links = Array.from(channel.getElementsByTagNameNS(ATOM, 'link'));
  const said = own.filter((element) => !items.includes(element) && !links.includes(element));
  expect(new Set(said.map(({ nodeName }) => nodeName)).size, 'elements of the channel').toBe(said.length);
  return {
    said: Object.fromEntries(said.map((element) => [element.nodeName, element.textContent ?? ''])),
    self: links.map((link) => ({
      href: link.getAttribute('href'),
      rel: link.getAttribute('rel'),
      type: link.getAttribute('type'),
    })),
    items: items.map((item) => ({
      title: textOf(item, 'title'),
      link: textOf(item, 'link'),
      guid: textOf(item, 'guid'),
      isPermaLink: (children(item, 'guid')[0] as Element).getAttribute('isPermaLink'),
      pubDate: textOf(item, 'pubDate'),
      description: textOf(item, 'description'),
      category: children(item, 'category')[0]?.textContent ?? null,
    })),
  };
}

/** The rows of an item's HTML by label. */
export function rowsOf({ description }: Item): Record<string, string> {
  const unescaped = (text: string) =>
    text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  const rows = [...description.matchAll(/<li>([^:]+): (.*?)<\/li>/g)];
  return Object.fromEntries(rows.map(([, label = '', text = '']) => [label, unescaped(text)]));
}

/** One request at an instant of the service's clock. */
export const requestAt = (
  time: string | number,
  path: string,
  { method = 'GET', headers = {}, origin = ORIGIN }: { method?: string; headers?: HeadersInit; origin?: string } = {},
): Promise<Response> => sendAt(time)(new Request(origin + path, { method, headers }));

/** A feed at an instant of the service's clock. */
export async function feedAt(time: string | number, path: FeedPath): Promise<Channel> {
  const response = await requestAt(time, path);
  expect(response.status, path).toBe(200);
  return parseRss(await response.text());
}
