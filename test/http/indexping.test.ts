/** The notification of search engines: the request that is sent, and the errors. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApp } from '../../src/app';
import type { Bindings } from '../../src/http/env';
import { MAIN_PAGES } from '../../src/http/indexping/urls';
import { kernel } from './almanac';
import { ask, type Body, ORIGIN } from './ask';

const PATH = '/api/indexping';
const KEY = 'a1b2c3d4-E5F6';
const HOME = 'https://khagola.example';
const SITEMAP = '<urlset><url><loc>https://khagola.invalid/day</loc></url></urlset>';
const ASSETS: Bindings['ASSETS'] = {
  fetch: async ({ url }) => new Response(SITEMAP, { status: url.endsWith('/sitemap.xml') ? 200 : 404 }),
};
const CONFIGURED: Bindings = { INDEXNOW_KEY: KEY, PUBLIC_ORIGIN: HOME, ASSETS };

/** A new instance for each test: an instance remembers its pings. */
let app = createApp(() => kernel);
const sendWith = (bindings: Bindings) => async (request: Request) => app.fetch(request, bindings);
const post = (body: Body, bindings = CONFIGURED) => ask('POST', PATH, body, sendWith(bindings));
const get = (bindings = CONFIGURED, method = 'GET') => ask(method, PATH, undefined, sendWith(bindings));
const postUrls = (urlList: unknown, bindings = CONFIGURED) => post({ urlList }, bindings);

const upstream = vi.spyOn(globalThis, 'fetch');
const answering = (status: number, text = '', headers: HeadersInit = {}) =>
  upstream.mockImplementation(async () => new Response(status === 204 ? null : text, { status, headers }));

beforeEach(() => {
  app = createApp(() => kernel);
  answering(200);
});
afterEach(() => {
  upstream.mockReset();
});

/** The only request that was sent. */
function sent() {
  expect(upstream).toHaveBeenCalledOnce();
  const [url, init] = upstream.mock.calls[0] as unknown as [URL, RequestInit];
  return { url: String(url), init, body: JSON.parse(init.body as string) };
}

