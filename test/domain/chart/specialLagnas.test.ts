import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  computeSpecialLagnas,
  induRashi,
  pranapadaDeg,
  type SpecialLagnas,
  shriDeg,
  varnadaRashi,
} from '../../../src/domain/chart/specialLagnas';
import { arcBetween, norm360 } from '../../../src/domain/circle';
import { type BirthDay, birthDay } from '../../../src/domain/positions/birthDay';
import type { Note } from '../../../src/domain/positions/notes';
import { computePositions } from '../../../src/domain/positions/positions';
import type { ChartQuestion, Placement, Positions } from '../../../src/domain/positions/types';
import { vargaRashi } from '../../../src/domain/positions/vargas';
import { ok } from '../../../src/kernel/result';
import { type Birth, records } from '../support/cases';
import { nextDown } from '../support/doubles';
import { FAKE_AYANAMSHA, fakeSky } from '../support/fakeKernel';
import { kernel } from '../support/kernel';
import { longitude, runs } from '../support/property';
import { Residuals } from '../support/residuals';
import { questionOfBirth } from '../support/standing';

interface RectificationCase extends Birth {
  sun: { sunrise_jd_ut: number };
  expected: {
    ishta_ghati: number;
    pranapada_lon: number;
    pranapada_rashi: number;
    pranapada_navamsa: number;
  };
}
const CASES = records<RectificationCase>('rectification');

type AskedKernel = Pick<typeof kernel, 'sky' | 'angles' | 'ayanamsha'>;
const positionsOf = (question: ChartQuestion, by: AskedKernel = kernel): Positions => {
  const answer = computePositions({ ...kernel, ...by }, question);
  if (!answer.ok) throw new Error(answer.error.reason);
  return answer.value;
};
const dayOf = ({ jdUt, tzHours, ...place }: ChartQuestion): BirthDay | null => birthDay(kernel, jdUt, place, tzHours);
const lagnasOf = (question: ChartQuestion, notes: Note[] = []): SpecialLagnas =>
  computeSpecialLagnas(kernel, positionsOf(question), dayOf(question), notes);
const placed = (placement: Placement | null): Placement => {
  if (placement === null) throw new Error('not placed');
  return placement;
};

describe('Prāṇapada of forty births', () => {
  test('Prāṇapada agrees from the recorded sunrise and longitudes', () => {
    expect(CASES).toHaveLength(40);
    for (const { id, input, lon, sun, expected } of CASES) {
      const deg = norm360(pranapadaDeg(lon.surya, (input.jd_ut - sun.sunrise_jd_ut) * 60));
      // The Julian day of the birth has seven decimals, 3.6e-4 degrees.
      expect(arcBetween(deg, expected.pranapada_lon), id).toBeLessThan(5e-4);
      expect(vargaRashi('D1', deg) - 1, id).toBe(expected.pranapada_rashi);
      expect(vargaRashi('D9', deg) - 1, id).toBe(expected.pranapada_navamsa);
    }
  });

  test('Prāṇapada agrees through the kernel', () => {
    const degrees = new Residuals('degrees');
    for (const birth of CASES) {
      const { pranapada } = lagnasOf(questionOfBirth(birth));
      const name = birth.input.date < '2050' ? 'prāṇapada' : 'prāṇapada 2050–';
      degrees.add(name, arcBetween(placed(pranapada).siderealDeg, birth.expected.pranapada_lon));
    }
    degrees.print('Prāṇapada against 40 births');
    // It moves 300″ in a second of time. From 2050 on, the sidereal time of the reference, and with it the sunrise,
    // differs by 1.9″, an eighth of a second, from the IERS formula.
    expect(degrees.max('prāṇapada')).toBeLessThan(0.003);
    expect(degrees.max('prāṇapada 2050–')).toBeLessThan(0.02);
  });

  test('Prāṇapada advances a rāśi in fifteen vighaṭīs, from Sūrya, his ninth or his fifth', () => {
    expect(pranapadaDeg(12, 0)).toBe(12); // Meṣa, movable
    expect(pranapadaDeg(42, 0)).toBe(42 + 240); // Vṛṣabha, fixed
    expect(pranapadaDeg(72, 0)).toBe(72 + 120); // Mithuna, dual
    expect(pranapadaDeg(12, 15 / 60)).toBe(42);
    expect(pranapadaDeg(nextDown(30), 1) - pranapadaDeg(nextDown(30), 0)).toBeCloseTo(120, 9);
  });
});

