/** Where Tamil, Telugu, Kannada and Malayalam are spoken, compared with the states of all towns in the list of places. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isInSouth } from '../../../src/domain/places/south';

const SOUTH = new Set(['Karnataka', 'Andhra Pradesh', 'Telangana', 'Tamil Nadu', 'Kerala', 'Puducherry']);
const towns = readFileSync('build/gazetteer.txt', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => row.split('\t'))
  .map(([, name = '', state = '', country = '', lat, lon, tz = '', population]) => ({
    ...{ name, state, country, tz },
    ...{ lat: Number(lat), lon: Number(lon), population: Number(population) },
  }));

test('at most 13 towns of India are on the wrong side of the border, none of them with 60,000 people', () => {
  const indian = towns.filter(({ country }) => country === 'IN');
  const wrong = indian.filter((town) => isInSouth(town) !== SOUTH.has(town.state));
  expect(indian.length).toBeGreaterThan(6000);
  expect(wrong.length).toBeLessThanOrEqual(13);
  expect(wrong.filter(({ population }) => population >= 60_000).map(({ name }) => name)).toEqual([]);
});

test('no place outside of India is in the south', () => {
  expect(towns.filter((town) => town.country !== 'IN' && isInSouth(town)).map(({ name }) => name)).toEqual([]);
});
