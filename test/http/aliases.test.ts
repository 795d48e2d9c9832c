/** All other names of fields, over HTTP and by MCP, are understood, or refused with the name of the field. */
import { describe, expect, test } from 'vitest';
import { RESOURCES } from '../../src/api/registry';
import type { Resource } from '../../src/api/resource';
import { fieldMeant } from '../../src/api/spelling';
import { fold, SYNONYMS } from '../../src/api/synonyms';
import { isObject } from '../../src/api/validate';
import { nonEmpty } from '../nonEmpty';
import { ORIGIN } from './ask';
import { FILES, service } from './utsavas';

const { fetch } = service(Date.parse('2026-11-21T06:30:00Z'));

type Fields = Readonly<Record<string, unknown>>;

const STRICT = RESOURCES.filter(({ strict }) => strict);

/** Requests that together have most fields with other names. */
const FURTHER: Readonly<Record<string, Fields>> = {
  observances: { q: 'diwali', region: 'kerala', from: '2026-10-01', to: '2026-12-31', limit: 3, cursor: 0, lang: 'en' },
  sky: { kind: 'station', bodies: 'mars', from: '2026-01-01', to: '2026-12-31', limit: 2, cursor: 1, format: 'ndjson' },
  holidays: { region: 'kerala', year: 2026, kind: 'gazetted', limit: 2, cursor: 1, lang: 'hi' },
  places: { q: 'Pune', limit: 2 },
  ephemeris: { at: '2026-01-01', bodies: 'sun', place: 'Pune', ayanamsa: 'raman', node: 'true', tz: 'UTC' },
  days: { from: '2026-11-21', to: '2026-11-21', lat: 18.52, lon: 73.86, tz: 'Asia/Kolkata', fields: 'sunrise' },
};

const requests: [path: string, resource: Resource, fields: Fields][] = STRICT.flatMap((resource) =>
  [Object.values(resource.examples)[0]?.value ?? {}, FURTHER[resource.key] ?? {}]
    .filter((fields) => Object.keys(fields).length > 0)
    .map((fields) => [resource.path, resource, fields] as [string, Resource, Fields]),
);

async function send({ path, operations }: Resource, fields: Fields): Promise<{ status: number; text: string }> {
  const isPost = operations.some(({ method }) => method === 'POST');
  const query = new URLSearchParams(Object.entries(fields).map(([key, value]) => [key, String(value)]));
  const request = isPost
    ? new Request(ORIGIN + path, { method: 'POST', body: JSON.stringify(fields) })
    : new Request(`${ORIGIN}${path}?${query}`);
  const response = await fetch(request, FILES);
  return { status: response.status, text: new TextDecoder().decode(await response.arrayBuffer()) };
}

/** The other names of a field, as people write them. */
function otherNames(field: string): string[] {
  const words = SYNONYMS.filter((group) => group.includes(fold(field))).flat();
  const styled = field.includes('_') ? [field.replaceAll('_', '-'), field.toUpperCase()] : [field.toUpperCase()];
  return [...new Set([...words.filter((word) => word !== fold(field)), ...styled])].filter((name) => name !== field);
}

/** A request with a field under another name, also in the objects in it. */
const renamed = (fields: Fields, field: string, name: string): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key === field ? name : key,
      isObject(value) ? renamed(value, field, name) : value,
    ]),
  );

const namesIn = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([key, value]) => [key, ...(isObject(value) ? namesIn(value) : [])]);

