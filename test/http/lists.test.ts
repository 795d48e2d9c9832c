/** Every list of `/api/v1` has pages, and every answer has the formats of its tables, by the registry. */
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { formatsOf } from '../../src/api/formats';
import { RESOURCES } from '../../src/api/registry';
import { nonEmpty } from '../nonEmpty';
import { ORIGIN } from './ask';
import { FILES, service } from './utsavas';

const { fetch } = service(Date.parse('2026-11-21T06:30:00Z'));

const V1 = RESOURCES.filter(({ envelope }) => envelope === 'explained');

/** Lists without pages, with the reason. */
const WITHOUT_PAGES: Readonly<Record<string, string>> = {
  'birth-chart': 'The list has nine grahas.',
  match: 'The list has at most some dozens of kūṭas.',
  places: 'The answer has the 50 best matches at most; a longer name or a region narrows them.',
};

/** Answers without CSV or NDJSON, with the reason. */
const WITHOUT_FORMATS: Readonly<Record<string, { formats: readonly string[]; reason: string }>> = {
  charts: { formats: ['csv', 'ndjson'], reason: 'The answer itself is NDJSON, and a chart is no row of a table.' },
  now: { formats: ['csv', 'ndjson'], reason: 'An instant has no list.' },
  card: { formats: ['csv', 'ndjson'], reason: 'The answer is a picture.' },
};

const REASON = /^[A-Z].+\.$/;

const getJson = async (path: string) => {
  const response = await fetch(new Request(ORIGIN + path), FILES);
  // biome-ignore lint/suspicious/noExplicitAny: answers are walked by the field of their list
  return { status: response.status, body: (await response.json()) as any };
};

describe('pages of lists', () => {
  const lists = V1.filter(({ list }) => list !== undefined);
  const paged = lists.filter(({ key }) => !(key in WITHOUT_PAGES));

  test('every list without pages has a reason and exists', () => {
    for (const [key, reason] of Object.entries(WITHOUT_PAGES)) {
      expect(reason).toMatch(REASON);
      expect(lists.map((each) => each.key)).toContain(key);
    }
  });

  test.each(nonEmpty(paged, 'lists with pages').map((resource) => [resource.path, resource] as const))(
    '%s takes limit and cursor, and answers count, total and next',
    async (_, resource) => {
      const request = (await resource.code()).request;
      expect(Object.keys(request.shape)).toEqual(expect.arrayContaining(['limit', 'cursor']));
      const response = (await resource.response()) as z.ZodObject;
      expect(response).toBeInstanceOf(z.ZodObject);
      expect(Object.keys(response.shape)).toEqual(expect.arrayContaining(['count', 'total', 'next']));
    },
  );

  test.each([
    ['holidays', 'region=kerala&year=2027', 7],
    ['holidays', 'region=assam&year=2021&kind=half-day', 1],
    ['anniversaries', 'kind=birthday&tithi=12&masa=8&paksha=shukla&place=Pune&from=1950-01-01&to=2050-12-31', 40],
    ['convert', 'date=2026-11-22', 5],
    ['convert', 'date=2083-08-12&from=vikrama_chaitradi&to=gregorian,julian', 1],
    ['sky', 'from=2026-01-01&to=2026-12-31&kind=station,eclipse', 6],
    ['observances', 'year=2026&region=kerala', 20],
    ['days', 'from=2026-11-01&to=2026-11-30&place=Pune&fields=sunrise', 13],
    ['muhurta-search', 'purpose=vivaha&from=2026-11-15&to=2026-12-31&place=Pune', 4],
  ])('the pages of %s?%s, %i items each, make up the whole list', async (key, query, limit) => {
    const { list = '' } = RESOURCES.find((resource) => resource.key === key) ?? {};
    const { body: whole } = await getJson(`/api/v1/${key}?${query}`);
    const all = whole[list] as unknown[];
    expect(whole).toMatchObject({ count: all.length, next: null });
    expect(whole.total).toBeGreaterThan(limit);
    const items: unknown[] = [];
    for (let next: string | null = `${query}&limit=${limit}`; next !== null; ) {
      const { status, body } = await getJson(`/api/v1/${key}?${next}`);
      expect([status, body.total, body.count]).toEqual([200, whole.total, body[list].length]);
      items.push(...body[list]);
      next = body.next;
    }
    expect(items).toEqual(all);
  });

  test('a page after the last item is empty, and a limit or a cursor out of its range is refused', async () => {
    const { body } = await getJson('/api/v1/convert?date=2026-11-22&limit=5&cursor=100');
    expect(body).toMatchObject({ count: 0, next: null, conversions: [] });
    for (const query of ['limit=0', 'cursor=-1', 'limit=many', 'cursor=1.5']) {
      const { status, body: refused } = await getJson(`/api/v1/holidays?${query}`);
      expect([status, refused.error.field]).toEqual([400, query.split('=')[0]]);
    }
  });
});

describe('the formats of answers', () => {
  test.each(nonEmpty(V1, 'resources of /api/v1').map((resource) => [resource.path, resource] as const))(
    '%s has CSV and NDJSON, or a reason for 406',
    async (path, resource) => {
      const names = formatsOf(resource).map(({ name }) => name);
      const { formats: without = [], reason = 'All formats.' } = WITHOUT_FORMATS[resource.key] ?? {};
      expect(reason).toMatch(REASON);
      const missing = ['csv', 'ndjson'].filter((name) => !names.includes(name));
      expect(missing).toEqual(without);
      const isNdjson = resource.type?.includes('ndjson') ?? false;
      for (const format of missing.filter((name) => !(isNdjson && name === 'ndjson'))) {
        const method = resource.operations[0]?.method ?? 'GET';
        const request =
          method === 'GET'
            ? new Request(`${ORIGIN}${path}?format=${format}`)
            : new Request(ORIGIN + path, { method, body: JSON.stringify({ format }) });
        expect((await fetch(request)).status, format).toBe(406);
      }
    },
  );

  test('CSV and NDJSON of transits have the rows of all tables, including kakṣyās', async () => {
    const birth = { date: '1990-05-15', time: '14:30', lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' };
    const span = { from: '2026-01-01', to: '2027-12-31', bodies: ['jupiter', 'saturn'], kakshyas: true };
    const post = async (format: string) => {
      const body = JSON.stringify({ birth, ...span, format });
      return (await fetch(new Request(`${ORIGIN}/api/v1/transits`, { method: 'POST', body }))).text();
    };
    const answer = JSON.parse(await post('json'));
    const names = ['hits', 'ingresses', 'kakshyas', 'dasha', 'sade_sati', 'ashtama_shani', 'kantaka_shani'];
    const tables = names.flatMap((table) => answer[table].map((row: object) => ({ table, ...row })));
    expect(answer.kakshyas.length).toBeGreaterThan(5);
    const lines = (await post('ndjson')).trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual(tables);
    const [head, ...rows] = (await post('csv')).trimEnd().split('\n');
    expect(head).toMatch(/^\ufeff?table,/);
    expect(rows.map((row) => row.split(',')[0])).toEqual(tables.map(({ table }) => table));
  });
});
