/** The published API of a running service, through a client whose types are generated from its OpenAPI document. */
import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import createClient from 'openapi-fetch';
import { describe, expect, inject, test } from 'vitest';
import type { components, paths } from '../../build/client';
import { MAIN_PAGES } from '../../src/http/indexping/urls';
import { birth } from '../http/births';

const origin = inject('origin');

describe('a client generated from the OpenAPI document', () => {
  const client = () => createClient<paths, 'application/json'>({ baseUrl: origin });

  test('the generated client requests a chart', async () => {
    const { data, error } = await client().POST('/api/chart', { body: birth });
    expect(error).toBeUndefined();
    const moon = data?.grahas.find(({ key }) => key === 'moon');
    expect(moon?.nakshatra_pada).toBe('Uttarāṣāḍhā 2');
    const lord: components['schemas']['GrahaKey'] | undefined = data?.current_phase?.maha.lord;
    expect(lord).toBe('sun');
    expect(data?.vargas?.D9.grahas.moon.rashi).toBeTypeOf('string');
  });

  test('the generated client requests a versioned chart', async () => {
    const { data } = await client().POST('/api/v1/core/chart', {
      body: {
        birthDate: '1990-05-15',
        birthTime: '14:30:00',
        birthPlace: { lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' },
        ayanamsa: 'raman',
      },
    });
    expect(data?.birth.utc).toBe('1990-05-15T09:00:00Z');
    expect(data?.ayanamsa.key).toBe('raman');
  });

  test('the generated client requests a year of observances', async () => {
    const { data } = await client().GET('/api/utsavas', { params: { query: { year: 2026 } } });
    const eclipses = data?.utsavas.flatMap(({ eclipse }) => (eclipse?.kind === 'lunar' ? [eclipse.type] : []));
    expect(data?.count).toBeGreaterThan(289);
    expect(eclipses).toContain('total');
  });

  test('the generated client gets errors with code and field', async () => {
    const { error, response } = await client().POST('/api/chart', { body: { ...birth, lat: 91 } });
    expect(response.status).toBe(400);
    expect(error?.error).toMatchObject({ code: 'INVALID_FIELD', field: 'lat' });
  });
});

/** A body of a given size, sent in chunks without Content-Length. */
function streamed(bytes: number): RequestInit {
  const piece = new Uint8Array(16 * 1024).fill(0x20);
  let bytesLeft = bytes;
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(piece.subarray(0, bytesLeft));
      bytesLeft -= piece.length;
      if (bytesLeft <= 0) controller.close();
    },
  });
  return { method: 'POST', body, duplex: 'half' } as RequestInit;
}

test.each([
  ['/api/chart', 20_000_000],
  ['/api/v1/core/chart', 20_000_000],
])('the path %s reads a body of %i bytes to the end and refuses it', async (path, bytes) => {
  const response = await fetch(origin + path, streamed(bytes));
  expect(response.status).toBe(413);
  expect(response.headers.get('X-Request-Id')).toBeTruthy();
  expect(await response.json()).toMatchObject({ ok: false, error: { code: 'PAYLOAD_TOO_LARGE' } });
});

describe.each([
  ['1 MB with its length', 1_000_000, true],
  ['1 MB in chunks', 1_000_000, false],
  ['5 MB with its length', 5_000_000, true],
  ['5 MB in chunks', 5_000_000, false],
])('a body of %s', (_, bytes, hasLength) => {
  const init = () => (hasLength ? { method: 'POST', body: new Uint8Array(bytes).fill(0x20) } : streamed(bytes));

  test.each([
    ['/api/chart', 413],
    ['/api/sahaja', 413],
    ['/mcp', 413],
    ['/api/panchang', 405],
    ['/api/nowhere', 404],
  ])('a large body gets its answer 20 times of 20 at %s', async (path, status) => {
    const statuses: number[] = [];
    for (let i = 0; i < 20; i++) {
      const headers = { 'CF-Connecting-IP': `10.3.${i}.${path.length}` };
      const answer = await fetch(origin + path, { ...init(), headers });
      await answer.json();
      statuses.push(answer.status);
    }
    expect(statuses).toEqual(Array(20).fill(status));
  });
});

test('the main pages of the index ping are pages for people', async () => {
  for (const path of MAIN_PAGES) {
    const { status, headers, body } = await fetch(origin + path);
    expect([path, status, headers.get('Content-Type')?.split(';')[0]]).toEqual([path, 200, 'text/html']);
    await body?.cancel();
  }
});

describe('/openapi.json', () => {
  test('the OpenAPI document is a valid OpenAPI 3.1 document', async () => {
    const document = await (await fetch(`${origin}/openapi.json`)).json();
    const { valid, errors } = await new Validator().validate(document as Record<string, unknown>);
    expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
  });

  test('the OpenAPI document is the one that the client types come from', async () => {
    const built = JSON.parse(readFileSync('build/openapi.json', 'utf8'));
    expect(await (await fetch(`${origin}/openapi.json`)).json()).toEqual(built);
  });
});
