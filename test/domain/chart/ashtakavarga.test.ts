import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { POINT_KEYS } from '../../../src/data/keys';
import { type Ashtakavarga, BINDU_KEYS, computeAshtakavarga } from '../../../src/domain/chart/ashtakavarga';
import { ekadhipatyaShodhana, pindaOf, trikonaShodhana } from '../../../src/domain/chart/shodhana';
import { BODY_KEYS } from '../../../src/kernel/keys';
import { type ReferencePoint, records } from '../support/cases';
import { type AshtakavargaCase, expectAshtakavarga } from '../support/families';
import { runs } from '../support/property';
import { anyLongitudes, type Longitudes, longitudesOf, standingAt, standingOfBirth } from '../support/standing';

const CASES = records<AshtakavargaCase>('ashtakavarga');

describe('forty births', () => {
  test('the reference has forty births', () => expect(CASES).toHaveLength(40));

  test.each(CASES)('the aṣṭakavarga of $id agrees with the reference', (birth) => {
    expectAshtakavarga(computeAshtakavarga(standingOfBirth(birth)), birth);
  });
});

describe('charts printed by P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, ch. 12', () => {
  interface BookCase {
    id: string;
    signs: Record<ReferencePoint, number>;
    expected: {
      sav: number[];
      bav?: number[][];
      rashi_pinda?: number[];
      graha_pinda?: number[];
      shodhya_pinda?: number[];
    };
  }
  const file = new URL('../../truth/jyotish/book_cases.json', import.meta.url);
  const { records: books } = JSON.parse(readFileSync(file, 'utf8')) as { records: BookCase[] };
  /** The columns of the book: the same figure of each graha. */
  const columns = ({ bhinna, pinda }: Ashtakavarga) => ({
    bav: BODY_KEYS.map((key) => bhinna[key]),
    rashi_pinda: BODY_KEYS.map((key) => pinda[key].rashi),
    graha_pinda: BODY_KEYS.map((key) => pinda[key].graha),
    shodhya_pinda: BODY_KEYS.map((key) => pinda[key].shodhya),
  });

  test.each(books)('the aṣṭakavarga of $id agrees with the book', ({ signs, expected }) => {
    const middles = Object.entries(signs).map(([name, sign]) => [name, 30 * sign + 15]);
    const answer = computeAshtakavarga(standingAt(longitudesOf(Object.fromEntries(middles))));
    expect({ sav: answer.sarva, ...columns(answer) }).toMatchObject(expected);
  });
  test('the printed charts include some with bindus and some with piṇḍas', () => {
    expect(books.filter(({ expected }) => expected.bav)).toHaveLength(2);
    expect(books.filter(({ expected }) => expected.shodhya_pinda)).toHaveLength(1);
  });
});

const allInMesha = Object.fromEntries(POINT_KEYS.map((key) => [key, 15])) as Longitudes;

describe('the row of the lagna', () => {
  /** Houses counted from each contributor that gives a bindu (BPHS 66), Sūrya to Śani, then the lagna. */
  const HOUSES = `
    3 4 6 10 11 12
    3 6 10 11 12
    1 3 6 10 11
    1 2 4 6 8 10 11
    1 2 4 5 6 7 9 10 11
    1 2 3 4 5 8 9
    1 3 4 6 10 11
    3 6 10 11`
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' ').map(Number));

  test('the row of the lagna has the number of contributors per house if all are in one rāśi', () => {
    const { bhinna } = computeAshtakavarga(standingAt(allInMesha));
    expect(bhinna.lagna).toEqual([5, 3, 6, 5, 2, 7, 1, 2, 2, 7, 7, 2]);
  });

  test('the row of the lagna has bindus in each contributor’s own houses', () => {
    fc.assert(
      fc.property(anyLongitudes, (lonDeg) => {
        const row = new Array(12).fill(0);
        BINDU_KEYS.forEach((giver, i) => {
          for (const house of HOUSES[i] ?? []) row[(Math.floor(lonDeg[giver] / 30) + house - 1) % 12] += 1;
        });
        expect(computeAshtakavarga(standingAt(lonDeg)).bhinna.lagna).toEqual(row);
      }),
      runs(200),
    );
  });
});

