import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { norm360 } from '../../../src/domain/circle';
import { limbsAt, limbsOfDay } from '../../../src/domain/panchanga/limbs';
import { LIMB_KEYS, type Limb, type LimbKey } from '../../../src/domain/panchanga/types';
import { isoUtc } from '../../../src/domain/time/iso';
import { Differences, jdOf, truth } from '../../accuracy/compare';
import { kernel } from '../support/kernel';
import { FIRST_JD, LAST_JD, unwrap } from '../support/panchanga';
import { evenly, runs } from '../support/property';

const PARTS: Record<LimbKey, number> = { tithi: 30, nakshatra: 27, yoga: 27, karana: 60 };
const SECONDS = 86_400;

const instant = evenly(FIRST_JD + 1, LAST_JD - 1);

/** An instant as the API prints it, to whole seconds. */
const printed = (jdUt: number): number => jdOf(isoUtc(jdUt));

/** The limb of a list that contains an instant. */
const limbAt = (limbs: readonly Limb[], jdUt: number): Limb | undefined =>
  limbs.find(({ startJd, endJd }) => startJd <= jdUt && jdUt < endJd);

describe('against Swiss Ephemeris', () => {
  const reference = truth('panchanga-ends');
  const column = (limb: LimbKey): string => (limb === 'karana' ? 'karana60' : limb);
  const rows = Array.from({ length: reference.rows }, (_, row) => ({ row, jdUt: reference.jdUt(row) }));

  test('limbs start and end within 1 s of Swiss Ephemeris, rounded to whole seconds', () => {
    const differences = new Differences();
    for (const { row, jdUt } of rows) {
      const now = unwrap(limbsAt(kernel, jdUt));
      const day = unwrap(limbsOfDay(kernel, jdUt, jdUt + 1));
      for (const limb of LIMB_KEYS) {
        for (const [way, { index, startJd, endJd }] of [
          ['now', now[limb]],
          ['of day', day[limb][0] as Limb],
        ] as const) {
          expect(index).toBe(reference.at(row, column(limb)));
          const [start, end] = [reference.text(row, `${limb}_start`), reference.text(row, `${limb}_end`)];
          differences.note(`${limb} ${way}`, (printed(startJd) - jdOf(start)) * SECONDS);
          differences.note(`${limb} ${way}`, (printed(endJd) - jdOf(end)) * SECONDS);
        }
      }
    }
    for (const quantity of differences.quantities) {
      const { count, mean, max } = differences.summary(quantity);
      console.log(`${quantity}: ${count} edges, mean ${mean.toFixed(2)} s, max ${max.toFixed(2)} s`);
      expect(max, quantity).toBeLessThanOrEqual(1);
    }
  });

  test('the elapsed fraction follows from the angle', () => {
    for (const { row, jdUt } of rows) {
      const [moon, sun] = [reference.at(row, 'moon_lahiri'), reference.at(row, 'sun_lahiri')];
      const angles: Record<LimbKey, number> = {
        tithi: moon - sun,
        nakshatra: moon,
        yoga: moon + sun,
        karana: moon - sun,
      };
      const now = unwrap(limbsAt(kernel, jdUt));
      for (const limb of LIMB_KEYS) {
        const elapsed = (norm360(angles[limb]) * PARTS[limb]) / 360;
        expect(now[limb].fraction).toBeCloseTo(elapsed - Math.floor(elapsed), 4);
      }
    }
  });
});

test('limbs cover any period without gap, overlap or missing number', () => {
  fc.assert(
    fc.property(instant, evenly(0.001, 40), (fromJd, days) => {
      const toJd = Math.min(fromJd + days, LAST_JD);
      const limbs = unwrap(limbsOfDay(kernel, fromJd, toJd));
      for (const limb of LIMB_KEYS) {
        const list = limbs[limb];
        expect(list[0]?.startJd).toBeLessThanOrEqual(fromJd);
        expect(list[0]?.endJd).toBeGreaterThan(fromJd);
        expect(list.at(-1)?.startJd).toBeLessThan(toJd);
        expect(list.at(-1)?.endJd).toBeGreaterThanOrEqual(toJd);
        list.forEach(({ index, startJd, endJd }, i) => {
          expect(index).toBeGreaterThanOrEqual(1);
          expect(index).toBeLessThanOrEqual(PARTS[limb]);
          expect(startJd).toBeLessThan(endJd);
          const next = list[i + 1];
          if (!next) return;
          expect(next.startJd).toBe(endJd);
          expect(next.index).toBe((index % PARTS[limb]) + 1);
        });
      }
    }),
    runs(300),
  );
});

test('a tithi has two karaṇas, with the same boundaries', () => {
  fc.assert(
    fc.property(instant, (jdUt) => {
      const { tithi, karana } = unwrap(limbsOfDay(kernel, jdUt, jdUt + 10));
      for (const { index, startJd, endJd } of tithi.slice(1, -1)) {
        const halves = karana.filter((half) => Math.ceil(half.index / 2) === index);
        expect(halves.map((half) => half.index)).toEqual([2 * index - 1, 2 * index]);
        expect([halves[0]?.startJd, halves[1]?.endJd]).toEqual([startJd, endJd]);
      }
    }),
    runs(100),
  );
});

