/** Where lunar months end at the new moon, compared with the states of all Indian towns in the list of places. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { monthEndAt } from '../../../src/domain/calendar/monthEnd';

/** The states of India whose almanacs reckon amānta months. */
const AMANTA = new Set([
  ...[
    'Gujarat',
    'Maharashtra',
    'Goa',
    'Karnataka',
    'Andhra Pradesh',
    'Telangana',
    'Tamil Nadu',
    'Kerala',
    'Puducherry',
  ],
  ...['Dadra and Nagar Haveli and Daman and Diu', 'Lakshadweep'],
]);
const towns = readFileSync('build/gazetteer.txt', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => row.split('\t'))
  .map(([, name = '', state = '', country = '', lat, lon, tz = '', population]) => ({
    ...{ name, state, country, tz },
    ...{ lat: Number(lat), lon: Number(lon), population: Number(population) },
  }));

test('12 of the towns of India are on the wrong side of the border, none of them with 60,000 people', () => {
  const indian = towns.filter(({ country }) => country === 'IN');
  const wrong = indian.filter((town) => (monthEndAt(town) === 'new') !== AMANTA.has(town.state));
  console.log(`towns with the reckoning of another state: ${wrong.length} of ${indian.length}`);
  expect(indian.length).toBeGreaterThan(6000);
  expect(wrong.length).toBeLessThanOrEqual(12);
  expect(wrong.filter(({ population }) => population >= 60_000).map(({ name }) => name)).toEqual([]);
});

test('places outside of India have pūrṇimānta months', () => {
  const others = towns.filter(({ country }) => country !== 'IN');
  expect(others.filter((town) => monthEndAt(town) === 'new').map(({ name }) => name)).toEqual([]);
});
