/** The feeds as documents and as resources: the rules of the W3C feed validator, revalidation, CORS, methods. */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { html, writeRss } from '../../src/api/rss/feed';
import { createApp } from '../../src/app';
import { kernel, sendAt } from './almanac';
import { ask, ORIGIN } from './ask';
import { FEEDS, type FeedPath, feedAt, type Item, parseRss, requestAt, rowsOf } from './feeds';

const NOW = '2026-11-21T06:30:00Z';

/** RFC 822 with a four-digit year, as the validator requires, and the correct weekday. */
function expectRfc822(text: string | undefined): number {
  expect(text).toMatch(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/);
  const time = Date.parse(text as string);
  expect(new Date(time).toUTCString()).toBe(text);
  return time;
}

/** The requirements for a valid feed, including warnings of the validator. */
async function expectValid(time: string | number, path: FeedPath): Promise<void> {
  const now = typeof time === 'number' ? time : Date.parse(time);
  const response = await requestAt(time, path);
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'application/rss+xml; charset=utf-8']);
  const xml = await response.text();
  expect(xml.startsWith('<?xml version="1.0" encoding="utf-8"?>')).toBe(true);
  const { said, self, items } = parseRss(xml);
  expect(said.title).toMatch(/^Khagola: /);
  expect([said.link, said.language]).toEqual([`${ORIGIN}/`, 'en']);
  expect(said.description?.length).toBeGreaterThan(20);
  expect(said.description).not.toMatch(/[<&]/);
  const built = expectRfc822(said.lastBuildDate);
  expect(response.headers.get('Last-Modified')).toBe(said.lastBuildDate);
  expect(self).toEqual([{ href: ORIGIN + path, rel: 'self', type: 'application/rss+xml' }]);
  expect(items.length).toBeGreaterThan(0);
  for (const { title, link, guid, isPermaLink, pubDate, description } of items) {
    expect(title.trim()).toBe(title);
    expect(title).not.toMatch(/[<&]|^$/);
    expect(new URL(link).origin).toBe(ORIGIN);
    // RFC 4151: a DNS name, a day, and a name of pchar, "/" and "?".
    expect(guid).toMatch(/^tag:khagola\.test,\d{4}-\d\d-\d\d:[\w:/?.-]+$/);
    expect(isPermaLink).toBe('false');
    expect(expectRfc822(pubDate)).toBeLessThanOrEqual(built);
    expect(description).toMatch(/^<p>[^<]+<\/p>(\n<ul>\n(<li>[^<]+<\/li>\n)+<\/ul>)?$/);
    expect(description).not.toMatch(/&(?!(amp|lt|gt|quot);)|NaN|undefined|null|Invalid/);
  }
  expect(new Set(items.map(({ guid }) => guid)).size).toBe(items.length);
  if (path !== '/api/rss') expect(built).toBeLessThanOrEqual(now);
}

