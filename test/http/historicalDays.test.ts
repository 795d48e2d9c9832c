/** GET /api/v1/days by the Sūrya-siddhānta. */
import { describe, expect, test } from 'vitest';
import { SIDDHANTA_DAY_FIELDS, USUAL_DAY_FIELDS } from '../../src/api/days/fields';
import { ask } from './ask';
import { askDays, fetchDays } from './days';
import { query } from './utsavas';

const UJJAIN = { lat: 23.18, lon: 75.767, tz: 'Asia/Kolkata' };
const WEEK = { from: '1860-01-01', to: '1860-01-07', ...UJJAIN, model: 'surya-siddhanta' };

describe('days by the Sūrya-siddhānta', () => {
  test('GET /api/v1/days with model=surya-siddhanta gives the limbs of the text and no modern figure', async () => {
    const { status, body } = await askDays(WEEK);
    expect(status).toBe(200);
    expect([body.model, body.count]).toEqual(['surya-siddhanta', 7]);
    for (const field of ['substrate_stamp', 'sunrise_definition', 'delta_t']) expect(body).not.toHaveProperty(field);
    const { historical, days } = body;
    expect(historical.absent_fields).toEqual(
      USUAL_DAY_FIELDS.filter((field) => !(SIDDHANTA_DAY_FIELDS as readonly string[]).includes(field)),
    );
    expect(historical.deshantara.ghatis).toBeCloseTo(0, 3);
    expect(Object.keys(days[0])).toEqual(['date', ...SIDDHANTA_DAY_FIELDS, 'date_julian', 'ahargana']);
    expect(days[0]).toMatchObject({ date_julian: '1859-12-20', ahargana: 1_811_945, vara: { index: 1 } });
    for (const { tithi, sunrise } of days)
      expect([tithi[0].start <= sunrise, sunrise < tithi[0].end]).toEqual([true, true]);
  });

  test('the tithi that ends in GET /api/v1/days ends 12° further in GET /api/v1/ephemeris of the same model', async () => {
    const { body } = await askDays({ ...WEEK, fields: 'tithi', times: 'utc' });
    const [{ index, end }] = body.days[0].tithi;
    const places = await ask(
      'GET',
      `/api/v1/ephemeris${query({ at: end, model: 'surya-siddhanta', bodies: 'sun,moon', columns: 'longitude' })}`,
    );
    const { sun, moon } = places.body.bodies;
    // Instants are written to the nearest second, in which the Moon gains half an arc second on the Sun.
    const gained = (moon.longitude_deg[0] - sun.longitude_deg[0] + 360) % 360;
    expect(Math.abs(gained - 12 * index)).toBeLessThan(0.0002);
  });

  test('present days, labels, CSV and JSON lines follow the text too', async () => {
    const now = { ...WEEK, from: '2026-11-28', to: '2026-11-28' };
    const { body } = await askDays({ ...now, lang: 'hi' });
    expect(Object.keys(body.days[0])).toEqual(['date', ...SIDDHANTA_DAY_FIELDS, 'ahargana']);
    expect(body.days[0].vara.label).toBe('शनिवार');
    const csv = await fetchDays({ ...now, format: 'csv' });
    expect(csv.headers.get('Content-Disposition')).toContain('days-surya-siddhanta-2026-11-28');
    expect((await csv.text()).split('\r\n')).toHaveLength(3);
    const line = JSON.parse(await (await fetchDays({ ...now, format: 'ndjson' })).text());
    expect(line.tithi).toEqual(body.days[0].tithi.map(({ label: _, ...tithi }: { label: string }) => tithi));
  });

  test('the first of all years begins with the first of all days', async () => {
    const { status, body } = await askDays({ ...UJJAIN, model: 'surya-siddhanta', year: -3101, limit: 1 });
    expect([status, body.from, body.days[0].ahargana]).toEqual([200, '-003101-01-23', 0]);
  });

  test.each([
    [{ fields: 'tithi,observances' }, 'fields', 'observances'],
    [{ fields: 'windows' }, 'fields', 'windows'],
    [{ region: 'kerala' }, 'region', 'surya-siddhanta'],
    [{ tradition: 'smarta' }, 'tradition', 'surya-siddhanta'],
    [{ format: 'ics' }, 'format', 'ndjson'],
    [{ lat: 69.65, lon: 18.96 }, 'lat', '65°'],
    [{ model: 'arya-siddhanta' }, 'model', 'surya-siddhanta'],
  ])('GET /api/v1/days with model=surya-siddhanta refuses %o and names the field', async (fields, field, words) => {
    const { status, body } = await askDays({ ...WEEK, ...fields });
    expect([status, body.error.field]).toEqual([400, field]);
    expect(body.error.message).toContain(words);
  });
});
