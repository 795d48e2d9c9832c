/** Search for places: old and new names, other scripts, states, and misspellings. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { consonants, isOneApart } from '../../../src/domain/places/fold';
import { type PlaceRecord, placeById } from '../../../src/domain/places/list';
import { distanceKm, nearestPlaces } from '../../../src/domain/places/nearest';
import { clearWinner, type PlaceMatch, recordOf, searchPlaces } from '../../../src/domain/places/search';
import { zoneIdentifier } from '../../../src/domain/time/zone';
import { Agreement } from '../support/days';
import { runs } from '../support/property';
import { LIST } from './list';

interface Query {
  query: string;
  group: string;
  name: string;
  admin1: string;
  country: string;
  lat: number;
  lon: number;
}
const { queries } = JSON.parse(readFileSync(new URL('../../truth/places/queries.json', import.meta.url), 'utf8')) as {
  queries: Query[];
};

const lettersOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const first = (text: string): PlaceMatch | undefined => searchPlaces(LIST, text)[0];
const where = (match: PlaceRecord | null | undefined): string =>
  match ? `${match.name}, ${match.admin1}, ${match.country}` : '–';

test('the first result is the intended town', () => {
  const agreement = new Agreement();
  for (const query of queries) {
    const match = first(query.query);
    const isIt =
      match !== undefined &&
      distanceKm(match, query) < 10 &&
      match.country === query.country &&
      (query.admin1 === '' || match.admin1 === query.admin1);
    agreement.add(query.group, isIt, `${query.query}: ${where(match)}`);
  }
  agreement.print('first answers within 10 km, state and country equal');
  expect(queries.length).toBe(75);
  for (const kind of agreement.kinds()) expect(agreement.share(kind), kind).toBe(1);
});

test.each([
  ['Banglore', 'Bengaluru, Karnataka, IN'],
  ['पुणे', 'Pune, Maharashtra, IN'],
  ['पूना', 'Pune, Maharashtra, IN'],
  ['Prayagraj', 'Prayagraj, Uttar Pradesh, IN'],
  ['Allahabad', 'Prayagraj, Uttar Pradesh, IN'],
  ['Kochi', 'Kochi, Kerala, IN'],
  ['Cochin', 'Kochi, Kerala, IN'],
  ['Ayodhya', 'Ayodhya, Uttar Pradesh, IN'],
  ['Bhubaneswar', 'Bhubaneswar, Odisha, IN'],
  ['Bhuvaneshwar', 'Bhubaneswar, Odisha, IN'],
  ['Springfield, US', 'Springfield, Missouri, US'],
  ['Springfield, Illinois', 'Springfield, Illinois, US'],
  ['Bilaspur Himachal Pradesh', 'Bilaspur, Himachal Pradesh, IN'],
  ['Bilaspur, HP', 'Bilaspur, Himachal Pradesh, IN'],
  ['बिलासपुर, हिमाचल प्रदेश', 'Bilaspur, Himachal Pradesh, IN'],
  ['Edison NJ', 'Edison, New Jersey, US'],
  ['Puri, Orissa', 'Puri, Odisha, IN'],
  ['benares', 'Varanasi, Uttar Pradesh, IN'],
  ['Deoghar', 'Deoghar, Jharkhand, IN'],
  ['Kedarnath', 'Kedarnath, Uttarakhand, IN'],
  ['sao paulo', 'São Paulo, São Paulo, BR'],
  ['New York', 'New York City, New York, US'],
  ['St. Petersburg', 'Saint Petersburg, St.-Petersburg, RU'],
  ['Gorakhpur', 'Gorakhpur, Uttar Pradesh, IN'],
  ['അയോധ്യ', 'Ayodhya, Uttar Pradesh, IN'],
  ['ਅੰਮ੍ਰਿਤਸਰ', 'Amritsar, Punjab, IN'],
  ['চট্টগ্রাম', 'Chattogram, Chittagong, BD'],
])('a search for %s finds %s', (text, place) => {
  expect(where(first(text))).toBe(place);
});

test('five Bilaspurs are distinguished', () => {
  const bilaspurs = searchPlaces(LIST, 'Bilaspur').filter(({ name }) => name === 'Bilaspur');
  expect(bilaspurs.map(({ admin1 }) => admin1).sort()).toEqual([
    'Chhattisgarh',
    'Haryana',
    'Himachal Pradesh',
    'Uttar Pradesh',
    'Uttar Pradesh',
  ]);
  expect(new Set(bilaspurs.map(({ id }) => id)).size).toBe(5);
  expect(bilaspurs.map(({ population }) => population)).toEqual(
    bilaspurs.map(({ population }) => population).toSorted((a, b) => b - a),
  );
});

describe('a result', () => {
  test('a result names the matched name', () => {
    expect(first('Calcutta')).toMatchObject({ name: 'Kolkata', matched: 'Calcutta', quality: 'name', letters: 0 });
    expect(first('मुंबई')).toMatchObject({ name: 'Mumbai', matched: 'मुंबई', quality: 'spelling' });
    expect(first('Jodhpoor')).toMatchObject({ name: 'Jodhpur', matched: 'Jodhpur', quality: 'sound' });
  });

  test('a result has the fields of a place', () => {
    const pune = first('Pune') as PlaceMatch;
    expect(recordOf(pune)).toEqual({
      id: '1259229',
      name: 'Pune',
      admin1: 'Maharashtra',
      country: 'IN',
      lat: 18.5196,
      lon: 73.8554,
      tz: 'Asia/Kolkata',
      population: 2_935_744,
    });
  });

  test('a search can be limited to a country, and prefers places near a point', () => {
    expect(searchPlaces(LIST, 'Hyderabad', { country: 'pk' })[0]).toMatchObject({ country: 'PK' });
    expect(where(searchPlaces(LIST, 'Salem', { near: { lat: 45, lon: -123 } })[0])).toBe('Salem, Oregon, US');
    expect(where(searchPlaces(LIST, 'Salem')[0])).toBe('Salem, Tamil Nadu, IN');
    expect(searchPlaces(LIST, 'San', { limit: 3 })).toHaveLength(3);
  });

  test('a search completes a prefix, larger towns first', () => {
    expect(searchPlaces(LIST, 'bhubanes').map(({ name }) => name)[0]).toBe('Bhubaneswar');
    expect(where(first('varan'))).toBe('Varanasi, Uttar Pradesh, IN');
  });

  test('a search for a dissimilar text is empty', () => {
    for (const text of ['', ' ', ',', 'Nowhere at all', 'qwertyuiop', '12345678', '🙂']) {
      expect(searchPlaces(LIST, text), text).toEqual([]);
    }
  });
});

describe('the clear winner', () => {
  const winner = (text: string) => clearWinner(searchPlaces(LIST, text))?.name ?? null;

  test.each([
    ['Pune', 'Pune'],
    ['Banglore', 'Bengaluru'],
    ['Delhi', 'Delhi'],
    ['London', 'London'],
    ['Puri', 'Puri'],
    ['Bilaspur, Himachal Pradesh', 'Bilaspur'],
    ['Kedarnath', 'Kedarnath'],
  ])('the clear winner of %s is %s', (text, name) => {
    expect(winner(text)).toBe(name);
  });

  test.each(['Hamirpur', 'Bilaspur', 'Springfield, US', 'Hyderabad', 'Kochi', 'Nowhere at all', ''])(
    'the name %s has no clear winner',
    (text) => {
      expect(winner(text)).toBeNull();
    },
  );

  test('the clear winner is ten times as populous as the next', () => {
    const [hyderabad] = searchPlaces(LIST, 'Hyderabad');
    if (!hyderabad) throw new Error('no Hyderabad');
    const rival = { ...hyderabad, id: 'other' };
    expect(clearWinner([hyderabad, { ...rival, population: hyderabad.population / 10 }])?.id).toBe(hyderabad.id);
    expect(clearWinner([hyderabad, { ...rival, population: hyderabad.population / 9 }])).toBeNull();
    expect(clearWinner([hyderabad, { ...rival, quality: 'beginning' }])?.id).toBe(hyderabad.id);
    expect(clearWinner([{ ...hyderabad, isNear: false }])).toBeNull();
  });
});

describe('the list', () => {
  const places = Array.from({ length: LIST.count }, (_, at) => LIST.placeAt(at));

  test('the list is complete: ids, zones, coordinates', () => {
    expect(LIST.count).toBeGreaterThan(25_000);
    expect(new Set(places.map(({ id }) => id)).size).toBe(LIST.count);
    for (const tz of new Set(places.map(({ tz }) => tz))) expect(zoneIdentifier(tz), tz).not.toBeNull();
    for (const { id, name, country, lat, lon, population } of places) {
      const isWhole = name !== '' && /^[A-Z]{2}$/.test(country) && Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
      if (!(isWhole && population >= 0)) expect.fail(id);
    }
    expect(places.filter(({ country, admin1 }) => country === 'IN' && admin1 === '')).toEqual([]);
  });

  test('every town is found by each of its names', () => {
    const { names } = LIST;
    expect(names.count).toBeGreaterThan(LIST.count);
    const number = fc.integer({ min: 0, max: names.count - 1 });
    fc.assert(
      fc.property(number, (name) => {
        const matches = searchPlaces(LIST, names.at(name).replace(/[,;]/g, ''), { limit: LIST.count });
        const { id } = LIST.placeAt(names.placeOf(name));
        const found = matches.find((match) => match.id === id);
        expect(found?.quality, names.at(name)).toMatch(/^(name|spelling)$/);
      }),
      runs(1500),
    );
  });

  test('a search for a name reads few of the names', () => {
    const read = vi.spyOn(LIST.names, 'at');
    for (const text of ['Pune', 'पुणे', 'Bilaspur, Himachal Pradesh', 'varan']) {
      read.mockClear();
      expect(searchPlaces(LIST, text).length).toBeGreaterThan(0);
      expect(read.mock.calls.length, text).toBeLessThan(150);
    }
    read.mockRestore();
  });

  test('names sound like a text if their consonants are at most one letter apart', () => {
    const { names } = LIST;
    const all = Array.from({ length: names.count }, (_, name) => consonants(names.at(name)));
    for (const text of ['Banglore', 'Poona', 'पटना', 'Oo', 'Thiruvananthapuram', 'Ee']) {
      const letters = lettersOf(consonants(text));
      const near = new Map<number, boolean>();
      names.soundingLike(text, (name, isSame) => near.set(name, isSame));
      const expected = new Map<number, boolean>();
      for (const [name, other] of all.entries()) {
        if (isOneApart(letters, lettersOf(other), 0, other.length)) expected.set(name, other === consonants(text));
      }
      expect(new Map([...near].sort(([a], [b]) => a - b)), text).toEqual(expected);
    }
  });

  test('the list finds a place by its id', () => {
    expect(placeById(LIST, '1275339')?.name).toBe('Mumbai');
    expect(placeById(LIST, 'IN.39-kedarnath')?.name).toBe('Kedarnath');
    expect(placeById(LIST, '0')).toBeNull();
  });

  test('the list finds the nearest places in order', () => {
    for (const point of [
      { lat: 25.3, lon: 83 },
      { lat: -18, lon: 179.9 },
      { lat: 0, lon: 0 },
      { lat: 89, lon: 10 },
    ]) {
      const brute = places
        .map((place) => ({ id: place.id, km: distanceKm(point, place) }))
        .sort((a, b) => a.km - b.km)
        .slice(0, 5);
      const nearest = nearestPlaces(LIST, point, { limit: 5 });
      expect(nearest.map(({ id }) => id)).toEqual(brute.map(({ id }) => id));
    }
    expect(nearestPlaces(LIST, { lat: 25.3167, lon: 83.0104 })[0]?.name).toBe('Varanasi');
  });
});