test('the limbs of an instant are those of its day', () => {
  fc.assert(
    fc.property(instant, evenly(0, 1), (fromJd, part) => {
      const jdUt = fromJd + part;
      const day = unwrap(limbsOfDay(kernel, fromJd, fromJd + 1.01));
      const now = unwrap(limbsAt(kernel, jdUt));
      for (const limb of LIMB_KEYS) {
        const { index, startJd, endJd, fraction } = now[limb];
        const ofDay = limbAt(day[limb], jdUt);
        expect(index).toBe(ofDay?.index);
        expect(Math.abs(startJd - (ofDay?.startJd ?? 0)) * SECONDS).toBeLessThan(0.01);
        expect(Math.abs(endJd - (ofDay?.endJd ?? 0)) * SECONDS).toBeLessThan(0.01);
        expect(startJd <= jdUt && jdUt < endJd).toBe(true);
        expect(fraction >= 0 && fraction <= 1).toBe(true);
      }
    }),
    runs(500),
  );
});

test('at a boundary the new limb has begun, and a moment before it has not', () => {
  fc.assert(
    fc.property(instant, fc.constantFrom(...LIMB_KEYS), (jdUt, limb) => {
      const { index, endJd } = unwrap(limbsAt(kernel, jdUt))[limb];
      const next = (index % PARTS[limb]) + 1;
      const limbAtEnd = unwrap(limbsAt(kernel, endJd))[limb];
      expect([limbAtEnd.index, limbAtEnd.startJd]).toEqual([next, expect.closeTo(endJd, 8)]);
      expect(limbAtEnd.startJd).toBeLessThanOrEqual(endJd);
      expect(limbAtEnd.fraction).toBeLessThan(1e-6);
      const before = unwrap(limbsAt(kernel, endJd - 1e-8))[limb];
      expect([before.index, before.endJd]).toEqual([index, expect.closeTo(endJd, 8)]);
      expect(before.fraction).toBeGreaterThan(1 - 1e-6);
      // A period that ends exactly at the end of a limb excludes the next one.
      const [first, second] = unwrap(limbsOfDay(kernel, jdUt, jdUt + 2))[limb];
      const edge = second?.startJd as number;
      expect(unwrap(limbsOfDay(kernel, jdUt, edge))[limb]).toEqual([first]);
    }),
    runs(2000),
  );
});

test('from one dawn to the next the tithi advances by one, except for kṣaya and vṛddhi', () => {
  const dawns = Array.from({ length: 366 }, (_, day) => 2_459_945.54 + day);
  const kinds = { kshaya: 0, vriddhi: 0 };
  for (const [i, dawn] of dawns.entries()) {
    const next = dawns[i + 1];
    if (next === undefined) break;
    const { tithi } = unwrap(limbsOfDay(kernel, dawn, next));
    const inside = tithi.filter(({ startJd, endJd }) => startJd > dawn && endJd <= next).length;
    const step =
      ((limbAt(unwrap(limbsOfDay(kernel, next, next + 1)).tithi, next)?.index ?? 0) - (tithi[0]?.index ?? 0) + 30) % 30;
    expect(step).toBe(inside + (tithi.length === 1 && (tithi[0]?.endJd ?? 0) > next ? 0 : 1));
    if (step === 2) kinds.kshaya += 1;
    if (step === 0) kinds.vriddhi += 1;
  }
  // 365 days are 370.8 tithis.
  expect([5, 6]).toContain(kinds.kshaya - kinds.vriddhi);
  expect(kinds.vriddhi).toBeGreaterThan(0);
});

describe('outside its bounds', () => {
  test('an instant outside the series is refused', () => {
    for (const jdUt of [kernel.range.from - 1, kernel.range.to + 1]) {
      expect(limbsAt(kernel, jdUt)).toMatchObject({ ok: false, error: { reason: 'epoch_out_of_range' } });
      expect(limbsOfDay(kernel, jdUt, jdUt + 1)).toMatchObject({ ok: false, error: { reason: 'epoch_out_of_range' } });
    }
  });

  test('a period without length throws', () => {
    expect(() => limbsOfDay(kernel, FIRST_JD, FIRST_JD)).toThrow(RangeError);
    expect(() => limbsOfDay(kernel, FIRST_JD, Number.NaN)).toThrow(RangeError);
  });

  test('the first and the last instant of the years have limbs', () => {
    for (const jdUt of [FIRST_JD, LAST_JD]) {
      const { tithi } = unwrap(limbsOfDay(kernel, jdUt - 1, jdUt + 1));
      expect(limbAt(tithi, jdUt)?.index).toBe(unwrap(limbsAt(kernel, jdUt)).tithi.index);
    }
  });
});

test('tithi and karaṇa are the same in every zodiac, nakṣatra is not', () => {
  const [lahiri, tropical] = [unwrap(limbsAt(kernel, FIRST_JD)), unwrap(limbsAt(kernel, FIRST_JD, 'tropical'))];
  expect(tropical.tithi.index).toBe(lahiri.tithi.index);
  expect(tropical.tithi.endJd).toBeCloseTo(lahiri.tithi.endJd, 8);
  expect(tropical.nakshatra.index).not.toBe(lahiri.nakshatra.index);
});
