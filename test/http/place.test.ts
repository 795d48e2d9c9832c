/** `place=` replaces coordinates and a zone. The service reads the list of places through its assets binding. */
import { env } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import { createApp } from '../../src/app';
import type { Bindings } from '../../src/http/env';
import { kernel } from './almanac';
import { ask } from './ask';
import { query, UTSAVAS } from './utsavas';

const app = createApp(() => kernel);
const askYear = (fields: object, bindings: Bindings = env as Bindings, by = app) =>
  ask('GET', UTSAVAS + query({ year: 2026, ...fields }), undefined, async (request) => by.fetch(request, bindings));

describe('the address of a town', () => {
  const linksOf = async (path: string) => {
    const response = await app.request(path, {}, env);
    const html = await response.text();
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const links = [...main.matchAll(/<li><a href="([^"]*)">(.*?)<\/a>/g)].map(([, href, name]) => [href, name]);
    return { status: response.status, type: response.headers.get('Content-Type'), main, links };
  };

  test.each([
    ['/panchanga/varansi', ['/day?place=Varanasi', 'Varanasi, Uttar Pradesh']],
    ['/hi/panchanga/varansi', ['/hi/day?place=Varanasi', 'वाराणसी, उत्तर प्रदेश']],
    ['/panchanga/hydrabad', ['/day?place=Hyderabad', 'Hyderabad, Telangana']],
    ['/panchanga/new-yorkk', ['/day?place=New+York+City', 'New York City, New York']],
  ])('%s is a 404 page with the towns of the nearest names', async (path, first) => {
    const { status, type, links, main } = await linksOf(path);
    expect([status, type]).toEqual([404, 'text/html; charset=utf-8']);
    expect(links.map(([href, name]) => [href?.replace(/&.*/, ''), name])[0]).toEqual(first);
    expect(links.length).toBeLessThanOrEqual(6);
    expect(main).toMatch(/<form class="f" action="(\/hi)?\/day">.*name="place"/);
    for (const [href = ''] of links.slice(0, 2))
      expect((await app.request(href.replaceAll('&amp;', '&'), {}, env)).status).toBe(200);
  });

  test('a name that resembles no town is a 404 page without links, and exact names lead to their day', async () => {
    const { status, links } = await linksOf('/panchanga/xyzzyville');
    expect([status, links]).toEqual([404, []]);
    for (const [path, address] of [
      ['/panchanga/poona', '/panchanga/pune'],
      ['/hi/panchanga/shrirangapattana', /^\/hi\/day\?place=/],
    ] as const) {
      const { status, headers } = await app.request(path, {}, env);
      expect([301, 302]).toContain(status);
      expect(headers.get('Location')).toMatch(address);
    }
  });
});

describe('a place in the address of a page', () => {
  test.each([
    ['/day?date=2026-11-24&place=pune', '?date=2026-11-24&place=Pune&at=18.5196,73.8554&tz=Asia/Kolkata'],
    ['/utsava/lakshmi_puja/2026?at=40.52,-74.41', '?place=Edison&at=40.52,-74.41&tz=America/New_York'],
    ['/embed/today?place=%E0%A4%AA%E0%A5%81%E0%A4%A3%E0%A5%87', '?place=Pune&at=18.5196,73.8554&tz=Asia/Kolkata'],
  ])('%s leads to the address with the whole place', async (path, search) => {
    const { status, headers } = await app.request(path, {}, env);
    expect([status, headers.get('Location')]).toEqual([307, path.replace(/\?.*/, search)]);
  });

  /** The sentences of the notice of an unknown place, and the rest of it. */
  const noticeOf = async (path: string, init: RequestInit = {}) => {
    const response = await app.request(path, init, env);
    const [, notice = ''] = /<!--notice-->(.*?)<!--\/notice-->/s.exec(await response.text()) ?? [];
    const words = (/<span>(.*?)<\/span>/.exec(notice)?.[1] ?? notice).replace(/<[^>]+>/g, '');
    return { status: response.status, words, notice };
  };
  const NONE = 'No place “Xyzzy” was found. This page is for New Delhi.';

  test.each([
    '/',
    '/day',
    '/month',
    '/year',
    '/chart',
    '/sky',
    '/find',
    '/vows',
    '/utsava/lakshmi_puja/2026',
    '/subscribe',
    '/anniversaries',
    '/holidays',
    '/ephemeris',
    '/embed/line',
  ])('%s says in both languages that the place of its address is unknown', async (path) => {
    expect(await noticeOf(`${path}?place=Xyzzy`)).toMatchObject({ status: 200, words: NONE });
    expect(await noticeOf(`/hi${path}?place=Xyzzy`)).toMatchObject({
      status: 200,
      words: '“Xyzzy” नाम का कोई स्थान नहीं मिला। यह पृष्ठ नई दिल्ली के लिए है।',
    });
    expect((await noticeOf(path)).notice).toBe('');
  });

  test('the notice has a form for another place that keeps the rest of the address', async () => {
    const { notice } = await noticeOf('/day?date=2026-11-24&place=%22Xyzzy%3E&hours=12');
    expect(notice).toContain('<input type="hidden" name="date" value="2026-11-24">');
    expect(notice).toContain('<input type="hidden" name="hours" value="12">');
    expect(notice).toMatch(/<input id="other-place" name="place" value="&quot;Xyzzy>" required>/);
  });

  test('the notice of a shared name offers the places of that name', async () => {
    const { words, notice } = await noticeOf('/hi/day?date=2026-11-24&place=Bilaspur');
    expect(words).toBe('“Bilaspur” कई स्थानों या किसी प्रदेश का नाम है। यह पृष्ठ नई दिल्ली के लिए है।');
    const links = [...notice.matchAll(/<a href="([^"]+)" data-other-place>([^<]+)<\/a>/g)];
    expect(links.map(([, , label]) => label)).toContain('बिलासपुर, छत्तीसगढ़');
    for (const [, search = ''] of links) {
      const { status, words: further } = await noticeOf(`/hi/day${search.replaceAll('&amp;', '&')}`);
      expect([search, status, further]).toEqual([expect.stringMatching(/date=2026-11-24.*tz=/), 200, '']);
    }
  });

  test('the notice of a regional almanac names the town that the almanac is for', async () => {
    const { words } = await noticeOf('/almanac/ta?place=Xyzzy');
    expect(words).toBe('No place “Xyzzy” was found. This page is for Chennai.');
  });

  test('an observance page with an unknown place is not stored for other readers', async () => {
    expect((await noticeOf('/utsava/lakshmi_puja/2026?place=Xyzzy')).words).toBe(NONE);
    expect((await noticeOf('/utsava/lakshmi_puja/2026')).words).toBe('');
  });
});

