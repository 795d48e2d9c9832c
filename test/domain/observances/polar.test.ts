/**
 * Places where the Sun stays up or down, and zones far from their longitude. Each observance exists, and states why it
 * has no kāla.
 */
import { describe, expect, test } from 'vitest';
import { RULES } from '../../../src/data/observances';
import { isoOf, reasonOf, utsavasIn, type Where } from './support';

const TROMSO: Where = { place: { latDeg: 69.65, lonDeg: 18.96 }, tz: 'Europe/Oslo' };
const PLACES: [string, Where][] = [
  ['Tromsø', TROMSO],
  ['the circle', { place: { latDeg: 66.5, lonDeg: 25.7 }, tz: 'Europe/Helsinki' }],
  ['the north pole', { place: { latDeg: 90, lonDeg: 0 }, tz: 'UTC' }],
  ['Kashgar', { place: { latDeg: 39.47, lonDeg: 75.99 }, tz: 'Asia/Shanghai' }],
  ['Kiritimati', { place: { latDeg: 1.87, lonDeg: -157.4 }, tz: 'Pacific/Kiritimati' }],
  ['Delhi in New York time', { place: { latDeg: 28.6139, lonDeg: 77.209 }, tz: 'America/New_York' }],
  ['the south pole', { place: { latDeg: -90, lonDeg: 0 }, tz: 'Pacific/Auckland' }],
];
const EVERYTHING = { region: 'all' } as const;
const YEARS = [1900, 1963, 1994, 2023, 2026, 2100];

describe.each(PLACES)('%s', (_, where) => {
  test('every rule that is yearly by the Sun gives one observance in each year', () => {
    const yearly = RULES.filter((rule) => rule.by === 'solar').map(({ key }) => key);
    for (const year of YEARS) {
      const keys = utsavasIn(year, where, EVERYTHING).map(({ key }) => key);
      expect(yearly.filter((key) => keys.filter((other) => other === key).length !== 1)).toEqual([]);
    }
  });

  test('every yearly tithi occurs within two years', () => {
    for (const year of [1963, 2025, 2050]) {
      const keys = new Set(
        [...utsavasIn(year, where, EVERYTHING), ...utsavasIn(year + 1, where, EVERYTHING)].map(({ key }) => key),
      );
      const missing = RULES.filter((rule) => 'month' in rule && typeof rule.month === 'number' && !keys.has(rule.key));
      expect(missing.map(({ key }) => key)).toEqual([]);
    }
  });

  test('no observance occurs twice on a date, or on a skipped date', () => {
    for (const year of YEARS) {
      const places = utsavasIn(year, where, EVERYTHING).map((utsava) => `${utsava.key} ${isoOf(utsava.date)}`);
      expect(places.filter((place, i) => places.indexOf(place) !== i)).toEqual([]);
      if (where.tz === 'Pacific/Kiritimati') expect(places.filter((place) => place.endsWith('1994-12-31'))).toEqual([]);
    }
  });

  test('every observance is complete, and states why it has no window', () => {
    for (const year of YEARS) {
      for (const utsava of utsavasIn(year, where, EVERYTHING)) {
        const { key, date, reckoning } = utsava;
        const { window, tithi } = reckoning;
        const decision = reasonOf(utsava);
        expect(Number.isFinite(tithi.startJd + tithi.endJd), key).toBe(true);
        if (window) expect(window.endJd, key).toBeGreaterThanOrEqual(window.startJd);
        else if (
          !/has no |without|no sunrise|days? (before|after)|last .* on or before|same civil date/i.test(decision)
        ) {
          throw new Error(`${key} ${isoOf(date)}: ${decision}`);
        }
        expect(decision, key).toMatch(/^[^.]+\.$/);
      }
    }
  });
});

test('the dvādaśī alone determines when a fast ends where the Sun stays down', () => {
  const [parana] = utsavasIn(2026, TROMSO, EVERYTHING).filter(
    ({ key }) => key === 'saphala_ekadashi_parana' || key === 'mokshada_ekadashi_parana',
  );
  expect(parana?.reckoning.window).toBeNull();
  expect(parana?.reckoning.decision).toMatchObject({ by: 'parana', why: 'no-sun' });
});
