import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arcBetween, norm360 } from '../../../src/domain/circle';
import { kpDivisions } from '../../../src/domain/kp/divisions';
import { kpDivision, risingSiderealTime } from '../../../src/domain/kp/horary';
import { kpAyanamsha } from '../../../src/domain/kp/kp';
import { grahaOf } from '../support/cases';
import { HORARIES } from '../support/further';
import { chartWith, kernel } from '../support/kernel';
import { evenly, longitude, runs } from '../support/property';
import { Residuals } from '../support/residuals';
import { questionOfBirth } from '../support/standing';

const horaryOf = (question: Parameters<typeof chartWith>[0], number: number) =>
  chartWith(question, { include: ['kp_horary'], number });

test('forty moments with a number agree in division, lords and cusps', () => {
  const degrees = new Residuals('degrees');
  expect(HORARIES).toHaveLength(40);
  for (const { id, input, number, expected } of HORARIES) {
    const { kpHorary, notes } = horaryOf(questionOfBirth({ input }), number);
    expect(notes, id).toEqual([]);
    expect([kpHorary?.signLord, kpHorary?.starLord, kpHorary?.subLord], id).toEqual(expected.ladder.map(grahaOf));
    degrees.add('start', arcBetween(kpHorary?.startDeg ?? Number.NaN, expected.start));
    degrees.add('end', arcBetween(kpHorary?.endDeg ?? Number.NaN, expected.end));
    expect(kpHorary?.cusps?.map(({ house }) => house)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expected.cusps.forEach((deg, i) => {
      degrees.add('cusps', arcBetween(kpHorary?.cusps?.[i]?.siderealDeg ?? Number.NaN, deg));
    });
  }
  degrees.print('KP horary against 40 moments');
  expect(degrees.max('cusps')).toBeLessThan(1e-4);
  expect(degrees.max('start')).toBeLessThan(1e-5);
});

const MOMENT = questionOfBirth(HORARIES[0] as (typeof HORARIES)[number]);

describe('every number', () => {
  test('every number has the lagna at the start of its division, with the lords of the division', () => {
    for (const division of kpDivisions()) {
      const { kpHorary } = horaryOf(MOMENT, division.number);
      expect(kpHorary).toMatchObject(division);
      expect(kpHorary?.cusps?.[0]).toMatchObject({
        siderealDeg: division.startDeg,
        division: division.number,
        signLord: division.signLord,
        starLord: division.starLord,
        subLord: division.subLord,
      });
    }
  });

  test('every number has the grahas of the moment in KP, in houses by its own cusps', () => {
    const { kp } = chartWith(MOMENT, { include: ['kp'] });
    const { kpHorary } = horaryOf(MOMENT, 108);
    for (const [key, graha] of Object.entries(kpHorary?.grahas ?? {})) {
      const { house: _, ...usual } = kp?.grahas[key as 'sun'] ?? { house: 0 };
      expect(graha).toMatchObject(usual);
      expect(graha.house).toBeGreaterThanOrEqual(1);
    }
    expect(kpHorary?.significators?.houses).toHaveLength(12);
  });

  test.each([0, 250, 1.5, Number.NaN])('the number %s is refused', (number) => {
    expect(() => kpDivision(number)).toThrow('number must be a whole number from 1 to 249');
  });
});

test('the sidereal time for a point is the one at which it rises in the kernel', () => {
  const sky = kernel.sky(2451545);
  if (!sky.ok) return expect.fail('no sky');
  fc.assert(
    fc.property(longitude, evenly(-66, 66), (lonDeg, latDeg) => {
      const theta = risingSiderealTime(lonDeg, sky.value.trueObliquityDeg, latDeg);
      if (theta === null) return expect.fail('it rises everywhere between the polar circles');
      const { ascendantDeg } = kernel.angles({ ...sky.value, gastDeg: theta }, latDeg, 0);
      expect(arcBetween(ascendantDeg, lonDeg)).toBeLessThan(1e-9);
    }),
    runs(500),
  );
});

test('points that never rise and missing cusps are noted beyond the polar circle', () => {
  const counts = { never: 0, noCusps: 0 };
  for (let number = 1; number <= 249; number += 4) {
    const { kpHorary, notes } = horaryOf({ ...MOMENT, latDeg: 75 }, number);
    if (kpHorary === null) {
      counts.never++;
      expect(notes).toEqual([{ part: 'kp_horary', why: { lack: 'rising', latDeg: 75 }, failed: true }]);
    } else {
      counts.noCusps++;
      expect(kpHorary.cusps).toBeNull();
      expect(kpHorary.significators).toBeNull();
      expect(notes).toEqual([{ part: 'kp_horary', why: { lack: 'placidus-cusps' } }]);
    }
  }
  expect(Math.min(counts.never, counts.noCusps)).toBeGreaterThan(5);
});

test('KP states its ayanāṃśa and latitude; a chart with another ayanāṃśa uses the old one', () => {
  for (const ayanamsha of ['lahiri', 'raman', 'kp'] as const) {
    const { kp, sky } = chartWith({ ...MOMENT, ayanamsha }, { include: ['kp'] });
    expect(kp).toMatchObject({
      ayanamsha: 'kp',
      latitude: 'geographic',
      ayanamshaDeg: kernel.ayanamsha(sky, 'kp').appliedDeg,
    });
    expect(kpAyanamsha(ayanamsha)).toBe('kp');
  }
});

test('the first cusp of a number is at the same tropical point as the lagna of its moment', () => {
  const { kpHorary, sky } = horaryOf(MOMENT, 60);
  const tropicalDeg = norm360((kpHorary?.startDeg ?? Number.NaN) + kernel.ayanamsha(sky, 'kp').appliedDeg);
  const theta = risingSiderealTime(tropicalDeg, sky.trueObliquityDeg, MOMENT.latDeg) ?? Number.NaN;
  const angles = kernel.angles({ ...sky, gastDeg: norm360(theta - MOMENT.lonDeg) }, MOMENT.latDeg, MOMENT.lonDeg);
  const tenth = kpHorary?.cusps?.[9]?.siderealDeg ?? Number.NaN;
  expect(arcBetween(tenth, angles.midheavenDeg - kernel.ayanamsha(sky, 'kp').appliedDeg)).toBeLessThan(1e-9);
});
