/** The documentation's model of the OpenAPI document, without a browser. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { messagesOf } from '../../src/web/i18n/catalogue';
import { translator } from '../../src/web/i18n/translate';
import { type ApiDocument, operationsOf } from '../../src/web/views/docs/document';
import { bodiesOf, jsonText, offsetHours, placed, requestOf, shortText } from '../../src/web/views/docs/examples';
import { flatFields, formsOf, formTitle, typeText } from '../../src/web/views/docs/fieldRows';
import { search } from '../../src/web/views/docs/list';
import { documentOf } from '../../src/web/views/docs/listed';
import { limitText } from '../../src/web/views/docs/press';
import { curlText } from '../../src/web/views/docs/programs';
import { searchIndex } from '../../src/web/views/docs/search';

const document = JSON.parse(readFileSync('build/openapi.json', 'utf8')) as ApiDocument;
const operations = operationsOf(document);
const operation = (id: string) => {
  const operation = operations.find((each) => each.id === id);
  if (!operation) throw new Error(`no ${id}`);
  return operation;
};
const UJJAIN = { name: 'Ujjain', lat: 23.1824, lon: 75.7764, tz: 'Asia/Kolkata' };
const BERLIN = { name: 'Berlin', lat: 52.52, lon: 13.405, tz: 'Europe/Berlin' };
const NOW = new Date('2026-11-21T20:00:00Z');

describe('types in words', () => {
  test.each([
    [{ type: 'number', minimum: -90, maximum: 90 }, 'number, \u221290 to 90'],
    [{ type: 'number', minimum: 0, exclusiveMaximum: 60 }, 'number, 0 to below 60'],
    [{ type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }, 'integer, from 0'],
    [{ type: ['string', 'null'] }, 'string or null'],
    [{ type: 'string', enum: ['north', 'south', 'east'] }, '"north", "south" or "east"'],
    [{ anyOf: [{ type: 'integer', minimum: 1, maximum: 12 }, { type: 'null' }] }, 'integer, 1 to 12 or null'],
    [{ type: 'array', items: { $ref: '#/components/schemas/Graha' } }, 'list of Graha'],
    [{ type: 'string', format: 'date' }, 'date'],
    [{ const: 'public-key' }, '"public-key"'],
  ])('the type in words is right for %j', (schema, words) => {
    expect(typeText(document, schema)).toBe(words);
  });

  test('types in words exist for every field of every request and response', () => {
    for (const { id, body, answers } of operations) {
      for (const schema of [body?.schema, ...answers.map((answer) => answer.schema)]) {
        if (!schema) continue;
        for (const form of formsOf(document, schema)) {
          for (const { name, type } of flatFields(document, form)) expect(`${id} ${name}: ${type}`).toMatch(/: \S/);
        }
      }
    }
  });
});

test('the file of each endpoint has everything that its page shows, and no other endpoint', () => {
  for (const { id } of operations) {
    const own = documentOf(document, id);
    const [part, ...others] = operationsOf(own);
    expect(others).toEqual([]);
    expect(part).toEqual(operation(id));
    for (const [, section = '', name = ''] of JSON.stringify(own).matchAll(/"#\/components\/(\w+)\/([\w.-]+)"/g))
      expect((own.components as Record<string, object>)[section], `${id} ${name}`).toHaveProperty([name]);
  }
});

test('more than 24 values stand apart from the type', () => {
  const [kind] = flatFields(document, {
    properties: { kind: { type: 'array', items: { enum: Array.from('abcdefghijklmnopqrstuvwxyz') } } },
  });
  expect(kind?.type).toBe('list of string');
  expect(kind?.values).toHaveLength(26);
});

test('nested fields have dotted paths', () => {
  const names = flatFields(document, operation('createRectification').body?.schema ?? {}).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['birthWindow.startTime', 'location.lat', 'events[].date']));
});

test('every body has its own limit', () => {
  const t = translator('en', messagesOf('en', ['docs']));
  const limits = operations.filter(({ body }) => body).map((each) => `${each.path} ${limitText(each, null, t)}`);
  for (const text of limits) expect(text).toMatch(/ A body may have \d+ [KM]iB\.$/);
  expect(limits).toContain('/api/chart No limit of requests. A body may have 64 KiB.');
  expect(limits).toContain(
    '/api/sahaja Limited by the hour: X-RateLimit-Limit says how much. A body may have 256 KiB.',
  );
  expect(limits).toContain('/api/indexping No limit of requests. A body may have 1 MiB.');
});

test('forms of a body are distinguished', () => {
  const schema = operation('dispatchOperator').body?.schema ?? {};
  const titles = formsOf(document, schema).map((form) => formTitle(document, form));
  expect(titles).toContain('mukha "vamadeva", intent "muhurta"');
  expect(new Set(titles).size).toBe(titles.length);
});

test.each([
  ['Asia/Kolkata', '2026-11-21T00:00:00Z', 5.5],
  ['Europe/Berlin', '2026-07-01T00:00:00Z', 2],
  ['America/St_Johns', '2026-01-01T00:00:00Z', -3.5],
  ['UTC', '2026-01-01T00:00:00Z', 0],
])('the UTC offset of %s at %s is %s', (tz, at, hours) => {
  expect(offsetHours({ tz, lon: 0 }, new Date(at))).toBe(hours);
});

test('examples use the reader’s place, with the offset of its day', () => {
  expect(placed({ year: 1990, month: 5, day: 15, lat: 1, lon: 2, tzHours: 3 }, BERLIN, NOW)).toEqual({
    year: 1990,
    month: 5,
    day: 15,
    lat: 52.52,
    lon: 13.405,
    tzHours: 2,
  });
  expect(placed({ date: '2000-01-01', lat: 1, lon: 2, tz: 0 }, UJJAIN, NOW)).toEqual({
    date: '2026-11-22',
    lat: 23.1824,
    lon: 75.7764,
    tz: 5.5,
  });
  expect(placed({ birthDate: '1990-05-15', birthPlace: { lat: 1, lon: 2, tz: 'Asia/Kolkata' } }, BERLIN, NOW)).toEqual({
    birthDate: '1990-05-15',
    birthPlace: { lat: 52.52, lon: 13.405, tz: 'Europe/Berlin' },
  });
});

test('a request is written as a shell command', () => {
  const rename = requestOf(operation('renameChart'), { id: 'a b' }, `{ "name": "It's" }`, '');
  expect(rename.path).toBe('/account/charts/a%20b');
  expect(curlText('https://khagola.example', { ...rename, headers: {} })).toBe(
    `curl -s -X PATCH https://khagola.example/account/charts/a%20b -d '{ "name": "It'\\''s" }'`,
  );
  const utsavas = requestOf(operation('getUtsavas'), { year: '2026', tz: 'Asia/Kolkata', lat: '' }, null, '');
  expect(utsavas.path).toBe('/api/utsavas?year=2026&tz=Asia/Kolkata');
});

test('JSON is written on one line if it fits, without changing its value', () => {
  for (const each of operations) {
    for (const { text } of bodiesOf(document, each, UJJAIN, NOW)) {
      expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(400);
      expect(() => JSON.parse(text)).not.toThrow();
    }
  }
  const value = { a: [1, 2, { b: null }], long: 'x'.repeat(80), empty: {} };
  expect(JSON.parse(jsonText(value))).toEqual(value);
  expect(jsonText({ a: 1, b: [1, 2] })).toBe('{ "a": 1, "b": [ 1, 2 ] }');
});

test('a shortened answer has the first item of each list, and says how many follow', () => {
  const days = [1, 2, 3].map((day) => ({ day, tithi: [{ name: 'a' }, {}], parts: { to: { the: { end: {} } } } }));
  expect(shortText({ days })).toBe(
    `{
  "days": [
    {
      "day": 1,
      "tithi": [ { "name": "a" }, … +1 ],
      "parts": { "to": { "the": … } }
    },
    … +2
  ]
}`,
  );
  expect(shortText(Array.from({ length: 90 }, (_, i) => `${i}${'x'.repeat(60)}`)).split('\n')).toHaveLength(41);
});

describe('the search', () => {
  const index = searchIndex(document, operations);
  const idsOf = (query: string) => search(index, query).map(({ id }) => id);

  test.each([
    ['parana', 'getObservances'],
    ['utsavas', 'getUtsavas'],
    ['/api/v1/days', 'getDays'],
    ['birth chart', 'computeChart'],
    ['boundary_seconds', 'computeChart'],
    ['Boundary Seconds', 'computeChart'],
    ['birthWindow', 'createRectification'],
    ['Bhadrā', 'getDays'],
    ['ekadashi', 'getUtsavas'],
    ['rate-limit-exceeded', 'getMuhurta'],
    ['INVALID_TIMEZONE', 'getDays'],
  ])('a search for %s finds %s', (query, id) => {
    expect(idsOf(query)).toContain(id);
  });

  test('every parameter and every field of a request is found at its endpoint', () => {
    for (const [i, { parameters, body }] of operations.entries()) {
      const fields = body ? formsOf(document, body.schema).flatMap((form) => flatFields(document, form)) : [];
      for (const { name } of [...parameters, ...fields])
        expect(search(index.slice(i, i + 1), name.slice(name.lastIndexOf('.') + 1)), name).toHaveLength(1);
    }
  });

  test('a name that nothing has finds nothing, and no query finds everything', () => {
    expect(idsOf('xyzzy')).toEqual([]);
    expect(idsOf('days xyzzy')).toEqual([]);
    expect(idsOf(' ')).toHaveLength(operations.length);
  });

  test('an endpoint that is found by a field or a value says where it is', () => {
    const namesAt = (query: string, endpoint: string) => search(index, query).find(({ id }) => id === endpoint)?.names;
    expect(namesAt('boundary_seconds', 'computeChart')).toContain('lagna.boundary_seconds');
    expect(namesAt('parana', 'getObservances')?.[0]).toBe('kind=parana');
    expect(namesAt('parana', 'getObservances')?.[1]).toBe('observances[].kind=parana');
    // Every endpoint can refuse with candidates, which have zones.
    expect(search(index, 'tz').map(({ id }) => id)).not.toContain('getFacts');
    expect(namesAt('days', 'getDays')).toEqual([]);
  });
});
