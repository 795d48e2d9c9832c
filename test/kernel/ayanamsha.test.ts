import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AYANAMSHAS } from '../../src/kernel/ayanamshas';
import { AYANAMSHA_KEYS, type AyanamshaChoice, SPECIFIED_AYANAMSHA_KEYS } from '../../src/kernel/keys';
import { around } from '../accuracy/compare';
import { evenly, J2000, kernel, runs, skyAt } from './support';

const STARS = AYANAMSHA_KEYS.filter((key) => 'star' in AYANAMSHAS[key]);
const instant = evenly(kernel.range.from + 1, kernel.range.to - 1);
const custom = fc.record({ epochJd: evenly(0, 4_000_000), deg: evenly(-400, 800) });

describe('ayanāṃśas', () => {
  test('Lahiri is the default of a sky', () => {
    const sky = skyAt(J2000);
    expect(sky.ayanamsha).toEqual(kernel.ayanamsha(sky, 'lahiri'));
  });

  test('a sky has the ayanāṃśa of its question', () => {
    for (const choice of [...AYANAMSHA_KEYS, { epochJd: 1_825_182.5, deg: 0 }]) {
      const sky = kernel.sky(J2000, choice);
      if (!sky.ok) throw new Error('refused');
      expect(sky.value.ayanamsha).toEqual(kernel.ayanamsha(sky.value, choice));
    }
  });

  test('the keys of the specification come first', () => {
    expect(AYANAMSHA_KEYS.slice(0, 5)).toEqual(SPECIFIED_AYANAMSHA_KEYS);
    expect(Object.keys(AYANAMSHAS)).toEqual(AYANAMSHA_KEYS);
  });

  test.each(AYANAMSHA_KEYS)('the rate of %s is the derivative of its value', (key) => {
    // The interval of the kernel's own finite difference for stars.
    const halfDay = 0.01;
    fc.assert(
      fc.property(instant, (jdUt) => {
        const [before, at, after] = [jdUt - halfDay, jdUt, jdUt + halfDay].map((jd) =>
          kernel.ayanamsha(skyAt(jd), key),
        );
        if (!before || !at || !after) throw new Error('no ayanāṃśa');
        const derivative = around(after.appliedDeg - before.appliedDeg) / (2 * halfDay);
        // The kernel takes the motion of the Earth in the interval as straight.
        expect(Math.abs(derivative - at.appliedRateDegPerDay) * 3600).toBeLessThan(STARS.includes(key) ? 0.1 : 0.003);
      }),
      runs(60),
    );
  });

  test('a star-based ayanāṃśa oscillates with the annual aberration around its mean value', () => {
    expect(STARS).toHaveLength(4);
    for (const key of STARS) {
      const offsets = Array.from({ length: 366 }, (_, day) => {
        const sky = skyAt(J2000 + day);
        // Lahiri shares the precession. The rest is the oscillation about a constant.
        return (kernel.ayanamsha(sky, key).meanDeg - kernel.ayanamsha(sky, 'lahiri').meanDeg) * 3600;
      });
      const swing = (Math.max(...offsets) - Math.min(...offsets)) / 2;
      expect(swing, key).toBeGreaterThan(20);
      expect(swing, key).toBeLessThan(22);
    }
  });

  test('the two Lahiris and the two of K. S. Krishnamurti keep their distance', () => {
    const sky = skyAt(J2000);
    const apart = (a: AyanamshaChoice, b: AyanamshaChoice) =>
      (kernel.ayanamsha(sky, a).meanDeg - kernel.ayanamsha(sky, b).meanDeg) * 3600;
    expect(apart('lahiri', 'lahiri-icrc')).toBeCloseTo(1.092, 3);
    expect(apart('kp-vp291', 'kp')).toBeCloseTo(72.45, 2);
  });
});

