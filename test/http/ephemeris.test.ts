/** GET /api/v1/ephemeris: every format, places, scales, and refusals. */
import { describe, expect, test } from 'vitest';
import { sendAsNew } from './almanac';
import { ask, ORIGIN } from './ask';
import { query } from './utsavas';

const PATH = '/api/v1/ephemeris';
const get = (fields: object) => ask('GET', PATH + query(fields));
const text = async (fields: object): Promise<{ type: string | null; body: string }> => {
  const response = await sendAsNew(new Request(ORIGIN + PATH + query(fields)));
  return { type: response.headers.get('Content-Type'), body: await response.text() };
};
const WEEK = { from: '2026-01-01', to: '2026-01-07' };

describe('GET /api/v1/ephemeris', () => {
  test('GET /api/v1/ephemeris gives the default columns of the nine grahas, one value a day', async () => {
    const { status, body } = await get(WEEK);
    expect(status).toBe(200);
    expect([body.count, body.step, body.scale, body.center]).toEqual([7, '1d', 'utc', 'geocentric']);
    expect(body.time[0]).toBe('2026-01-01T00:00:00Z');
    expect(Object.keys(body.bodies)).toHaveLength(9);
    expect(Object.keys(body.bodies.moon)).toEqual([
      'longitude_deg',
      'latitude_deg',
      'speed_deg_per_day',
      'rashi_index',
      'nakshatra_index',
      'pada',
    ]);
    for (const columns of Object.values<Record<string, number[]>>(body.bodies)) {
      for (const values of Object.values(columns)) expect(values).toHaveLength(7);
    }
    const [rahu, ketu] = [body.bodies.rahu.longitude_deg[0], body.bodies.ketu.longitude_deg[0]];
    expect((rahu - ketu + 360) % 360).toBeCloseTo(180, 6);
  });

  test.each(['json', 'csv'])(
    '20,000 rows of all default columns as %s pass the ceiling, block by block',
    async (format) => {
      const { body } = await text({ from: '2026-01-01', to: '2080-10-03', format });
      if (format === 'csv') expect(body.split('\r\n')).toHaveLength(20_002);
      else expect(JSON.parse(body)).toMatchObject({ count: 20_000, to: '2080-10-03T00:00:00Z' });
      const late = await get({ from: '2080-10-03', to: '2080-10-03' });
      const last =
        format === 'csv'
          ? Number(body.split('\r\n').at(-2)?.split(',')[1])
          : JSON.parse(body).bodies.sun.longitude_deg.at(-1);
      expect(last).toBe(late.body.bodies.sun.longitude_deg[0]);
    },
  );

  test('20,000 rows of all default columns come as JSON lines, streamed block by block and without a copy in the cache', async () => {
    const fields = { from: '2026-01-01', to: '2080-10-03', format: 'ndjson' };
    const response = await sendAsNew(new Request(ORIGIN + PATH + query(fields)));
    expect([response.status, response.headers.get('ETag')]).toEqual([200, expect.stringMatching(/^"/)]);
    const lines = (await response.text()).trimEnd().split('\n');
    expect(lines).toHaveLength(20_000);
    // The first row of the second block, and the last row.
    for (const [i, at] of [
      [2560, '2033-01-04'],
      [19_999, '2080-10-03'],
    ] as const) {
      const row = JSON.parse(lines[i] as string);
      const { body } = await get({ at });
      expect([row.time, row.moon.longitude_deg]).toEqual([body.time[0], body.bodies.moon.longitude_deg[0]]);
    }
    const refused = await get({ from: '2090-01-01', to: '2110-01-01', bodies: 'uranus', format: 'ndjson' });
    expect([refused.status, refused.body.error.field]).toEqual([400, 'from']);
  });

  test('GET /api/v1/ephemeris has planets beyond Saturn and stars, in the order of the list of bodies', async () => {
    const { bodies } = (
      await get({ at: '2026-01-01', bodies: 'chitra,uranus,sirius,sun', columns: 'longitude,magnitude,distance' })
    ).body;
    expect(Object.keys(bodies)).toEqual(['sun', 'uranus', 'chitra', 'sirius']);
    expect(bodies.chitra).toMatchObject({ magnitude: [0.97], distance_au: [null] });
    expect(Math.abs(bodies.chitra.longitude_deg[0] - 180)).toBeLessThan(0.03);
    expect(bodies.uranus.distance_au[0]).toBeGreaterThan(17);
  });

  test('GET /api/v1/ephemeris refuses a planet beyond Saturn outside 1900 to 2100', async () => {
    const { status, body } = await get({ at: '1500-01-01', bodies: 'pluto' });
    expect([status, body.error.field]).toEqual([400, 'from']);
  });

  test('GET /api/v1/ephemeris includes the last day as a whole, and an instant as itself', async () => {
    const day = await get({ from: '2026-01-01', to: '2026-01-01', step: '6h', bodies: 'sun' });
    expect(day.body.time.map((time: string) => time.slice(11, 16))).toEqual(['00:00', '06:00', '12:00', '18:00']);
    const span = await get({ from: '2026-01-01T06:00', to: '2026-01-01T07:00', step: '20m', bodies: 'sun' });
    expect(span.body.count).toBe(4);
  });

  test('GET /api/v1/ephemeris reads instants without an offset in the local time of the place', async () => {
    const { body } = await get({
      at: '2026-11-21T19:00,2026-11-21T13:30:00Z',
      place: 'Pune',
      bodies: 'lagna,moon,sun',
      columns: 'longitude,azimuth,altitude,apparent_altitude,magnitude,combust,retrograde',
      center: 'topocentric',
      height_m: 560,
    });
    expect(body.step).toBeNull();
    expect(body.time).toEqual(['2026-11-21T19:00:00+05:30', '2026-11-21T19:00:00+05:30']);
    expect(body.place).toMatchObject({ name: 'Pune', height_m: 560 });
    expect(body.bodies.sun).toMatchObject({ magnitude: [null, null], combust: [false, false] });
    expect(body.bodies.lagna.combust).toEqual([null, null]);
    expect(body.bodies.moon.retrograde).toEqual([false, false]);
    expect(Math.abs(body.bodies.lagna.altitude_deg[0])).toBeLessThan(0.001);
  });

  test('GET /api/v1/ephemeris counts the same instants in Terrestrial Time 69 seconds earlier', async () => {
    const [utc, tt] = await Promise.all(
      ['utc', 'tt'].map((scale) => get({ at: '2026-01-01T00:00', bodies: 'moon', columns: 'longitude,speed', scale })),
    );
    const moon = (answer: typeof utc) => answer?.body.bodies.moon;
    const seconds =
      ((moon(utc).longitude_deg[0] - moon(tt).longitude_deg[0]) / moon(utc).speed_deg_per_day[0]) * 86_400;
    expect(seconds).toBeGreaterThan(68.5);
    expect(seconds).toBeLessThan(70);
    expect(tt?.body.time).toEqual(['2026-01-01T00:00:00']);
  });

  test('GET /api/v1/ephemeris gives the same figures as CSV and as JSON lines', async () => {
    const fields = { ...WEEK, bodies: 'sun,moon', columns: 'longitude,distance,retrograde' };
    const { body } = await get(fields);
    const csv = await text({ ...fields, format: 'csv' });
    expect(csv.type).toBe('text/csv; charset=utf-8');
    const [head, ...lines] = csv.body.replace('\ufeff', '').trim().split('\r\n');
    expect(head).toBe(
      'time,sun_longitude_deg,sun_distance_au,sun_retrograde,moon_longitude_deg,moon_distance_au,moon_retrograde',
    );
    const ndjson = await text({ ...fields, format: 'ndjson' });
    const rows = ndjson.body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, never>);
    expect([lines.length, rows.length]).toEqual([7, 7]);
    for (const [i, row] of rows.entries()) {
      const expected = ['sun', 'moon'].flatMap((key) =>
        Object.values<unknown[]>(body.bodies[key]).map((values) => values[i]),
      );
      expect(Object.values(row).flatMap((value) => (typeof value === 'object' ? Object.values(value) : []))).toEqual(
        expected,
      );
      expect(lines[i]).toBe([row.time, ...expected].join(','));
    }
  });

  test('GET /api/v1/ephemeris answers for the Kali epoch, with ΔT and its error', async () => {
    const { status, body } = await get({ at: '-003101-02-18', calendar: 'julian', bodies: 'sun,jupiter' });
    expect(status).toBe(200);
    expect(body.dates.from).toEqual({ gregorian: '-003101-01-23', julian: '-003101-02-18' });
    expect(body.delta_t.sigma_seconds).toBeGreaterThan(100);
  });

  test('GET /api/v1/ephemeris gives the places of the Sūrya-siddhānta with its own time and without modern figures', async () => {
    const site = { lat: 23.18, lon: 75.77, tz: 'Asia/Kolkata' };
    const fields = { at: '1860-01-01', ...site, model: 'surya-siddhanta', bodies: 'sun,moon,mars' };
    const { status, body } = await get(fields);
    expect(status).toBe(200);
    expect(body).toMatchObject({ model: 'surya-siddhanta', count: 1 });
    for (const field of ['settings', 'substrate_stamp', 'delta_t']) expect(body).not.toHaveProperty(field);
    expect(Object.keys(body.bodies.sun)).toEqual([
      'longitude_deg',
      'latitude_deg',
      'speed_deg_per_day',
      'rashi_index',
      'nakshatra_index',
      'pada',
      'mean_longitude_deg',
    ]);
    const { historical } = body;
    expect(historical.days_before_kali).toBe(714402296627);
    expect(Math.round(historical.ahargana[0])).toBe(1811945);
    // Burgess: 8 signs 17° 48′ 7″ at midnight of Ujjayinī. Local time differs from it by some minutes.
    const seconds = (historical.ahargana[0] - 1811945) * 86400;
    expect(Math.abs(seconds)).toBeLessThan(60);
    expect(Math.abs(body.bodies.sun.mean_longitude_deg[0] - (257 + 48 / 60 + 7 / 3600))).toBeLessThan(0.001);
    expect(Math.abs(historical.deshantara.ghatis)).toBeLessThan(0.01);
    const csv = await text({ ...fields, format: 'csv' });
    expect(csv.body.replace('\ufeff', '').split(',').slice(0, 3)).toEqual(['time', 'ahargana', 'sun_longitude_deg']);
    const line = JSON.parse((await text({ ...fields, format: 'ndjson' })).body);
    expect([line.ahargana, line.sun.longitude_deg]).toEqual([historical.ahargana[0], body.bodies.sun.longitude_deg[0]]);
  });

  test.each([
    [{ bodies: 'uranus' }, 'bodies', 'uranus'],
    [{ place: 'Pune', bodies: 'lagna' }, 'bodies', 'lagna'],
    [{ columns: 'longitude,magnitude' }, 'columns', 'magnitude'],
    [{ columns: 'distance' }, 'columns', 'distance'],
    [{ ayanamsa: 'raman' }, 'ayanamsa', 'surya-siddhanta'],
    [{ node: 'true' }, 'node', 'mean'],
    [{ scale: 'tt' }, 'scale', 'mean solar days'],
    [{ center: 'topocentric', place: 'Pune' }, 'center', 'topocentric'],
    [{ model: 'modern', columns: 'mean_longitude' }, 'columns', 'mean_longitude'],
  ])('GET /api/v1/ephemeris refuses %o beside the Sūrya-siddhānta by name', async (fields, field, words) => {
    const { status, body } = await get({ at: '2026-01-01', model: 'surya-siddhanta', ...fields });
    expect([status, body.error.field]).toEqual([400, field]);
    expect(body.error.message).toContain(words);
  });

  test.each([
    [{}, 'from', 'from'],
    [{ from: '2026-13-01' }, 'from', 'a date or an instant'],
    [{ from: '2026-01-02', to: '2026-01-01' }, 'to', 'before from'],
    [{ from: '2000-01-01', to: '2090-01-01', bodies: 'sun', columns: 'longitude' }, 'step', '20000'],
    [{ from: '2026-01-01', step: '1w' }, 'step', '6h'],
    [{ from: '2026-01-01', at: '2026-01-01' }, 'from', 'left out'],
    [{ from: '2026-01-01', bodies: 'lagna' }, 'place', 'lagna'],
    [{ from: '2026-01-01', columns: 'azimuth' }, 'place', 'azimuth'],
    [{ from: '2026-01-01', center: 'topocentric' }, 'place', 'topocentric'],
    [{ from: '2026-01-01T00:00Z', scale: 'tt' }, 'from', 'offset'],
    [{ from: '2026-01-01', columns: 'colour' }, 'columns', 'longitude'],
    [{ from: '3001-06-01' }, 'from', '3000'],
  ])('GET /api/v1/ephemeris refuses %o with the field and what is allowed', async (fields, field, words) => {
    const { status, body } = await get(fields);
    expect([status, body.field ?? body.error.field]).toEqual([400, field]);
    expect(body.message ?? body.error.message).toContain(words);
  });
});
