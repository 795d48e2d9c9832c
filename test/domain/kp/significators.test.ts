import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GRAHA_KEYS, NODE_KEYS } from '../../../src/data/keys';
import { kpOf } from '../../../src/domain/kp/kp';
import { KP_LEVELS } from '../../../src/domain/kp/significators';
import { longitude, runs } from '../support/property';
import { BIRTHS, longitudesOf } from './reference';

/** Equal houses from 0° Meṣa, so their lords are the lords of the rāśis in order. */
const CUSPS = Array.from({ length: 12 }, (_, i) => 30 * i);
const GRAHAS = {
  sun: 10, // Aśvinī, of Ketu: house 1
  moon: 40.5, // Rohiṇī, of Candra: house 2
  mars: 70, // Ārdrā, of Rāhu: house 3
  mercury: 5, // Aśvinī: house 1
  jupiter: 96, // Puṣya, of Śani: house 4
  venus: 20, // Bharaṇī, of Śukra: house 1
  saturn: 281, // Śravaṇa, of Candra: house 10
  rahu: 285, // Śravaṇa: house 10
  ketu: 105, // Puṣya: house 4
};
const { significators } = kpOf({ grahasDeg: GRAHAS, ascendantDeg: 0, cuspsDeg: CUSPS }, null);

describe('a chart computed by hand', () => {
  test.each([
    // The groups: grahas in the star of an occupant, occupants, grahas in the star of the lord, the lord.
    [1, ['venus'], ['sun', 'mercury', 'venus'], [], ['mars']],
    [2, ['moon', 'saturn', 'rahu'], ['moon'], ['venus'], ['venus']],
    [3, [], ['mars'], [], ['mercury']],
    [4, ['sun', 'mercury'], ['jupiter', 'ketu'], ['moon', 'saturn', 'rahu'], ['moon']],
    [5, [], [], [], ['sun']],
    [10, ['mars', 'jupiter', 'ketu'], ['saturn', 'rahu'], ['jupiter', 'ketu'], ['saturn']],
    [12, [], [], [], ['jupiter']],
  ])('the house %d has the significators computed by hand', (house, A, B, C, D) => {
    expect(significators?.houses[house - 1]).toEqual({ house, A, B, C, D });
  });

  test.each([
    ['sun', [4], [1], [], [5]],
    ['moon', [2], [2], [4], [4]],
    ['mars', [10], [3], [], [1, 8]],
    ['jupiter', [10], [4], [10, 11], [9, 12]],
    ['venus', [1], [1], [2, 7], [2, 7]],
    ['rahu', [2], [10], [4], []],
    ['ketu', [10], [4], [10, 11], []],
  ] as const)('the graha %s signifies the houses computed by hand', (key, A, B, C, D) => {
    expect(significators?.grahas[key]).toEqual({ A, B, C, D });
  });

  test('the nodes act for the lord of their rāśi and for others in it', () => {
    expect(significators?.nodes.rahu).toEqual({
      actsFor: ['saturn'],
      houses: { A: [2], B: [10], C: [4], D: [10, 11] },
    });
    expect(significators?.nodes.ketu).toEqual({
      actsFor: ['moon', 'jupiter'],
      houses: { A: [2, 10], B: [2, 4], C: [4, 10, 11], D: [4, 9, 12] },
    });
  });
});

const grahas = fc.record({
  sun: longitude,
  moon: longitude,
  mars: longitude,
  mercury: longitude,
  jupiter: longitude,
  venus: longitude,
  saturn: longitude,
  rahu: longitude,
  ketu: longitude,
});

test('the links from houses and from grahas are the same; every graha has one house, every house one lord', () => {
  fc.assert(
    fc.property(grahas, longitude, (grahasDeg, ascendantDeg) => {
      const cuspsDeg = CUSPS.map((deg) => (deg + ascendantDeg) % 360);
      const answer = kpOf({ grahasDeg, ascendantDeg, cuspsDeg }, null).significators;
      if (!answer) return expect.fail('no significators');
      for (const level of KP_LEVELS) {
        const fromHouses = answer.houses.flatMap((row) => row[level].map((key) => `${key} ${row.house}`));
        const fromGrahas = GRAHA_KEYS.flatMap((key) => answer.grahas[key][level].map((house) => `${key} ${house}`));
        expect(fromHouses.sort()).toEqual(fromGrahas.sort());
      }
      for (const key of GRAHA_KEYS) expect(answer.grahas[key].B).toHaveLength(1);
      for (const { D } of answer.houses) expect(D).toHaveLength(1);
      for (const node of NODE_KEYS) expect(answer.grahas[node].D).toEqual([]);
    }),
    runs(300),
  );
});

test('forty births agree with a second implementation of the rules', () => {
  for (const birth of BIRTHS) {
    const { grahas: placed, cusps, significators: answer } = kpOf(longitudesOf(birth), null);
    for (const row of answer?.houses ?? []) {
      const lord = cusps?.[row.house - 1]?.signLord;
      const occupants = GRAHA_KEYS.filter((key) => placed[key].house === row.house);
      expect(row.B).toEqual(occupants);
      expect(row.A).toEqual(GRAHA_KEYS.filter((key) => occupants.includes(placed[key].starLord)));
      expect(row.C).toEqual(GRAHA_KEYS.filter((key) => placed[key].starLord === lord));
      expect(row.D).toEqual([lord]);
    }
    expect(answer?.houses).toHaveLength(12);
  }
});
