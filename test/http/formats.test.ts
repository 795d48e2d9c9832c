/** Formats of /api/v1: CSV and NDJSON of every list, by `format` or `Accept`, and 406 for others; CORS and caches of refusals. */
import { describe, expect, test } from 'vitest';
import { formatsOf } from '../../src/api/formats';
import { RESOURCE_REQUESTS, type ResourceRequest } from '../bench/requests';
import { nonEmpty } from '../nonEmpty';
import { ORIGIN } from './ask';
import { FILES, service } from './utsavas';

const { fetch } = service(Date.parse('2026-11-21T06:30:00Z'));

const send = ({ fields, path, init }: ResourceRequest, format?: string, accept?: string): Promise<Response> => {
  const headers = accept === undefined ? {} : { Accept: accept };
  const url = new URL(path, ORIGIN);
  if (init.method === 'POST') {
    return fetch(new Request(url, { method: 'POST', headers, body: JSON.stringify({ ...fields, format }) }), FILES);
  }
  if (format !== undefined) url.searchParams.set('format', format);
  return fetch(new Request(url, { headers }), FILES);
};

const V1 = RESOURCE_REQUESTS.filter(({ resource }) => resource.envelope === 'explained');
/** One request for each list: a year of all fields is priced out of NDJSON. */
const LISTS = V1.filter(
  ({ resource }, i) => resource.list !== undefined && V1.findIndex((other) => other.resource === resource) === i,
);

/** Answers of several tables of equal rank, which have no list. */
const MANY_TABLES = ['varshaphala', 'transits'];

