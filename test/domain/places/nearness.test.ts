/** Look-alikes: misspelt names of towns are found, other words are refused, and no word of a text is passed over. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldedPlace } from '../../../src/domain/places/fold';
import { differingLetters, isLookAlike, isMostOf } from '../../../src/domain/places/nearness';
import { regionTest } from '../../../src/domain/places/regions';
import { clearWinner, type PlaceMatch, searchPlaces } from '../../../src/domain/places/search';
import { editDistance } from '../../../src/domain/text/nearest';
import { runs } from '../support/property';
import { LIST } from './list';

const find = (text: string): PlaceMatch | null => clearWinner(searchPlaces(LIST, text, { limit: 50 }));

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const letter = fc.constantFrom(...LETTERS);

/** Towns whose names are one word of Latin letters. */
const TOWNS = Array.from({ length: LIST.count }, (_, at) => LIST.placeAt(at)).filter(
  ({ name, population }) =>
    /^[A-Z][a-z]+$/.test(name) &&
    (name.length > 5 ? population >= 100_000 : name.length > 4 && population >= 1_000_000),
);

/** A town, and its name with one letter added, dropped, replaced or swapped with the next, not the first. */
const typo = fc
  .record({ town: fc.constantFrom(...TOWNS), at: fc.nat(), kind: fc.nat(3), other: letter })
  .map(({ town, at, kind, other }) => {
    const name = town.name.toLowerCase();
    const i = 1 + (at % (name.length - 1));
    const [head, tail] = [name.slice(0, i), name.slice(i)];
    const changed = [other + tail, tail.slice(1), other + tail.slice(1), (tail[1] ?? '') + tail[0] + tail.slice(2)];
    return { town, text: head + changed[kind] };
  })
  .filter(({ text }) => searchPlaces(LIST, text, { limit: 1 })[0]?.quality !== 'name');

test('a name with a typo is taken for its town, or offers it; it is never taken for a name further away', () => {
  let [asked, taken, offered] = [0, 0, 0];
  fc.assert(
    fc.property(typo, ({ town, text }) => {
      const matches = searchPlaces(LIST, text, { limit: 50 });
      const winner = clearWinner(matches);
      asked++;
      if (winner?.id === town.id) taken++;
      else if (matches.slice(0, 10).some(({ id }) => id === town.id)) offered++;
      if (winner !== null && winner.id !== town.id)
        expect(winner.letters, `${text}: ${winner.matched}`).toBeLessThanOrEqual(1);
    }),
    runs(1500),
  );
  console.log(`typos of one letter: ${asked} asked, ${taken} taken for the town, ${offered} offer it`);
  expect(taken / asked).toBeGreaterThan(0.8);
  expect((taken + offered) / asked).toBeGreaterThan(0.94);
});

test('fewer than one in a hundred random words is taken for a town', () => {
  let [asked, taken] = [0, 0];
  fc.assert(
    fc.property(fc.array(letter, { minLength: 4, maxLength: 12 }), (letters) => {
      const winner = find(letters.join(''));
      asked++;
      if (winner && winner.quality !== 'name' && winner.quality !== 'spelling') taken++;
    }),
    runs(2000),
  );
  console.log(`random words: ${taken} of ${asked} are taken for a town`);
  expect(taken / asked).toBeLessThan(0.01);
});

test.each([
  'Xyzzy',
  'Qwerty',
  'Asdf',
  'Mordor',
  'Hogwarts',
  'Narnia',
  'Nowhere',
  'Gotham',
  'Wakanda',
  'Foo',
  'Hello',
  'Banana',
  'Table',
  'Computer',
  'Unknown',
  'Test place',
  'null',
  'undefined',
  'Rivendell',
  'Krypton',
  'Yesterday',
  'Somewhere',
])('%s is no town', (text) => {
  expect(find(text)).toBeNull();
});

test.each([
  ['Kolkatta', 'Kolkata', 1],
  ['Jodhpoor', 'Jodhpur', 2],
  ['Lucknaw', 'Lucknow', 1],
  ['Los Angelos', 'Los Angeles', 1],
  ['Rampurhat', 'Rampur Hat', 0],
  ['कोलकता', 'Kolkata', 0],
  ['Kathmandhu', 'Kathmandu', 1],
])('%s is taken for %s, which differs in %i letters', (text, name, letters) => {
  expect(find(text)).toMatchObject({ name, letters, isNear: true });
});

describe('words beside a name', () => {
  test.each([
    'Rampur Hat Nowhere',
    'Pune, Xyzzy',
    'Delhi Airport',
    'Pune, Texas',
    'Varanasi, Xx',
    'Pune 16',
    'Poona City',
  ])('%s is no town, because a word is neither its region nor its country', (text) => {
    expect(find(text)).toBeNull();
    const [first] = searchPlaces(LIST, text);
    expect(first?.unread, text).toBe(text.split(/[, ]+/).at(-1));
  });

  test('a qualifier that names no region is never dropped', () => {
    const word = fc.array(letter, { minLength: 2, maxLength: 9 }).map((letters) => letters.join(''));
    fc.assert(
      fc.property(fc.constantFrom(...TOWNS), word, fc.constantFrom(', ', ' '), ({ name }, qualifier, joint) => {
        fc.pre(regionTest(LIST, qualifier) === null);
        const winner = find(name + joint + qualifier);
        // Both together may be the name of another town.
        if (winner !== null) expect(foldedPlace(winner.matched)).toContain(foldedPlace(qualifier).slice(0, 2));
      }),
      runs(400),
    );
  });

  test.each([
    ['Pune, Maharastra', 'Maharashtra'],
    ['Rampur, UP', 'Uttar Pradesh'],
    ['Paris Texas', 'Texas'],
    ['Puri, Orissa, India', 'Odisha'],
  ])('%s is in %s', (text, admin1) => {
    expect(find(text)).toMatchObject({ admin1, unread: '' });
  });
});

test('the distance in letters counts the letters of the written names', () => {
  const word = fc.string({ unit: letter, maxLength: 12 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(differingLetters(a, b)).toBe(editDistance(a, b, 12));
      expect(differingLetters(a, b)).toBe(differingLetters(b, a));
      if (isLookAlike(a, b, 1e7)) expect(differingLetters(a, b)).toBeLessThanOrEqual(Math.max(2, a.length / 3));
    }),
    runs(500),
  );
});

test('whole words are most of a name if they have more than half of its letters', () => {
  expect(isMostOf('New York', 'New York City')).toBe(true);
  expect(isMostOf('Saint', 'Saint Petersburg')).toBe(false);
  expect(isMostOf('New Yor', 'New York City')).toBe(false);
});
