import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadKernel } from '../../src/kernel';
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
import { DashaCursor, DashaQuestion } from '../../src/kernel/dasha';
import { AYANAMSHA_KEYS, type AyanamshaChoice, BODY_KEYS, type BodyKey, type NodeMode } from '../../src/kernel/keys';
import { around, kernelModule } from '../accuracy/compare';
import { answerOf } from '../accuracy/events';
import { evenly, J2000, kernel, runs, skyAt } from './support';

const { from, to } = kernel.range;
const SECOND = 1 / 86_400;

const instant = evenly(from + 40, to - 440);
const angle = fc.constantFrom(...(Object.keys(ANGLES) as AngleKey[]));
const custom = fc.record({ epochJd: evenly(1_600_000, 2_600_000), deg: evenly(0, 360) });
const ayanamsha = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<AyanamshaChoice>(...AYANAMSHA_KEYS) },
  { weight: 1, arbitrary: custom },
);
const zodiac = fc.oneof({ weight: 7, arbitrary: ayanamsha }, { weight: 1, arbitrary: fc.constant<Zodiac>('tropical') });
const place = fc.record({
  latDeg: evenly(-66, 66),
  lonDeg: evenly(-180, 180),
});

/** Longitude of a mover at an instant in a zodiac, degrees. */
function longitude(mover: MoverKey, zodiacKey: Zodiac, jdUt: number): number {
  const sky = skyAt(jdUt);
  const tropical = mover.endsWith('-node')
    ? sky.nodes[mover.slice(0, 4) as NodeMode].lonDeg
    : sky.bodies[mover as BodyKey].lonDeg;
  return zodiacKey === 'tropical' ? tropical : tropical - kernel.ayanamsha(sky, zodiacKey).appliedDeg;
}

