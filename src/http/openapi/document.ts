/** The description of the API, generated from the schemas that the routes themselves use. */
import { createDocument, type ZodOpenApiObject } from 'zod-openapi';
import { accountPaths } from '../account/paths';
import { chartPaths } from '../chart/paths';
import { coreChartPaths } from '../core-chart/paths';
import { FlatError, StructuredError } from '../envelope';
import { factsPaths } from '../facts/paths';
import { ghadiPaths } from '../ghadi/paths';
import { healthPaths } from '../health/paths';
import { indexPingPaths } from '../indexping/paths';
import { llmsPaths } from '../llms/paths';
import { mcpPaths } from '../mcp/paths';
import { muhurtaPaths } from '../muhurta/paths';
import { operatorPaths } from '../operator/paths';
import { panchangaPaths } from '../panchanga/paths';
import { pressPaths } from '../press/paths';
import { rectifyPaths } from '../rectify/paths';
import { INVALID_KEY, RATE_LIMITED } from '../responses';
import { rssPaths } from '../rss/paths';
import { sahajaPaths } from '../sahaja/paths';
import { utsavasPaths } from '../utsavas/paths';

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
      'here answers 404, a method that is not described 405 with `Allow`; HEAD answers as GET without a body. No key is ' +
      'needed; but an `Authorization` that bears no good one is refused everywhere, 401 `invalid-key`, except at /api/health.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/' }],
  security: [],
  tags: [
    { name: 'charts', description: 'Birth charts.' },
    { name: 'calendar', description: 'Pañcāṅga, traditional time, muhūrtas and utsavas.' },
    { name: 'reference', description: 'Facts of reference.' },
    { name: 'counsel', description: 'Answers in words, calculative and dated.' },
    { name: 'feeds', description: 'RSS feeds.' },
    { name: 'accounts', description: 'Passkeys, sessions and saved charts.' },
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
    ...factsPaths,
    ...sahajaPaths,
    ...rssPaths,
    ...accountPaths,
    ...operatorPaths,
    ...pressPaths,
    ...indexPingPaths,
    ...healthPaths,
    ...mcpPaths,
    ...llmsPaths,
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
    securitySchemes: {
      session: {
        type: 'apiKey',
        in: 'cookie',
        name: '__Host-session',
        description: 'Set by registering and by signing in, with a passkey.',
      },
      commercialKey: {
        type: 'http',
        scheme: 'bearer',
        description:
          'A commercial key, issued by the operator. It raises hourly limits, and its requests count together.',
      },
    },
    responses: { RateLimited: RATE_LIMITED, InvalidKey: INVALID_KEY },
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

let document: ReturnType<typeof openApiDocument> | undefined;

/** The same, made once: for those who tell of it. */
export function publishedDocument(): ReturnType<typeof openApiDocument> {
  document ??= openApiDocument();
  return document;
}
