/** Every resource with instants writes them in UTC for `times=utc`, and otherwise with the offset of the place. */
import { describe, expect, test } from 'vitest';
import { ask } from './ask';

const BIRTH = { date: '1990-05-15', time: '14:30', place: 'Pune' };

/** Requests at Pune. */
const REQUESTS: readonly (readonly [method: string, path: string, request: Record<string, unknown>])[] = [
  ['POST', '/api/v1/chart', { ...BIRTH, include: ['day'] }],
  ['GET', '/api/v1/days', { from: '2026-11-08', to: '2026-11-09', place: 'Pune' }],
  ['GET', '/api/v1/now', { at: '2026-11-08T18:00', place: 'Pune' }],
  ['GET', '/api/v1/observances', { year: '2026', key: 'lakshmi_puja', place: 'Pune' }],
  ['GET', '/api/v1/observances', { year: '1710', key: 'lakshmi_puja', place: 'Pune' }],
  [
    'GET',
    '/api/v1/anniversaries',
    { kind: 'shraddha', tithi: '12', masa: '8', paksha: 'shukla', from: '2026-01-01', to: '2026-12-31', place: 'Pune' },
  ],
  ['GET', '/api/v1/muhurta-search', { purpose: 'vivaha', from: '2026-11-20', to: '2026-12-20', place: 'Pune' }],
  ['GET', '/api/v1/sky', { from: '2027-08-01', to: '2027-08-31', kind: 'eclipse,station', place: 'Pune' }],
  ['GET', '/api/v1/ephemeris', { from: '2026-01-01', to: '2026-01-02', place: 'Pune' }],
  ['POST', '/api/v1/match', { a: BIRTH, b: { ...BIRTH, date: '1992-11-03' }, system: 'ashtakuta' }],
  ['POST', '/api/v1/transits', { birth: BIRTH, from: '2026-01-01', to: '2027-12-31', bodies: ['saturn'] }],
  ['POST', '/api/v1/varshaphala', { birth: BIRTH, year: 2026, include: [] }],
];

const INSTANT = /"(?:[+-]\d\d)?\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d(?::\d\d)?)"/g;

/** The zones of the instants of an answer. */
async function zonesOf(method: string, path: string, request: Record<string, unknown>): Promise<Set<string>> {
  const isGet = method === 'GET';
  const { status, body } = isGet
    ? await ask(method, `${path}?${new URLSearchParams(request as Record<string, string>)}`)
    : await ask(method, path, request);
  expect(status, JSON.stringify(body)).toBe(200);
  return new Set([...JSON.stringify(body).matchAll(INSTANT)].map(([, zone]) => zone as string));
}

describe('times=utc', () => {
  test.each(REQUESTS)(
    '%s %s writes its instants in UTC, or with the offset of the place',
    async (method, path, request) => {
      const local = await zonesOf(method, path, request);
      expect(local.size).toBeGreaterThan(0);
      expect([...local].filter((zone) => zone === 'Z')).toEqual([]);
      expect([...(await zonesOf(method, path, { ...request, times: 'utc' }))]).toEqual(['Z']);
    },
  );

  test('an instant in UTC equals the instant with the offset', async () => {
    const query = '/api/v1/observances?year=2026&key=lakshmi_puja&place=Pune&times=';
    const [local, utc] = await Promise.all(
      ['true', 'utc'].map(async (times) => (await ask('GET', query + times)).body),
    );
    const startsOf = (body: { observances: { times: { start: string | null }[] }[] }) =>
      body.observances.flatMap(({ times }) =>
        times.flatMap(({ start }) => (start === null ? [] : [Date.parse(start)])),
      );
    expect(startsOf(utc).length).toBeGreaterThan(3);
    expect(startsOf(utc)).toEqual(startsOf(local));
  });
});