describe.each(FEEDS)('%s', (path) => {
  test('the feed is valid RSS 2.0', () => expectValid(NOW, path));

  test('the feed is valid RSS 2.0 at any instant', async () => {
    const instants = fc.integer({ min: Date.UTC(1901, 0, 2), max: Date.UTC(2099, 11, 30) });
    await fc.assert(
      fc.asyncProperty(instants, (time) => expectValid(time, path)),
      { seed: 108, numRuns: path === '/api/rss' ? 3 : 25 },
    );
  });

  test('the feed is the same all day, for every client', async () => {
    const [first, ...others] = await Promise.all(
      // Midnight at New Delhi is 18:30 UTC.
      ['2026-11-20T18:30:00Z', '2026-11-21T00:30:00Z', '2026-11-21T18:29:59.999Z'].map(async (time) => {
        const { headers, ...response } = await requestAt(time, `${path}?time=${time}`).then(async (answer) => ({
          headers: answer.headers,
          text: await answer.text(),
        }));
        return { ...response, etag: headers.get('ETag'), modified: headers.get('Last-Modified') };
      }),
    );
    for (const other of others) expect(other).toEqual(first);
  });

  test('the feed has a strong entity tag, a date and 15 minutes of freshness, and either validator gets 304', async () => {
    const { headers } = await requestAt(NOW, path);
    const [tag, modified] = [headers.get('ETag') as string, headers.get('Last-Modified') as string];
    expect(tag).toMatch(/^"[^"]+"$/);
    expect(headers.get('Cache-Control')).toBe('public, max-age=900');
    const later = new Date(Date.parse(modified) + 60_000).toUTCString();
    const earlier = new Date(Date.parse(modified) - 1000).toUTCString();
    const rows: [HeadersInit, number][] = [
      [{ 'If-None-Match': tag }, 304],
      [{ 'If-None-Match': `W/${tag}` }, 304],
      [{ 'If-None-Match': `"other", ${tag}` }, 304],
      [{ 'If-None-Match': '*' }, 304],
      [{ 'If-None-Match': '"other"' }, 200],
      [{ 'If-Modified-Since': modified }, 304],
      [{ 'If-Modified-Since': later }, 304],
      [{ 'If-Modified-Since': earlier }, 200],
      [{ 'If-Modified-Since': 'yesterday' }, 200],
      // The date is ignored if the request has entity tags.
      [{ 'If-None-Match': '"other"', 'If-Modified-Since': later }, 200],
      [{ 'If-None-Match': tag, 'If-Modified-Since': earlier }, 304],
    ];
    for (const [requestHeaders, status] of rows) {
      for (const method of ['GET', 'HEAD']) {
        const response = await requestAt(NOW, path, { method, headers: requestHeaders });
        expect(response.status, `${method} ${JSON.stringify(requestHeaders)}`).toBe(status);
        // A matching tag gets 304 before the feed and its date are computed.
        const isByTag = status === 304 && new Headers(requestHeaders).get('If-None-Match')?.includes(tag);
        const dated = isByTag ? null : modified;
        expect([response.headers.get('ETag'), response.headers.get('Last-Modified')]).toEqual([tag, dated]);
        expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
        expect(response.headers.get('Cache-Control')).toBe('public, max-age=900');
        expect(response.headers.get('Content-Type')).toBe(status === 304 ? null : 'application/rss+xml; charset=utf-8');
        const length = (await response.text()).length;
        if (status === 304 || method === 'HEAD') expect(length).toBe(0);
        else expect(length).toBeGreaterThan(0);
      }
    }
  });

  test('pages of any origin can read the feed, including its entity tag', async () => {
    const { headers } = await requestAt(NOW, path, { headers: { Origin: 'https://reader.example' } });
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Access-Control-Expose-Headers')).toMatch(/\bETag\b/);
    expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
    expect(headers.get('X-Request-Id')).toMatch(/^[\w-]{8,}$/);
  });

  test('OPTIONS returns 204', async () => {
    const response = await requestAt(NOW, path, {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://reader.example',
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'if-none-match',
      },
    });
    expect([response.status, await response.text()]).toEqual([204, '']);
    const headerOf = (name: string) => response.headers.get(name);
    expect([headerOf('Allow'), headerOf('Access-Control-Allow-Methods')]).toEqual([
      'GET, HEAD, OPTIONS',
      'GET, HEAD, OPTIONS',
    ]);
    expect([headerOf('Access-Control-Allow-Origin'), headerOf('Access-Control-Max-Age')]).toEqual(['*', '86400']);
    expect(headerOf('Access-Control-Allow-Headers')?.toLowerCase()).toContain('if-none-match');
    expect(headerOf('X-Request-Id')).toMatch(/^[\w-]{8,}$/);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s returns 405, open to any origin', async (method) => {
    const { status, headers, body } = await ask(method, path);
    expect([status, body.error, headers.get('Allow')]).toEqual([405, 'method-not-allowed', 'GET, HEAD, OPTIONS']);
    expect([headers.get('Access-Control-Allow-Origin'), headers.get('Cache-Control')]).toEqual(['*', 'no-store']);
  });

  test('the feed returns 404 with a trailing slash', async () => {
    expect((await ask('GET', `${path}/`)).status).toBe(404);
    expect((await ask('OPTIONS', `${path}/`)).status).toBe(404);
  });

  test('the links of the feed start with the public origin, if configured', async () => {
    const app = createApp(
      () => kernel,
      () => Date.parse(NOW),
    );
    const feedFrom = async (PUBLIC_ORIGIN: string) =>
      (await app.fetch(new Request(ORIGIN + path), { PUBLIC_ORIGIN })).text().then(parseRss);
    const { said, self, items } = await feedFrom('https://public.example:8443');
    expect([said.link, self[0]?.href]).toEqual(['https://public.example:8443/', `https://public.example:8443${path}`]);
    for (const { link, guid } of items) {
      expect(new URL(link).origin).toBe('https://public.example:8443');
      expect(guid).toMatch(/^tag:public\.example,/);
    }
    expect((await feedFrom('')).said.link).toBe(`${ORIGIN}/`);
  });
});