/** Finds a rāśi by walking `count` steps along a list; the first step reaches its first rāśi. */
const ONWARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const BACKWARDS = [...ONWARDS].reverse();
const walk = (list: readonly number[], count: number): number => {
  let index = list.length - 1; // before the first
  for (let step = 0; step < count; step++) index = (index + 1) % list.length;
  return list[index] as number;
};

describe('Varṇada', () => {
  test.each([
    { lagna: 3, hora: 7, varnada: 10, because: '3 + 7 from Meṣa' },
    { lagna: 9, hora: 11, varnada: 8, because: '9 + 11 = 20, twelve less, from Meṣa' },
    { lagna: 2, hora: 4, varnada: 5, because: '11 + 9 = 20, twelve less, back from Mīna' },
    { lagna: 12, hora: 12, varnada: 11, because: '1 + 1 back from Mīna' },
    { lagna: 7, hora: 8, varnada: 2, because: '7 − 5 from Meṣa' },
    { lagna: 8, hora: 7, varnada: 11, because: '7 − 5 back from Mīna' },
    { lagna: 3, hora: 10, varnada: 12, because: '3 − 3 is twelve, from Meṣa' },
    { lagna: 10, hora: 3, varnada: 1, because: '3 − 3 is twelve, back from Mīna' },
  ])('Varṇada for lagna $lagna and horā lagna $hora is $varnada: $because', ({ lagna, hora, varnada }) => {
    expect(varnadaRashi(lagna, hora)).toBe(varnada);
  });

  test('Varṇada agrees in all 144 cases with counting step by step', () => {
    for (const lagna of ONWARDS) {
      for (const hora of ONWARDS) {
        const [listOfLagna, listOfHora] = [lagna, hora].map((rashi) => (rashi % 2 ? ONWARDS : BACKWARDS));
        const a = (listOfLagna as number[]).indexOf(lagna) + 1;
        const b = (listOfHora as number[]).indexOf(hora) + 1;
        const count = listOfLagna === listOfHora ? a + b : Math.max(a, b) - Math.min(a, b);
        expect(varnadaRashi(lagna, hora), `${lagna} ${hora}`).toBe(walk(listOfLagna as number[], count));
      }
    }
  });
});

describe('Indu', () => {
  test.each([
    { lagna: 1, moon: 2, indu: 12, because: 'Guru 10 and Śani 1 are 11, from Vṛṣabha' },
    { lagna: 5, moon: 5, indu: 4, because: 'Maṅgala twice, 12, from Siṃha' },
    { lagna: 9, moon: 8, indu: 5, because: 'Sūrya 30 and Candra 16 are 46, ten left, from Vṛścika' },
    { lagna: 3, moon: 4, indu: 2, because: 'Śani 1 and Guru 10 are 11, from Karka' },
    { lagna: 6, moon: 7, indu: 2, because: 'Śukra 12 and Budha 8 are 20, eight left, from Tulā' },
  ])('Indu for lagna $lagna and Moon $moon is $indu: $because', ({ lagna, moon, indu }) => {
    expect(induRashi(lagna, moon)).toBe(indu);
  });

  test('Indu agrees in all 144 cases with counting step by step', () => {
    /** Kalās of the lord of the ninth from each rāśi. The ninth from Meṣa is Guru's Dhanus. */
    const NINTHS = [10, 1, 1, 10, 6, 12, 8, 16, 30, 8, 12, 6];
    for (const lagna of ONWARDS) {
      for (const moon of ONWARDS) {
        const kalas = (NINTHS[lagna - 1] as number) + (NINTHS[moon - 1] as number);
        const fromMoon = [...ONWARDS.slice(moon - 1), ...ONWARDS.slice(0, moon - 1)];
        expect(induRashi(lagna, moon), `${lagna} ${moon}`).toBe(walk(fromMoon, kalas));
      }
    }
  });
});

describe('Śrī', () => {
  test.each([
    { moon: 0, turned: 0 },
    { moon: 20 / 3, turned: 180 }, // half of Aśvinī
    { moon: 40 + 10 / 3, turned: 90 }, // a pāda of Rohiṇī
    { moon: 350, turned: 90 }, // Revatī begins at 346°40′
  ])('Śrī for the Moon at $moon° is $turned° from the lagna', ({ moon, turned }) => {
    expect(shriDeg(100, moon)).toBeCloseTo(100 + turned, 9);
  });
  test('Śrī is the lagna at a boundary of a nakṣatra, and almost a circle further just before it', () => {
    for (let n = 1; n < 27; n++) {
      const edge = (360 * n) / 27;
      expect(shriDeg(100, edge)).toBe(100);
      expect(shriDeg(100, nextDown(edge))).toBeCloseTo(460, 9);
    }
  });
  test('Śrī has the same fraction in every nakṣatra', () => {
    fc.assert(
      fc.property(longitude, longitude, (lagna, moon) => {
        const part = ((moon * 27) / 360) % 1;
        expect(arcBetween(norm360(shriDeg(lagna, moon)), norm360(lagna + part * 360))).toBeLessThan(1e-7);
      }),
      runs(500),
    );
  });
});

