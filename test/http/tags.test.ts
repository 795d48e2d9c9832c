/**
 * Entity tags are hashes of questions. Equal tags mean equal bytes only if the question includes everything that
 * determines the bytes.
 */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Bindings } from '../../src/http/env';
import { RESOURCE_REQUESTS } from '../bench/requests';
import { nonEmpty } from '../nonEmpty';
import { ORIGIN } from './ask';
import { FILES, service } from './utsavas';

/** Within a day, over midnights of New Delhi and Greenwich, weeks, months and years. */
const TIMES = [
  '2026-11-21T06:30:00Z',
  '2026-11-21T06:30:01Z',
  '2026-11-21T18:29:59Z',
  '2026-11-21T18:30:00Z',
  '2026-11-22T00:00:00Z',
  '2026-12-01T06:30:00Z',
  '2027-01-01T06:30:00Z',
];
const BINDINGS: readonly Bindings[] = [FILES, { ...FILES, PUBLIC_ORIGIN: 'https://khagola.example' }];
const ACCEPTED = ['*/*', 'text/csv', 'text/calendar', 'text/html'];

const PATHS = [
  ...RESOURCE_REQUESTS.filter(
    ({ resource, init }) => resource.cacheSeconds !== undefined && init.method !== 'POST',
  ).map(({ path }) => path),
  '/api/muhurta?date=2026-11-21&lat=28.6139&lon=77.209&tz=5.5',
  '/api/v1/now?at=2026-11-21T06:00:00Z&lang=hi',
  '/api/utsavas.ics?lat=12.97&lon=77.59&tz=Asia/Kolkata&region=karnataka',
  '/api/rss/daily?lat=40.7128&lon=-74.006&tz=America/New_York',
  '/api/rss/utsavas?region=kerala',
  '/api/kundali-facts?q=moon&format=markdown',
  '/api/press',
  '/llms.txt',
  '/openapi.json',
];

describe('without a cache', () => {
  beforeAll(() => {
    vi.stubGlobal('caches', undefined);
  });
  afterAll(() => {
    vi.unstubAllGlobals();
  });

  test.each(nonEmpty(PATHS, 'cached paths'))('responses of %s with equal tags have equal bytes', async (path) => {
    const bodies = new Map<string, string>();
    let answers = 0;
    for (const time of TIMES) {
      const { fetch } = service(Date.parse(time));
      for (const bindings of BINDINGS) {
        for (const Accept of ACCEPTED) {
          const response = await fetch(new Request(ORIGIN + path, { headers: { Accept } }), bindings);
          if (response.status !== 200) continue;
          const tag = response.headers.get('ETag') as string;
          expect(tag).toMatch(/^"[0-9a-f]{32}"$/);
          const body = `${response.headers.get('Content-Type')}\n${await response.text()}`;
          expect(bodies.get(tag) ?? body, `${time} ${Accept}`).toBe(body);
          bodies.set(tag, body);
          answers++;
        }
      }
    }
    expect(answers).toBeGreaterThanOrEqual(TIMES.length);
  });

  test('a tag changes each week, because the rules of time zones may change', async () => {
    const tagAt = async (time: string) =>
      (await service(Date.parse(time)).get('/api/utsavas?year=2026&show=principal')).headers.get('ETag');
    // Weeks begin on Thursdays at 0 h UT.
    expect(await tagAt('2026-11-19T00:00:00Z')).toBe(await tagAt('2026-11-25T23:59:59Z'));
    expect(await tagAt('2026-11-26T00:00:00Z')).not.toBe(await tagAt('2026-11-25T23:59:59Z'));
  });
});