describe('POST', () => {
  test('POST sends the URLs to IndexNow with host, key and key location', async () => {
    const { status, headers, body } = await postUrls([`${HOME}/docs`, `${HOME}/`]);
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(body).toEqual({ ok: true, host: 'khagola.example', submitted: 2, repeated: false, upstream_status: 200 });
    const { url, init, body: sentBody } = sent();
    expect(url).toBe('https://api.indexnow.org/indexnow');
    expect(sentBody).toEqual({
      host: 'khagola.example',
      key: KEY,
      keyLocation: `${HOME}/${KEY}.txt`,
      urlList: [`${HOME}/docs`, `${HOME}/`],
    });
    expect(init).toMatchObject({ method: 'POST', redirect: 'manual' });
    expect(new Headers(init.headers).get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(JSON.stringify(body)).not.toContain(KEY);
  });

  test('POST sends each URL once, in normalised spelling', async () => {
    const spelled = [
      `${HOME}/docs?a b`,
      `${HOME}/docs?a%20b`,
      'HTTPS://KHAGOLA.example:443/docs?a b',
      ` ${HOME}/./docs?a b\n`,
    ];
    expect((await postUrls(spelled)).body.submitted).toBe(1);
    expect(sent().body.urlList).toEqual([`${HOME}/docs?a%20b`]);
  });

  test('POST accepts ten thousand URLs', async () => {
    const urls = Array.from({ length: 10_000 }, (_, i) => `${HOME}/day?${i}`);
    expect((await postUrls(urls)).body.submitted).toBe(10_000);
    expect(sent().body.urlList).toEqual(urls);
  });

  test('POST uses the requested origin if none is configured', async () => {
    expect((await postUrls([`${ORIGIN}/docs`], { INDEXNOW_KEY: KEY })).body.host).toBe('khagola.test');
    expect(sent().body).toMatchObject({ host: 'khagola.test', keyLocation: `${ORIGIN}/${KEY}.txt` });
  });

  test('POST reports a key that is not verified yet', async () => {
    answering(202);
    expect((await postUrls([`${HOME}/`])).body.upstream_status).toBe(202);
  });
});

describe('a URL of another site', () => {
  test.each([
    'https://elsewhere.example/',
    'https://www.khagola.example/',
    'https://khagola.example.elsewhere.example/',
    'https://khagola.example./',
    'https://khagola.example:8443/',
    'http://khagola.example/',
    'https://khagola.example@elsewhere.example/',
    'https://elsewhere.example\\@khagola.example/',
    '//khagola.example/'.replace('//', 'ftp://'),
    'javascript:alert(1)',
    'file:///etc/passwd',
    'data:text/plain,x',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://khagola.exampl\u0435/',
  ])('the URL %s of another site is refused, and nothing is sent', async (url) => {
    const { status, body } = await postUrls([`${HOME}/`, url, 'https://other.example/']);
    expect([status, body.error, body.field]).toEqual([400, 'host-not-allowed', 'urlList.1']);
    expect(body.message).toBe(`urlList.1 must be a URL at ${HOME}.`);
    expect(upstream).not.toHaveBeenCalled();
  });
});

describe('an invalid request', () => {
  const LIST = `must be a list of 1 to 10000 URLs, for example ["${HOME}/docs"]`;
  test.each<[body: Body, field: string | undefined, message: string]>([
    ['', undefined, 'The body must be a JSON object in UTF-8.'],
    ['["https://khagola.example/"]', undefined, 'The body must be a JSON object in UTF-8.'],
    [{}, 'urlList', `urlList is required and ${LIST}.`],
    [{ urlList: null }, 'urlList', `urlList ${LIST}.`],
    [{ urlList: `${HOME}/` }, 'urlList', `urlList ${LIST}.`],
    [{ urlList: [] }, 'urlList', `urlList ${LIST}.`],
    [{ urlList: { 0: `${HOME}/` } }, 'urlList', `urlList ${LIST}.`],
    [{ urlList: Array(10_001).fill(`${HOME}/`) }, 'urlList', `urlList ${LIST}.`],
    [{ urlList: ['/docs'] }, 'urlList.0', `urlList.0 must be an absolute URL, for example ${HOME}/docs.`],
    [{ urlList: [`${HOME}/`, ''] }, 'urlList.1', `urlList.1 must be an absolute URL, for example ${HOME}/docs.`],
    [{ urlList: [42] }, 'urlList.0', `urlList.0 must be an absolute URL, for example ${HOME}/docs.`],
    [{ urlList: [[`${HOME}/`]] }, 'urlList.0', `urlList.0 must be an absolute URL, for example ${HOME}/docs.`],
    [{ urlList: ['https://'] }, 'urlList.0', `urlList.0 must be an absolute URL, for example ${HOME}/docs.`],
    [{ urlList: ['https://me:secret@khagola.example/'] }, 'urlList.0', 'urlList.0 must be a URL without credentials.'],
    [{ urlList: [`${HOME}/#part`] }, 'urlList.0', 'urlList.0 must be a URL without a fragment.'],
    [{ urlList: [`${HOME}/#`] }, 'urlList.0', 'urlList.0 must be a URL without a fragment.'],
  ])('the body %o is refused', async (body, field, message) => {
    const answer = await post(body);
    expect([answer.status, answer.body.field, answer.body.message]).toEqual([400, field, message]);
    expect(upstream).not.toHaveBeenCalled();
  });

  test('a body over 1 MiB is refused', async () => {
    const { status, body } = await post(' '.repeat(1024 * 1024 + 1));
    expect([status, body.error]).toEqual([413, 'payload-too-large']);
    expect((await post(`${' '.repeat(1024 * 1024 - 2)}{}`)).body.field).toBe('urlList');
  });

  test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('the method %s returns 405', async (method) => {
    const { status, headers } = await get(CONFIGURED, method);
    expect([status, headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST']);
    expect(upstream).not.toHaveBeenCalled();
  });
});

describe('GET', () => {
  test('GET submits the home page and ten main pages', async () => {
    const { status, body } = await get();
    expect([status, body.submitted]).toEqual([200, 11]);
    expect(sent().body.urlList).toEqual(MAIN_PAGES.map((path) => HOME + path));
    expect(new Set(MAIN_PAGES).size).toBe(11);
    expect(MAIN_PAGES[0]).toBe('/');
  });
});

describe('an unknown path', () => {
  const message = `urlList.0 must be the URL of a page or an endpoint of this service, for example ${HOME}/docs.`;

  test.each(['/nowhere', '/docs/', '/DOCS', '/account', '/api/chart', '/assets/x.js', '/day/2026'])(
    'the unknown path %s is refused, and nothing is sent',
    async (path) => {
      const { status, body } = await postUrls([`${HOME}${path}`]);
      expect([status, body.field, body.message]).toEqual([400, 'urlList.0', message]);
      expect(upstream).not.toHaveBeenCalled();
    },
  );

  test.each(['/', '/day', '/day?date=2026-11-23', '/api/utsavas?year=2026', '/api/v1/sky'])(
    'the known path %s is accepted',
    async (path) => {
      expect((await postUrls([`${HOME}${path}`])).status).toBe(200);
    },
  );
});

describe('a request from a page of another site', () => {
  const from = (method: string, site: string) => {
    const init = { method, headers: { 'Sec-Fetch-Site': site, 'CF-Connecting-IP': '203.0.113.9' } };
    return app.fetch(new Request(ORIGIN + PATH, { ...init, ...(method === 'POST' && { body: '{}' }) }), CONFIGURED);
  };

  test.each(['GET', 'HEAD', 'POST'])(
    '%s from a page of another site is refused, and counts against no limit',
    async (method) => {
      for (const site of ['cross-site', 'same-site', 'odd']) {
        const response = await from(method, site);
        expect([response.status, response.headers.get('X-RateLimit-Remaining')]).toEqual([403, null]);
        if (method !== 'HEAD') expect(((await response.json()) as { error: string }).error).toBe('origin-not-allowed');
      }
      expect(upstream).not.toHaveBeenCalled();
    },
  );

  test.each(['same-origin', 'none'])('a request with Sec-Fetch-Site: %s is accepted', async (site) => {
    expect((await from('GET', site)).status).toBe(200);
  });
});

describe('a ping repeated within the hour', () => {
  test('pages submitted within the hour are answered from memory, whatever their query, and only others are sent', async () => {
    const urls = [`${HOME}/docs`, `${HOME}/day`];
    const statuses = [
      await postUrls(urls),
      await postUrls(urls.toReversed()),
      await postUrls([`${HOME}/docs?again`]),
      await postUrls([`${HOME}/docs`, `${HOME}/sky`]),
    ].map(({ status, body }) => [status, body.repeated, body.submitted]);
    expect(statuses).toEqual([
      [200, false, 2],
      [200, true, 2],
      [200, true, 1],
      [200, false, 2],
    ]);
    expect(upstream).toHaveBeenCalledTimes(2);
    const [, last] = upstream.mock.lastCall as unknown as [URL, RequestInit];
    expect(JSON.parse(last.body as string).urlList).toEqual([`${HOME}/sky`]);
  });

  test('GET is never refused for its rate, and asks the index service once an hour', async () => {
    let now = Date.UTC(2026, 10, 24);
    app = createApp(
      () => kernel,
      () => now,
    );
    const answers = [];
    for (let i = 0; i < 80; i++) answers.push(await get(CONFIGURED, i % 2 === 0 ? 'GET' : 'HEAD'));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(upstream).toHaveBeenCalledTimes(1);
    now += 3_600_000;
    expect((await get()).body.repeated).toBe(false);
    expect(upstream).toHaveBeenCalledTimes(2);
  });

  test('a failed ping is not remembered', async () => {
    answering(429);
    expect((await get()).status).toBe(502);
    answering(202);
    expect((await get()).body).toMatchObject({ repeated: false, upstream_status: 202 });
    expect((await get()).body).toMatchObject({ repeated: true, upstream_status: 202 });
  });
});

describe('without a key', () => {
  test.each([undefined, '', 'short-7', 'x'.repeat(129), 'with space', 'with/slash', 'kéy-of-eight', 'key\nkey-key'])(
    'the endpoint refuses the key setting %j',
    async (INDEXNOW_KEY) => {
      const bindings = { PUBLIC_ORIGIN: HOME, INDEXNOW_KEY: INDEXNOW_KEY as string };
      for (const { status, body } of [await get(bindings), await postUrls([`${HOME}/`], bindings)]) {
        expect([status, body.error]).toEqual([503, 'index-key-not-configured']);
      }
      expect(upstream).not.toHaveBeenCalled();
    },
  );

  test('the endpoint reports an invalid request before a missing key', async () => {
    expect((await postUrls(['https://elsewhere.example/'], { PUBLIC_ORIGIN: HOME })).status).toBe(400);
  });
});

describe('a failing index service', () => {
  test.each([301, 302, 307, 400, 403, 422, 429, 500, 503])(
    'the status %i of the index service gives 502 and reveals only that status',
    async (code) => {
      answering(code, 'SECRET of the upstream', { Location: 'http://169.254.169.254/' });
      const { status, body } = await postUrls([`${HOME}/`]);
      expect([status, body]).toEqual([
        502,
        {
          error: 'index-upstream-failed',
          message: `The index service answered ${code}.`,
          upstream_status: code,
        },
      ]);
      expect(upstream).toHaveBeenCalledOnce();
    },
  );

  test('an index service without an answer gives 502', async () => {
    upstream.mockRejectedValue(new TypeError('SECRET of the network'));
    const { status, body } = await get();
    expect([status, body]).toEqual([
      502,
      { error: 'index-upstream-failed', message: 'The index service did not answer.' },
    ]);
  });

  test('a silent index service gives 502', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
    upstream.mockImplementation(async (_, init) => {
      init?.signal?.throwIfAborted();
      return new Response();
    });
    expect((await get()).body.error).toBe('index-upstream-failed');
    expect(timeout).toHaveBeenCalledWith(10_000);
    timeout.mockRestore();
  });
});

describe('the URL of the index service', () => {
  const at = (INDEXNOW_ENDPOINT: string): Bindings => ({ ...CONFIGURED, INDEXNOW_ENDPOINT });

  test.each([
    'https://index.example/indexnow',
    'http://127.0.0.1:9/indexnow',
    'http://localhost:9/',
    'http://[::1]:9/',
  ])('the URL of the index service may be %s', async (endpoint) => {
    expect((await get(at(endpoint))).status).toBe(200);
    expect(sent().url).toBe(endpoint);
  });

  test('the URL of the index service has a default', async () => {
    await get(at(''));
    expect(sent().url).toBe('https://api.indexnow.org/indexnow');
  });

  test.each([
    'http://index.example/',
    'http://127.0.0.1.elsewhere.example/',
    'ftp://index.example/',
    'file:///etc/passwd',
    'https://me:secret@index.example/',
    'index.example',
  ])('the URL of the index service must not be %s', async (endpoint) => {
    expect((await get(at(endpoint))).status).toBe(502);
    expect(upstream).not.toHaveBeenCalled();
  });
});

describe('the key file', () => {
  const file = (path: string, bindings = CONFIGURED, method = 'GET') =>
    app.fetch(new Request(ORIGIN + path, { method }), bindings);

  test('the key file is served under its name', async () => {
    const response = await file(`/${KEY}.txt`);
    expect([response.status, await response.text()]).toEqual([200, KEY]);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain;\s*charset=utf-8$/i);
    expect((await file(`/${KEY}.txt`, CONFIGURED, 'HEAD')).status).toBe(200);
  });

  test.each([
    `/${KEY.toLowerCase()}.txt`,
    `/${KEY}.TXT`,
    `/${KEY}`,
    `/${KEY}x.txt`,
    `/${KEY.slice(1)}.txt`,
    `/${KEY}.txt/`,
    `/x/${KEY}.txt`,
    '/.txt',
    '/robots.txt',
    '/undefined.txt',
  ])('the key file returns 404 for %s', async (path) => {
    const response = await file(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain(KEY);
  });

  test('the key file does not exist without a key', async () => {
    for (const name of ['undefined', 'null', '']) expect((await file(`/${name}.txt`, {})).status).toBe(404);
    expect((await file('/short.txt', { INDEXNOW_KEY: 'short' })).status).toBe(404);
  });

  test.each(['POST', 'DELETE', 'OPTIONS'])(
    'the key file returns 405 for %s, and other files return 404',
    async (method) => {
      const response = await file(`/${KEY}.txt`, CONFIGURED, method);
      expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
      expect((await file('/other-file.txt', CONFIGURED, method)).status).toBe(404);
    },
  );

  test('the key file does not hide llms.txt', async () => {
    const text = await (await file('/llms.txt', { INDEXNOW_KEY: 'llms-llms' })).text();
    expect(text).toMatch(/^# Khagola\n/);
  });
});
