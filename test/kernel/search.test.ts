import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ANGLES,
  type AngleKey,
  type CrossingQuestion,
  MOMENT_WIDTH,
  MOVERS,
  type MoverKey,
  RISE_DEFINITIONS,
  type Zodiac,
} from '../../src/kernel/almanac';
import { loadKernel } from '../../src/kernel/index';
import { AYANAMSHA_KEYS, BODY_KEYS, type BodyKey, type NodeMode } from '../../src/kernel/types';
import { around, kernelModule } from '../accuracy/compare';
import { found } from '../accuracy/events';
import { J2000, kernel, skyAt } from './support';

const { from, to } = kernel.range;
const SECOND = 1 / 86_400;

const instant = fc.double({ min: from + 40, max: to - 440, noNaN: true });
const angle = fc.constantFrom(...(Object.keys(ANGLES) as AngleKey[]));
const zodiac = fc.constantFrom<Zodiac>('tropical', ...AYANAMSHA_KEYS);
const place = fc.record({
  latDeg: fc.double({ min: -66, max: 66, noNaN: true }),
  lonDeg: fc.double({ min: -180, max: 180, noNaN: true }),
});

/** Longitude of a mover at an instant in a zodiac, degrees. */
function longitude(mover: MoverKey, zodiacKey: Zodiac, jdUt: number): number {
  const sky = skyAt(jdUt);
  const tropical = mover.endsWith('-node')
    ? sky.nodes[mover.slice(0, 4) as NodeMode].lonDeg
    : sky.bodies[mover as BodyKey].lonDeg;
  return zodiacKey === 'tropical' ? tropical : tropical - sky.ayanamsha[zodiacKey].appliedDeg;
}

