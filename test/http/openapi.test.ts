/** The OpenAPI document: closed where it should be, with correct examples. */

import { exports } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { RESOURCES } from '../../src/api/registry';
import { openApiDocument } from '../../src/http/openApiDocument';
import { publishedDocument } from '../../src/http/openapi/published';
import { ask, expectToMatchSchema, ORIGIN, published } from './ask';
import { CHART_FIELDS } from './births';

// biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document is walked by path
type Node = any;

const document: Node = publishedDocument();

const operations = Object.entries<Node>(document.paths).flatMap(([path, item]) =>
  Object.entries<Node>(item).map(([method, operation]) => ({ path, method, operation })),
);

/** Every media type with examples in the document, with the location of its schema. */
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

/** Every schema inside a value, with its path. */
function* schemasIn(node: Node, way: string): Generator<{ way: string; schema: Node }> {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node) && (node.type || node.enum || node.$ref)) yield { way, schema: node };
  for (const [key, value] of Object.entries(node)) yield* schemasIn(value, `${way}/${key}`);
}

const BIRTH_FIELDS = ['year', 'month', 'day', 'hour', 'minute', 'lat', 'lon', 'tzHours'];

describe('/openapi.json', () => {
  test('the OpenAPI document is revalidated with its entity tag', async () => {
    const { default: worker } = exports as unknown as { default: { fetch(request: Request): Promise<Response> } };
    const get = (headers: HeadersInit = {}) => worker.fetch(new Request(`${ORIGIN}/openapi.json`, { headers }));
    const tag = (await get()).headers.get('ETag') ?? '';
    expect(tag).toMatch(/^"[0-9a-f]{32}"$/);
    expect((await get({ 'If-None-Match': tag })).status).toBe(304);
  });

  test('every operation has a summary and a description, and the document a contact', () => {
    const named = operations.map(({ operation }) => operation.operationId);
    const described = operations.filter(({ operation }) => operation.summary && operation.description);
    expect(described.map(({ operation }) => operation.operationId)).toEqual(named);
    expect(document.info.contact.name).toBeTruthy();
  });

  test('every query parameter is described, and every list says that it is separated by commas', () => {
    const parameters = operations.flatMap(({ operation }) =>
      ((operation.parameters ?? []) as Node[])
        .map(({ $ref, ...own }) => ($ref ? document.components.parameters[$ref.split('/').at(-1)] : own))
        .filter((each) => each.in === 'query'),
    );
    const whole = ({ $ref, ...own }: Node): Node => ($ref ? document.components.schemas[$ref.split('/').at(-1)] : own);
    const lists = parameters.filter(({ schema }) => whole(schema ?? {}).type === 'array');
    expect(lists.length).toBeGreaterThan(10);
    for (const { name, explode } of lists) expect(explode, name).toBe(false);
    for (const { name, description, schema, $ref } of parameters) {
      expect(description ?? schema?.description ?? schema?.$ref ?? $ref, name).toBeTruthy();
    }
  });

  test('the OpenAPI document is generated from the registry as OpenAPI 3.1', async () => {
    expect(await published()).toEqual(document);
    const generated: Node = JSON.parse(JSON.stringify(await openApiDocument()));
    expect(Object.keys(document.paths)).toEqual(Object.keys(generated.paths));
    expect(document.components.schemas).toEqual(generated.components.schemas);
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(document.info.version).toBe('1.0.0');
  });

  test('the OpenAPI document describes all endpoints, each with a unique id', () => {
    const specified = [
      '/api/chart',
      '/api/v1/core/chart',
      '/api/panchang',
      '/api/ghadi',
      '/api/muhurta',
      '/api/utsavas',
      '/api/utsavas.ics',
      '/api/rectify',
      '/api/kundali-facts',
      '/api/rss',
      '/api/rss/daily',
      '/api/rss/utsavas',
      '/api/rss/sankrantis',
      '/api/rss/sky',
      '/api/sahaja',
      '/account/register/options',
      '/account/register/verify',
      '/account/sign-in/options',
      '/account/sign-in/verify',
      '/account/sign-out',
      '/account',
      '/account/session',
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
    ];
    const paths = Object.keys(document.paths);
    expect(paths.filter((path) => specified.includes(path))).toEqual(specified);
    expect(paths.slice(0, RESOURCES.length)).toEqual(RESOURCES.map(({ path }) => path));
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(ids.every(Boolean)).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('the OpenAPI document names its schemas, and all references resolve', () => {
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

  test('every component is named by what it is, without a number', () => {
    const names = Object.keys(document.components.schemas);
    expect(names.length).toBeGreaterThan(500);
    expect(names.filter((name) => !/^[A-Z]\w*(?<!\d)$/.test(name))).toEqual([]);
  });

  test('the schemas require required fields of requests, and guarantee fields of responses', () => {
    const { ChartRequest, ChartResponse, BharatChartRequest, BirthPlace } = document.components.schemas;
    expect(ChartRequest.required).toEqual(['year', 'month', 'day', 'hour', 'minute']);
    expect(ChartRequest.else).toEqual({
      required: ['lat', 'lon'],
      if: { required: ['tz'] },
      else: { required: ['tzHours'] },
    });
    expect(BharatChartRequest.required).toEqual(['birthDate', 'birthTime', 'birthPlace', 'ayanamsa']);
    expect(BirthPlace.anyOf.map(({ required }: Node) => required)).toEqual([
      ['place'],
      ['lat', 'lon', 'tz'],
      ['lat', 'lon', 'tzOffsetHours'],
    ]);
    expect(ChartResponse.required).toEqual(CHART_FIELDS);
    const { required } = ChartResponse.properties.input;
    expect(required).toEqual([...BIRTH_FIELDS, 'second', 'ayanamsa', 'nodeMode', 'utc']);
  });

  test('schemas keep defaults separate, so that generators do not make the property required', () => {
    const { NodeMode, BirthSecond } = document.components.schemas;
    expect([NodeMode, BirthSecond].map((schema) => schema.default)).toEqual(['mean', 0]);
    for (const { way, schema } of schemasIn(document.components.schemas, '')) {
      for (const property of Object.values<Node>(schema.properties ?? {}))
        expect(property, way).not.toHaveProperty('default');
    }
  });

  test('the schemas close their enumerations', () => {
    const { GrahaKey, Rashi, Nakshatra, Dignity, StructuredError } = document.components.schemas;
    expect([GrahaKey, Rashi, Nakshatra, Dignity].map(({ enum: values }) => values.length)).toEqual([9, 12, 27, 10]);
    expect(StructuredError.properties.error.properties.code.enum).toContain('INVALID_FIELD');
  });

  test.each(examples)('the example $name of $method $path $at matches its schema', ({ pointer, value }) =>
    expectToMatchSchema(pointer, value),
  );

  test.each(examples.filter(({ at, path }) => at === 'requestBody' && path !== '/mcp'))(
    '$method $path accepts the example $name',
    async ({ method, path, value }) => {
      expect((await ask(method.toUpperCase(), path, value)).status).toBe(200);
    },
  );

  test('the document has at most 512,000 characters, and one short example for each kind of response', () => {
    expect(JSON.stringify(document).length).toBeLessThan(512_000);
    const kinds = examples
      .filter(({ at }) => at.startsWith('responses/'))
      .map(({ method, path, at, pointer }) => [method, path, at, pointer].join(' '));
    expect(kinds.length).toBe(new Set(kinds).size);
  });

  test('every operation with a body has an example of it', () => {
    for (const { path, method, operation } of operations.filter(({ path }) => path.startsWith('/api/'))) {
      const { content } = operation.requestBody ?? {};
      if (content === undefined || path === '/api/indexping') continue;
      expect(Object.keys(content['application/json'].examples ?? {}), `${method} ${path}`).not.toEqual([]);
    }
  });

  test.each(['BadBody', 'BadQuery'])('the example of the response %s is what its request gets', async (name) => {
    const { summary, value } = document.components.responses[name].content['application/json'].examples.refusal;
    const [method, path, body] = summary.split(' ');
    const response = await ask(method, path, body === undefined ? undefined : JSON.parse(body));
    expect(response.status).toBe(400);
    expect(response.body).toEqual(value);
  });

  test('the examples inside schemas are valid', async () => {
    for (const { way, schema } of schemasIn(document.components.schemas, '/components/schemas')) {
      for (const example of schema.examples ?? []) await expectToMatchSchema(way, example);
    }
  });
});
