import { expect, test } from 'vitest';
import { isCombust } from '../../../src/domain/positions/combustion';
import { grahaOf, POSITIONS, REFERENCE_GRAHAS } from '../support/cases';
import { nextDown } from '../support/doubles';

test.each([
  ['moon', 12, false],
  ['mars', 17, false],
  ['mars', 17, true],
  ['mercury', 14, false],
  ['mercury', 12, true],
  ['jupiter', 11, false],
  ['jupiter', 11, true],
  ['venus', 10, false],
  ['venus', 8, true],
  ['saturn', 15, false],
  ['saturn', 15, true],
] as const)('the graha %s is combust within %d° (retrograde: %s)', (key, limit, retrograde) => {
  expect(isCombust(key, limit, 0, retrograde)).toBe(false);
  expect(isCombust(key, nextDown(limit), 0, retrograde)).toBe(true);
  expect(isCombust(key, 355, 355 + limit / 2 - 360, retrograde)).toBe(true);
});

test('the Sun is never combust, and an unknown longitude gives null', () => {
  expect(isCombust('sun', 10, 10, false)).toBe(false);
  expect(isCombust('mars', Number.NaN, 10, false)).toBeNull();
  expect(isCombust('mars', 10, Number.NaN, false)).toBeNull();
});

test('the combustion of forty births agrees with the reference', () => {
  let combust = 0;
  for (const { id, lon, speed, expected } of POSITIONS) {
    for (const name of REFERENCE_GRAHAS) {
      const key = grahaOf(name);
      if (key === 'rahu' || key === 'ketu') continue;
      const combustNow = isCombust(key, lon[name], lon.surya, speed[name] < 0);
      combust += combustNow ? 1 : 0;
      expect(combustNow, `${id} ${key}`).toBe(expected[name].combust);
    }
  }
  expect(combust).toBeGreaterThan(20);
});
