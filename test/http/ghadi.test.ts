/** GET /api/ghadi with a fixed clock. */
import { describe, expect, test } from 'vitest';
import { askAt, GHADI } from './almanac';
import { ask } from './ask';

describe('GET /api/ghadi', () => {
  test('GET /api/ghadi answers for the present instant and is not cached', async () => {
    const { status, headers } = await ask('GET', GHADI);
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  });

  // Dīpāvalī of 2026, the new moon of Kārttika (amānta Āśvina), fell on 8 November.
  test('GET /api/ghadi answers for the instant of its clock', async () => {
    const { body } = await askAt('2026-11-21T06:30:00Z', 'GET', GHADI);
    expect(body).toMatchObject({
      time: '2026-11-21T06:30:00Z',
      time_local: '2026-11-21T12:00:00+05:30',
      reference_place: { name: 'New Delhi', tz: 'Asia/Kolkata' },
      kali_year: 5127,
      vikrama_year: 2083,
      shaka_year: 1948,
      ayana: { key: 'dakshinayana', name: 'Dakṣiṇāyana' },
      masa: {
        amanta: { name: 'Kārttika' },
        purnimanta: { name: 'Kārttika' },
        adhika: false,
        kshaya: false,
        lost: null,
      },
      solar_masa: { index: 8, name: 'Vṛścika' },
      paksha: { key: 'shukla', name: 'Śukla' },
      vara: { index: 7, name: 'Śanivāra' },
      sunrise_definition: 'ul15',
      substrate_stamp: { service: 'khagola' },
    });
    expect(body.sunrise_local).toMatch(/^2026-11-21T06:4\d:\d\d\+05:30$/);
    expect(body.next_sunrise_local).toMatch(/^2026-11-22T06:4\d:\d\d\+05:30$/);
  });

  test('GET /api/ghadi counts from sunrise: ghaṭīs of 24 minutes, vighaṭīs of 24 seconds', async () => {
    const { sunrise } = (await askAt('2026-11-21T06:30:00Z', 'GET', GHADI)).body;
    const counted = async (seconds: number) => {
      const { ghati, vighati, muhurta, vara } = (await askAt(Date.parse(sunrise) + seconds * 1000, 'GET', GHADI)).body;
      return [ghati, vighati, muhurta.index, vara.index];
    };
    expect(await counted(-2)).toEqual([expect.any(Number), expect.any(Number), 30, 6]);
    expect(await counted(2)).toEqual([0, 0, 1, 7]);
    expect(await counted(26)).toEqual([0, 1, 1, 7]);
    expect(await counted(24 * 60 + 2)).toEqual([1, 0, 1, 7]);
    expect((await counted(18 * 3600))[2]).toBeGreaterThan(15);
  });

  test('GET /api/ghadi names an adhika month', async () => {
    const { body } = await askAt('2026-06-01T06:30:00Z', 'GET', GHADI);
    expect(body.masa).toMatchObject({ amanta: { name: 'Jyaiṣṭha' }, adhika: true, kshaya: false, lost: null });
  });

  test('GET /api/ghadi names a kṣaya month and the dropped one', async () => {
    const { body } = await askAt('1983-01-25T06:30:00Z', 'GET', GHADI);
    expect(body.masa).toMatchObject({
      amanta: { name: 'Pauṣa' },
      adhika: false,
      kshaya: true,
      lost: { name: 'Māgha' },
    });
  });

  test('GET /api/ghadi ignores a query string', async () => {
    expect((await ask('GET', `${GHADI}?x=1`)).status).toBe(200);
  });

  test('GET /api/ghadi answers HEAD like GET, and other methods with 405', async () => {
    expect((await ask('HEAD', GHADI)).status).toBe(200);
    const { status, headers } = await ask('POST', GHADI);
    expect([status, headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });

  test('GET /api/ghadi returns 500 when the clock is outside the almanac', async () => {
    expect((await askAt('1850-01-01T00:00:00Z', 'GET', GHADI)).status).toBe(500);
  });
});
