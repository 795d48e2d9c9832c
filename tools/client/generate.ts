/**
 * `npm run build:client`: writes the published OpenAPI document, with the real response to every example request, to
 * build/openapi.json, and a typed client for openapi-fetch, build/client.ts.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import { chart } from '../../src/api/chart';
import { openApiDocument } from '../../src/http/openApiDocument';
import { gazetteerBytes } from '../build-gazetteer.mjs';
import { makeDeterministic, memoryDatabase, recordAccount } from './accountExamples';
import { recordExamples } from './examples';
import { Recorder } from './recorder';
import { shareParts } from './shared';

/** The present instant of the examples. */
const NOW = Date.UTC(2026, 10, 21, 12);

const build = new URL('../../build/', import.meta.url);
mkdirSync(build, { recursive: true });
const write = (name: string, text: string) => writeFileSync(new URL(name, build), text);

// Some responses of the app use the document, so it must exist before the examples.
const document = JSON.parse(JSON.stringify(await openApiDocument()));
write('openapi.json', `${JSON.stringify(document)}\n`);
const { createApp } = await import('../../src/app');
const { loadKernel } = await import('../../src/kernel');
const kernel = loadKernel(new WebAssembly.Module(readFileSync(new URL('kernel.wasm', build))));
const app = createApp(
  () => kernel,
  () => NOW,
);

const restore = makeDeterministic();
const places = gazetteerBytes();
const files = { ASSETS: { fetch: async () => new Response(places) } };
await recordExamples(new Recorder(document, app, files));
const env = {
  DB: memoryDatabase(new URL('../../migrations/', import.meta.url)),
  PUBLIC_ORIGIN: 'https://khagola.example',
};
await recordAccount(new Recorder(document, app, env), { ...chart.examples.positions?.value, include: ['vargottama'] });
restore();
shareParts(document);

const text = JSON.stringify(document);
write('openapi.json', `${text}\n`);
write('client.ts', astToString(await openapiTS(text)));