/** Birth five hours after sunrise; Sūrya at 10° Meṣa at sunrise, 10°12′ at birth. Ascendant: 100°. Moon: 40°. */
const SUNRISE = 2451545.25;
const QUESTION: ChartQuestion = {
  jdUt: SUNRISE + 5 / 24,
  latDeg: 0,
  lonDeg: 0,
  tzHours: 0,
  ayanamsha: 'lahiri',
  nodeMode: 'mean',
};
const DAY: BirthDay = {
  birthJd: QUESTION.jdUt,
  sunriseJd: SUNRISE,
  sunsetJd: SUNRISE + 0.5,
  nextSunriseJd: SUNRISE + 1,
  isDay: true,
  vara: 1,
  dayNumber: 2451545,
  ghatis: 12.5,
};
const madeUp = (sunDeg = 10, moonDeg = 40): AskedKernel => ({
  ...kernel,
  sky: (jdUt) =>
    ok(
      fakeSky(jdUt, {
        sun: { lonDeg: jdUt === SUNRISE ? sunDeg : sunDeg + 0.2 },
        moon: { lonDeg: moonDeg, speed: 13 },
      }),
    ),
  angles: () => ({ armcDeg: 0, ascendantDeg: 100 + FAKE_AYANAMSHA, midheavenDeg: 0, placidusDeg: null }),
});

describe('a birth by hand', () => {
  const notes: Note[] = [];
  const positions = positionsOf(QUESTION, madeUp());
  const lagnas = computeSpecialLagnas(madeUp(), positions, DAY, notes);

  test.each([
    { key: 'bhava', deg: 85, rashi: 3, because: '10 + 12.5 · 6' },
    { key: 'hora', deg: 160, rashi: 6, because: '10 + 12.5 · 12' },
    { key: 'ghati', deg: 25, rashi: 1, because: '10 + 12.5 · 30, a circle less' },
    { key: 'pranapada', deg: 70.2, rashi: 3, because: '10.2 + 12.5 · 120 = 1510.2, four circles less' },
    { key: 'shri', deg: 100, rashi: 4, because: 'the Moon enters Rohiṇī: the lagna' },
  ] as const)('the lagna $key is as computed by hand: $because', ({ key, deg, rashi }) => {
    const { siderealDeg, tropicalDeg, rashi: found } = placed(lagnas[key]);
    expect(siderealDeg).toBeCloseTo(deg, 9);
    expect(tropicalDeg).toBeCloseTo(deg + FAKE_AYANAMSHA, 9);
    expect(found).toBe(rashi);
  });
  test('Varṇada is Dhanus: Karka counts 9 and Kanyā counts 7 from Mīna; the sum 16 leaves 4, which is Dhanus, at the degree of the lagna', () => {
    expect(lagnas.varnada?.rashi).toBe(9);
    expect(lagnas.varnada?.degrees).toBeCloseTo(10, 9);
  });
  test('Indu is Mīna: Guru 10 and Śani 1 give 11; from Vṛṣabha that is Mīna, at the degree of the Moon', () => {
    expect(lagnas.indu?.rashi).toBe(12);
    expect(lagnas.indu?.degrees).toBeCloseTo(10, 9);
  });
  test('the time to the boundary is an hour for a rāśi of horā lagna', () => {
    // 160° is the boundary of a pāda. 85° is 1°40′ from a boundary on either side, and moves 15° in an hour.
    expect(placed(lagnas.hora).boundarySeconds).toBeCloseTo(0, 4);
    expect(placed(lagnas.bhava).boundarySeconds).toBeCloseTo(3600 / 9, 4);
  });
  test('special lagnas of a complete birth have no notes', () => expect(notes).toEqual([]));
});

