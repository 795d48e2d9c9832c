/** Spelling: the forms of names that count as equal, and how often a mistyped name still finds its city. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { consonants, foldedPlace, isOneApart, sounded } from '../../../src/domain/places/fold';
import { distanceKm } from '../../../src/domain/places/nearest';
import { searchPlaces } from '../../../src/domain/places/search';
import { editDistance } from '../../../src/domain/text/nearest';
import { runs } from '../support/property';
import { LIST } from './list';

test.each([
  ['Gorakhpoor', 'Gorakhpur'],
  ['Jabalpoor', 'जबलपुर'],
  ['Kolkatta', 'Kolkata'],
  ['Madhurai', 'மதுரை'],
  ['Waranasi', 'Varanasi'],
  ['Guwahaatee', 'Guwahati'],
])('the name %s sounds like %s, except for the vowels that scripts imply', (a, b) => {
  expect(editDistance(sounded(a), sounded(b), 3)).toBeLessThanOrEqual(2);
  expect(consonants(a)).toBe(consonants(b));
});

test.each([
  ['Xi’an', "xi'an"],
  ['Washington, D.C.', 'Washington DC'],
  ['Łódź', 'lodz'],
  ['São Paulo', 'SAO PAULO'],
  ['Śrīnagar', 'srinagar'],
])('the names %s and %s are equal', (a, b) => {
  expect(foldedPlace(a)).toBe(foldedPlace(b));
});

/** The standard recurrence, without limits and shortcuts. */
function plainDistance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i, ...Array.from({ length: b.length }, () => 0)]);
  for (let j = 0; j <= b.length; j++) (rows[0] as number[])[j] = j;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const distanceAt = (di: number, dj: number) => rows[i - di]?.[j - dj] as number;
      const costs = [distanceAt(1, 0) + 1, distanceAt(0, 1) + 1, distanceAt(1, 1) + (a[i - 1] === b[j - 1] ? 0 : 1)];
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) costs.push(distanceAt(2, 2) + 1);
      (rows[i] as number[])[j] = Math.min(...costs);
    }
  }
  return rows[a.length]?.[b.length] as number;
}

const letters = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test('distances equal the plain recurrence, up to their limit', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 6 }), (a, b, limit) => {
      const plain = plainDistance(a, b);
      expect(editDistance(a, b, limit)).toBe(Math.min(plain, limit + 1));
      expect(isOneApart(letters(a), letters(`c${b}a`), 1, b.length)).toBe(plain <= 1);
    }),
    runs(3000),
  );
});

const CITIES = Array.from({ length: LIST.count }, (_, at) => LIST.placeAt(at)).filter(
  ({ country, population, name }) => country === 'IN' && population > 100_000 && name.length > 4,
);

/** Typing errors at a position in a name, from its second letter; null where the error changes nothing. */
const SLIPS: Record<string, { slip: (name: string, i: number) => string; least: number }> = {
  'a letter twice': { slip: (name, i) => name.slice(0, i) + name[i] + name.slice(i), least: 0.97 },
  'two letters exchanged': {
    slip: (name, i) => name.slice(0, i) + (name[i + 1] ?? '') + name[i] + name.slice(i + 2),
    least: 0.85,
  },
  'a letter left out': { slip: (name, i) => name.slice(0, i) + name.slice(i + 1), least: 0.7 },
  'long vowels written double': {
    slip: (name) => name.replace(/i(?=[^aeiou])/, 'ee').replace(/u(?=[^aeiou])/, 'oo'),
    least: 0.97,
  },
  'v for w, s for sh': { slip: (name) => name.replace(/v/, 'w').replace(/sh/, 's'), least: 0.95 },
};

test.each(Object.entries(SLIPS))('the city is still the first result after this error: %s', (kind, { slip, least }) => {
  let [asked, right] = [0, 0];
  for (const [n, city] of CITIES.entries()) {
    const name = city.name.toLowerCase();
    const text = slip(name, 1 + (n % (name.length - 1)));
    if (text === name) continue;
    asked++;
    const [first] = searchPlaces(LIST, text, { limit: 1 });
    if (first && distanceKm(first, city) < 10) right++;
  }
  console.log(`${kind}: ${right} of ${asked} cities of India`);
  expect(asked).toBeGreaterThan(50);
  expect(right / asked).toBeGreaterThan(least);
});