describe('custom ayanāṃśas', () => {
  test('a custom ayanāṃśa has its value at its epoch', () => {
    fc.assert(
      fc.property(evenly(kernel.range.from + 1, kernel.range.to - 1), evenly(0, 360), (epochJd, deg) => {
        const sky = { ...skyAt(J2000), jdTt: epochJd };
        expect(Math.abs(around(kernel.ayanamsha(sky, { epochJd, deg }).meanDeg - deg)) * 3600).toBeLessThan(2e-5);
      }),
      runs(100),
    );
  });

  test('a custom ayanāṃśa is the same for the same angle, whatever whole turns it has', () => {
    fc.assert(
      fc.property(instant, custom, fc.integer({ min: -3, max: 3 }), (jdUt, { epochJd, deg }, turns) => {
        const sky = skyAt(jdUt);
        const { meanDeg } = kernel.ayanamsha(sky, { epochJd, deg });
        expect(meanDeg).toBeGreaterThanOrEqual(0);
        expect(meanDeg).toBeLessThan(360);
        const turned = kernel.ayanamsha(sky, { epochJd, deg: deg + 360 * turns });
        expect(Math.abs(around(turned.meanDeg - meanDeg))).toBeLessThan(1e-9);
      }),
      runs(100),
    );
  });

  test('a custom ayanāṃśa continues a named one from any epoch within 0.02″', () => {
    fc.assert(
      fc.property(instant, instant, (epochJd, jdUt) => {
        const deg = kernel.ayanamsha({ ...skyAt(J2000), jdTt: epochJd }, 'lahiri').meanDeg;
        const sky = skyAt(jdUt);
        // Each measures the motion of the equinox along the ecliptic of its own epoch.
        const difference = kernel.ayanamsha(sky, { epochJd, deg }).meanDeg - sky.ayanamsha.meanDeg;
        expect(Math.abs(difference) * 3600).toBeLessThan(0.02);
      }),
      runs(100),
    );
  });

  test.each([
    [{ epochJd: Number.NaN, deg: 20 }],
    [{ epochJd: Number.POSITIVE_INFINITY, deg: 20 }],
    [{ epochJd: 80_000_000, deg: 20 }],
    [{ epochJd: J2000, deg: Number.NaN }],
    [{ epochJd: J2000, deg: Number.NEGATIVE_INFINITY }],
    ['sayana' as AyanamshaChoice],
    ['toString' as AyanamshaChoice],
  ])('a custom ayanāṃśa %o throws a RangeError', (choice) => {
    expect(() => kernel.sky(J2000, choice)).toThrow(RangeError);
    expect(() => kernel.ayanamsha(skyAt(J2000), choice)).toThrow(RangeError);
    const question = { angle: 'sun', zodiac: choice, stepDeg: 30 } as const;
    expect(() => kernel.nextCrossing(question, J2000)).toThrow(RangeError);
  });
});

describe('searches in the zodiac of a star', () => {
  // On 1 August the Sun passes δ Cancri, 0.08° from the ecliptic, whose light is deflected most.
  const CONJUNCTION = 2_460_888.5;

  test('moments near the Sun agree with the sky within 0.02″', () => {
    const question = { fromUt: CONJUNCTION - 0.5, stepDays: 1 / 288, count: 288, latDeg: 20, lonDeg: 75 } as const;
    const moments = kernel.moments({ ...question, zodiac: 'true-pushya' });
    const tropical = kernel.moments({ ...question, zodiac: 'tropical' });
    if (!moments.ok || !tropical.ok) throw new Error('refused');
    let worst = 0;
    for (let i = 0; i < question.count; i++) {
      const sky = skyAt(question.fromUt + i * question.stepDays);
      const { appliedDeg } = kernel.ayanamsha(sky, 'true-pushya');
      const used = (tropical.value[10 * i + 1] as number) - (moments.value[10 * i + 1] as number);
      worst = Math.max(worst, Math.abs(around(used - appliedDeg)) * 3600);
    }
    console.log(`moments: worst ${worst.toFixed(4)}″ of the ayanāṃśa`);
    expect(worst).toBeLessThan(0.02);
  });

  test('a span near the Sun has the crossings of direct search', () => {
    const place = { latDeg: 20, lonDeg: 75, definition: 'hindu' } as const;
    const span = kernel.span({ fromUt: CONJUNCTION - 8, days: 16, zodiac: 'true-pushya', ...place });
    if (!span.ok) throw new Error('refused');
    const { nakshatras, yogas } = span.value;
    for (const [angle, { first, jdUt }] of [
      ['moon', nakshatras],
      ['moon+sun', yogas],
    ] as const) {
      expect(jdUt.length).toBeGreaterThan(14);
      for (const [i, jd] of jdUt.entries()) {
        const next = kernel.nextCrossing({ angle, zodiac: 'true-pushya', stepDeg: 40 / 3 }, jd - 0.01);
        if (!next.ok) throw new Error('refused');
        expect(next.value.number).toBe((first + i) % 27);
        expect(Math.abs(next.value.jdUt - jd) * 86_400, angle).toBeLessThan(0.06);
      }
    }
  });
});