describe('in any chart', () => {
  const sum = (row: readonly number[]) => row.reduce((a, b) => a + b, 0);
  const TOTALS = { sun: 48, moon: 49, mars: 39, mercury: 54, jupiter: 56, venus: 52, saturn: 39, lagna: 49 };

  test('the rows of any chart have fixed totals', () => {
    fc.assert(
      fc.property(anyLongitudes, (lonDeg) => {
        const { bhinna, sarva } = computeAshtakavarga(standingAt(lonDeg));
        for (const key of BINDU_KEYS) expect(sum(bhinna[key]), key).toBe(TOTALS[key]);
        expect(sum(sarva)).toBe(337);
      }),
      runs(500),
    );
  });

  test('bindus and trines move by one rāśi if all grahas move by one', () => {
    const turned = (row: readonly number[]) => [row[11], ...row.slice(0, 11)];
    fc.assert(
      fc.property(anyLongitudes, (lonDeg) => {
        const next = Object.fromEntries(POINT_KEYS.map((key) => [key, (lonDeg[key] + 30) % 360])) as Longitudes;
        const before = computeAshtakavarga(standingAt(lonDeg));
        const after = computeAshtakavarga(standingAt(next));
        for (const key of BINDU_KEYS) expect(after.bhinna[key]).toEqual(turned(before.bhinna[key]));
        for (const key of BODY_KEYS) expect(after.trikona[key]).toEqual(turned(before.trikona[key]));
      }),
      runs(300),
    );
  });

  test('reductions only reduce: each trine has an empty rāśi, and Karka and Siṃha escape the second one', () => {
    fc.assert(
      fc.property(anyLongitudes, (lonDeg) => {
        const { bhinna, trikona, ekadhipatya, pinda } = computeAshtakavarga(standingAt(lonDeg));
        for (const key of BODY_KEYS) {
          const [bindus, once, twice] = [bhinna[key], trikona[key], ekadhipatya[key]];
          bindus.forEach((figure, i) => {
            expect(once[i]).toBeLessThanOrEqual(figure);
            expect(twice[i]).toBeLessThanOrEqual(once[i] as number);
            expect(twice[i]).toBeGreaterThanOrEqual(0);
          });
          for (let r = 0; r < 4; r++) expect([once[r], once[r + 4], once[r + 8]]).toContain(0);
          expect(twice.slice(3, 5)).toEqual(once.slice(3, 5));
          expect(pinda[key].shodhya).toBe(pinda[key].rashi + pinda[key].graha);
        }
      }),
      runs(300),
    );
  });

  test.each(POINT_KEYS)('the aṣṭakavarga throws if %s is not placed', (key) => {
    const standing = standingAt({ ...allInMesha, [key]: Number.NaN });
    expect(() => computeAshtakavarga(standing)).toThrow(`missing place ${key}`);
  });
});

describe('the steps by hand', () => {
  test('trikoṇa reduction subtracts the smallest figure of a trine from all three', () => {
    expect(trikonaShodhana([4, 3, 5, 2, 2, 3, 5, 0, 6, 3, 5, 7])).toEqual([2, 0, 0, 2, 0, 0, 0, 0, 4, 0, 0, 7]);
  });

  /** Meṣa and Vṛścika, the pair of Maṅgala. All other rāśis are empty and have no figures. */
  const pair = (mesha: number, vrishchika: number, occupied: number[]) => {
    const row = new Array(12).fill(0);
    row[0] = mesha;
    row[7] = vrishchika;
    const reduced = ekadhipatyaShodhana(row, new Set(occupied));
    return [reduced[0], reduced[7]];
  };
  test.each([
    { name: 'no figure in one', figures: [0, 4], occupied: [], left: [0, 4] },
    { name: 'no figure in the empty one', figures: [3, 0], occupied: [1], left: [3, 0] },
    { name: 'both occupied', figures: [3, 4], occupied: [1, 8], left: [3, 4] },
    { name: 'both empty, unequal', figures: [3, 4], occupied: [], left: [3, 3] },
    { name: 'both empty, equal', figures: [3, 3], occupied: [], left: [0, 0] },
    { name: 'the first occupied, the empty one greater', figures: [2, 5], occupied: [1], left: [2, 2] },
    { name: 'the first occupied, the empty one less', figures: [5, 2], occupied: [1], left: [5, 0] },
    { name: 'the first occupied, equal', figures: [2, 2], occupied: [1], left: [2, 0] },
    { name: 'the second occupied, the empty one greater', figures: [5, 2], occupied: [8], left: [2, 2] },
    { name: 'the second occupied, the empty one less', figures: [2, 5], occupied: [8], left: [0, 5] },
    { name: 'the second occupied, equal', figures: [2, 2], occupied: [8], left: [0, 2] },
    { name: 'others occupied', figures: [3, 4], occupied: [2, 3, 7, 12], left: [3, 3] },
  ])('ekādhipatya reduction leaves the right figures: $name', ({ figures: [a, b], occupied, left }) => {
    expect(pair(a as number, b as number, occupied)).toEqual(left);
  });
  test('ekādhipatya reduction knows five pairs, and two rāśis with their own lords', () => {
    const row = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
    expect(ekadhipatyaShodhana(row, new Set())).toEqual([1, 2, 3, 4, 5, 3, 2, 1, 9, 10, 10, 9]);
  });

  test('piṇḍas multiply figures by the rāśis and by the grahas in them', () => {
    const oneAt = (rashi: number) => Array.from({ length: 12 }, (_, i) => (i === rashi - 1 ? 1 : 0));
    const rashis = { sun: 1, moon: 2, mars: 3, mercury: 4, jupiter: 5, venus: 6, saturn: 6 };
    const pindas = Array.from({ length: 12 }, (_, i) => pindaOf(oneAt(i + 1), rashis));
    expect(pindas.map(({ rashi }) => rashi)).toEqual([7, 10, 8, 4, 10, 5, 7, 8, 9, 5, 11, 12]);
    expect(pindas.map(({ graha }) => graha)).toEqual([5, 5, 8, 5, 10, 12, 0, 0, 0, 0, 0, 0]);
  });
});
