/** The tables of the single strengths, at the points where the rule states their values. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NAISARGIKA, REQUIRED_PARTS, REQUIRED_RUPAS } from '../../../../src/data/chart/shadbala';
import { ayanaBala, krantiDeg } from '../../../../src/domain/chart/shadbala/ayana';
import { rashiKind } from '../../../../src/domain/chart/shadbala/bhavaBala';
import { meanLongitude } from '../../../../src/domain/chart/shadbala/cheshta';
import { digBala } from '../../../../src/domain/chart/shadbala/dig';
import { sphutaDrishti } from '../../../../src/domain/chart/shadbala/drishti';
import { lordsOfTime } from '../../../../src/domain/chart/shadbala/lords';
import { sthanaBala } from '../../../../src/domain/chart/shadbala/sthana';
import type { BirthDay } from '../../../../src/domain/positions/birthDay';
import { dignityOf } from '../../../../src/domain/positions/dignity';
import { compoundRelation } from '../../../../src/domain/positions/friendship';
import { rashiLord } from '../../../../src/domain/positions/rashi';
import { type StandingInput, standingOf } from '../../../../src/domain/positions/standing';
import { vargaRashi } from '../../../../src/domain/positions/vargas';
import { BODY_KEYS, type BodyKey } from '../../../../src/kernel/keys';
import { nextDown } from '../../support/doubles';
import { longitude, runs } from '../../support/property';
import { BIRTHS, recordedDay, recordedInput, type ShadbalaCase } from './reference';

const input = recordedInput(BIRTHS[0] as ShadbalaCase);
const day = recordedDay(BIRTHS[0] as ShadbalaCase);

/** A standing with every point at 0° Meṣa except the given ones. */
function standingWith(lonDeg: Partial<StandingInput['lonDeg']>) {
  const zeros = { sun: 0, moon: 0, mars: 0, mercury: 0, jupiter: 0, venus: 0, saturn: 0, rahu: 0, ketu: 0, lagna: 0 };
  return standingOf({ lonDeg: { ...zeros, ...lonDeg }, retrograde: {} });
}

const BY_RELATION = { 'great-friend': 22.5, friend: 15, neutral: 7.5, enemy: 3.75, 'great-enemy': 1.875 };

const sthanaAt = (key: BodyKey, lonDeg: number, lagna = 0) => {
  const standing = standingWith({ [key]: lonDeg, lagna });
  return sthanaBala(key, standing, standing.bodyRashis);
};

describe('sthāna', () => {
  test.each([
    ['sun', 10],
    ['moon', 33],
    ['mars', 298],
    ['mercury', 165],
    ['jupiter', 95],
    ['venus', 357],
    ['saturn', 200],
  ] as const)('ucca-bala of %s is full at %d° and zero opposite', (key, deg) => {
    expect(sthanaAt(key, deg).uchcha).toBe(60);
    expect(sthanaAt(key, (deg + 180) % 360).uchcha).toBe(0);
    expect(sthanaAt(key, (deg + 90) % 360).uchcha).toBe(30);
  });

  test.each(BODY_KEYS)(
    '%s has 45 virūpas in the rāśi of its mūlatrikoṇa in D1, at every degree, and nowhere else',
    (key) => {
      const degrees = Array.from({ length: 360 }, (_, deg) => deg);
      const rashisAt = (deg: number) => standingWith({ [key]: deg }).bodyRashis;
      const inD1 = (deg: number): number => {
        const otherVargas = (['D2', 'D3', 'D7', 'D9', 'D12', 'D30'] as const).map((varga) => {
          const lord = rashiLord(vargaRashi(varga, deg));
          return lord === key ? 30 : BY_RELATION[compoundRelation(key, lord, rashisAt(deg))];
        });
        return sthanaAt(key, deg).saptavargaja - otherVargas.reduce((sum, virupas) => sum + virupas, 0);
      };
      const full = degrees.filter((deg) => inD1(deg) === 45);
      const trikona = degrees.find((deg) => dignityOf(key, deg, rashisAt(deg)) === 'moolatrikona') ?? Number.NaN;
      const first = 30 * Math.floor(trikona / 30);
      expect(full).toEqual(Array.from({ length: 30 }, (_, i) => first + i));
    },
  );

  test('saptavargaja of Sūrya at the start of Siṃha comes from mūlatrikoṇa, own rāśi, and the other lords', () => {
    // D1 Siṃha 45; D2 Siṃha 30; D3 and D7 Siṃha 30 each; D9 Meṣa and D30 Meṣa; D12 Siṃha 30. Maṅgala at 0° Meṣa is the
    // ninth from Siṃha: a natural friend and a temporary enemy, so neutral.
    expect(sthanaAt('sun', 120).saptavargaja).toBe(45 + 30 + 30 + 30 + 7.5 + 30 + 7.5);
  });

  test('odd and even rāśis count in D1 and in D9', () => {
    expect(sthanaAt('sun', 0).ojayugma).toBe(30); // Meṣa, Meṣa
    expect(sthanaAt('sun', 4).ojayugma).toBe(15); // Meṣa, Vṛṣabha
    expect(sthanaAt('moon', 0).ojayugma).toBe(0);
    expect(sthanaAt('venus', 30).ojayugma).toBe(30); // Vṛṣabha, Makara
  });

  test('houses count as kendra, paṇaphara or āpoklima', () => {
    const byHouse = Array.from({ length: 12 }, (_, house) => sthanaAt('mars', 30 * house + 5, 20).kendradi);
    expect(byHouse).toEqual([60, 30, 15, 60, 30, 15, 60, 30, 15, 60, 30, 15]);
  });

  test.each([
    ['sun', 0],
    ['mars', 0],
    ['jupiter', 0],
    ['mercury', 10],
    ['saturn', 10],
    ['moon', 20],
    ['venus', 20],
  ] as const)('drekkāṇa of %s begins at %d° and ends after ten degrees', (key, from) => {
    expect(sthanaAt(key, 60 + from).drekkana).toBe(15);
    expect(sthanaAt(key, nextDown(60 + from)).drekkana).toBe(0);
    expect(sthanaAt(key, nextDown(70 + from)).drekkana).toBe(15);
    expect(sthanaAt(key, 70 + from).drekkana).toBe(0);
  });
});