describe('crossings', () => {
  test('stand where the angle is the multiple that they name', () => {
    fc.assert(
      fc.property(
        instant,
        angle,
        zodiac,
        fc.constantFrom(6, 12, 40 / 3, 30, 180, 360),
        (jdUt, key, zodiacKey, stepDeg) => {
          const offsetDeg = 7.25;
          const { jdUt: jd, number } = found(
            kernel.nextCrossing({ angle: key, zodiac: zodiacKey, stepDeg, offsetDeg }, jdUt),
          );
          const [moon, sun] = ANGLES[key];
          const value = moon * longitude('moon', zodiacKey, jd) + sun * longitude('sun', zodiacKey, jd);
          expect(Math.abs(around(value - offsetDeg - number * stepDeg)) * 3600).toBeLessThan(0.02);
        },
      ),
      { numRuns: 200 },
    );
  });

  test('follow one another without gap, each the next multiple, forwards as backwards', () => {
    fc.assert(
      fc.property(instant, angle, fc.constantFrom(6, 12, 40 / 3, 30), (jdUt, key, stepDeg) => {
        const question: CrossingQuestion = { angle: key, zodiac: 'lahiri', stepDeg };
        const parts = Math.round(360 / stepDeg);
        let last = found(kernel.previousCrossing(question, jdUt));
        expect(last.jdUt).toBeLessThanOrEqual(jdUt + SECOND / 100);
        for (let i = 0; i < 5; i++) {
          const next = found(kernel.nextCrossing(question, last.jdUt + SECOND));
          expect(next.jdUt).toBeGreaterThan(last.jdUt);
          expect(next.number).toBe((last.number + 1) % parts);
          const back = found(kernel.previousCrossing(question, next.jdUt - SECOND));
          expect(back.number).toBe(last.number);
          expect(Math.abs(back.jdUt - last.jdUt)).toBeLessThan(SECOND / 1000);
          last = next;
        }
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    ['no zodiac', { zodiac: 'sayana' as Zodiac }],
    ['no step', { stepDeg: 0 }],
    ['a step beyond the circle', { stepDeg: 400 }],
    ['a step that is no number', { stepDeg: Number.NaN }],
    ['an offset without end', { offsetDeg: Number.POSITIVE_INFINITY }],
  ])('%s is thrown', (_, bad) => {
    const question = { angle: 'sun', zodiac: 'lahiri', stepDeg: 30, ...bad } as const;
    expect(() => kernel.nextCrossing(question, J2000)).toThrow(RangeError);
  });

  test('beyond the span are refused', () => {
    const question = { angle: 'sun', zodiac: 'lahiri', stepDeg: 360 } as const;
    expect(kernel.nextCrossing(question, to - 1)).toMatchObject({ ok: false, error: { from, to } });
    expect(kernel.previousCrossing(question, from - 1)).toMatchObject({ ok: false, error: { jdUt: from - 1 } });
  });
});

describe('a span', () => {
  const lists = {
    karanas: ['moon-sun', 6],
    nakshatras: ['moon', 40 / 3],
    yogas: ['moon+sun', 40 / 3],
    sankrantis: ['sun', 30],
  } as const;

  test('of any length holds every crossing of direct search, within 0.03″ of each', () => {
    // Seconds that 0.03″ takes at the rate of each angle.
    const within = { karanas: 0.059, nakshatras: 0.055, yogas: 0.051, sankrantis: 0.73 };
    fc.assert(
      fc.property(
        instant,
        fc.integer({ min: 1, max: 400 }),
        zodiac,
        place,
        (jdUt, days, zodiacKey, { latDeg, lonDeg }) => {
          const span = found(
            kernel.span({ fromUt: jdUt, days, latDeg, lonDeg, zodiac: zodiacKey, definition: 'ul15' }),
          );
          for (const [name, [key, stepDeg]] of Object.entries(lists)) {
            const { first, jdUt: list } = span[name as keyof typeof lists];
            const question = { angle: key, zodiac: zodiacKey, stepDeg };
            const parts = Math.round(360 / stepDeg);
            const before = found(kernel.nextCrossing(question, jdUt));
            const after = found(kernel.nextCrossing(question, jdUt + days));
            expect(list.length % parts, name).toBe((((after.number - before.number) % parts) + parts) % parts);
            expect(list.length === 0 ? after.number : before.number).toBe(list.length === 0 ? before.number : first);
            for (const i of [0, list.length >> 1, list.length - 1].filter((at) => at >= 0 && at < list.length)) {
              const direct = found(kernel.nextCrossing(question, (list[i] as number) - 0.01));
              expect(direct.number).toBe((first + i) % parts);
              const seconds = Math.abs(direct.jdUt - (list[i] as number)) / SECOND;
              expect(seconds, name).toBeLessThan(within[name as keyof typeof lists]);
            }
            for (let i = 1; i < list.length; i++) expect(list[i]).toBeGreaterThan(list[i - 1] as number);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  test('gives the risings of each day as the daily search does', () => {
    fc.assert(
      fc.property(instant, place, fc.constantFrom(...RISE_DEFINITIONS), (jdUt, where, definition) => {
        const days = 12;
        const span = found(kernel.span({ fromUt: jdUt, days, ...where, zodiac: 'lahiri', definition }));
        for (const [name, body, kind] of [
          ['sunrise', 'sun', 'rise'],
          ['sunset', 'sun', 'set'],
          ['moonrise', 'moon', 'rise'],
          ['moonset', 'moon', 'set'],
        ] as const) {
          const events = found(kernel.dailyEvents({ body, kind, fromUt: jdUt, days, ...where, definition }));
          for (const [day, event] of events.entries()) {
            if (event.jdUt === null) expect(Number.isFinite(span[name][day])).toBe(false);
            else expect(span[name][day]).toBe(event.jdUt);
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  test('ends where the certified span does', () => {
    const question = { days: 400, latDeg: 0, lonDeg: 0, zodiac: 'lahiri', definition: 'ul15' } as const;
    expect(kernel.span({ ...question, fromUt: from + 2 }).ok).toBe(true);
    expect(kernel.span({ ...question, fromUt: to - 402 }).ok).toBe(true);
    expect(kernel.span({ ...question, fromUt: from + 1.9 })).toMatchObject({
      ok: false,
      error: { reason: 'epoch_out_of_range' },
    });
    expect(kernel.span({ ...question, fromUt: to - 401.9 }).ok).toBe(false);
    for (const days of [0, 401, 1.5, Number.NaN]) {
      expect(() => kernel.span({ ...question, fromUt: J2000, days })).toThrow(RangeError);
    }
  });
});

describe('risings, settings and transits', () => {
  test('alternate, with the upper transit between, wherever the Sun rises daily', () => {
    fc.assert(
      fc.property(
        instant,
        fc.double({ min: -57, max: 57, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        (jdUt, latDeg, lonDeg) => {
          // From local midnight on.
          const fromUt = Math.floor(jdUt) + 0.5 - lonDeg / 360;
          const ask = (kind: 'rise' | 'set' | 'upper-transit') =>
            found(kernel.dailyEvents({ body: 'sun', kind, fromUt, days: 3, latDeg, lonDeg, definition: 'hindu' }));
          const [rises, sets, transits] = [ask('rise'), ask('set'), ask('upper-transit')];
          for (let day = 0; day < 3; day++) {
            const [rise, set, transit] = [rises[day]?.jdUt, sets[day]?.jdUt, transits[day]?.jdUt];
            if (rise == null || set == null || transit == null) throw new Error('the Sun rises daily here');
            expect(transit - rise).toBeGreaterThan(0.1);
            expect(set - transit).toBeGreaterThan(0.1);
            // The disc's centre is as long above as below the meridian, but for the Sun's own motion.
            expect(Math.abs(transit - (rise + set) / 2)).toBeLessThan(0.003);
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  test.each([
    { name: 'Tromsø, midsummer', latDeg: 69.65, lonDeg: 18.96, date: '2024-06-21', always: 'up' },
    { name: 'Tromsø, midwinter', latDeg: 69.65, lonDeg: 18.96, date: '2024-12-21', always: 'down' },
    { name: 'South Pole, January', latDeg: -90, lonDeg: 0, date: '2024-01-10', always: 'up' },
    { name: 'North Pole, January', latDeg: 90, lonDeg: 0, date: '2024-01-10', always: 'down' },
  ])('$name: the Sun stays $always', ({ latDeg, lonDeg, date, always }) => {
    const fromUt = Date.parse(`${date}T00:00:00Z`) / 86_400_000 + 2_440_587.5;
    for (const kind of ['rise', 'set'] as const) {
      const question = { body: 'sun', kind, fromUt, days: 1, latDeg, lonDeg, definition: 'ul15' } as const;
      expect(found(kernel.dailyEvents(question))).toEqual([{ jdUt: null, always }]);
    }
  });

  test('the Sun rises at the North Pole once a year', () => {
    const question = {
      body: 'sun',
      latDeg: 90,
      lonDeg: 0,
      definition: 'ul15',
      fromUt: 2_460_310.5,
      days: 366,
    } as const;
    const rises = found(kernel.dailyEvents({ ...question, kind: 'rise' })).flatMap(({ jdUt }) =>
      jdUt === null ? [] : [jdUt],
    );
    const sets = found(kernel.dailyEvents({ ...question, kind: 'set' })).flatMap(({ jdUt }) =>
      jdUt === null ? [] : [jdUt],
    );
    expect([rises.length, sets.length]).toEqual([1, 1]);
    // Around the equinoxes of 2024, March 20 and September 22, sooner and later by the refraction.
    expect(Math.abs((rises[0] as number) - 2_460_388)).toBeLessThan(2.5);
    expect(Math.abs((sets[0] as number) - 2_460_577)).toBeLessThan(3);
  });

  test('twilights come in order before sunrise', () => {
    const at = (definition: (typeof RISE_DEFINITIONS)[number]) => {
      const question = { body: 'sun', kind: 'rise', fromUt: 2_460_000.3, days: 1, latDeg: 28.6, lonDeg: 77.2 } as const;
      return found(kernel.dailyEvents({ ...question, definition }))[0]?.jdUt as number;
    };
    const order = (['astronomical', 'nautical', 'civil', 'ul15', 'centre15', 'hindu'] as const).map(at);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });
});

describe('a place or a definition that is none', () => {
  const question = {
    body: 'sun',
    kind: 'rise',
    fromUt: J2000,
    days: 1,
    latDeg: 0,
    lonDeg: 0,
    definition: 'ul15',
  } as const;
  test.each([
    { latDeg: Number.NaN },
    { lonDeg: Number.POSITIVE_INFINITY },
    { definition: 'moonlight' as 'ul15' },
    { kind: 'culmination' as 'rise' },
    { body: 'mars' as 'sun' },
  ])('is thrown: %o', (bad) => {
    expect(() => kernel.dailyEvents({ ...question, ...bad })).toThrow(RangeError);
  });
});

describe('stations and ingresses', () => {
  const mover = fc.constantFrom(...MOVERS);

  test('the speed vanishes at a station and changes sign as it says', () => {
    fc.assert(
      fc.property(
        instant,
        fc.constantFrom<MoverKey>('mars', 'mercury', 'jupiter', 'venus', 'saturn'),
        zodiac,
        (jdUt, key, z) => {
          for (const { jdUt: jd, turns } of found(
            kernel.stations({ mover: key, zodiac: z, fromUt: jdUt, days: 400 }),
          )) {
            const before = around(longitude(key, z, jd) - longitude(key, z, jd - 0.5));
            const after = around(longitude(key, z, jd + 0.5) - longitude(key, z, jd));
            expect(Math.sign(after)).toBe(turns === 'direct' ? 1 : -1);
            expect(Math.sign(before)).toBe(turns === 'direct' ? -1 : 1);
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  test('Sun and Moon never turn', () => {
    for (const key of ['sun', 'moon'] as const) {
      expect(found(kernel.stations({ mover: key, zodiac: 'lahiri', fromUt: J2000, days: 400 }))).toEqual([]);
    }
  });

  test('an ingress stands on the edge it names, and rāśis follow one another', () => {
    fc.assert(
      fc.property(instant, mover, zodiac, fc.constantFrom(30, 40 / 3, 10 / 3), (jdUt, key, z, partDeg) => {
        const parts = Math.round(360 / partDeg);
        const part = (jd: number) => Math.floor((((longitude(key, z, jd) % 360) + 360) % 360) / partDeg);
        let current = part(jdUt);
        for (const ingress of found(kernel.ingresses({ mover: key, zodiac: z, partDeg, fromUt: jdUt, days: 200 }))) {
          const edge = (ingress.forward ? ingress.part : ingress.part + 1) * partDeg;
          expect(Math.abs(around(longitude(key, z, ingress.jdUt) - edge)) * 3600).toBeLessThan(0.01);
          expect(ingress.part).toBe((current + (ingress.forward ? 1 : parts - 1)) % parts);
          current = ingress.part;
        }
        expect(part(jdUt + 200)).toBe(current);
      }),
      { numRuns: 80 },
    );
  });
});

describe('moments', () => {
  test('are those of the sky, within 0.035″', () => {
    fc.assert(
      fc.property(instant, zodiac, place, (fromUt, z, { latDeg, lonDeg }) => {
        const [count, stepDays] = [1440, 1 / 1440];
        const moments = found(kernel.moments({ fromUt, stepDays, count, latDeg, lonDeg, zodiac: z }));
        for (const i of [0, 1, 700, 1439]) {
          const sky = skyAt(fromUt + i * stepDays);
          const expected = MOVERS.map((key) => longitude(key, z, fromUt + i * stepDays));
          const ayanamshaDeg = z === 'tropical' ? 0 : sky.ayanamsha[z].appliedDeg;
          expected.push(kernel.angles(sky, latDeg, lonDeg).ascendantDeg - ayanamshaDeg);
          for (const [j, deg] of expected.entries()) {
            const difference = Math.abs(around((moments[i * MOMENT_WIDTH + j] as number) - deg)) * 3600;
            // The ascendant has the obliquity of the middle of the day, and races where the ecliptic lies flat on the
            // horizon; beside the Sun its gravity bends the light of a planet by up to 1.75″, every hour by another amount.
            const ascendant = Math.abs(latDeg) > 55 ? 0.3 : 0.1;
            const besideSun = j > 1 && j < 7 && Math.abs(around(deg - (expected[0] as number))) < 1;
            const within = j === MOVERS.length ? ascendant : besideSun ? 1.75 : 0.035;
            expect(difference, `${i} ${j}`).toBeLessThan(within);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  test.each([{ count: 0 }, { count: 1442 }, { count: 1441, stepDays: 0.1 }, { stepDays: 0 }, { stepDays: Number.NaN }])(
    'refuse %o',
    (bad) => {
      const question = {
        fromUt: J2000,
        stepDays: 1 / 1440,
        count: 10,
        latDeg: 0,
        lonDeg: 0,
        zodiac: 'lahiri',
        ...bad,
      } as const;
      expect(() => kernel.moments(question)).toThrow(RangeError);
    },
  );
});

describe('nothing is kept between calls', () => {
  test('users of one instance do not disturb each other, in whatever order they ask', () => {
    const asks = [
      (jd: number) => kernel.sky(jd),
      (jd: number) => kernel.nextCrossing({ angle: 'moon', zodiac: 'kp', stepDeg: 30 }, jd),
      (jd: number) =>
        kernel.span({ fromUt: jd, days: 30, latDeg: 12, lonDeg: 77, zodiac: 'raman', definition: 'hindu' }),
      (jd: number) =>
        kernel.dailyEvents({
          body: 'moon',
          kind: 'rise',
          fromUt: jd,
          days: 3,
          latDeg: 60,
          lonDeg: 9,
          definition: 'm50',
        }),
      (jd: number) => kernel.stations({ mover: 'mercury', zodiac: 'tropical', fromUt: jd, days: 200 }),
      (jd: number) => kernel.eclipses({ fromUt: jd, days: 200, latDeg: 40, lonDeg: -80 }),
      (jd: number) => kernel.moments({ fromUt: jd, stepDays: 0.01, count: 20, latDeg: 5, lonDeg: 6, zodiac: 'lahiri' }),
      (jd: number) => kernel.vimshottari({ moonDeg: jd % 360, birthJd: jd, yearDays: 365.25 }, 2),
    ];
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(asks.length - 1), instant), { minLength: 4, maxLength: 12 }), (calls) => {
        const together = calls.map(([which, jd]) => asks[which]?.(jd));
        // Alone: each in the opposite order, and the last again on a fresh instance.
        const alone = calls.toReversed().map(([which, jd]) => asks[which]?.(jd));
        expect(together).toEqual(alone.toReversed());
        const [, jd] = calls.at(-1) as [number, number];
        expect(loadKernel(kernelModule).sky(jd)).toEqual(kernel.sky(jd));
      }),
      { numRuns: 30 },
    );
  });

  test('every body of the API has a mover', () => {
    expect(MOVERS.slice(0, 7)).toEqual(BODY_KEYS);
  });
});
