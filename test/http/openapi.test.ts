/** The published description: closed where it should be, and every example in it true. */
import { describe, expect, test } from 'vitest';
import { openApiDocument } from '../../src/http/openapi/document';
import { ask, expectToMatchSchema, post, published } from './ask';
import { birth, CHART, CORE_CHART, changed, coreBirth, type Fields } from './births';

// biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document is walked by path
type Node = any;

const document: Node = openApiDocument();

const operations = Object.entries<Node>(document.paths).flatMap(([path, item]) =>
  Object.entries<Node>(item).map(([method, operation]) => ({ path, method, operation })),
);

/** Every media type of the document that holds examples, with where its schema stands. */
const examples = operations.flatMap(({ path, method, operation }) => {
  const base = `/paths/${encodeURIComponent(path.replaceAll('/', '~1'))}/${method}`;
  const bodies = Object.entries<Node>(operation.responses).map(([status, response]) => ({
    at: `responses/${status}`,
    media: response.content?.['application/json'],
  }));
  return [{ at: 'requestBody', media: operation.requestBody?.content['application/json'] }, ...bodies].flatMap(
    ({ at, media }) =>
      Object.entries<Node>(media?.examples ?? {}).map(([name, example]) => ({
        path,
        method,
        at,
        name,
        value: example.value,
        pointer: `${base}/${at}/content/application~1json/schema`,
      })),
  );
});

/** Every schema inside a value, with the way to it. */
function* schemasIn(node: Node, way: string): Generator<{ way: string; schema: Node }> {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node) && (node.type || node.enum || node.$ref)) yield { way, schema: node };
  for (const [key, value] of Object.entries(node)) yield* schemasIn(value, `${way}/${key}`);
}

describe('/openapi.json', () => {
  test('is served as it is generated, as OpenAPI 3.1', async () => {
    expect(await published()).toEqual(JSON.parse(JSON.stringify(document)));
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(document.info.version).toBe('1.0.0');
  });

  test('describes the endpoints, each with an id of its own', () => {
    expect(Object.keys(document.paths)).toEqual([
      '/api/chart',
      '/api/v1/core/chart',
      '/api/panchang',
      '/api/ghadi',
      '/api/muhurta',
      '/api/utsavas',
      '/api/utsavas.ics',
      '/api/rectify',
      '/api/kundali-facts',
      '/api/sahaja',
      '/api/rss',
      '/api/rss/daily',
      '/api/rss/utsavas',
      '/api/rss/sankrantis',
      '/account/register/options',
      '/account/register/verify',
      '/account/sign-in/options',
      '/account/sign-in/verify',
      '/account/sign-out',
      '/account',
      '/account/export',
      '/account/passkeys',
      '/account/passkeys/options',
      '/account/charts',
      '/account/charts/{id}',
      '/api/operator/dispatch',
      '/api/press',
      '/api/indexping',
      '/{key}.txt',
      '/api/health',
      '/mcp',
      '/llms.txt',
      '/openapi.json',
    ]);
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(ids.every(Boolean)).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('names its schemas and leads every reference somewhere', () => {
    for (const { way, schema } of schemasIn(document, '')) {
      if (!schema.$ref) continue;
      const target = schema.$ref
        .split('/')
        .slice(1)
        .reduce((node: Node, key: string) => node?.[key], document);
      expect(target, way).toBeDefined();
    }
    for (const { operation } of operations.filter(({ path }) => path.startsWith('/api/'))) {
      const bodies = [operation.requestBody, ...Object.values<Node>(operation.responses)].filter(Boolean);
      for (const { content = {} } of bodies) {
        const json = content['application/json'];
        if (json) expect(json.schema.$ref).toBeDefined();
      }
    }
  });

  test('asks for what a request must have and promises what an answer has', () => {
    const { ChartRequest, ChartResponse, BharatChartRequest, BirthPlace } = document.components.schemas;
    expect(ChartRequest.required).toEqual(['year', 'month', 'day', 'hour', 'minute', 'lat', 'lon', 'tzHours']);
    expect(BharatChartRequest.required).toEqual(['birthDate', 'birthTime', 'birthPlace', 'ayanamsa']);
    expect(BirthPlace.required).toEqual(['lat', 'lon']);
    expect(ChartResponse.required).toEqual(Object.keys(ChartResponse.properties));
    const { name, ...echoed } = ChartResponse.properties.input.properties;
    expect(name).toBeDefined();
    expect(ChartResponse.properties.input.required).toEqual(Object.keys(echoed));
  });

  test('keeps defaults in schemas of their own, where no generator takes the property for required', () => {
    const { NodeMode, BirthSecond, DashaDepth } = document.components.schemas;
    expect([NodeMode, BirthSecond, DashaDepth].map((schema) => schema.default)).toEqual(['mean', 0, 3]);
    for (const { way, schema } of schemasIn(document, '')) {
      for (const property of Object.values<Node>(schema.properties ?? {}))
        expect(property, way).not.toHaveProperty('default');
    }
  });

  test('closes its enumerations', () => {
    const { GrahaKey, Rashi, Nakshatra, Dignity, StructuredError } = document.components.schemas;
    expect([GrahaKey, Rashi, Nakshatra, Dignity].map(({ enum: values }) => values.length)).toEqual([9, 12, 27, 10]);
    expect(StructuredError.properties.error.properties.code.enum).toContain('INVALID_FIELD');
  });

  test.each(examples)('$method $path $at: the example $name is as its schema says', ({ pointer, value }) =>
    expectToMatchSchema(pointer, value),
  );

  test.each(examples.filter(({ at }) => at === 'requestBody'))(
    '$method $path answers the example $name',
    async ({ method, path, value }) => {
      expect((await ask(method.toUpperCase(), path, value)).status).toBe(200);
    },
  );

  const BAD: Record<string, [path: string, changes: Fields][]> = {
    INVALID_FIELD: [
      [CHART, { lat: 91 }],
      [CORE_CHART, { 'birthPlace.lat': 91 }],
    ],
    OUT_OF_EPOCH_RANGE: [
      [CHART, { year: 1899 }],
      [CORE_CHART, { birthDate: '1899-12-31' }],
    ],
    INVALID_TIMEZONE: [[CORE_CHART, { 'birthPlace.tz': 'IST' }]],
  };
  const refusals = examples.filter(({ at, value }) => at === 'responses/400' && value.error.field);

  test.each(refusals)('$method $path refuses as the example $name says', async ({ path, value }) => {
    const changes = BAD[value.error.code]?.find(([of]) => of === path)?.[1] ?? {};
    expect((await post(path, changed(path === CHART ? birth : coreBirth, changes))).body).toEqual(value);
  });

  test('has an example of every refusal of a field', () => {
    expect(refusals).toHaveLength(Object.values(BAD).flat().length);
  });

  test('states examples inside schemas that hold', async () => {
    for (const { way, schema } of schemasIn(document.components.schemas, '/components/schemas')) {
      for (const example of schema.examples ?? []) await expectToMatchSchema(way, example);
    }
  });
});