test('dig-bala is full on the angle and zero opposite', () => {
  const digBalaAt = (key: BodyKey, lonDeg: number) =>
    digBala(key, { ...input, standing: standingWith({ [key]: lonDeg, lagna: 10 }), midheavenDeg: 275 });
  for (const key of ['mercury', 'jupiter'] as const) expect([digBalaAt(key, 10), digBalaAt(key, 190)]).toEqual([60, 0]);
  for (const key of ['sun', 'mars'] as const) expect([digBalaAt(key, 275), digBalaAt(key, 95)]).toEqual([60, 0]);
  for (const key of ['moon', 'venus'] as const) expect([digBalaAt(key, 95), digBalaAt(key, 275)]).toEqual([60, 0]);
  expect([digBalaAt('saturn', 190), digBalaAt('saturn', 10)]).toEqual([60, 0]);
});

describe('ayana', () => {
  test('krānti follows the sine rule for 24° at the steps of the table', () => {
    for (let deg = 0; deg < 360; deg += 15) {
      const sine = Math.sin((deg * Math.PI) / 180) * Math.sin((24 * Math.PI) / 180);
      expect(Math.abs(krantiDeg(deg) - (Math.asin(sine) * 180) / Math.PI)).toBeLessThan(1.5 / 60);
    }
    expect(krantiDeg(90)).toBe(24);
    expect(krantiDeg(7.5)).toBeCloseTo(181 / 60, 12);
  });

  test('north and south mirror each other, and so do the equinoxes', () => {
    fc.assert(
      fc.property(longitude, (deg) => {
        expect(krantiDeg(deg + 180)).toBeCloseTo(-krantiDeg(deg), 9);
        expect(krantiDeg(180 - deg)).toBeCloseTo(krantiDeg(deg), 9);
      }),
      runs(500),
    );
  });

  test('grahas gain in the north or in the south as in the table', () => {
    const gained = (deg: number) => BODY_KEYS.map((key) => ayanaBala(key, deg));
    expect(gained(90)).toEqual([120, 0, 60, 60, 60, 60, 0]);
    expect(gained(270)).toEqual([0, 60, 0, 60, 0, 0, 60]);
    expect(gained(0)).toEqual([60, 30, 30, 30, 30, 30, 30]);
  });
});

describe('dṛṣṭi', () => {
  test.each([
    [0, 0],
    [30, 0],
    [45, 7.5],
    [60, 15],
    [90, 45],
    [120, 30],
    [150, 0],
    [165, 30],
    [180, 60],
    [240, 30],
    [300, 0],
    [359, 0],
  ])('the common aspect at %d° is %d', (ahead, virupas) => {
    expect(sphutaDrishti('sun', 350, (350 + ahead) % 360)).toBe(virupas);
  });

  test.each([
    ['saturn', [60, 270], 45],
    ['mars', [90, 210], 15],
    ['jupiter', [120, 240], 30],
  ] as const)('the special aspects of %s are full where they begin and last 30°', (key, begins, added) => {
    for (const from of begins) {
      expect(sphutaDrishti(key, 0, from)).toBe(60);
      expect(sphutaDrishti(key, 0, nextDown(from))).toBeCloseTo(60 - added, 9);
      const last = nextDown(from + 30);
      expect(sphutaDrishti(key, 0, last)).toBe(sphutaDrishti('sun', 0, last) + added);
      expect(sphutaDrishti(key, 0, from + 30)).toBe(sphutaDrishti('sun', 0, from + 30));
    }
  });

  test('the seven grahas aspect equally outside the special aspects, without a jump', () => {
    fc.assert(
      fc.property(longitude, fc.constantFrom(...BODY_KEYS), (ahead, key) => {
        const common = sphutaDrishti('sun', 0, ahead);
        expect(Math.abs(sphutaDrishti('sun', 0, (ahead + 1e-6) % 360) - common)).toBeLessThan(3e-6);
        expect([0, 15, 30, 45]).toContain(Math.round((sphutaDrishti(key, 0, ahead) - common) * 1e6) / 1e6);
      }),
      runs(1000),
    );
  });
});