describe('other names of fields', () => {
  test.each(nonEmpty(requests, 'requests'))('%s understands all aliases', async (_, resource, fields) => {
    const { request } = await resource.code();
    const named = await send(resource, fields);
    expect([named.status, resource.path], named.text.slice(0, 300)).toEqual([200, resource.path]);
    let count = 0;
    for (const field of new Set(namesIn(fields))) {
      for (const name of otherNames(field)) {
        // A name of another field of the request means that field.
        if (name in request.shape || (field in request.shape && fieldMeant(request, name) !== field)) continue;
        const answer = await send(resource, renamed(fields, field, name));
        expect([name, answer.status, answer.text === named.text], answer.text.slice(0, 300)).toEqual([name, 200, true]);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(0);
  });
});

/** Words whose values have another form than a field, with the field that the message names. */
const OTHER_WORDS: readonly [key: string, word: string, nearest: string][] = [
  ['observances', 'page', 'cursor'],
  ['observances', 'offset', 'cursor'],
  ['observances', 'festival', 'q'],
  ['observances', 'month', 'from'],
  ['observances', 'date', 'from'],
  ['holidays', 'page', 'cursor'],
  ['holidays', 'offset', 'cursor'],
  ['days', 'date', 'from'],
  ['days', 'day', 'from'],
  ['days', 'month', 'from'],
  ['days', 'tzHours', 'tz'],
  ['days', 'utc_offset', 'tz'],
  ['muhurta-search', 'date', 'from'],
  ['sky', 'event', 'kind'],
  ['sky', 'events', 'kind'],
  ['ephemeris', 'date', 'from'],
  ['ephemeris', 'offset', 'tz'],
  ['now', 'date', 'at'],
  ['now', 'hour', 'at'],
  ['anniversaries', 'month', 'masa'],
  ['birth-chart', 'year', 'date'],
  ['birth-chart', 'month', 'date'],
  ['birth-chart', 'hour', 'time'],
  ['birth-chart', 'minute', 'time'],
  ['birth-chart', 'tzHours', 'tz'],
  ['transits', 'date', 'from'],
];

/** A field with its last letter twice. */
const misspelt = (field: string): string => `${field}${field.at(-1)}`;

/** The fields of a call: a tool has no formats and no pages. */
const fieldsOfTool = async (resource: Resource): Promise<string[]> =>
  resource.toolCode
    ? Object.keys((await resource.toolCode()).request.shape)
    : Object.keys((await resource.code()).request.shape).filter((field) => !['format', 'cursor'].includes(field));

describe('unknown fields', () => {
  const isNear = (field: string): boolean => field.length >= 3;

  test.each(nonEmpty(STRICT, 'strict resources').map((resource) => [resource.path, resource] as const))(
    '%s refuses each misspelt field with its name, over HTTP and by MCP',
    async (_, resource) => {
      const { request } = await resource.code();
      const toolFields = await fieldsOfTool(resource);
      for (const field of Object.keys(request.shape).filter(isNear)) {
        const { status, text } = await send(resource, { [misspelt(field)]: '1' });
        const { error } = JSON.parse(text);
        expect([status, error.code, error.field, error.expected.nearest]).toEqual([
          400,
          'UNKNOWN_FIELD',
          misspelt(field),
          field,
        ]);
        expect(error.message).toContain(`Did you mean ${field}?`);
        if (resource.tool === undefined || !toolFields.includes(field)) continue;
        expect((await callTool(resource.tool.name, { [misspelt(field)]: '1' })).error).toMatchObject({
          code: 'UNKNOWN_FIELD',
          expected: { nearest: field },
        });
      }
    },
  );

  test.each(OTHER_WORDS)('%s refuses %s and names %s, over HTTP and by MCP', async (key, word, nearest) => {
    const resource = RESOURCES.find((each) => each.key === key) as Resource;
    const { status, text } = await send(resource, { [word]: '1' });
    expect([status, JSON.parse(text).error]).toMatchObject([400, { field: word, expected: { nearest } }]);
    if (nearest === 'cursor') return;
    const { error } = await callTool(resource.tool?.name as string, { [word]: '1' });
    expect(error.message).toContain(`Did you mean ${nearest}?`);
  });

  test('two names of a field are refused, over HTTP and by MCP', async () => {
    const days = RESOURCES.find(({ key }) => key === 'days') as Resource;
    const both = { place: 'Pune', city: 'Pune' };
    const { status, text } = await send(days, both);
    const message = 'city is another spelling of place, which is given too. Give one of them.';
    expect([status, JSON.parse(text).error.message]).toEqual([400, message]);
    expect((await callTool('days', both)).error.message).toBe(message);
  });
});

/** The error of a call of a tool, or its result. */
// biome-ignore lint/suspicious/noExplicitAny: results are walked by path
async function callTool(name: string, args: object): Promise<any> {
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } };
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
  const request = new Request(`${ORIGIN}/mcp`, { method: 'POST', headers, body: JSON.stringify(message) });
  const { result } = (await (await fetch(request, FILES)).json()) as { result: { content: [{ text: string }] } };
  return JSON.parse(result.content[0].text);
}

describe('other names in tools', () => {
  const tools = STRICT.filter(({ tool }) => tool !== undefined && tool.isOfCounsel !== true);

  test.each(nonEmpty(tools, 'tools').map((resource) => [resource.tool?.name as string, resource] as const))(
    'the tool %s understands another name of each field of its example',
    async (name, resource) => {
      const { request } = await resource.code();
      const toolFields = await fieldsOfTool(resource);
      const fields: Fields = FURTHER[resource.key] ?? Object.values(resource.examples)[0]?.value ?? {};
      const given = Object.fromEntries(Object.entries(fields).filter(([field]) => toolFields.includes(field)));
      const named = await callTool(name, given);
      expect(named.error).toBeUndefined();
      for (const field of Object.keys(given)) {
        const [other] = otherNames(field).filter(
          (each) => !(each in request.shape) && fieldMeant(request, each) === field,
        );
        if (other !== undefined) expect(await callTool(name, renamed(given, field, other)), other).toEqual(named);
      }
    },
  );
});
