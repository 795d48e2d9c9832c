/** Instants, transits and tables of places outside 1900 to 2100. */
import { describe, expect, test } from 'vitest';
import { nowTool } from '../src/api/now/tool';
import { loadKernel } from '../src/kernel';
import { kernelModule } from './accuracy/compare';
import { yearsSupply } from './accuracy/longspan';
import { occasionAt } from './domain/support/occasion';
import { opened } from './otherYearsApp';

const PORBANDAR = { lat: '21.6417', lon: '69.6293', tz: 'Asia/Kolkata' };

describe('GET /api/v1/now', () => {
  test('an instant without an offset is in the local mean time of the place', async () => {
    const { now, fetched } = opened();
    const { status, body } = await now({ at: '1869-10-02T07:11', ...PORBANDAR });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      at: '1869-10-02T07:11:00+04:38:31',
      dates: { gregorian: '1869-10-02', julian: '1869-09-20' },
      delta_t: { sigma_seconds: expect.closeTo(0.05, 2) },
      undecided_fields: [],
      tithi: { index: 26, end: expect.stringMatching(/\+04:38:31$/) },
    });
    expect(fetched).toEqual(['1650']);
  });

  test('the tool says which windows run where local time has seconds', async () => {
    const kernel = loadKernel(kernelModule, yearsSupply);
    const place = { lat: 21.6417, lon: 69.6293, tz: 'Asia/Kolkata' };
    const found = await nowTool.run(() => kernel, { at: '1850-06-15T12:00', ...place }, occasionAt(0));
    const { at, windows } = (found.ok && found.value.output) as {
      at: string;
      windows: { key: string; runs: boolean }[];
    };
    expect(at).toBe('1850-06-15T12:00:00+04:38:31');
    expect(windows.filter(({ runs }) => runs).map(({ key }) => key)).toContain('abhijit');
  });

  test('both calendars name one instant, and auto is Julian before 15 October 1582', async () => {
    const { now } = opened();
    const [auto, julian, gregorian] = await Promise.all([
      now({ at: '0499-03-21T12:00:00Z', ...PORBANDAR }),
      now({ at: '0499-03-21T12:00:00Z', ...PORBANDAR, calendar: 'julian' }),
      now({ at: '0499-03-22T12:00:00Z', ...PORBANDAR, calendar: 'gregorian' }),
    ]);
    expect(auto.body).toMatchObject({ ahargana: 1_314_931, dates: { julian: '0499-03-21' } });
    expect(julian.body).toEqual(auto.body);
    expect(gregorian.body).toEqual(auto.body);
  });

  test('a limb that ends within three standard errors of ΔT is undecided, at both sides of its end', async () => {
    const { now } = opened();
    const at = async (text: string) =>
      (await now({ at: text, lat: '23.18', lon: '75.77', tz: '0', times: 'utc' })).body;
    const { tithi, delta_t } = await at('-002999-06-01T12:00:00Z');
    const shifted = (seconds: number) =>
      new Date(Date.parse(tithi.end) + 1000 * seconds).toISOString().replace('.000', '');
    const margin = 3 * delta_t.sigma_seconds;
    const openAt = async (seconds: number) =>
      (await now({ at: shifted(seconds), calendar: 'gregorian', lat: '23.18', lon: '75.77', tz: '0' })).body
        .undecided_fields;
    expect(await openAt(-margin + 60)).toContain('tithi');
    expect(await openAt(margin - 60)).toContain('tithi');
    expect(await openAt(-margin - 60)).not.toContain('tithi');
  });

  test('GET /api/v1/now from 1900 to 2100 has no fields of other years', async () => {
    const { body } = await opened().now({ at: '1900-01-01T00:00:00Z', ...PORBANDAR });
    for (const key of ['dates', 'ahargana', 'delta_t', 'undecided_fields']) expect(body).not.toHaveProperty(key);
  });

  test.each(['-003102-01-01T00:00:00Z', '3001-01-01T00:00:00Z', '1700-02-29T00:00:00Z', '1700-01-01T24:00:00Z'])(
    'an instant outside its calendar or the years is refused: %s',
    async (at) => {
      const { status, body } = await opened().now({ at });
      expect([status, body.error.field]).toEqual([400, 'at']);
    },
  );
});

describe('POST /api/v1/transits', () => {
  const birth = { date: '1869-10-02', time: '07:11', lat: 21.6417, lon: 69.6293, tz: 'Asia/Kolkata' };

  test('a life from 1869 to 1948 crosses the edge of the tables: sāḍe-sātī and returns of Saturn', async () => {
    const { transits, fetched } = opened();
    const { status, body } = await transits({
      birth,
      from: '1890-01-01',
      to: '1909-12-31',
      bodies: ['saturn'],
      points: ['saturn'],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      birth: { date: '1869-10-02', at: '1869-10-02T07:11:00+04:38:31', dates: { julian: '1869-09-20' } },
      dates: { from: { julian: '1889-12-20' } },
      delta_t: { sigma_seconds: expect.any(Number) },
    });
    expect(body.hits.length).toBeGreaterThan(0);
    for (const { at } of body.hits) expect(at).toMatch(/^(1898|1899)/);
    expect(fetched).toEqual(['1650']);
  });

  test('POST /api/v1/transits and GET /api/v1/sky have the same ingresses in a span', async () => {
    const { transits, sky } = opened();
    const span = { from: '-000584-01-01', to: '-000583-12-31' };
    const { body } = await transits({
      birth: { ...birth, date: '-000600-03-01' },
      ...span,
      bodies: ['jupiter', 'saturn'],
      points: [],
      times: 'utc',
    });
    const listed = await sky({ ...span, kind: 'ingress', bodies: 'jupiter,saturn' });
    type Ingress = { division: string; at: string };
    const ingresses = (listed.body.events as Ingress[]).filter(({ division }) => division === 'rashi');
    expect(ingresses.length).toBeGreaterThan(0);
    expect((body.ingresses as Ingress[]).map(({ at }) => at.slice(0, 11))).toEqual(
      ingresses.map(({ at }) => at.slice(0, 11)),
    );
    expect(body.birth).toMatchObject({ delta_t: { sigma_seconds: expect.closeTo(160, 0) } });
  });

  test.each([
    [{ birth: { ...birth, date: '1700-02-29' } }, 'birth.date'],
    [{ birth, from: '-003102-01-01' }, 'from'],
    [{ birth, to: '1909-12-31' }, 'to'],
    [{ birth, from: '-000100-01-01', to: '-000099-01-01', format: 'ics' }, 'format'],
  ])('POST /api/v1/transits refuses %j', async (fields, field) => {
    const { status, body } = await opened().transits({ from: '1880-01-01', to: '1881-12-31', ...fields });
    expect([status, body.error.field]).toEqual([400, field]);
  });

  test('POST /api/v1/transits from 1900 to 2100 has no fields of other years', async () => {
    const now = { birth: { ...birth, date: '1990-05-15' }, from: '2026-01-01', to: '2026-02-01', bodies: ['sun'] };
    const { body } = await opened().transits(now);
    for (const key of ['dates', 'delta_t']) {
      expect(body).not.toHaveProperty(key);
      expect(body.birth).not.toHaveProperty(key);
    }
  });
});

test('a table of places writes the instants of other years in the local mean time of the place', async () => {
  const { body } = await opened().ephemeris({ at: '1869-10-02T07:11', columns: 'longitude', ...PORBANDAR });
  expect(body.time).toEqual(['1869-10-02T07:11:00+04:38:31']);
});