describe('crossings', () => {
  test('the angle at a crossing is the multiple that the answer names', () => {
    fc.assert(
      fc.property(
        instant,
        angle,
        zodiac,
        fc.constantFrom(6, 12, 40 / 3, 30, 180, 360),
        (jdUt, key, zodiacKey, stepDeg) => {
          const offsetDeg = 7.25;
          const { jdUt: jd, number } = answerOf(
            kernel.nextCrossing({ angle: key, zodiac: zodiacKey, stepDeg, offsetDeg }, jdUt),
          );
          const [moon, sun] = ANGLES[key];
          const value = moon * longitude('moon', zodiacKey, jd) + sun * longitude('sun', zodiacKey, jd);
          expect(Math.abs(around(value - offsetDeg - number * stepDeg)) * 3600).toBeLessThan(0.02);
        },
      ),
      runs(200),
    );
  });

  test('crossings follow one another without gap in either direction', () => {
    fc.assert(
      fc.property(instant, angle, fc.constantFrom(6, 12, 40 / 3, 30), (jdUt, key, stepDeg) => {
        const question: CrossingQuestion = { angle: key, zodiac: 'lahiri', stepDeg };
        const parts = Math.round(360 / stepDeg);
        let last = answerOf(kernel.previousCrossing(question, jdUt));
        expect(last.jdUt).toBeLessThanOrEqual(jdUt + SECOND / 100);
        for (let i = 0; i < 5; i++) {
          const next = answerOf(kernel.nextCrossing(question, last.jdUt + SECOND));
          expect(next.jdUt).toBeGreaterThan(last.jdUt);
          expect(next.number).toBe((last.number + 1) % parts);
          const back = answerOf(kernel.previousCrossing(question, next.jdUt - SECOND));
          expect(back.number).toBe(last.number);
          expect(Math.abs(back.jdUt - last.jdUt)).toBeLessThan(SECOND / 1000);
          last = next;
        }
      }),
      runs(60),
    );
  });

  test.each([
    ['an unknown zodiac', { zodiac: 'sayana' as Zodiac }],
    ['a step of 0', { stepDeg: 0 }],
    ['a step beyond the circle', { stepDeg: 400 }],
    ['a step of NaN', { stepDeg: Number.NaN }],
    ['an infinite offset', { offsetDeg: Number.POSITIVE_INFINITY }],
  ])('a crossing search with %s throws a RangeError', (_, bad) => {
    const question = { angle: 'sun', zodiac: 'lahiri', stepDeg: 30, ...bad } as const;
    expect(() => kernel.nextCrossing(question, J2000)).toThrow(RangeError);
  });

  test('crossings beyond the certified span are refused', () => {
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

  test('a span of any length has every crossing of direct search, within 0.03″ of each', () => {
    // Time for 0.03″ at the rate of each angle, seconds.
    const within = { karanas: 0.059, nakshatras: 0.055, yogas: 0.051, sankrantis: 0.73 };
    fc.assert(
      fc.property(
        instant,
        fc.integer({ min: 1, max: 400 }),
        zodiac,
        place,
        (jdUt, days, zodiacKey, { latDeg, lonDeg }) => {
          const span = answerOf(
            kernel.span({ fromUt: jdUt, days, latDeg, lonDeg, zodiac: zodiacKey, definition: 'ul15' }),
          );
          for (const [name, [key, stepDeg]] of Object.entries(lists)) {
            const { first, jdUt: list } = span[name as keyof typeof lists];
            const question = { angle: key, zodiac: zodiacKey, stepDeg };
            const parts = Math.round(360 / stepDeg);
            const before = answerOf(kernel.nextCrossing(question, jdUt));
            const after = answerOf(kernel.nextCrossing(question, jdUt + days));
            expect(list.length % parts, name).toBe((((after.number - before.number) % parts) + parts) % parts);
            expect(list.length === 0 ? after.number : before.number).toBe(list.length === 0 ? before.number : first);
            for (const i of [0, list.length >> 1, list.length - 1].filter((at) => at >= 0 && at < list.length)) {
              const direct = answerOf(kernel.nextCrossing(question, (list[i] as number) - 0.01));
              expect(direct.number).toBe((first + i) % parts);
              const seconds = Math.abs(direct.jdUt - (list[i] as number)) / SECOND;
              expect(seconds, name).toBeLessThan(within[name as keyof typeof lists]);
            }
            for (let i = 1; i < list.length; i++) expect(list[i]).toBeGreaterThan(list[i - 1] as number);
          }
        },
      ),
      runs(60),
    );
  });

  test('a span has the same risings and settings as the daily search', () => {
    fc.assert(
      fc.property(instant, place, fc.constantFrom(...RISE_DEFINITIONS), (jdUt, where, definition) => {
        const days = 12;
        const span = answerOf(kernel.span({ fromUt: jdUt, days, ...where, zodiac: 'lahiri', definition }));
        for (const [name, body, kind] of [
          ['sunrise', 'sun', 'rise'],
          ['sunset', 'sun', 'set'],
          ['moonrise', 'moon', 'rise'],
          ['moonset', 'moon', 'set'],
        ] as const) {
          const events = answerOf(kernel.dailyEvents({ body, kind, fromUt: jdUt, days, ...where, definition }));
          for (const [day, event] of events.entries()) {
            if (event.jdUt === null) expect(Number.isFinite(span[name][day])).toBe(false);
            else expect(span[name][day]).toBe(event.jdUt);
          }
        }
      }),
      runs(25),
    );
  });

  test('a span may reach to two days from the ends of the certified span', () => {
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
  test('the upper transit lies between sunrise and sunset wherever the Sun rises daily', () => {
    fc.assert(
      fc.property(instant, evenly(-57, 57), evenly(-180, 180), (jdUt, latDeg, lonDeg) => {
        // From local midnight on.
        const fromUt = Math.floor(jdUt) + 0.5 - lonDeg / 360;
        const ask = (kind: 'rise' | 'set' | 'upper-transit') =>
          answerOf(kernel.dailyEvents({ body: 'sun', kind, fromUt, days: 3, latDeg, lonDeg, definition: 'hindu' }));
        const [rises, sets, transits] = [ask('rise'), ask('set'), ask('upper-transit')];
        for (let day = 0; day < 3; day++) {
          const [rise, set, transit] = [rises[day]?.jdUt, sets[day]?.jdUt, transits[day]?.jdUt];
          if (rise == null || set == null || transit == null) throw new Error('the Sun rises daily here');
          expect(transit - rise).toBeGreaterThan(0.1);
          expect(set - transit).toBeGreaterThan(0.1);
          // The transit is midway, except for the Sun's own motion.
          expect(Math.abs(transit - (rise + set) / 2)).toBeLessThan(0.003);
        }
      }),
      runs(150),
    );
  });

  test.each([
    { name: 'Tromsø, midsummer', latDeg: 69.65, lonDeg: 18.96, date: '2024-06-21', always: 'up' },
    { name: 'Tromsø, midwinter', latDeg: 69.65, lonDeg: 18.96, date: '2024-12-21', always: 'down' },
    { name: 'South Pole, January', latDeg: -90, lonDeg: 0, date: '2024-01-10', always: 'up' },
    { name: 'North Pole, January', latDeg: 90, lonDeg: 0, date: '2024-01-10', always: 'down' },
  ])('the Sun stays $always all day: $name', ({ latDeg, lonDeg, date, always }) => {
    const fromUt = Date.parse(`${date}T00:00:00Z`) / 86_400_000 + 2_440_587.5;
    for (const kind of ['rise', 'set'] as const) {
      const question = { body: 'sun', kind, fromUt, days: 1, latDeg, lonDeg, definition: 'ul15' } as const;
      expect(answerOf(kernel.dailyEvents(question))).toEqual([{ jdUt: null, always }]);
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
    const rises = answerOf(kernel.dailyEvents({ ...question, kind: 'rise' })).flatMap(({ jdUt }) =>
      jdUt === null ? [] : [jdUt],
    );
    const sets = answerOf(kernel.dailyEvents({ ...question, kind: 'set' })).flatMap(({ jdUt }) =>
      jdUt === null ? [] : [jdUt],
    );
    expect([rises.length, sets.length]).toEqual([1, 1]);
    // Around the equinoxes of 2024, March 20 and September 22, earlier and later by the refraction.
    expect(Math.abs((rises[0] as number) - 2_460_388)).toBeLessThan(2.5);
    expect(Math.abs((sets[0] as number) - 2_460_577)).toBeLessThan(3);
  });

  test('twilights come in order before sunrise', () => {
    const riseBy = (definition: (typeof RISE_DEFINITIONS)[number]) => {
      const question = { body: 'sun', kind: 'rise', fromUt: 2_460_000.3, days: 1, latDeg: 28.6, lonDeg: 77.2 } as const;
      return answerOf(kernel.dailyEvents({ ...question, definition }))[0]?.jdUt as number;
    };
    const order = (['astronomical', 'nautical', 'civil', 'ul15', 'centre15', 'hindu'] as const).map(riseBy);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });
});

describe('arguments of the daily search', () => {
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
    { body: 'mars' as const },
    { body: 'venus' as const, definition: 'ul0' as const },
    { body: 'rahu' as 'sun' },
  ])('the daily search with %o throws a RangeError', (bad) => {
    expect(() => kernel.dailyEvents({ ...question, ...bad })).toThrow(RangeError);
  });
});

describe('stations and ingresses', () => {
  const mover = fc.constantFrom(...MOVERS);

  test('the motion changes direction at a station', () => {
    fc.assert(
      fc.property(
        instant,
        fc.constantFrom<MoverKey>('mars', 'mercury', 'jupiter', 'venus', 'saturn'),
        zodiac,
        (jdUt, key, z) => {
          for (const { jdUt: jd, turns } of answerOf(
            kernel.stations({ mover: key, zodiac: z, fromUt: jdUt, days: 400 }),
          )) {
            const before = around(longitude(key, z, jd) - longitude(key, z, jd - 0.5));
            const after = around(longitude(key, z, jd + 0.5) - longitude(key, z, jd));
            expect(Math.sign(after)).toBe(turns === 'direct' ? 1 : -1);
            expect(Math.sign(before)).toBe(turns === 'direct' ? -1 : 1);
          }
        },
      ),
      runs(25),
    );
  });

  test('Sun and Moon have no stations', () => {
    for (const key of ['sun', 'moon'] as const) {
      expect(answerOf(kernel.stations({ mover: key, zodiac: 'lahiri', fromUt: J2000, days: 400 }))).toEqual([]);
    }
  });

  test('an ingress lies on the boundary that it names, and parts follow one another', () => {
    fc.assert(
      fc.property(instant, mover, zodiac, fc.constantFrom(30, 40 / 3, 10 / 3), (jdUt, key, z, partDeg) => {
        const parts = Math.round(360 / partDeg);
        const part = (jd: number) => Math.floor((((longitude(key, z, jd) % 360) + 360) % 360) / partDeg);
        let current = part(jdUt);
        for (const ingress of answerOf(kernel.ingresses({ mover: key, zodiac: z, partDeg, fromUt: jdUt, days: 200 }))) {
          const edge = (ingress.forward ? ingress.part : ingress.part + 1) * partDeg;
          expect(Math.abs(around(longitude(key, z, ingress.jdUt) - edge)) * 3600).toBeLessThan(0.01);
          expect(ingress.part).toBe((current + (ingress.forward ? 1 : parts - 1)) % parts);
          current = ingress.part;
        }
        expect(part(jdUt + 200)).toBe(current);
      }),
      runs(80),
    );
  });
});

describe('moments', () => {
  test('moments agree with the sky within 0.035″', () => {
    fc.assert(
      fc.property(instant, zodiac, place, (fromUt, z, { latDeg, lonDeg }) => {
        const [count, stepDays] = [1440, 1 / 1440];
        const moments = answerOf(kernel.moments({ fromUt, stepDays, count, latDeg, lonDeg, zodiac: z }));
        for (const i of [0, 1, 700, 1439]) {
          const sky = skyAt(fromUt + i * stepDays);
          const expected = MOVERS.map((key) => longitude(key, z, fromUt + i * stepDays));
          const ayanamshaDeg = z === 'tropical' ? 0 : kernel.ayanamsha(sky, z).appliedDeg;
          const { ascendantDeg } = kernel.angles(sky, latDeg, lonDeg);
          expected.push(ascendantDeg - ayanamshaDeg);
          // The ascendants use the obliquity of the middle of the day. The tolerance is the effect of 0.05″ of
          // obliquity on this one.
          const tilted = { ...sky, trueObliquityDeg: sky.trueObliquityDeg + 0.05 / 3600 };
          const moved = around(kernel.angles(tilted, latDeg, lonDeg).ascendantDeg - ascendantDeg) * 3600;
          for (const [j, deg] of expected.entries()) {
            const difference = Math.abs(around((moments[i * MOMENT_WIDTH + j] as number) - deg)) * 3600;
            // Within a degree of the Sun the deflection of up to 1.75″ changes from hour to hour.
            const besideSun = j > 1 && j < 7 && Math.abs(around(deg - (expected[0] as number))) < 1;
            const within = j === MOVERS.length ? 0.035 + Math.abs(moved) : besideSun ? 1.75 : 0.035;
            expect(difference, `${i} ${j}`).toBeLessThan(within);
          }
        }
      }),
      runs(40),
    );
  });

  test.each([{ count: 0 }, { count: 1442 }, { count: 1441, stepDays: 0.1 }, { stepDays: 0 }, { stepDays: Number.NaN }])(
    'moments with %o throw a RangeError',
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
  test('the order of calls does not change any answer', () => {
    const functions = [
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
      (jd: number) => {
        const order = { first: 1, mahas: 3 };
        const division = { startJd: jd, days: 365.25, shares: 1, nodes: [3, 1, 2], order };
        const starts: number[] = [];
        kernel.periods(new DashaCursor(new DashaQuestion(division, { levels: 2 })), (periods) => {
          starts.push(...periods);
        });
        return starts;
      },
    ];
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(functions.length - 1), instant), { minLength: 4, maxLength: 12 }),
        (calls) => {
          const together = calls.map(([which, jd]) => functions[which]?.(jd));
          // The same calls in the opposite order, and the last one on a new instance.
          const alone = calls.toReversed().map(([which, jd]) => functions[which]?.(jd));
          expect(together).toEqual(alone.toReversed());
          const [, jd] = calls.at(-1) as [number, number];
          expect(loadKernel(kernelModule).sky(jd)).toEqual(kernel.sky(jd));
        },
      ),
      runs(30),
    );
  });

  test('the movers begin with the bodies of the API', () => {
    expect(MOVERS.slice(0, 7)).toEqual(BODY_KEYS);
  });
});
