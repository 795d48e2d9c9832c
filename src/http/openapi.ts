/** GET /openapi.json: the description of the API, generated from the schemas that the routes themselves use. */
import { Hono } from 'hono';
import { createDocument, type ZodOpenApiObject } from 'zod-openapi';
import { chartPaths } from './chart/paths';
import { coreChartPaths } from './core-chart/paths';
import type { AppEnv } from './env';
import { FlatError, StructuredError } from './envelope';
import { ghadiPaths } from './ghadi/paths';
import { healthPaths } from './health/paths';
import { onlyAllows } from './middleware/resource';
import { muhurtaPaths } from './muhurta/paths';
import { panchangaPaths } from './panchanga/paths';
import { rectifyPaths } from './rectify/paths';
import { RATE_LIMITED } from './responses';
import { rssPaths } from './rss/paths';
import { utsavasPaths } from './utsavas/paths';

/** What this description says of itself. */
const DOCUMENT = {
  type: 'object',
  properties: { openapi: { type: 'string' }, info: { type: 'object' }, paths: { type: 'object' } },
  required: ['openapi', 'info', 'paths'],
} as const;

const DESCRIPTION: ZodOpenApiObject = {
  openapi: '3.1.1',
  info: {
    title: 'Khagola',
    version: '1.0.0',
    summary: 'Vedic (sidereal) astronomy.',
    description:
      'Every output is calculative and dated. Every answer carries `X-Request-Id`. A path that is not described ' +
      'here answers 404, a method that is not described 405 with `Allow`; HEAD answers as GET without a body.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/' }],
  security: [],
  tags: [
    { name: 'charts', description: 'Birth charts.' },
    { name: 'calendar', description: 'Pañcāṅga, traditional time, muhūrtas and utsavas.' },
    { name: 'feeds', description: 'RSS feeds.' },
    { name: 'service', description: 'The service itself.' },
  ],
  paths: {
    ...chartPaths,
    ...coreChartPaths,
    ...panchangaPaths,
    ...ghadiPaths,
    ...muhurtaPaths,
    ...utsavasPaths,
    ...rectifyPaths,
    ...rssPaths,
    ...healthPaths,
    '/openapi.json': {
      get: {
        operationId: 'getOpenApi',
        tags: ['service'],
        summary: 'This description.',
        responses: {
          200: {
            description: 'An OpenAPI 3.1 document.',
            content: { 'application/json': { schema: DOCUMENT } },
          },
        },
      },
    },
  },
  components: {
    schemas: { StructuredError, FlatError },
    responses: { RateLimited: RATE_LIMITED },
  },
};

/** The OpenAPI 3.1 document. Objects of answers stay open: a field may be added, none renamed. */
export function openApiDocument() {
  return createDocument(DESCRIPTION, {
    override: ({ jsonSchema, io }) => {
      if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
}

let text: string | undefined;

export const openApi = new Hono<AppEnv>()
  .get('/', (c) => {
    text ??= JSON.stringify(openApiDocument());
    return c.body(text, 200, { 'Content-Type': 'application/json' });
  })
  .all('/', onlyAllows('GET', 'HEAD'));