describe('formats', () => {
  test('the list that a resource of /api/v1 names is a list of its answer', async () => {
    for (const request of nonEmpty(LISTS, 'lists')) {
      const body = (await (await send(request)).json()) as Record<string, unknown>;
      expect(body[request.resource.list as string], request.path).toBeInstanceOf(Array);
    }
  });

  test.each(nonEmpty(LISTS, 'lists').map((request) => [request.path, request] as const))(
    'NDJSON and CSV of %s have the items of the JSON list',
    async (_, request) => {
      const { list = '' } = request.resource;
      const json = (await (await send(request)).json()) as Record<string, unknown[]>;
      const lines = (await (await send(request, 'ndjson')).text()).split('\n').slice(0, -1);
      expect(lines.map((line) => JSON.parse(line))).toEqual(json[list]);
      const csv = await send(request, 'csv');
      expect(csv.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
      const text = await csv.text();
      expect(text.startsWith('\ufeff') || text.codePointAt(0) !== 0xfeff).toBe(true);
      expect(text.trimEnd().split(/\r?\n/).length).toBeGreaterThanOrEqual((json[list] as unknown[]).length + 1);
      const negotiated = await send(request, undefined, 'application/x-ndjson');
      expect((await negotiated.text()).split('\n').length - 1).toBe(lines.length);
      expect(negotiated.headers.get('Vary')).toContain('Accept');
    },
  );

  test.each(nonEmpty(V1, 'resources of /api/v1').map((request) => [request.path, request] as const))(
    '%s answers 406 with its formats, by field and by header',
    async (_, request) => {
      const names = formatsOf(request.resource).map(({ name }) => name);
      for (const response of [await send(request, 'xml'), await send(request, undefined, 'application/xml')]) {
        const { error } = (await response.json()) as { error: { code: string; expected: { values: string[] } } };
        expect([response.status, error.code]).toEqual([406, 'UNSUPPORTED_FORMAT']);
        expect(error.expected.values.length).toBe(names.length + 1);
      }
      for (const accept of ['*/*', 'application/*, image/*;q=0.5', 'text/html, */*;q=0.1']) {
        expect((await send(request, undefined, accept)).status, accept).toBe(200);
      }
    },
  );

  test.each(nonEmpty(V1, 'resources of /api/v1').map((request) => [request.path, request] as const))(
    '%s has no PNG, and its 406 may be read from other origins',
    async (_, request) => {
      for (const response of [await send(request, 'png'), await send(request, undefined, 'image/png')]) {
        const { error } = (await response.json()) as { error: { expected: { values: string[] } } };
        expect([response.status, response.headers.get('Access-Control-Allow-Origin')]).toEqual([406, '*']);
        expect(error.expected.values.join()).not.toContain('png');
      }
    },
  );

  test('every list of objects at the top of an answer of /api/v1 is its list with CSV and NDJSON, or one of several tables', async () => {
    const others: string[] = [];
    for (const request of nonEmpty(V1, 'resources of /api/v1')) {
      const response = await send(request);
      if (!response.headers.get('Content-Type')?.startsWith('application/json')) continue;
      const { list } = request.resource;
      const body = (await response.json()) as Record<string, unknown>;
      const lists = Object.entries(body).filter(([, value]) => Array.isArray(value) && typeof value[0] === 'object');
      if (list === undefined && lists.length > 0) others.push(request.resource.key);
    }
    expect(new Set(others)).toEqual(new Set(MANY_TABLES));
  });

  test('CSV and NDJSON of a chart have its grahas', async () => {
    const birth = { date: '1990-05-15', time: '14:30', lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata', include: [] };
    const post = (format: string) =>
      fetch(new Request(`${ORIGIN}/api/v1/chart`, { method: 'POST', body: JSON.stringify({ ...birth, format }) }));
    const { grahas } = (await (await post('json')).json()) as { grahas: { key: string; longitude_deg: number }[] };
    const lines = (await (await post('ndjson')).text()).trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual(grahas);
    const [head, ...rows] = (await (await post('csv')).text()).trimEnd().split('\n');
    const column = head?.split(',').indexOf('longitude_deg') as number;
    expect(rows.map((row) => Number(row.split(',')[column]))).toEqual(grahas.map(({ longitude_deg: deg }) => deg));
  });

  test('CSV and NDJSON of an annual chart have the rows of its four tables', async () => {
    const birth = { date: '1990-05-15', time: '14:30', lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' };
    const post = async (format: string) => {
      const body = JSON.stringify({ birth, year: 2026, format });
      return (await fetch(new Request(`${ORIGIN}/api/v1/varshaphala`, { method: 'POST', body }))).text();
    };
    const { yogas, sahams, mudda, patyayini } = JSON.parse(await post('json'));
    const tables = { yogas, sahams, mudda: mudda.periods, patyayini: patyayini.periods };
    const lines = (await post('ndjson')).trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual(
      Object.entries(tables).flatMap(([table, rows]) => rows.map((row: object) => ({ table, ...row }))),
    );
    const [head, ...rows] = (await post('csv')).trimEnd().split('\n');
    expect(head).toMatch(/^\ufeff?table,/);
    expect(rows.length).toBe(lines.length);
  });

  test('an unsupported format stays 400 at the endpoints of the specification', async () => {
    const response = await fetch(new Request(`${ORIGIN}/api/kundali-facts?q=moon&format=xml`));
    expect([response.status, ((await response.json()) as { error: string }).error]).toEqual([
      400,
      'unsupported-format',
    ]);
  });
});

describe('other origins and caches', () => {
  test.each([
    ['GET', '/api/v1/nowhere', 404],
    ['DELETE', '/api/v1/days', 405],
    ['PUT', '/api/chart', 405],
  ])('%s %s lets other origins read its %i', async (method, path, status) => {
    const response = await fetch(new Request(ORIGIN + path, { method, headers: { Origin: 'https://a.example' } }));
    expect([response.status, response.headers.get('Access-Control-Allow-Origin')]).toEqual([status, '*']);
  });

  test('a page that does not exist is closed to other origins', async () => {
    const response = await fetch(new Request(`${ORIGIN}/nowhere`, { headers: { Origin: 'https://a.example' } }));
    expect([response.status, response.headers.get('Access-Control-Allow-Origin')]).toEqual([404, null]);
  });

  /** Answers about the present instant, which change every second. */
  const OF_THE_PRESENT = ['/api/panchang', '/api/ghadi', '/api/v1/now', '/api/v1/now?at=now&place=Pune'];
  const cacheable = RESOURCE_REQUESTS.filter(
    ({ init, path }) => init.method !== 'POST' && !OF_THE_PRESENT.includes(path.replace(/\?.*/, '')),
  );

  test.each(nonEmpty(cacheable, 'requests by GET').map(({ path }) => path))(
    '%s depends only on its question, so it has an entity tag and may be cached',
    async (path) => {
      const { status, headers } = await fetch(new Request(ORIGIN + path), FILES);
      expect(status).toBe(200);
      expect(headers.get('ETag')).toMatch(/^"[0-9a-f]{32}"$/);
      expect(headers.get('Cache-Control')).toMatch(/^(public|private), max-age=\d+$/);
    },
  );

  test.each(OF_THE_PRESENT)(
    '%s is about the present instant, so it has no entity tag and is not cached',
    async (path) => {
      const { status, headers } = await fetch(new Request(ORIGIN + path), FILES);
      expect([status, headers.get('ETag'), headers.get('Cache-Control')]).toEqual([200, null, 'no-store']);
    },
  );

  test.each([
    '/api/v1/now?at=2026-11-21T06:00:00Z&place=Pune',
    '/api/muhurta?date=2026-11-21&place=Pune',
    '/api/muhurta?date=2026-11-21&lat=28.6139&lon=77.209&tz=5.5',
    '/api/v1/places?q=Pune',
    '/api/v1/convert?date=2026-11-21',
    '/api/kundali-facts?q=moon',
    '/api/v1/days?from=2026-11-21&to=2026-11-21&place=Pune',
  ])('%s may be cached, and is revalidated by its tag', async (path) => {
    const first = await fetch(new Request(ORIGIN + path), FILES);
    const tag = first.headers.get('ETag') as string;
    expect(first.headers.get('Cache-Control')).toMatch(/^public, max-age=\d+$/);
    const again = await fetch(new Request(ORIGIN + path, { headers: { 'If-None-Match': tag } }), FILES);
    expect([again.status, again.headers.get('ETag')]).toEqual([304, tag]);
  });

  test.each(['/api/muhurta?date=2026-11-21&lat=28.61391&lon=77.209&tz=5.5', '/api/v1/places?lat=18.52&lon=73.85671'])(
    '%s is kept by its reader alone, because its coordinates are exact',
    async (path) => {
      const { headers } = await fetch(new Request(ORIGIN + path), FILES);
      expect(headers.get('Cache-Control')).toMatch(/^private, max-age=\d+$/);
    },
  );
});
