import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KENDRAS } from '../../../../src/data/houses';
import { GRAHA_KEYS, POINT_KEYS } from '../../../../src/data/keys';
import { YOGA_FAMILIES } from '../../../../src/data/yogas';
import { computeYogas, type PresentYoga } from '../../../../src/domain/chart/yogas';
import { houseFrom } from '../../../../src/domain/positions/rashi';
import type { Standing } from '../../../../src/domain/positions/standing';
import { runs } from '../../support/property';
import { anyLongitudes, standingAt } from '../../support/standing';

const ROWS = YOGA_FAMILIES.flatMap(({ rows }) => rows);

function forAnyChart(runCount: number, check: (standing: Standing, present: Map<string, PresentYoga>) => void): void {
  fc.assert(
    fc.property(anyLongitudes, fc.boolean(), (longitudes, isDay) => {
      const standing = standingAt(longitudes);
      check(standing, new Map(computeYogas(standing, isDay).present.map((yoga) => [yoga.key, yoga])));
    }),
    runs(runCount),
  );
}
const count = (present: Map<string, unknown>, keys: readonly string[]): number =>
  keys.filter((key) => present.has(key)).length;

describe('any chart', () => {
  test('every rule has a result, and a formation has its grahas and their houses', () => {
    forAnyChart(1500, (standing, present) => {
      for (const { key, grahas, houses, category } of present.values()) {
        expect(grahas.length, key).toBeGreaterThan(0);
        expect(grahas, key).toEqual(GRAHA_KEYS.filter((graha) => grahas.includes(graha)));
        const occupied = [...new Set(grahas.map(standing.house))].sort((a, b) => a - b);
        expect(houses, key).toEqual(occupied);
        expect(YOGA_FAMILIES.find((family) => family.category === category)?.rows.map((row) => row.key)).toContain(key);
      }
    });
  });

  test('yogas of the Sun and the Moon name grahas in the second or the twelfth', () => {
    const houses = { veshi: [2], voshi: [12], ubhayachari: [2, 12], sunapha: [2], anapha: [12], durudhara: [2, 12] };
    forAnyChart(500, (standing, present) => {
      for (const [key, expected] of Object.entries(houses)) {
        const centre = key.startsWith('v') || key.startsWith('u') ? 'sun' : 'moon';
        const others = present.get(key)?.grahas.filter((graha) => graha !== centre) ?? [];
        const from = others.map((graha) => houseFrom(standing.rashi(centre), standing.rashi(graha)));
        if (present.has(key))
          expect(
            [...new Set(from)].sort((a, b) => a - b),
            key,
          ).toEqual(expected);
      }
      expect(count(present, ['veshi', 'voshi', 'ubhayachari'])).toBeLessThanOrEqual(1);
      expect(count(present, ['sunapha', 'anapha', 'durudhara', 'kemadruma'])).toBeLessThanOrEqual(1);
      expect(count(present, ['adhama', 'sama', 'varishtha'])).toBe(1);
    });
  });

  test('a mahāpuruṣa is in a kendra', () => {
    forAnyChart(500, (_, present) => {
      for (const { category, houses } of present.values()) {
        if (category === 'mahapurusha') expect(KENDRAS).toContain(houses[0]);
      }
    });
  });

  test('there is one nābhasa pattern or one saṅkhyā yoga', () => {
    const numbers = ['gola', 'yuga', 'shula', 'kedara', 'pasha', 'dama', 'vina'];
    forAnyChart(500, (_, present) => {
      const nabhasa = [...present.values()].filter(({ category }) => category === 'nabhasa');
      const byNumber = count(present, numbers);
      expect(byNumber).toBe(nabhasa.length > byNumber ? 0 : 1);
    });
  });

  test('a combined yoga holds if one of its parts does', () => {
    const wholes = {
      viparita_raja: ['harsha', 'sarala', 'vimala'],
      neecha_bhanga: ROWS.map(({ key }) => key).filter((key) => key.startsWith('neecha_bhanga_')),
    };
    forAnyChart(500, (_, present) => {
      for (const [whole, parts] of Object.entries(wholes)) {
        expect(present.has(whole), whole).toBe(count(present, parts) > 0);
      }
      for (const [kind, of] of [
        ['shubha_veshi', 'veshi'],
        ['papa_veshi', 'veshi'],
        ['shubha_voshi', 'voshi'],
        ['papa_voshi', 'voshi'],
        ['lagna_malika', 'malika_any'],
        ['lagna_malika', 'nauka'],
      ] as const) {
        if (present.has(kind)) expect(present.has(of), kind).toBe(true);
      }
    });
  });
});

describe('rules without their inputs', () => {
  const longitudes = Object.fromEntries(POINT_KEYS.map((key, i) => [key, 36 * i])) as Record<
    (typeof POINT_KEYS)[number],
    number
  >;

  test('rules that need day or night are left out where the Sun does not rise, and all others have results', () => {
    const { evaluated, leftOut } = computeYogas(standingAt(longitudes), null);
    expect(leftOut.map(({ key }) => key)).toEqual(['chandra_dhana', 'mahabhagya_male', 'mahabhagya_female']);
    for (const { why } of leftOut) expect(why).toEqual({ lack: 'day' });
    expect(evaluated).toBe(ROWS.length - 3);
    expect(computeYogas(standingAt(longitudes), false)).toMatchObject({ evaluated: ROWS.length, leftOut: [] });
  });

  test.each(POINT_KEYS)('the rules throw if %s is not placed', (key) => {
    expect(() => computeYogas(standingAt({ ...longitudes, [key]: Number.NaN }), true)).toThrow(/^missing place/);
  });
});