describe('in the sky', () => {
  const question: ChartQuestion = { ...QUESTION, jdUt: 2448057.875, latDeg: 28.6139, lonDeg: 77.209, tzHours: 5.5 };

  test('Bhāva, Horā and Ghaṭī lagna equal Sūrya and the lagna at sunrise', () => {
    const sunriseJd = dayOf(question)?.sunriseJd ?? Number.NaN;
    const positions = positionsOf({ ...question, jdUt: sunriseJd });
    const day = dayOf({ ...question, jdUt: sunriseJd });
    const { bhava, hora, ghati } = computeSpecialLagnas(kernel, positions, day, []);
    const sun = positions.grahas[0]?.siderealDeg ?? Number.NaN;
    expect(day?.ghatis).toBe(0);
    for (const lagna of [bhava, hora, ghati]) expect(placed(lagna).siderealDeg).toBe(sun);
    expect(arcBetween(positions.lagna.siderealDeg, sun)).toBeLessThan(0.001);
  });

  test('the rates equal the differences of births a second apart', () => {
    const SECOND = 1 / 86400;
    const lagnasAt = (jdUt: number) => lagnasOf({ ...question, jdUt });
    const [before, now, after] = [question.jdUt - SECOND, question.jdUt, question.jdUt + SECOND].map(lagnasAt) as [
      SpecialLagnas,
      SpecialLagnas,
      SpecialLagnas,
    ];
    for (const key of ['hora', 'ghati', 'bhava', 'shri', 'pranapada'] as const) {
      const { boundaryArcsec, boundarySeconds } = placed(now[key]);
      const moved = arcBetween(placed(after[key]).siderealDeg, placed(before[key]).siderealDeg) * 3600;
      expect(boundaryArcsec / (boundarySeconds ?? Number.NaN) / (moved / 2), key).toBeCloseTo(1, 3);
    }
  });

  test('Ghaṭī gains twenty-four degrees on Bhāva per ghaṭī, Horā six', () => {
    for (const birth of CASES) {
      const day = dayOf(questionOfBirth(birth));
      const { bhava, hora, ghati } = lagnasOf(questionOfBirth(birth));
      const ghatis = day?.ghatis ?? Number.NaN;
      expect(Math.abs(ghatis - birth.expected.ishta_ghati)).toBeLessThan(1e-4);
      const gain = (a: Placement | null) => norm360(placed(a).siderealDeg - placed(bhava).siderealDeg);
      expect(arcBetween(gain(hora), norm360(6 * ghatis))).toBeLessThan(1e-6);
      expect(arcBetween(gain(ghati), norm360(24 * ghatis))).toBeLessThan(1e-6);
    }
  });
});

describe('values that cannot be computed', () => {
  const namesOf = (notes: Note[]) => notes.map(({ part }) => part.slice('special_lagnas.'.length));
  const missingKeys = (lagnas: SpecialLagnas) =>
    Object.entries(lagnas)
      .filter(([, lagna]) => lagna === null)
      .map(([key]) => key);

  test('only Śrī and Indu exist without a sunrise', () => {
    const notes: Note[] = [];
    const lagnas = computeSpecialLagnas(madeUp(), positionsOf(QUESTION, madeUp()), null, notes);
    expect(missingKeys(lagnas)).toEqual(['hora', 'ghati', 'bhava', 'varnada', 'pranapada']);
    expect(namesOf(notes)).toEqual(missingKeys(lagnas));
    expect(notes[0]?.why).toEqual({ lack: 'day' });
  });
  test.each([
    { lost: 'Moon', kernelOf: madeUp(10, Number.NaN), missing: ['shri', 'indu'] },
    { lost: 'Sun at birth', kernelOf: madeUp(Number.NaN), missing: ['pranapada'] },
    {
      lost: 'lagna',
      kernelOf: {
        ...madeUp(),
        angles: () => {
          throw new Error('no angles');
        },
      },
      missing: ['varnada', 'shri', 'indu'],
    },
  ])('a missing $lost removes $missing', ({ kernelOf, missing }) => {
    const notes: Note[] = [];
    const lagnas = computeSpecialLagnas(madeUp(), positionsOf(QUESTION, kernelOf), DAY, notes);
    expect(missingKeys(lagnas)).toEqual(missing);
    expect(namesOf(notes)).toEqual(missing);
  });
  test('a sunrise outside the span of the kernel leaves only Śrī and Indu', () => {
    const notes: Note[] = [];
    const refused = { reason: 'epoch_out_of_range' as const, jdUt: SUNRISE, from: 0, to: 0 };
    const lagnas = computeSpecialLagnas(
      { ...kernel, sky: () => ({ ok: false, error: refused }) },
      positionsOf(QUESTION, madeUp()),
      DAY,
      notes,
    );
    expect(missingKeys(lagnas)).toEqual(['hora', 'ghati', 'bhava', 'varnada']);
    expect(notes[0]?.why).toEqual({ lack: 'fault', message: 'epoch_out_of_range' });
  });
});
