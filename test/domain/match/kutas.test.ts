import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type KutaKey, MATCH_TRADITIONS, type MatchTradition } from '../../../src/data/match/row';
import { kutaTable } from '../../../src/domain/match/kutas';
import { type MoonPlace, moonPlaceAt, PLACE_EDGES, placeIndexAt } from '../../../src/domain/match/moonPlace';
import { Lacking } from '../../../src/domain/positions/attempt';
import { runs } from '../support/property';
import { anyPlace, type Tables, truthOf } from './support';

const TABLES = truthOf<Tables>('tables.json');
const PLACES = TABLES.moon_deg.map(moonPlaceAt);

describe.each(MATCH_TRADITIONS)('%s', (tradition) => {
  const { kutas, maximum, scale, rows } = TABLES.traditions[tradition];

  test('the tradition agrees with the reference for every given pair, whoever takes the vara’s place', () => {
    let pairs = 0;
    const differences: string[] = [];
    for (const [vara, row] of rows.entries()) {
      for (const [kanya, word] of row.split(' ').entries()) {
        if (word === '-') continue;
        pairs++;
        const points = [...word].map((letter) => Number.parseInt(letter, 36) / scale);
        const places = [PLACES[vara], PLACES[kanya]] as [MoonPlace, MoonPlace];
        for (const orientation of ['a-vara', 'b-vara'] as const) {
          const [a, b] = orientation === 'a-vara' ? places : places.toReversed();
          const table = kutaTable(tradition, { a, b } as { a: MoonPlace; b: MoonPlace }, orientation);
          const pointed = table.kutas.filter((kuta) => kuta.points !== null);
          const computed = pointed.map((kuta) => kuta.points as number);
          if (computed.join() !== points.join())
            differences.push(`${vara} ${kanya} ${orientation}: ${computed} for ${points}`);
          const counted = points.slice(0, tradition === 'tamil' ? 10 : points.length);
          expect(table.total).toBe(counted.reduce((sum, one) => sum + one, 0));
          expect(table.maximum).toBe(maximum);
          if (pairs === 1) expect(pointed.map(({ key }) => key)).toEqual(kutas);
        }
      }
    }
    console.log(`${tradition}: ${pairs} pairs, both ways; ${differences.length} differ`);
    expect(pairs).toBeGreaterThan(6000);
    expect(differences).toEqual([]);
  });
});

