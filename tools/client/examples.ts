/** The example requests of the OpenAPI document: the examples of every resource, and invalid variants of them. */
import { RESOURCES } from '../../src/api/registry';
import type { Resource } from '../../src/api/resource';
import type { Recorder } from './recorder';

const queryOf = (value: object): string => {
  const pairs = Object.entries(value).map(([key, field]): [string, string] => [key, String(field)]);
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
};

/** Invalid variants of a request: without its first field, and with a number out of range. */
function* invalid(value: Readonly<Record<string, unknown>>): Generator<[name: string, value: object]> {
  const [first] = Object.keys(value);
  const number = Object.entries(value).find(([, field]) => typeof field === 'number')?.[0];
  if (first !== undefined) {
    const { [first]: _, ...rest } = value;
    yield ['missing', rest];
  }
  if (number !== undefined) yield ['range', { ...value, [number]: 1e6 }];
}

async function recordResource(
  recorder: Recorder,
  { path, operations, examples, formats = [] }: Resource,
): Promise<void> {
  for (const { method } of operations) {
    const send = (name: string, summary: string, value: object, only?: number) =>
      recorder.record({
        method,
        path,
        name,
        summary,
        ...(only !== undefined && { only }),
        ...(method === 'GET' ? { target: path + queryOf(value) } : { body: value }),
      });
    for (const [name, { summary, value }] of Object.entries(examples)) await send(name, summary, value);
    const [example] = Object.values(examples);
    for (const [name, value] of invalid(example?.value ?? {})) {
      const summary = name === 'missing' ? 'A missing field' : 'A value out of range';
      await send(name, summary, value, 400);
    }
    const known = recorder.document.paths[path][method.toLowerCase()].parameters ?? [];
    if (!known.some((parameter: { name: string }) => parameter.name === 'format')) continue;
    for (const { name } of formats) await send(name, `As ${name}`, { ...example?.value, format: name });
    await send('format', 'An unknown format', { ...example?.value, format: 'xml' }, 400);
  }
}

/** Operations of the service that already have example requests, or that take no input. */
const SERVICE_PATHS = ['/api/sahaja', '/api/operator/dispatch', '/api/press', '/api/health', '/mcp', '/llms.txt'];

async function recordService(recorder: Recorder, path: string): Promise<void> {
  const headers =
    path === '/mcp' ? { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' } : {};
  for (const [method, operation] of Object.entries<Record<string, never>>(recorder.document.paths[path])) {
    const requests: Record<string, { summary: string; value: unknown }> =
      recorder.document.paths[path][method].requestBody?.content['application/json'].examples ?? {};
    if (Object.keys(requests).length === 0 && method === 'get') {
      await recorder.record({ method: 'GET', path, name: 'now', summary: String(operation.summary) });
    }
    for (const [name, { summary, value }] of Object.entries(requests)) {
      await recorder.record({ method: method.toUpperCase(), path, name, summary, body: value, headers });
    }
  }
}

/** Records all examples that need no account. */
export async function recordExamples(recorder: Recorder): Promise<void> {
  for (const resource of RESOURCES) await recordResource(recorder, resource);
  for (const path of SERVICE_PATHS) await recordService(recorder, path);
}
