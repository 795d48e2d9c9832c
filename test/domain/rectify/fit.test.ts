/** The links between a lord and a category, and their comparison among the nine lords. */

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { VIMSHOTTARI_LORDS } from '../../../src/data/dashas/usual';
import { GRAHA_KEYS, type GrahaKey } from '../../../src/data/keys';
import { CATEGORIES, LEVEL_WEIGHTS, SIGNIFICATIONS, type Signification, TIES } from '../../../src/data/rectify';
import { countFrom } from '../../../src/domain/positions/rashi';
import { contactsOf, type Rashis } from '../../../src/domain/rectify/contacts';
import { fitsOf, housesOf, karakasOf, rawFit } from '../../../src/domain/rectify/fit';
import { runs } from '../support/property';
import { rowOf } from './docsRow';

/** Lagna in Mithuna; the grahas as on 15 May 1990 in Delhi at eight. */
const CHART: Rashis = {
  lagna: 3,
  sun: 2,
  moon: 9,
  mars: 11,
  mercury: 1,
  jupiter: 3,
  venus: 12,
  saturn: 9,
  rahu: 10,
  ketu: 4,
};

const rashi = fc.integer({ min: 1, max: 12 });
const anyChart = fc
  .tuple(...Array.from({ length: 9 }, () => rashi))
  .map(([lagna, sun, moon, mars, mercury, jupiter, venus, saturn, rahu]) => {
    const ketu = countFrom(rahu as number, 7);
    return { lagna, sun, moon, mars, mercury, jupiter, venus, saturn, rahu, ketu } as Rashis;
  });