describe('a service with a failing kernel', () => {
  const broken = createApp(
    () => {
      throw new Error();
    },
    () => Date.parse('2031-03-03T00:00:00Z'),
  );

  test.each(FEEDS.slice(1))('%s returns 500 when the kernel fails, uncached and open to any origin', async (path) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { status, headers, body } = await ask('GET', path, undefined, async (request) => broken.fetch(request, {}));
    log.mockRestore();
    expect([status, body.error]).toEqual([500, 'engine-fault']);
    expect([headers.get('Access-Control-Allow-Origin'), headers.get('Cache-Control')]).toEqual(['*', 'no-store']);
    expect([headers.get('ETag'), headers.get('Last-Modified')]).toEqual([null, null]);
  });

  test('the feed returns 500 when the clock is outside the almanac', async () => {
    for (const path of FEEDS.slice(1)) {
      const { status, body } = await ask('GET', path, undefined, sendAt('2150-01-01T00:00:00Z'));
      expect([status, body.error], path).toEqual([500, 'engine-fault']);
    }
  });
});

describe('writing', () => {
  const HOSTILE = `]]> & &amp; <b a="1">'</b> <!-- ā लक्ष्मी 𑖌 --> <![CDATA[ ]]>`;

  test('the writer escapes all text without losing any', () => {
    const item = { name: 'n', path: '/a?b=1&c=2', publishedJd: 2461365.5 };
    const { said, items } = parseRss(
      writeRss(
        {
          path: '/api/rss',
          title: 'T',
          description: 'D',
          language: 'en' as const,
          changedJd: 2461365.5,
          items: [{ ...item, title: HOSTILE, html: html(HOSTILE, [['Label', HOSTILE]]), category: 'a & <b>' }],
        },
        ORIGIN,
      ),
    );
    expect(Object.keys(said)).toEqual([
      'title',
      'link',
      'description',
      'lastBuildDate',
      'docs',
      'generator',
      'language',
    ]);
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ title: HOSTILE, link: `${ORIGIN}/a?b=1&c=2`, category: 'a & <b>' });
    expect(rowsOf(items[0] as Item).Label).toBe(HOSTILE);
    expect(items[0]?.description).not.toMatch(/<(?!\/?(p|ul|li)>)/);
  });
});

test('the writer replaces control characters, which XML forbids', () => {
  const item = {
    name: 'n',
    path: '/a',
    publishedJd: 2461365.5,
    category: 'c',
    title: 'a\u0000\u001bb',
    html: html('c\u0007d\u009b'),
  };
  const feed = {
    path: '/api/rss',
    title: 'T\u000c',
    description: 'D\u007f',
    language: 'en' as const,
    changedJd: 2461365.5,
    items: [item],
  };
  const text = writeRss(feed, ORIGIN);
  expect(text).not.toMatch(/(?!\n)\p{Cc}/u);
  expect(parseRss(text).items[0]).toMatchObject({ title: 'a  b', description: '<p>c d </p>' });
});

describe('GET /api/rss', () => {
  test('GET /api/rss lists every other feed, each with its own URL', async () => {
    const { items } = await feedAt(NOW, '/api/rss');
    expect(items.map(({ link }) => link)).toEqual(FEEDS.slice(1).map((path) => ORIGIN + path));
    for (const { title, link } of items) {
      expect(await feedAt(NOW, new URL(link).pathname as FeedPath)).toMatchObject({ said: { title } });
    }
  });
});
