/**
 * The previous answer of every resource, as one hash for each field: the examples of the registry and a sample of the
 * questions of the property tests. The versions in a stamp are left out, because they change with every build.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { RESOURCES } from '../../src/api/registry';
import { createApp } from '../../src/app';
import { loadKernel } from '../../src/kernel';
import { gazetteerBytes } from '../../tools/build-gazetteer.mjs';
import { question } from '../http/questions';

export const FILE = new URL('answers.json', import.meta.url);

const SAMPLES = { seed: 1875, numRuns: 150 };
const NOW = Date.UTC(2026, 10, 21, 6, 30);

export interface RecordedRequest {
  method: string;
  target: string;
  body?: unknown;
  accept?: string;
}

export interface Golden extends RecordedRequest {
  status: number;
  /** Each field of a JSON answer, or `text` for any other, with the first digits of its SHA-256. */
  fields: Record<string, string>;
}

const kernel = loadKernel(
  new WebAssembly.Module(readFileSync(new URL('../../build/kernel.wasm', import.meta.url))),
);
const app = createApp(
  () => kernel,
  () => NOW,
);

/** The list of places, which the service reads as a static asset. */
const list = gazetteerBytes();
const bindings = { ASSETS: { fetch: async () => new Response(list) } };

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** An answer without the fields that change with every build. */
const withoutVersions = (text: string): string =>
  text
    .replaceAll(/"(rules_version|sha256|digest|version)":"[^"]*"/g, '"$1":""')
    .replaceAll(/"elapsed_ms":[\d.]+/g, '"elapsed_ms":0');

/** Sends the request, and hashes the response field by field. */
export async function golden(question: RecordedRequest): Promise<Golden> {
  const { method, target, body, accept } = question;
  const init = {
    method,
    headers: { ...(accept !== undefined && { Accept: accept }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  const response = await app.request(`https://khagola.example${target}`, init, bindings);
  const text = withoutVersions(await response.text());
  const isJson = response.headers.get('Content-Type') === 'application/json';
  const fields = Object.entries(isJson ? (JSON.parse(text) as object) : { text });
  return {
    ...question,
    status: response.status,
    fields: Object.fromEntries(fields.map(([key, value]) => [key, hash(JSON.stringify(value))])),
  };
}

function* examples(): Generator<RecordedRequest> {
  for (const { path, operations, examples: named, formats = [] } of RESOURCES) {
    for (const { method } of operations) {
      for (const { value } of Object.values(named)) {
        const query = new URLSearchParams(Object.entries(value).map(([key, field]) => [key, String(field)]));
        const request = method === 'GET' ? { method, target: `${path}?${query}` } : { method, target: path, body: value };
        const target = request.target.replace(/\?$/, '');
        yield { ...request, target };
        for (const { type, chosenBy } of formats) if (chosenBy === 'accept') yield { ...request, target, accept: type };
      }
    }
  }
}

/** The requests that `npm run goldens` records. */
export function requests(): RecordedRequest[] {
  const samples = fc.sample(question, SAMPLES).map(
    ({ method, path, body, accept }): RecordedRequest => ({
      method,
      target: path,
      ...(body !== undefined && { body }),
      ...(accept !== undefined && { accept }),
    }),
  );
  return [...examples(), ...samples];
}

export const recorded = (): Golden[] => JSON.parse(readFileSync(FILE, 'utf8'));