describe('contacts', () => {
  const contacts = contactsOf(CHART);

  test.each<[GrahaKey, number[], number, number[]]>([
    ['sun', [3], 12, [6]],
    ['moon', [2], 7, [1]],
    ['mars', [6, 11], 9, [12, 3, 4]],
    ['mercury', [1, 4], 11, [5]],
    ['jupiter', [7, 10], 1, [5, 7, 9]],
    ['venus', [5, 12], 10, [4]],
    ['saturn', [8, 9], 7, [9, 1, 4]],
    ['rahu', [], 8, []],
    ['ketu', [], 2, []],
  ])(
    'the contacts of %s are the owned houses %o, the occupied house %i and the aspected houses %o',
    (key, owns, occupies, aspects) => {
      expect(contacts[key]).toMatchObject({ owns, occupies, aspects });
    },
  );

  test('the contacts of a node include the lord of its rāśi and others in the rāśi, each once', () => {
    expect(contacts.rahu.actsFor).toEqual(['saturn']);
    expect(contactsOf({ ...CHART, saturn: 10, sun: 10 }).rahu.actsFor).toEqual(['saturn', 'sun']);
    expect(contactsOf({ ...CHART, venus: 4 }).ketu.actsFor).toEqual(['moon', 'venus']);
    for (const key of GRAHA_KEYS.slice(0, 7)) expect(contacts[key].actsFor).toEqual([]);
  });

  test('every house has one owner', () => {
    fc.assert(
      fc.property(anyChart, (rashis) => {
        const owned = Object.values(contactsOf(rashis)).flatMap(({ owns }) => owns);
        expect(owned.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      }),
      runs(50),
    );
  });
});

describe('raw fit', () => {
  const contacts = contactsOf(CHART);
  test.each<[GrahaKey, number]>([
    ['jupiter', 1 + 0.5 + 0.25], // owns 7, aspects it, kāraka of the husband
    ['venus', 1], // kāraka only: it is in 10 and aspects 4
    ['moon', 0.5 + 1], // owns 2, occupies 7
    ['saturn', 1], // occupies 7
    ['mars', 0.5], // owns 11
    ['mercury', 0.5], // occupies 11
    ['sun', 0],
    ['rahu', 0.5], // half of Śani
    ['ketu', 0.5 + 0.75], // occupies 2, and half of Candra
  ])('the raw fit of %s for marriage is %d', (lord, expected) => {
    expect(rawFit(lord, contacts, 'marriage')).toBe(expected);
  });
});

describe('fits', () => {
  const share = VIMSHOTTARI_LORDS.map(({ years }) => years / 120);

  test('the fits have mean 0 and deviation 1 in each category, weighted by years', () => {
    fc.assert(
      fc.property(anyChart, (rashis) => {
        const fits = fitsOf(rashis);
        expect(fits).toHaveLength(81);
        for (let row = 0; row < 9; row++) {
          const rowFits = [...fits.subarray(row * 9, row * 9 + 9)];
          const mean = rowFits.reduce((sum, value, i) => sum + value * (share[i] as number), 0);
          const square = rowFits.reduce((sum, value, i) => sum + value ** 2 * (share[i] as number), 0);
          expect(mean).toBeCloseTo(0, 12);
          expect(square).toBeCloseTo(1, 12);
        }
      }),
      runs(200),
    );
  });

  test('the fits keep the order of the raw fits', () => {
    fc.assert(
      fc.property(anyChart, (rashis) => {
        const fits = fitsOf(rashis);
        const contacts = contactsOf(rashis);
        CATEGORIES.forEach((category, row) => {
          const raw = VIMSHOTTARI_LORDS.map(({ lord }) => rawFit(lord, contacts, category));
          raw.forEach((a, i) => {
            raw.forEach((b, j) => {
              if (a < b) expect(fits[row * 9 + i]).toBeLessThan(fits[row * 9 + j] as number);
            });
          });
        });
      }),
      runs(50),
    );
  });
});

describe('the table', () => {
  test.each(CATEGORIES)(
    'the category %s has valid rows, each item once, with the main matter first in weight',
    (category) => {
      const rows: readonly Signification[] = SIGNIFICATIONS[category];
      const houses = housesOf(category);
      const karakas = karakasOf(category);
      expect(houses.length + karakas.length).toBe(rows.length);
      expect(new Set(houses.map(({ house }) => house)).size).toBe(houses.length);
      expect(new Set(karakas.map(({ karaka }) => karaka)).size).toBe(karakas.length);
      for (const { house } of houses) expect(house >= 1 && house <= 12 && Number.isInteger(house)).toBe(true);
      for (const { karaka } of karakas) expect(GRAHA_KEYS).toContain(karaka);
      for (const { weight, source } of rows) {
        expect([1, 0.5, 0.25]).toContain(weight);
        expect(source).toMatch(/^(customary|BPHS \d+)$/);
      }
      expect(Math.max(...houses.map(({ weight }) => weight))).toBe(1);
      expect(karakas.length).toBeGreaterThan(0);
    },
  );

  test.each([
    ['marriage', [7, 2, 11], ['venus']],
    ['career-shift', [10, 6, 2, 11], ['sun', 'saturn', 'mercury']],
    ['relocation', [4, 3, 12, 9], []],
    ['child-birth', [5, 2, 11], ['jupiter']],
    ['parent-death', [9, 4], ['sun', 'moon']],
    ['spouse-death', [7, 2, 8], []],
    ['major-illness', [6, 8, 12], ['saturn', 'mars']],
    ['education-milestone', [4, 5, 9], ['mercury', 'jupiter']],
    ['windfall', [2, 11, 5, 9, 8], ['jupiter']],
  ] as const)('the category %s has at least houses %o and kārakas %o', (category, houses, karakas) => {
    expect(housesOf(category).map(({ house }) => house)).toEqual(expect.arrayContaining([...houses]));
    expect(karakasOf(category).map(({ karaka }) => karaka)).toEqual(expect.arrayContaining([...karakas]));
  });

  test('the table of categories is in docs/reference/rectification.md', () => {
    const text = readFileSync(new URL('../../../docs/reference/rectification.md', import.meta.url), 'utf8');
    for (const category of CATEGORIES) expect(text).toContain(`\n${rowOf(category)}\n`);
  });

  test('the table has level weights with the sum 1, and the longer period weighs more', () => {
    const { maha, antara, pratyantara } = LEVEL_WEIGHTS;
    expect(maha + antara + pratyantara).toBeCloseTo(1, 15);
    expect(maha > antara && antara > pratyantara).toBe(true);
    for (const { weight } of Object.values(TIES)) expect(weight > 0 && weight <= 1).toBe(true);
  });
});
