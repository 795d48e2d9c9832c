import { describe, expect, test } from 'vitest';
import { post } from './ask';
import { arcsec, birth, CHART, changed, type Fields } from './births';
import { expectNoted } from './degraded';

const KEYS = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'];

async function chartOf(changes: Fields = {}) {
  const { status, body } = await post(CHART, changed(birth, changes));
  expect(status).toBe(200);
  return body;
}

interface Period {
  lord: string;
  level: number;
  start: string;
  end: string;
  sub: Period[];
}

describe('POST /api/chart', () => {
  test('POST /api/chart echoes the request with its defaults and the instant', async () => {
    expect((await chartOf()).input).toEqual({
      ...birth,
      second: 0,
      dashaDepth: 3,
      ayanamsa: 'lahiri',
      nodeMode: 'mean',
      utc: '1990-05-15T09:00:00Z',
    });
    const named = await chartOf({ name: 'Ā "b" \ud800', second: 59.6, dashaDepth: 1 });
    expect(named.input).toMatchObject({ name: 'Ā "b" \ud800', second: 59.6, utc: '1990-05-15T09:01:00Z' });
  });

  test.each([{}, { name: 'Līlā' }])('POST /api/chart returns the same chart for the echo of %j', async (changes) => {
    const chart = await chartOf(changes);
    expect((await post(CHART, chart.input)).body).toEqual(chart);
  });

  test('POST /api/chart returns every family, in order', async () => {
    expect(Object.keys(await chartOf())).toEqual([
      'input',
      'jd_utc',
      'jd_tt',
      'ayanamsha_deg',
      'sunrise_definition',
      'day',
      'lagna',
      'grahas',
      'bhavas',
      'vargas',
      'ashtakavarga',
      'yogas',
      'yogas_evaluated',
      'arudhas',
      'naisargika_karakas',
      'chara_karakas',
      'avasthas',
      'dasha',
      'current_phase',
      'kp',
      'shadbala',
      'graha_yuddha',
      'upagrahas',
      'special_lagnas',
      'substrate_stamp',
      'sovereigntySignature',
    ]);
  });

  test('POST /api/chart returns equal responses for equal requests', async () => {
    expect(await chartOf()).toEqual(await chartOf());
  });

  // Swiss Ephemeris 2.10.03 with JPL DE431: tropical longitudes, Lahiri with nutation, mean node.
  test('POST /api/chart agrees with Swiss Ephemeris to a tenth of an arcsecond', async () => {
    const chart = await chartOf({ year: 2000, month: 1, day: 2, hour: 5, minute: 35, second: 44, tzHours: 0 });
    const tropical = [
      281.1163397, 232.1012856, 328.5319931, 273.0316729, 25.2838792, 242.4524988, 40.3815332, 125.001827,
    ];
    chart.grahas.slice(0, 8).forEach((graha: Fields, i: number) => {
      expect(arcsec(graha.tropical_deg as number, tropical[i] as number), String(graha.key)).toBeLessThan(0.1);
      expect(arcsec(graha.sidereal_deg as number, (tropical[i] as number) - 23.8532544)).toBeLessThan(0.1);
    });
    expect(chart.jd_utc).toBeCloseTo(2451545.73314815, 7);
    expect(chart.jd_tt).toBeCloseTo(2451545.73388692, 7);
    expect(chart.ayanamsha_deg).toBeCloseTo(23.8532544, 5);
  });

  test('POST /api/chart lists the nine grahas in order, with Ketu opposite Rāhu', async () => {
    const { grahas } = await chartOf();
    expect(grahas.map(({ key }: Fields) => key)).toEqual(KEYS);
    const [rahu, ketu] = grahas.slice(7);
    expect(arcsec(rahu.sidereal_deg + 180, ketu.sidereal_deg)).toBeLessThan(1e-6);
    expect(rahu).toMatchObject({ retrograde: true, combust: null, distance_au: null, latitude_deg: 0 });
  });

  test('POST /api/chart classifies every longitude consistently', async () => {
    const { lagna, grahas, vargas, bhavas } = await chartOf();
    for (const point of [lagna, ...grahas]) {
      expect(point.rashi_index).toBe(Math.floor(point.sidereal_deg / 30) + 1);
      expect(point.nakshatra_index).toBe(Math.floor(point.sidereal_deg / (360 / 27)) + 1);
      expect(point.nakshatra_pada).toBe(`${point.nakshatra} ${point.pada}`);
      expect(point.boundary_arcsec).toBeLessThanOrEqual(6000);
    }
    for (const graha of grahas) {
      expect(graha.house).toBe(((graha.rashi_index - lagna.rashi_index + 12) % 12) + 1);
      expect(bhavas[graha.house - 1].occupants).toContain(graha.key);
      expect(vargas.D1.grahas[graha.key].rashi).toBe(graha.rashi);
      // A navāṃśa is a pāda, with the same boundary at the same distance.
      expect(vargas.D9.grahas[graha.key].boundary_arcsec).toBeCloseTo(graha.boundary_arcsec, 2);
      expect(vargas.D9.grahas[graha.key].boundary_seconds).toBeCloseTo(graha.boundary_seconds, 2);
    }
    expect(bhavas.map(({ number }: Fields) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(bhavas[0].rashi_index).toBe(lagna.rashi_index);
    expect(arcsec(bhavas[0].madhya_deg, lagna.sidereal_deg)).toBeLessThan(1e-6);
    expect(vargas.D9).toMatchObject({ key: 'D9', name: 'Navāṃśa' });
  });

  test('POST /api/chart includes the provenance stamp', async () => {
    const { substrate_stamp: stamp, ayanamsha_deg, sovereigntySignature } = await chartOf();
    expect(sovereigntySignature).toEqual({ notes: stamp.notes });
    expect(stamp).toMatchObject({
      service: 'khagola',
      ayanamsha: { key: 'lahiri', deg: ayanamsha_deg },
      node_mode: 'mean',
      notes: [],
    });
    expect(Object.keys(stamp.residuals_arcsec.p95)).toEqual(KEYS);
    expect(stamp.delta_t.seconds).toBeGreaterThan(56);
    expect(stamp.delta_t.seconds).toBeLessThan(58);
  });

  test.each([-14, -9.5, -3.5, 0, 0.25, 5.75, 8.75, 12.75, 14])(
    'POST /api/chart accepts the UTC offset %d',
    async (tzHours) => {
      const { jd_utc } = await chartOf({ tzHours });
      expect(jd_utc).toBeCloseTo(2448027.104166667 - tzHours / 24, 8);
    },
  );

  test.each([
    [90, 0],
    [-90, 0],
    [89.9, 10],
    [69.65, 18.96],
    [-69, 39.6],
    [66.6, 25],
    [-66.6, -120],
    [78.2, 15.6],
    [-78, -180],
    [66, -60],
    [0, 180],
    [51.5, -0],
  ])(
    'POST /api/chart answers at %d, %d; only values that do not exist there are null, with notes',
    async (lat, lon) => {
      for (const month of [1, 3, 6, 9, 12]) {
        for (const hour of [1, 7, 13, 19]) {
          const chart = await chartOf({ lat, lon, month, hour, day: 21, dashaDepth: 1 });
          expect(chart.lagna.sidereal_deg).toBeGreaterThanOrEqual(0);
          expect(chart.bhavas).toHaveLength(12);
          expectNoted(chart);
          expect(chart.sovereigntySignature.notes).toEqual(chart.substrate_stamp.notes);
          if (Math.abs(lat) <= 66) expect(chart.substrate_stamp.notes).toEqual([]);
        }
      }
    },
  );

  test.each([
    [{ year: 1900, month: 1, day: 1, hour: 0, minute: 0, tzHours: 14 }, '1899-12-31T10:00:00Z'],
    [{ year: 2100, month: 12, day: 31, hour: 23, minute: 59, second: 59, tzHours: -14 }, '2101-01-01T13:59:59Z'],
    [{ year: 2000, month: 2, day: 29 }, '2000-02-29T09:00:00Z'],
  ])('POST /api/chart accepts the edge of the almanac %j', async (changes, utc) => {
    expect((await chartOf(changes)).input.utc).toBe(utc);
  });
});

describe('dasha.vimshottari', () => {
  const depthOf = (periods: Period[]): number => (periods[0] ? 1 + depthOf(periods[0].sub) : 0);

  function expectTiles({ start, end, level, sub }: Period): void {
    if (sub.length === 0) return;
    expect(sub).toHaveLength(9);
    expect(sub[0]?.start).toBe(start);
    expect(sub[8]?.end).toBe(end);
    sub.forEach((period, i) => {
      expect(period.level).toBe(level + 1);
      if (i > 0) expect(period.start).toBe(sub[i - 1]?.end);
      expectTiles(period);
    });
  }

  test.each([1, 2, 3, 4])('dasha.vimshottari has %i levels of contiguous periods', async (dashaDepth) => {
    const { dasha } = await chartOf({ dashaDepth });
    expect(depthOf(dasha.vimshottari.periods)).toBe(dashaDepth);
    dasha.vimshottari.periods.forEach(expectTiles);
  });

  test('dasha.vimshottari reaches prāṇa', async () => {
    const { dasha } = await chartOf({ dashaDepth: 5 });
    expect(depthOf(dasha.vimshottari.periods)).toBe(5);
  });

  test('dasha.vimshottari starts from the Moon and has the period at birth', async () => {
    const { grahas, dasha, current_phase, input } = await chartOf();
    const { seed, balance, year_days, periods } = dasha.vimshottari;
    expect(seed.nakshatra_index).toBe(grahas[1].nakshatra_index);
    expect({ lord: balance.lord, year_days }).toEqual({ lord: seed.lord, year_days: 365.25 });
    expect(current_phase.maha).toEqual({ lord: seed.lord, start: periods[0].start, end: periods[0].end });
    for (const phase of Object.values<Period>(current_phase)) {
      expect(phase.start <= input.utc && input.utc < phase.end).toBe(true);
    }
  });
});
