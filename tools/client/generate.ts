/**
 * `npm run build:client`: the published description as build/openapi.json, and from it a typed client for
 * openapi-fetch, build/client.ts.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import { openApiDocument } from '../../src/http/openapi/document';

const build = new URL('../../build/', import.meta.url);
const json = `${JSON.stringify(openApiDocument(), null, 2)}\n`;
const types = astToString(await openapiTS(json));

mkdirSync(build, { recursive: true });
writeFileSync(new URL('openapi.json', build), json);
writeFileSync(new URL('client.ts', build), types);
