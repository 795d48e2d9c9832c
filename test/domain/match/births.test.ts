import { afterAll, describe, expect, test } from 'vitest';
import { marsOf } from '../../../src/domain/match/mangala';
import { moonPlaceAt, placeIndexAt } from '../../../src/domain/match/moonPlace';
import type { Positions } from '../../../src/domain/positions/types';
import { Residuals } from '../support/residuals';
import { type Birth, birthAt, jdOf, truthOf } from './support';

const BIRTHS = truthOf<Birth[]>('births.json');
const positions = BIRTHS.map(({ utc, lat, lon }) => birthAt(jdOf(utc), lat, lon));
const residuals = new Residuals('arcsec');
afterAll(() => residuals.print('births.json'));

const degOf = ({ grahas }: Positions, key: 'moon' | 'mars'): number =>
  grahas.find((graha) => graha.key === key)?.siderealDeg ?? Number.NaN;

describe('the births of the reference', () => {
  test('the births place Moon, Mars and lagna like Swiss Ephemeris', () => {
    for (const [i, birth] of BIRTHS.entries()) {
      const expected = positions[i] as Positions;
      residuals.add('moon', 3600 * (degOf(expected, 'moon') - birth.moon_deg));
      residuals.add('mars', 3600 * (degOf(expected, 'mars') - birth.mars_deg));
      residuals.add('lagna', 3600 * (expected.lagna.siderealDeg - birth.lagna_deg));
    }
    expect(BIRTHS.length).toBe(110);
    expect(residuals.max('moon')).toBeLessThan(0.2);
    expect(residuals.max('mars')).toBeLessThan(0.2);
    expect(residuals.max('lagna')).toBeLessThan(0.2);
  });

  test('the births include one in each place of the tables', () => {
    expect(positions.map((there) => placeIndexAt(degOf(there, 'moon')))).toEqual(BIRTHS.map(({ cell }) => cell));
    expect(new Set(positions.map((there) => JSON.stringify(moonPlaceAt(degOf(there, 'moon'))))).size).toBe(110);
  });

  test('Mars is in the recorded houses, counted and cancelled alike', () => {
    let cancelled = 0;
    for (const [i, { mangala }] of BIRTHS.entries()) {
      const computed = Object.fromEntries(
        marsOf(positions[i] as Positions).map(({ from, house, counted, cancellations }) => {
          const applying = cancellations.filter(({ applies }) => applies).map(({ key }) => key);
          cancelled += applying.length;
          return [from, [house, counted.north, counted.south, applying.toSorted()]];
        }),
      );
      expect(computed, `birth ${i}`).toEqual(mangala);
    }
    console.log(`${BIRTHS.length} births, ${3 * BIRTHS.length} houses of Mars, ${cancelled} cancellations: all agree`);
    expect(cancelled).toBe(189);
  });

  test('a Venus that could not be computed counts nothing', () => {
    const birth = positions[2] as Positions;
    const grahas = birth.grahas.map((graha) => (graha.key === 'venus' ? { ...graha, rashi: Number.NaN } : graha));
    const venus = marsOf({ ...birth, grahas }).find(({ from }) => from === 'venus');
    expect([venus?.house, venus?.counted]).toEqual([Number.NaN, { north: false, south: false }]);
    expect(venus?.cancellations.find(({ key }) => key === 'raman-venus-in-lagna')?.applies).toBe(false);
  });
});
