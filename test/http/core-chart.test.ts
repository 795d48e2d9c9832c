import { describe, expect, test } from 'vitest';
import { NODE_MODES, SPECIFIED_AYANAMSHA_KEYS } from '../../src/kernel/keys';
import { post } from './ask';
import { ABSENT, arcsec, CORE_CHART, changed, coreBirth, type Fields } from './births';

async function positionsOf(changes: Fields = {}) {
  const { status, body } = await post(CORE_CHART, changed(coreBirth, changes));
  expect(status).toBe(200);
  return body;
}

const fixed = (tzOffsetHours: number): Fields => ({
  'birthPlace.tz': ABSENT,
  'birthPlace.tzOffsetHours': tzOffsetHours,
});

describe('POST /api/v1/core/chart', () => {
  test('POST /api/v1/core/chart returns the whole layout', async () => {
    const { birth, nodeMode, tithi, ahargana, sovereigntySignature, ...rest } = await positionsOf();
    expect(birth).toEqual({
      utc: '1990-05-15T09:00:00Z',
      local: '1990-05-15T14:30:00+05:30',
      tz: 'Asia/Kolkata',
      offsetHours: 5.5,
      ambiguous: false,
    });
    expect(nodeMode).toBe('mean');
    expect(tithi).toMatchObject({ index: 21, paksha: 'krishna', name: 'Kṛṣṇa Ṣaṣṭhī' });
    expect(ahargana.day).toBe(Math.floor(2448026.875 - 588465.5));
    expect(ahargana.kali).toBeCloseTo(2448026.875 - 588465.5, 8);
    expect(sovereigntySignature.notes).toEqual([]);
    expect(rest.lagna.rashi).toBe('Kanyā');
    expect(rest.grahas).toHaveLength(9);
  });

  // Swiss Ephemeris 2.10.03 with JPL DE431 at 2000-01-02T05:35:44Z: ayanāṃśas with nutation, and both nodes.
  const AYANAMSHAS = {
    lahiri: 23.8532544,
    raman: 22.4069531,
    kp: 23.7564021,
    'surya-siddhanta': 20.8912209,
    yukteshwar: 22.4749651,
  };
  const NODES = { mean: 125.001827, true: 123.9109507 };
  const MOON = 232.1012856;

  describe.each(SPECIFIED_AYANAMSHA_KEYS)('with ayanāṃśa %s', (ayanamsa) => {
    test.each(NODE_MODES)('POST /api/v1/core/chart agrees with Swiss Ephemeris for the %s node', async (nodeMode) => {
      const body = await positionsOf({
        birthDate: '2000-01-02',
        birthTime: '05:35:44',
        ...fixed(0),
        ayanamsa,
        nodeMode,
      });
      const [, moon, , , , , , rahu, ketu] = body.grahas;
      expect(body.ayanamsa.key).toBe(ayanamsa);
      expect(arcsec(body.ayanamsa.deg, AYANAMSHAS[ayanamsa])).toBeLessThan(0.01);
      expect(arcsec(moon.sayanaDeg, MOON)).toBeLessThan(0.1);
      expect(arcsec(moon.nirayanaDeg, MOON - AYANAMSHAS[ayanamsa])).toBeLessThan(0.1);
      expect(arcsec(rahu.sayanaDeg, NODES[nodeMode])).toBeLessThan(nodeMode === 'mean' ? 0.01 : 2.5);
      expect(arcsec(ketu.nirayanaDeg, rahu.nirayanaDeg + 180)).toBeLessThan(1e-6);
      expect(body.nodeMode).toBe(nodeMode);
      expect(body.sovereigntySignature).toMatchObject({ ayanamsha: { key: ayanamsa }, node_mode: nodeMode });
    });
  });

  test.each([
    ['1990-05-15', '14:30:00', 'Asia/Kolkata', 5.5, '1990-05-15T09:00:00Z'],
    ['1990-05-15', '14:30:00', 'asia/calcutta', 5.5, '1990-05-15T09:00:00Z'],
    ['1943-01-10', '06:05:20', 'Asia/Kolkata', 6.5, '1943-01-09T23:35:20Z'], // war time
    ['1986-01-01', '12:00:00', 'Asia/Kathmandu', 5.75, '1986-01-01T06:15:00Z'],
    ['1985-12-31', '12:00:00', 'Asia/Kathmandu', 5.5, '1985-12-31T06:30:00Z'],
    ['2021-07-01', '12:00:00', 'America/New_York', -4, '2021-07-01T16:00:00Z'],
    ['2021-07-01', '12:00:00', 'Pacific/Kiritimati', 14, '2021-06-30T22:00:00Z'],
    ['2021-07-01', '12:00:00', 'Pacific/Chatham', 12.75, '2021-06-30T23:15:00Z'],
    ['1900-01-01', '00:00:00', 'UTC', 0, '1900-01-01T00:00:00Z'],
    ['2100-12-31', '23:59:59', 'Etc/GMT+12', -12, '2101-01-01T11:59:59Z'],
  ])('POST /api/v1/core/chart converts %s %s in %s to UTC%d', async (birthDate, birthTime, tz, offsetHours, utc) => {
    const { birth } = await positionsOf({ birthDate, birthTime, 'birthPlace.tz': tz });
    expect(birth).toMatchObject({ utc, offsetHours, ambiguous: false });
  });

  test('POST /api/v1/core/chart knows Madras time to the second', async () => {
    const { birth } = await positionsOf({ birthDate: '1904-05-15', birthTime: '12:00:00' });
    expect(birth.offsetHours).toBeCloseTo(5 + 21 / 60 + 10 / 3600, 10);
    expect(birth).toMatchObject({ utc: '1904-05-15T06:38:50Z', local: '1904-05-15T12:00:00+05:21:10' });
  });

  test.each([
    ['2021-10-31', '01:30:00', 'Europe/London', '2021-10-31T00:30:00Z'],
    ['2021-11-07', '01:30:00', 'America/New_York', '2021-11-07T05:30:00Z'],
  ])(
    'POST /api/v1/core/chart uses the earlier instant when %s %s in %s happened twice',
    async (birthDate, birthTime, tz, utc) => {
      const { birth } = await positionsOf({ birthDate, birthTime, 'birthPlace.tz': tz });
      expect(birth).toMatchObject({ utc, ambiguous: true });
    },
  );

  test.each([
    [-14, '2000-01-02T02:00:00Z', '-14:00'],
    [0, '2000-01-01T12:00:00Z', '+00:00'],
    [5.75, '2000-01-01T06:15:00Z', '+05:45'],
    [-2.25, '2000-01-01T14:15:00Z', '-02:15'],
    [14, '1999-12-31T22:00:00Z', '+14:00'],
  ])('POST /api/v1/core/chart accepts the fixed offset %d', async (hours, utc, offset) => {
    const { birth } = await positionsOf({ birthDate: '2000-01-01', birthTime: '12:00:00', ...fixed(hours) });
    expect(birth).toEqual({
      utc,
      local: `2000-01-01T12:00:00${offset}`,
      tz: null,
      offsetHours: hours,
      ambiguous: false,
    });
  });

  test('POST /api/v1/core/chart prefers a time zone to an offset', async () => {
    const { birth } = await positionsOf({ 'birthPlace.tzOffsetHours': -3 });
    expect(birth).toMatchObject({ tz: 'Asia/Kolkata', offsetHours: 5.5 });
  });

  test('POST /api/v1/core/chart agrees with /api/chart digit for digit', async () => {
    const body = await positionsOf(fixed(5.5));
    const chart = (
      await post('/api/chart', {
        year: 1990,
        month: 5,
        day: 15,
        hour: 14,
        minute: 30,
        lat: 28.6139,
        lon: 77.209,
        tzHours: 5.5,
      })
    ).body;
    expect(body.jdTt).toBe(chart.jd_tt);
    expect(body.lagna.nirayanaDeg).toBe(chart.lagna.sidereal_deg);
    expect(body.grahas.map((graha: Fields) => graha.nirayanaDeg)).toEqual(
      chart.grahas.map((graha: Fields) => graha.sidereal_deg),
    );
    const { preset: _preset, settings: _settings, ...stamp } = chart.substrate_stamp;
    expect(body.sovereigntySignature).toEqual(stamp);
  });
});