describe('a place by its name', () => {
  test('a place by its name gets the answer of its coordinates and zone, with its id and name', async () => {
    const { status, body } = await askYear({ place: 'Pune' });
    expect(status).toBe(200);
    expect(body.place).toMatchObject({ name: 'Pune', tz: 'Asia/Kolkata', id: expect.any(String) });
    expect(Math.abs(body.place.lat - 18.52)).toBeLessThan(0.05);
    const { id, lat, lon, tz } = body.place;
    expect((await askYear({ place: id })).body.place).toEqual(body.place);
    expect((await askYear({ lat, lon, tz })).body.utsavas).toEqual(body.utsavas);
  });

  test.each(['Allahabad', 'Prayagraj', 'पुणे', 'Banglore', 'Kochi, Kerala', 'Ayodhya'])(
    'the place name %s is found',
    async (place) => {
      expect((await askYear({ place })).status).toBe(200);
    },
  );

  test('a name that several towns of similar size share is refused with the candidates', async () => {
    const { status, body } = await askYear({ place: 'Bilaspur' });
    expect([status, body.error, body.field]).toEqual([400, 'ambiguous-place', 'place']);
    expect(body.candidates.length).toBeGreaterThanOrEqual(2);
    expect(body.message).toBe(
      `place matches several places. Send the id of one of the candidates, for example ${body.candidates[0].id}.`,
    );
    for (const { id } of body.candidates) expect((await askYear({ place: id })).body.place.id).toBe(id);
  });

  test.each(['Xyzzy', 'Rampur Hat Nowhere', 'Pune, Texas', 'Narnia'])(
    'the place name %s is near no town, so it is refused with candidates',
    async (place) => {
      const { status, body } = await askYear({ place });
      expect([status, body.error, body.field]).toEqual([400, 'ambiguous-place', 'place']);
      expect(body.candidates.length).toBeGreaterThan(0);
    },
  );

  test.each([
    ['Goa', 'Goa', 'IN'],
    ['Kerala', 'Kerala', 'IN'],
    ['Orissa', 'Odisha', 'IN'],
    ['Florida', 'Florida', 'US'],
  ])(
    '%s names a state, so it is refused with towns of it, also if a town elsewhere has the name',
    async (place, admin1, country) => {
      const { status, body } = await askYear({ place });
      expect([status, body.error, body.field]).toEqual([400, 'ambiguous-place', 'place']);
      expect(body.message).toMatch(/^place is the name of a state or a country\. Send the id of a town/);
      expect(body.candidates[0]).toMatchObject({ admin1, country });
      expect((await askYear({ place: body.candidates[0].id })).status).toBe(200);
    },
  );

  test.each([
    ['Delhi', 'Asia/Kolkata'],
    ['Puducherry', 'Asia/Kolkata'],
    ['Goa, Philippines', 'Asia/Manila'],
    ['Singapore', 'Asia/Singapore'],
    ['Luxembourg', 'Europe/Luxembourg'],
    ['New York', 'America/New_York'],
  ])('%s is the town of that name, although a state or a country has it too', async (place, tz) => {
    expect((await askYear({ place })).body.place).toMatchObject({ tz });
  });

  test('the answer says which name of the place matched', async () => {
    expect((await askYear({ place: 'Poona' })).body.place).toMatchObject({ name: 'Pune', matched: 'Poona' });
    expect((await askYear({ place: 'Banglore' })).body.place).toMatchObject({
      name: 'Bengaluru',
      matched: 'Bangalore',
    });
  });

  test('a name that resembles nothing in the list is refused with an example', async () => {
    const { status, body } = await askYear({ place: 'Qqqqzzzz' });
    expect([status, body.error]).toEqual([400, 'invalid-parameter']);
    expect(body.message).toBe('place must be a name or an id from GET /api/v1/places, for example Pune.');
  });

  test('place must not be combined with coordinates', async () => {
    const { status, body } = await askYear({ place: 'Pune', lat: 1, lon: 1, tz: 'Asia/Kolkata' });
    expect([status, body.field]).toEqual([400, 'place']);
    expect(body.message).toBe('place must not be given together with lat.');
  });

  test('the service answers 503 without the list of places, and coordinates still work', async () => {
    const bare = createApp(() => kernel);
    expect((await askYear({ place: 'Pune' }, {}, bare)).status).toBe(503);
    expect((await askYear({ lat: 1, lon: 1, tz: 'Asia/Kolkata' }, {}, bare)).status).toBe(200);
  });
});
