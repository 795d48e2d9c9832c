/** The OpenAPI description of a limited route: headers on every response, and the 429 as a component. */
import { expect, test } from 'vitest';
import * as z from 'zod';
import { createDocument } from 'zod-openapi';
import { openApiDocument } from '../../../src/http/openApiDocument';
import { answers, limited } from '../../../src/http/openapi/responses';

const HEADERS = Object.fromEntries(
  ['Limit', 'Remaining', 'Reset'].map((name) => [
    `X-RateLimit-${name}`,
    { $ref: `#/components/headers/RateLimit${name}` },
  ]),
);

test('a limited route documents its rate-limit headers on every response, and shares the 429 response', () => {
  const responses = limited({ 200: answers('Yes.', z.string()), 400: answers('No.', z.string()) });
  const operation = (operationId: string) => ({ get: { operationId, responses } });
  const { paths, components } = createDocument({
    openapi: '3.1.1',
    info: { title: 'test', version: '1' },
    paths: { '/a': operation('a'), '/b': operation('b') },
  });
  for (const path of ['/a', '/b']) {
    expect(paths?.[path]?.get?.responses).toMatchObject({
      200: { description: 'Yes.', headers: HEADERS },
      400: { description: 'No.', headers: HEADERS },
      429: { $ref: '#/components/responses/RateLimited' },
    });
  }
  expect(components?.responses).toMatchObject({ RateLimited: { headers: HEADERS } });
});

test('a limited route keeps the response headers that it already had', () => {
  const own = z.object({ ETag: z.string() });
  const { headers } = limited({ 200: { ...answers('Yes.', z.string()), headers: own } })[200] ?? {};
  expect(Object.keys((headers as z.ZodObject).shape)).toEqual(['ETag', ...Object.keys(HEADERS)]);
  expect(() => limited({ 200: { description: '', headers: { ETag: {} } } })).toThrow(TypeError);
});

test('the OpenAPI document includes the 429 response and its headers', async () => {
  const { components } = await openApiDocument();
  expect(components?.responses?.RateLimited).toMatchObject({ headers: HEADERS });
  expect(components?.headers).toHaveProperty('RateLimitLimit');
  expect(components?.headers).toHaveProperty('RateLimitRemaining');
  expect(components?.headers).toHaveProperty('RateLimitReset');
});
