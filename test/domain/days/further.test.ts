/** Lagnas, the types of Tamil almanacs and the elements of the saṅkalpa. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Day, daysOf } from '../../../src/domain/days/days';
import type { ComputedField } from '../../../src/domain/days/fields';
import { civilDateOf, civilFromDays, daysFromCivil } from '../../../src/domain/time/civil';
import { answer } from '../support/days';
import { kernel } from '../support/kernel';

const FIELDS: readonly ComputedField[] = ['lagnas', 'day_types', 'sankalpa'];
type Place = { latDeg: number; lonDeg: number };

const daysFrom = (from: string, to: string, place: Place, tz: string | number): readonly Required<Day>[] =>
  answer(daysOf(kernel, { from: civilDateOf(from), to: civilDateOf(to), place, tz, fields: FIELDS }))
    .days as Required<Day>[];

const CHENNAI = { latDeg: 13.0827, lonDeg: 80.2707 };

describe('the lagnas of a day', () => {
  const places = fc.record({
    day: fc.integer({ min: daysFromCivil(1901, 1, 1), max: daysFromCivil(2099, 12, 31) }),
    latDeg: fc.integer({ min: -64, max: 64 }),
    lonDeg: fc.integer({ min: -179, max: 179 }),
  });

  test('every rāśi rises below 64°, without gaps, and the kernel has it as ascendant', () => {
    fc.assert(
      fc.property(places, ({ day, latDeg, lonDeg }) => {
        const { year, month, day: ofMonth } = civilFromDays(day);
        const date = `${year}-${String(month).padStart(2, '0')}-${String(ofMonth).padStart(2, '0')}`;
        const [one] = daysFrom(date, date, { latDeg, lonDeg }, lonDeg / 15);
        const lagnas = (one as Required<Day>).lagnas;
        if (one?.sunriseJd == null || one.nextSunriseJd === null) return;
        expect(new Set(lagnas.map(({ index }) => index)).size).toBe(12);
        expect(lagnas[0]?.startJd).toBeLessThanOrEqual(one.sunriseJd);
        expect(lagnas.at(-1)?.endJd).toBeGreaterThanOrEqual(one.nextSunriseJd);
        for (const [i, { index, startJd, endJd }] of lagnas.entries()) {
          if (i > 0) expect(startJd).toBe(lagnas[i - 1]?.endJd);
          expect(endJd - startJd).toBeLessThan(0.3);
          const sky = answer(kernel.sky((startJd + endJd) / 2));
          const { ascendantDeg } = kernel.angles(sky, latDeg, lonDeg);
          expect(Math.floor(((ascendantDeg - sky.ayanamsha.appliedDeg + 360) % 360) / 30) + 1).toBe(index);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('a place beyond the polar circle may miss rāśis', () => {
    const [day] = daysFrom('2026-03-21', '2026-03-21', { latDeg: 69.65, lonDeg: 18.96 }, 'Europe/Oslo');
    const rising = new Set(day?.lagnas.map(({ index }) => index));
    expect(rising.size).toBeGreaterThan(3);
    expect(rising.size).toBeLessThan(12);
  });
});

/** Days of tamilcalendar.in for 2026, without those of Tai, whose first day it has a day later. */
const KARI = ['02-27', '02-28', '03-01', '03-20', '03-29', '04-02', '04-19', '04-28', '05-21', '05-30', '05-31'];

test('kari-nāḷ agrees with the printed days of 2026', () => {
  const days = daysFrom('2026-02-15', '2026-06-10', CHENNAI, 'Asia/Kolkata');
  const kari = days
    .filter(({ day_types: { kariNal } }) => kariNal)
    .map(({ date: { month, day } }) => `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
  expect(kari).toEqual(KARI);
});

test('nōkku follows the nakṣatra, nine of each kind', () => {
  const days = daysFrom('2026-01-01', '2026-02-15', CHENNAI, 'Asia/Kolkata');
  const kinds = new Map<number, string>();
  for (const {
    day_types: { nokku },
    sankalpa,
  } of days)
    kinds.set(sankalpa.nakshatra.index, nokku[0]?.key as string);
  expect(kinds.size).toBe(27);
  for (const key of ['mel', 'kil', 'cama']) expect([...kinds.values()].filter((one) => one === key)).toHaveLength(9);
  expect([kinds.get(4), kinds.get(2), kinds.get(1)]).toEqual(['mel', 'kil', 'cama']);
});

test('the limbs of the saṅkalpa are those of the sunrise', () => {
  for (const { sunriseJd, sankalpa } of daysFrom('2026-01-01', '2026-12-31', CHENNAI, 'Asia/Kolkata')) {
    for (const limb of [sankalpa.tithi, sankalpa.nakshatra, sankalpa.yoga, sankalpa.karana]) {
      expect(limb.startJd).toBeLessThanOrEqual(sunriseJd as number);
      expect(limb.endJd).toBeGreaterThan(sunriseJd as number);
    }
  }
});