describe('lords of time', () => {
  const lordsAt = (changes: Partial<BirthDay>) => lordsOfTime({ ...day, ...changes });

  test('horās are equal hours from sunrise, from the vāra lord; the 25th belongs to the next vāra lord', () => {
    const sunriseJd = 2451545;
    const lords = Array.from({ length: 25 }, (_, i) =>
      lordsAt({ vara: 1, sunriseJd, birthJd: sunriseJd + (i + 0.5) / 24 }),
    ).map(({ hora }) => hora);
    expect(lords.slice(0, 8)).toEqual(['sun', 'venus', 'mercury', 'moon', 'saturn', 'jupiter', 'mars', 'sun']);
    expect(lords[24]).toBe('moon');
    expect(lordsAt({ vara: 7, sunriseJd, birthJd: sunriseJd }).hora).toBe('saturn');
  });

  test('thirds of day and night start at their beginning', () => {
    const times = { sunriseJd: 2451545, sunsetJd: 2451545.375, nextSunriseJd: 2451546.125 };
    const tribhagaAfter = (days: number) =>
      lordsAt({ ...times, birthJd: times.sunriseJd + days, isDay: days < 0.375 }).tribhaga;
    expect([0, 0.1249, 0.125, 0.2499, 0.25, 0.3749].map(tribhagaAfter)).toEqual([
      'mercury',
      'mercury',
      'sun',
      'sun',
      'saturn',
      'saturn',
    ]);
    expect([0.375, 0.6249, 0.625, 0.8749, 0.875, 1.1249].map(tribhagaAfter)).toEqual([
      'moon',
      'moon',
      'venus',
      'venus',
      'mars',
      'mars',
    ]);
  });

  test('year and month begin every 360 and 30 civil days, one of each on day number 2433839', () => {
    const weekdays = ['moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'sun']; // day number 0 is Somavāra
    for (let dayNumber = 2415021; dayNumber < 2488070; dayNumber++) {
      const { abda, masa } = lordsAt({ dayNumber });
      const since = (length: number) => (((dayNumber - 2433839) % length) + length) % length;
      expect(abda).toBe(weekdays[(dayNumber - since(360)) % 7]);
      expect(masa).toBe(weekdays[(dayNumber - since(30)) % 7]);
    }
  });
});

test('ceṣṭā has the means of the epoch, in Raman’s ayanāṃśa and in another', () => {
  const epoch = { jdUt: 2415020.5 - 76 / 360, ayanamshaDeg: 21, ramanAyanamshaDeg: 21 };
  expect(meanLongitude('sun', epoch)).toBeCloseTo(257.4568, 9);
  expect(meanLongitude('mercury', epoch)).toBeCloseTo(170.67, 9);
  expect(meanLongitude('jupiter', epoch)).toBeCloseTo(216.71, 9);
  expect(meanLongitude('venus', epoch)).toBeCloseTo(323.51, 9);
  expect(meanLongitude('saturn', epoch)).toBeCloseTo(241.74, 9);
  expect(meanLongitude('mars', { ...epoch, ayanamshaDeg: 22.5 })).toBeCloseTo(268.72, 9);
  expect(meanLongitude('sun', { ...epoch, jdUt: epoch.jdUt + 100 })).toBeCloseTo(257.4568 + 98.560265, 9);
});

test('kinds of rāśis change within a rāśi only in Dhanus and Makara', () => {
  const kinds = Array.from({ length: 24 }, (_, half) => rashiKind(15 * half));
  const both = (kind: string) => [kind, kind];
  expect(kinds).toEqual([
    ...['chatushpada', 'chatushpada', 'nara', 'jala', 'chatushpada', 'nara', 'nara', 'keeta'].flatMap(both),
    ...['nara', 'chatushpada', 'chatushpada', 'jala'],
    ...['nara', 'jala'].flatMap(both),
  ]);
  expect([rashiKind(nextDown(255)), rashiKind(255)]).toEqual(['nara', 'chatushpada']);
  expect([rashiKind(nextDown(285)), rashiKind(285)]).toEqual(['chatushpada', 'jala']);
});

test('natural strength decreases by sevenths of sixty', () => {
  const order = ['sun', 'moon', 'venus', 'jupiter', 'mercury', 'mars', 'saturn'] as const;
  order.forEach((key, i) => {
    expect(NAISARGIKA[key]).toBe((60 * (7 - i)) / 7);
  });
});

test('each graha has one required strength, and its total exceeds the sum of the components', () => {
  expect(REQUIRED_PARTS.flatMap(({ grahas }) => [...grahas]).sort()).toEqual([...BODY_KEYS].sort());
  for (const { grahas, sthana, dig, kala, cheshta } of REQUIRED_PARTS) {
    for (const key of grahas) expect(REQUIRED_RUPAS[key] * 60).toBeGreaterThan(sthana + dig + kala + cheshta);
  }
});
