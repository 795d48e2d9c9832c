/** Squares, rings and vedhas of chakras against the reference, and the kakṣyās against the prastāra. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RASHI_KEYS } from '../../../src/data/almanac';
import { KAKSHYA_LORDS, MANSION_KEYS, type MansionKey, SARVATOBHADRA, TITHI_CLASSES } from '../../../src/data/chakras';
import { GRAHA_KEYS } from '../../../src/data/keys';
import { kotaPlace, mansionOf, piercedBy, vedhaOf } from '../../../src/domain/chart/chakras';
import { chartWith } from '../support/kernel';
import { evenly, runs } from '../support/property';

interface Reference {
  sarvatobhadra: {
    grid: { kind: string; value: string; tithis_of_paksha?: number[]; weekdays?: string[] }[][];
    vedha: Record<string, { straight: string[]; diagonals: string[][] }>;
  };
  sapta_shalaka: { pairs: [string, string][] };
  kota: Record<'stambha' | 'madhya' | 'prakara' | 'bahya' | 'entering' | 'leaving', number[]>;
  kakshya: { width_deg: number; lords: string[] };
}

const REFERENCE = JSON.parse(
  readFileSync(new URL('../../truth/sky2/chakras.json', import.meta.url), 'utf8'),
) as Reference;

const WESTERN = ['aries', 'taurus', 'gemini', 'cancer', 'leo', 'virgo', 'libra', 'scorpio', 'sagittarius', 'capricorn'];
const RASHIS = Object.fromEntries([...WESTERN, 'aquarius', 'pisces'].map((name, i) => [name, RASHI_KEYS[i]]));
const OTHERS: Record<string, string> = {
  mrigashirsha: 'mrigashira',
  shatabhishaj: 'shatabhisha',
  nandā: 'nanda',
  bhadrā: 'bhadra',
  jayā: 'jaya',
  riktā: 'rikta',
  pūrṇā: 'purna',
  ā: 'A',
  ī: 'I',
  ū: 'U',
  ṛ: 'R',
  ṝ: 'RR',
  ḷ: 'lR',
  ḹ: 'lRR',
  aṃ: 'aM',
  aḥ: 'aH',
  ṭ: 'T',
  ḍ: 'D',
};
/** The key of a value of the reference. */
const keyOf = (value: string): string => OTHERS[value] ?? RASHIS[value] ?? value.replace('-', '_');

describe('the Sarvatobhadra', () => {
  test('its squares are those of the reference', () => {
    const grid = REFERENCE.sarvatobhadra.grid.map((row) =>
      row.map(({ kind, value }) => ({ kind, value: keyOf(value) })),
    );
    expect(SARVATOBHADRA).toEqual(grid);
    expect(Object.entries(REFERENCE.sarvatobhadra.vedha)).toHaveLength(28);
    const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
    for (const square of REFERENCE.sarvatobhadra.grid.flat().filter(({ kind }) => kind === 'tithi')) {
      const { tithis, varas } = TITHI_CLASSES[keyOf(square.value) as keyof typeof TITHI_CLASSES];
      expect(tithis).toEqual(square.tithis_of_paksha);
      expect(varas.map((vara) => days[vara - 1])).toEqual(square.weekdays);
    }
  });

  test('the vedha of each of the 28 nakṣatras agrees with the reference', () => {
    for (const [name, { straight, diagonals }] of Object.entries(REFERENCE.sarvatobhadra.vedha)) {
      const vedha = vedhaOf(keyOf(name) as MansionKey);
      const values = (squares: readonly { value: string }[]) => squares.map(({ value }) => value);
      expect(values(vedha.straight), name).toEqual(straight.map(keyOf));
      expect(vedha.diagonals.map(values).toSorted(), name).toEqual(diagonals.map((line) => line.map(keyOf)).toSorted());
    }
  });
});

test('the fourteen pairs of the Sapta-śalākā are those of the reference', () => {
  for (const [first, second] of REFERENCE.sapta_shalaka.pairs) {
    expect(piercedBy(keyOf(first) as MansionKey)).toBe(keyOf(second));
    expect(piercedBy(keyOf(second) as MansionKey)).toBe(keyOf(first));
  }
});

test('the rings of the Koṭa and the ways in and out are those of the reference', () => {
  for (const janma of MANSION_KEYS) {
    for (const mansion of MANSION_KEYS) {
      const { count, ring, direction } = kotaPlace(janma, mansion);
      expect(REFERENCE.kota[ring]).toContain(count);
      for (const way of ['entering', 'leaving'] as const) {
        expect(REFERENCE.kota[way].includes(count)).toBe(direction === way);
      }
    }
  }
});

test('the part chakras agrees with the longitudes and the prastāra of its chart', () => {
  expect(KAKSHYA_LORDS).toEqual(REFERENCE.kakshya.lords);
  fc.assert(
    fc.property(evenly(2415021.5, 2488068.5), evenly(-60, 60), (jdUt, latDeg) => {
      const question = { jdUt, latDeg, lonDeg: 77, tzHours: 5.5, ayanamsha: 'lahiri', nodeMode: 'mean' } as const;
      const { chakras, prastara, grahas, notes } = chartWith(question, { include: ['chakras', 'prastara'] });
      if (chakras === null || prastara === null) throw new Error(JSON.stringify(notes));
      for (const { key, siderealDeg, rashi, nakshatra } of grahas) {
        const mansion = chakras.mansions[key];
        const number = MANSION_KEYS.indexOf(mansion);
        if (mansion !== 'abhijit') expect(number < 21 ? number + 1 : number).toBe(nakshatra);
        else expect(siderealDeg).toBeGreaterThanOrEqual(276 + 2 / 3);
        expect(mansion).toBe(mansionOf(siderealDeg));
        const { number: part, lord, bindu } = chakras.kakshya[key];
        expect(part).toBe(Math.floor((siderealDeg % 30) / REFERENCE.kakshya.width_deg) + 1);
        if (key === 'rahu' || key === 'ketu') expect(bindu).toBeUndefined();
        else expect(bindu).toBe(prastara[key][lord][rashi - 1] === 1);
      }
      expect(chakras.kota.grahas.moon.count).toBe(1);
      expect(Object.keys(chakras.saptaShalaka)).toEqual([...GRAHA_KEYS]);
    }),
    runs(100),
  );
});