describe('kutaTable', () => {
  test('kutaTable gives the same points when births and orientation are both swapped', () => {
    fc.assert(
      fc.property(anyPlace, anyPlace, fc.constantFrom(...MATCH_TRADITIONS), (a, b, tradition) => {
        const swapped = kutaTable(tradition, { a, b }, 'a-vara');
        const back = kutaTable(tradition, { a: b, b: a }, 'b-vara');
        expect(back.total).toBe(swapped.total);
        expect(back.kutas.map(({ points, holds }) => [points, holds])).toEqual(
          swapped.kutas.map(({ points, holds }) => [points, holds]),
        );
        expect(back.kutas.map(({ a: own, b: other }) => [other, own])).toEqual(
          swapped.kutas.map(({ a: x, b: y }) => [x, y]),
        );
      }),
      runs(500),
    );
  });

  const SYMMETRIC: Record<MatchTradition, readonly KutaKey[]> = {
    north: ['vashya', 'tara', 'yoni', 'graha-maitri', 'bhakuta', 'nadi'],
    'north-parihara': ['vashya', 'tara', 'yoni', 'graha-maitri', 'bhakuta', 'nadi'],
    raman: ['vashya', 'yoni', 'graha-maitri', 'gana', 'nadi', 'rajju', 'vedha'],
    tamil: ['gana', 'yoni', 'rashyadhipati', 'rajju', 'vedha', 'nadi'],
  };

  test.each(MATCH_TRADITIONS)(
    'kutaTable gives the undirected kūṭas of %s the same points when the births are swapped',
    (tradition) => {
      const differing: string[] = [];
      for (const a of PLACES) {
        for (const b of PLACES) {
          const swapped = kutaTable(tradition, { a, b }, 'a-vara').kutas;
          const back = kutaTable(tradition, { a: b, b: a }, 'a-vara').kutas;
          for (const [i, { key, holds, points }] of swapped.entries()) {
            if (SYMMETRIC[tradition].includes(key) && (holds !== back[i]?.holds || points !== back[i]?.points))
              differing.push(`${key} of ${JSON.stringify([a, b])}`);
          }
        }
      }
      expect(differing).toEqual([]);
    },
  );

  test('kutaTable names the birth in the vara’s place wherever swapping the births can change a point', () => {
    for (const tradition of MATCH_TRADITIONS) {
      const changing = new Set<KutaKey>();
      for (const a of PLACES) {
        for (const b of PLACES) {
          const swapped = kutaTable(tradition, { a, b }, 'a-vara').kutas;
          const back = kutaTable(tradition, { a: b, b: a }, 'a-vara').kutas;
          for (const [i, { key, holds, points }] of swapped.entries()) {
            if (holds !== back[i]?.holds || points !== back[i]?.points) changing.add(key);
          }
        }
      }
      const [place] = PLACES as [MoonPlace, ...MoonPlace[]];
      const { kutas } = kutaTable(tradition, { a: place, b: place }, 'b-vara');
      const directed = kutas.filter(({ vara }) => vara === 'b').map(({ key }) => key);
      // Mahendra also counts from the kanyā, but 4, 7, … 25 one way are 25, 22, … 4 the other.
      expect(new Set(directed.filter((key) => key !== 'mahendra')), tradition).toEqual(changing);
      expect(kutas.every(({ vara }) => vara !== 'a')).toBe(true);
    }
  });

  test('kutaTable reaches the maximum and the minimum of every kūṭa', () => {
    for (const tradition of MATCH_TRADITIONS) {
      const best = new Map<KutaKey, number>();
      const minimum = new Map<KutaKey, number>();
      let top = 0;
      for (const a of PLACES) {
        for (const b of PLACES) {
          const { kutas, total } = kutaTable(tradition, { a, b }, 'a-vara');
          top = Math.max(top, total);
          for (const { key, points } of kutas) {
            if (points === null) continue;
            best.set(key, Math.max(best.get(key) ?? 0, points));
            minimum.set(key, Math.min(minimum.get(key) ?? 99, points));
          }
        }
      }
      const [place] = PLACES as [MoonPlace, ...MoonPlace[]];
      const { kutas, maximum } = kutaTable(tradition, { a: place, b: place }, 'a-vara');
      console.log(`${tradition}: the highest total is ${top} of ${maximum}`);
      for (const { key, maximum: most } of kutas)
        if (most !== null) expect(best.get(key), `${tradition} ${key}`).toBe(most);
      // One of the two counts of tārā is always good: n and 29 − n are never both 3, 5 or 7 modulo nine.
      for (const [key, points] of minimum) expect(points, `${tradition} ${key}`).toBe(key === 'tara' ? 1.5 : 0);
      expect(top).toBeLessThanOrEqual(maximum);
    }
  });
});

describe('moonPlaceAt', () => {
  test('moonPlaceAt distinguishes 110 places, each from its own edge', () => {
    expect(PLACE_EDGES.length).toBe(110);
    const places = PLACE_EDGES.map((deg) => JSON.stringify(moonPlaceAt(deg)));
    expect(new Set(places).size).toBe(110);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }), (deg) => {
        expect(moonPlaceAt(deg)).toEqual(moonPlaceAt(PLACE_EDGES[placeIndexAt(deg)] as number));
      }),
      runs(1000),
    );
  });

  test('moonPlaceAt names the missing Moon for a longitude that is not a number', () => {
    expect(() => moonPlaceAt(Number.NaN)).toThrow(Lacking);
  });
});
