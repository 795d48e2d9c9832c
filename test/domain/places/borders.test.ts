/** The borders of customs in India, compared with the states of all towns in the list of places. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { monthEndAt } from '../../../src/domain/calendar/monthEnd';
import { isSouthOf } from '../../../src/domain/places/borders';

const LANGUAGES = ['Karnataka', 'Andhra Pradesh', 'Telangana', 'Tamil Nadu', 'Kerala', 'Puducherry'];
const STATES = {
  languages: new Set(LANGUAGES),
  amanta: new Set([
    ...[...LANGUAGES, 'Gujarat', 'Maharashtra', 'Goa', 'Lakshadweep'],
    'Dadra and Nagar Haveli and Daman and Diu',
  ]),
};
const towns = readFileSync('build/gazetteer.txt', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => row.split('\t'))
  .map(([, name = '', state = '', country = '', lat, lon, tz = '']) => ({
    ...{ name, state, country, tz },
    ...{ lat: Number(lat), lon: Number(lon) },
  }));
const indian = towns.filter(({ country }) => country === 'IN');

test.each(['languages', 'amanta'] as const)('every town is on the side of its state of the border %s', (border) => {
  expect(indian.length).toBeGreaterThan(6000);
  const wrong = towns.filter(
    (town) => isSouthOf(border, town) !== (town.country === 'IN' && STATES[border].has(town.state)),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('a town across the line does not move the points around it', () => {
  expect(isSouthOf('languages', { lat: 18.5483, lon: 77.5769, tz: 'Asia/Kolkata' })).toBe(false);
  expect(isSouthOf('languages', { lat: 18.5, lon: 77.6, tz: 'Asia/Kolkata' })).toBe(true);
});

test('months end at the new moon in Pune and Chennai, at the full moon in Ujjain, Kathmandu and Edison', () => {
  const ends = [
    { lat: 18.5204, lon: 73.8567, tz: 'Asia/Kolkata' },
    { lat: 13.0827, lon: 80.2707, tz: 'Asia/Kolkata' },
    { lat: 23.1793, lon: 75.7849, tz: 'Asia/Kolkata' },
    { lat: 27.7172, lon: 85.324, tz: 'Asia/Kathmandu' },
    { lat: 40.5187, lon: -74.4121, tz: 'America/New_York' },
  ].map(monthEndAt);
  expect(ends).toEqual(['new', 'new', 'full', 'full', 'full']);
});
