import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GrahaKey } from '../../../src/data/keys';
import { PLANET_KEYS } from '../../../src/data/keys';
import { grahaYuddhas } from '../../../src/domain/chart/grahaYuddha';
import { computePositions } from '../../../src/domain/positions/positions';
import { type Birth, grahaOf, POSITIONS, REFERENCE_GRAHAS, type ReferenceGraha, records } from '../support/cases';
import { nextDown } from '../support/doubles';
import { kernel } from '../support/kernel';
import { evenly, longitude, runs } from '../support/property';
import { questionOfBirth } from '../support/standing';

interface YuddhaCase extends Birth {
  meta: { yuddha_pairs: [ReferenceGraha, ReferenceGraha][] };
}
const BIRTHS = records<YuddhaCase>('shadbala');

type Place = { key: GrahaKey; siderealDeg: number; latitudeDeg: number };
const place = (key: GrahaKey, siderealDeg: number, latitudeDeg = 0): Place => ({ key, siderealDeg, latitudeDeg });
/** The five tārā-grahas, far apart from one another except for the given ones. */
const five = (...given: Place[]): Place[] => {
  const keys = given.map(({ key }) => key);
  return [...PLANET_KEYS.filter((key) => !keys.includes(key)).map((key, i) => place(key, 100 + 20 * i)), ...given];
};

describe('forty births', () => {
  const pairsOf = (grahas: readonly Place[]) => grahaYuddhas(grahas).map((yuddha) => yuddha.grahas);

  test('the pairs of forty births agree, from longitudes and through the kernel', () => {
    let pairs = 0;
    for (const birth of BIRTHS) {
      const { ecl_lat } = POSITIONS.find(({ id }) => id === birth.id) as (typeof POSITIONS)[number];
      const expected = birth.meta.yuddha_pairs.map((pair) => pair.map(grahaOf));
      const placed = REFERENCE_GRAHAS.map((name) => place(grahaOf(name), birth.lon[name], ecl_lat[name]));
      expect(pairsOf(placed), birth.id).toEqual(expected);
      const positions = computePositions(kernel, questionOfBirth(birth));
      if (!positions.ok) return expect.fail('no positions');
      expect(grahaYuddhas(positions.value.grahas).map(({ grahas, north }) => [grahas, north])).toEqual(
        grahaYuddhas(placed).map(({ grahas, north }) => [grahas, north]),
      );
      pairs += expected.length;
    }
    expect(pairs).toBe(4);
  });
});

describe('any five', () => {
  test('grahas form a pair within one degree, also across 0° Meṣa', () => {
    expect(grahaYuddhas(five())).toEqual([]);
    expect(grahaYuddhas(five(place('mars', 10), place('venus', 11)))).toEqual([]);
    expect(grahaYuddhas(five(place('mars', 10, 1.5), place('venus', nextDown(11), 1)))).toEqual([
      { grahas: ['mars', 'venus'], separationDeg: nextDown(11) - 10, north: 'mars' },
    ]);
    expect(grahaYuddhas(five(place('mercury', 359.75, -2), place('saturn', 0.25, -1)))).toEqual([
      { grahas: ['mercury', 'saturn'], separationDeg: 0.5, north: 'saturn' },
    ]);
    expect(grahaYuddhas(five(place('mars', 10, 1), place('venus', 10, 1)))[0]?.north).toBeNull();
  });

  test('grahas form three pairs if three are together; luminaries and nodes take no part', () => {
    const three = five(place('mars', 10), place('mercury', 10.25), place('jupiter', 10.75));
    const others = (['sun', 'moon', 'rahu', 'ketu'] as const).map((key) => place(key, 10));
    expect(grahaYuddhas([...three, ...others]).map(({ grahas }) => grahas.join(' '))).toEqual([
      'mars mercury',
      'mars jupiter',
      'mercury jupiter',
    ]);
  });

  test('pairs do not depend on the start of the zodiac or on the order of the grahas', () => {
    const arcs = fc.array(evenly(0, 8), { minLength: 5, maxLength: 5 });
    const latitudes = fc.array(evenly(-7, 7), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(arcs, latitudes, longitude, (arc, latitude, turn) => {
        const shifted = (by: number) =>
          PLANET_KEYS.map((key, i) => place(key, ((arc[i] ?? 0) + by) % 360, latitude[i]));
        const pairs = grahaYuddhas(shifted(0));
        const shiftedPairs = grahaYuddhas(shifted(turn).reverse());
        expect(shiftedPairs.map(({ grahas, north }) => [grahas, north])).toEqual(
          pairs.map(({ grahas, north }) => [grahas, north]),
        );
        for (const { separationDeg } of pairs) expect(separationDeg).toBeLessThan(1);
      }),
      runs(500),
    );
  });

  test('grahaYuddhas throws if a graha is not placed', () => {
    expect(() => grahaYuddhas(five(place('mars', Number.NaN)))).toThrow('missing place mars');
    expect(() => grahaYuddhas([])).toThrow('missing place mars');
  });
});
