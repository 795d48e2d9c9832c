import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { muhurtaName } from '../../../build/lexicon/terms/muhurta';
import { NAKSHATRA_NAMES } from '../../../build/lexicon/terms/nakshatra';
import { varaLord } from '../../../src/data/almanac';
import { NAKSHATRA_GHATIS } from '../../../src/data/days/nakshatraGhatis';
import type { Slot, VedicDay } from '../../../src/domain/day/types';
import { type MuhurtaDay, muhurtaDay } from '../../../src/domain/day-divisions/day';
import { byVara } from '../../../src/domain/day-divisions/slots';
import type { Limb } from '../../../src/domain/panchanga/types';
import { evenly, runs } from '../support/property';

const DAY: VedicDay = {
  date: { year: 2026, month: 1, day: 1 },
  midnightJd: 2461041.5,
  sunriseJd: 2461041.75,
  sunsetJd: 2461042.25,
  nextSunriseJd: 2461042.75,
  previousSunsetJd: 2461041.25,
  moonriseJd: null,
  moonsetJd: null,
  polar: null,
  vara: 1,
};
const onVara = (vara: number): MuhurtaDay => muhurtaDay({ ...DAY, vara }, []);

/** Days of all lengths and the nakṣatras around them, whose durations vary like the speed of the Moon. */
const anyDay = fc
  .record({
    sunriseJd: evenly(2415020, 2488435),
    dayHours: evenly(0.05, 23.9),
    nightHours: evenly(0.05, 23.9),
    vara: fc.integer({ min: 1, max: 7 }),
    first: fc.integer({ min: 1, max: 27 }),
    before: evenly(0, 0.9),
    lengths: fc.array(evenly(0.9, 1.13), { minLength: 5, maxLength: 5 }),
  })
  .map(({ sunriseJd, dayHours, nightHours, vara, first, before, lengths }) => {
    const sunsetJd = sunriseJd + dayHours / 24;
    const nextSunriseJd = sunsetJd + nightHours / 24;
    let startJd = sunriseJd - before;
    const nakshatras = lengths.map((length, i): Limb => {
      const limb = { index: ((first - 1 + i) % 27) + 1, startJd, endJd: startJd + length };
      startJd = limb.endJd;
      return limb;
    });
    const day: VedicDay = { ...DAY, sunriseJd, sunsetJd, nextSunriseJd, vara };
    return { day, marks: { sunriseJd, sunsetJd, nextSunriseJd, vara }, nakshatras };
  });

/** Fails unless the slots are contiguous from `startJd` to `endJd`. */
function expectTiling(slots: Slot[], startJd: number, endJd: number): void {
  expect(slots[0]?.startJd).toBe(startJd);
  expect(slots.at(-1)?.endJd).toBe(endJd);
  for (const [i, slot] of slots.entries()) {
    expect(slot.endJd).toBeGreaterThan(slot.startJd);
    if (i > 0) expect(slot.startJd).toBe(slots[i - 1]?.endJd);
  }
}

