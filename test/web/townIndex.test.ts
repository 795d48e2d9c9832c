/** The index of towns in the place dialog answers like the whole list, as far as it goes. */
import { expect, test } from 'vitest';
import { searchPlaces } from '../../src/domain/places/search';
import { readTownIndex, townsOfIndex } from '../../src/web/shared/townIndex';
import { townIndexBytes } from '../../tools/build-gazetteer.mjs';
import { LIST } from '../domain/places/list';
import { nonEmpty } from '../nonEmpty';

const rows = readTownIndex(new TextDecoder().decode(townIndexBytes()));

test('every town of the index has the coordinates and the zone that the whole list gives its name', () => {
  const towns = nonEmpty(
    rows.map(({ town }) => town),
    'towns of the index',
  );
  const strange = towns.filter(({ name, admin1, lat, lon, tz }) => {
    const matches = searchPlaces(LIST, [name, admin1].filter(Boolean).join(', '), { limit: 20 });
    return !matches.some((match) => match.name === name && match.lat === lat && match.lon === lon && match.tz === tz);
  });
  expect(strange).toEqual([]);
});

test.each([
  ['vara', 'Varanasi'],
  ['वारा', 'Varanasi'],
  ['bang', 'Bengaluru'],
  ['Benares', 'Varanasi'],
  ['पुणे', 'Pune'],
  ['poona', 'Pune'],
  ['चेन्नई', 'Chennai'],
  ['london', 'London'],
])('%s finds %s first', (text, town) => {
  expect(townsOfIndex(rows, text, 8)[0]?.name).toBe(town);
});

test('every town of the index is first among its equals when its whole name is typed', () => {
  const wrong = rows.filter(({ names, town }) => {
    const [first] = townsOfIndex(rows, town.name, 8);
    return !first || !names.includes(first.found ?? first.name);
  });
  expect(wrong).toEqual([]);
});