describe('every day', () => {
  test('every day has contiguous slots over day and night', () => {
    fc.assert(
      fc.property(anyDay, ({ day, marks: { sunriseJd, sunsetJd, nextSunriseJd } }) => {
        const { muhurtas, choghadiya, hora } = muhurtaDay(day, []);
        expectTiling(muhurtas, sunriseJd, nextSunriseJd);
        expectTiling(hora, sunriseJd, nextSunriseJd);
        expectTiling(choghadiya.day, sunriseJd, sunsetJd);
        expectTiling(choghadiya.night, sunsetJd, nextSunriseJd);
        expect(muhurtas[15]?.startJd).toBe(sunsetJd);
        expect(hora[12]?.startJd).toBe(sunsetJd);
        const indices = (slots: Slot[]): number[] => slots.map(({ index }) => index);
        const upTo = (last: number): number[] => Array.from({ length: last }, (_, i) => i + 1);
        expect(indices(muhurtas)).toEqual(upTo(30));
        expect(indices(hora)).toEqual(upTo(24));
        expect(indices(choghadiya.day)).toEqual(upTo(8));
        expect(indices(choghadiya.night)).toEqual(upTo(8));
      }),
      runs(500),
    );
  });

  test('every day has weekday windows that lie inside the day and are parts of it', () => {
    fc.assert(
      fc.property(anyDay, ({ day, marks: { sunriseJd, sunsetJd, nextSunriseJd } }) => {
        const { muhurtas, choghadiya, abhijit, rahuKalam, yamaganda, gulika, durMuhurta } = muhurtaDay(day, []);
        for (const slot of [abhijit, rahuKalam, yamaganda, gulika] as Slot[]) {
          expect(slot.startJd).toBeGreaterThanOrEqual(sunriseJd);
          expect(slot.endJd).toBeLessThanOrEqual(sunsetJd);
        }
        for (const slot of [rahuKalam, yamaganda, gulika] as Slot[]) {
          expect(slot).toMatchObject({ startJd: choghadiya.day[slot.index - 1]?.startJd });
        }
        expect(abhijit).toMatchObject({ startJd: muhurtas[7]?.startJd, endJd: muhurtas[7]?.endJd });
        for (const slot of durMuhurta) {
          const { startJd, endJd } = muhurtas[slot.index - 1] as Slot;
          expect(slot).toMatchObject({ startJd, endJd });
          expect(slot.endJd).toBeLessThanOrEqual(nextSunriseJd);
        }
      }),
      runs(500),
    );
  });

  test('every day has varjya and amṛta-kāla that start in the day and last a fifteenth of their nakṣatra', () => {
    fc.assert(
      fc.property(anyDay, ({ day, marks: { sunriseJd, nextSunriseJd }, nakshatras }) => {
        const { varjya, amritaKala } = muhurtaDay(day, nakshatras);
        for (const slots of [varjya, amritaKala]) {
          expect(slots.map(({ index }) => index)).toEqual(slots.map((_, i) => i + 1));
          let previous = sunriseJd;
          for (const { startJd, endJd } of slots) {
            expect(startJd).toBeGreaterThanOrEqual(previous);
            expect(startJd).toBeLessThan(nextSunriseJd);
            previous = startJd;
            const startingNakshatra = nakshatras.find(
              (limb) => startJd >= limb.startJd && startJd < limb.endJd,
            ) as Limb;
            expect(endJd - startJd).toBeCloseTo((startingNakshatra.endJd - startingNakshatra.startJd) / 15, 8);
            expect(endJd).toBeLessThanOrEqual(startingNakshatra.endJd + 1e-8);
          }
        }
      }),
      runs(500),
    );
  });

  test('a window at the boundary of two days belongs to the day that begins there', () => {
    const nakshatra = { index: 17, startJd: 2461041.5, endJd: 2461042.5 };
    const startJd = nakshatra.startJd + (10 * (nakshatra.endJd - nakshatra.startJd)) / 60;
    const after = muhurtaDay({ ...DAY, sunriseJd: startJd }, [nakshatra]);
    const before = muhurtaDay({ ...DAY, sunriseJd: startJd - 1, sunsetJd: startJd - 0.5, nextSunriseJd: startJd }, [
      nakshatra,
    ]);
    expect(after.varjya.map((slot) => slot.startJd)).toEqual([startJd]);
    expect(before.varjya).toEqual([]);
  });

  test.each(['sunriseJd', 'sunsetJd', 'nextSunriseJd'] as const)('a day without %s has no slots', (mark) => {
    expect(muhurtaDay({ ...DAY, [mark]: null, polar: 'day' }, [])).toEqual({
      muhurtas: [],
      abhijit: null,
      choghadiya: { day: [], night: [] },
      hora: [],
      rahuKalam: null,
      yamaganda: null,
      gulika: null,
      durMuhurta: [],
      varjya: [],
      amritaKala: [],
    });
  });
});

describe('weekdays', () => {
  test.each([1, 2, 3, 4, 5, 6, 7])('the lord of vāra %d rules the first horā and the first choghaḍiyā', (vara) => {
    const { hora, choghadiya } = onVara(vara);
    const lord = varaLord(vara);
    expect(hora[0]?.lord).toBe(lord);
    expect(choghadiya.day[0]?.lord).toBe(lord);
    // The 25th horā is the first of the next vāra.
    expect(onVara((vara % 7) + 1).hora[0]?.lord).toBe(hora[24 % 7]?.lord);
    expect(choghadiya.day[7]?.key).toBe(choghadiya.day[0]?.key);
    expect(choghadiya.night[7]?.key).toBe(choghadiya.night[0]?.key);
    for (const half of [choghadiya.day, choghadiya.night]) expect(new Set(half.map(({ key }) => key)).size).toBe(7);
  });

  test('Abhijit is avoided only on Budhavāra, where it is the dur-muhūrta', () => {
    const qualities = [1, 2, 3, 4, 5, 6, 7].map((vara) => onVara(vara).abhijit?.quality);
    expect(qualities).toEqual(['good', 'good', 'good', 'avoided', 'good', 'good', 'good']);
    expect(onVara(4).durMuhurta.map(({ index }) => index)).toEqual([8]);
  });

  test('some good muhūrtas are avoided on a weekday', () => {
    const avoided = [1, 2, 3, 4, 5, 6, 7].map((vara) =>
      onVara(vara)
        .muhurtas.filter(({ quality }) => quality === 'avoided')
        .map(({ key }) => key),
    );
    expect(avoided).toEqual([['aryaman'], ['vidhi'], [], ['vidhi'], [], ['vidhi'], []]);
  });

  test('an invalid weekday throws', () => {
    expect(() => byVara([1, 2, 3, 4, 5, 6, 7], 8)).toThrow(RangeError);
    expect(() => onVara(0)).toThrow(RangeError);
  });
});

describe('names', () => {
  test('every slot has a name', () => {
    for (const { index, key } of onVara(1).muhurtas) expect(muhurtaName(index).key).toBe(key);
    expect(muhurtaName(8)).toEqual({ key: 'vidhi', iast: 'Vidhi', sa: 'विधि' });
    expect(() => muhurtaName(31)).toThrow(RangeError);
  });

  test('the ghaṭīs are in the order of the nakṣatras', () => {
    expect(NAKSHATRA_GHATIS.map(({ nakshatra }) => nakshatra)).toEqual(NAKSHATRA_NAMES.map(({ key }) => key));
  });
});
