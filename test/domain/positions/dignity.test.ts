import { describe, expect, test } from 'vitest';
import { dignityOf, nodeDignity } from '../../../src/domain/positions/dignity';
import type { BodyRashis } from '../../../src/domain/positions/friendship';
import { rashiOf } from '../../../src/domain/positions/placement';
import type { BodyKey } from '../../../src/kernel/keys';
import { dignityOfLabel, grahaOf, POSITIONS, REFERENCE_GRAHAS } from '../support/cases';
import { nextDown } from '../support/doubles';

/** All grahas in Mithuna, so that all are temporary enemies. */
const together: BodyRashis = { sun: 3, moon: 3, mars: 3, mercury: 3, jupiter: 3, venus: 3, saturn: 3 };
const at = (key: BodyKey, lonDeg: number) => dignityOf(key, lonDeg, { ...together, [key]: rashiOf(lonDeg) });

/** One row per boundary of BPHS 3: the last degree before it and the degree itself. */
test.each([
  ['sun', 0, 'exalted'],
  ['sun', nextDown(30), 'exalted'],
  ['sun', 120, 'moolatrikona'],
  ['sun', nextDown(140), 'moolatrikona'],
  ['sun', 140, 'own'],
  ['sun', 180, 'debilitated'],
  ['moon', 30, 'exalted'],
  ['moon', nextDown(33), 'exalted'],
  ['moon', 33, 'moolatrikona'],
  ['moon', nextDown(60), 'moolatrikona'],
  ['moon', 90, 'own'],
  ['moon', 210, 'debilitated'],
  ['mars', 270, 'exalted'],
  ['mars', 0, 'moolatrikona'],
  ['mars', nextDown(12), 'moolatrikona'],
  ['mars', 12, 'own'],
  ['mars', 210, 'own'],
  ['mars', 90, 'debilitated'],
  ['mercury', nextDown(165), 'exalted'],
  ['mercury', 165, 'moolatrikona'],
  ['mercury', nextDown(170), 'moolatrikona'],
  ['mercury', 170, 'own'],
  ['mercury', 60, 'own'],
  ['mercury', 330, 'debilitated'],
  ['jupiter', 90, 'exalted'],
  ['jupiter', 240, 'moolatrikona'],
  ['jupiter', nextDown(250), 'moolatrikona'],
  ['jupiter', 250, 'own'],
  ['jupiter', 330, 'own'],
  ['jupiter', 270, 'debilitated'],
  ['venus', 330, 'exalted'],
  ['venus', 180, 'moolatrikona'],
  ['venus', nextDown(195), 'moolatrikona'],
  ['venus', 195, 'own'],
  ['venus', 30, 'own'],
  ['venus', 150, 'debilitated'],
  ['saturn', 180, 'exalted'],
  ['saturn', 300, 'moolatrikona'],
  ['saturn', nextDown(320), 'moolatrikona'],
  ['saturn', 320, 'own'],
  ['saturn', 270, 'own'],
  ['saturn', 0, 'debilitated'],
] as const)('%s at %d° is %s', (key, lonDeg, dignity) => {
  expect(at(key, lonDeg)).toBe(dignity);
});

test('the lord of the rāśi decides if no other dignity applies', () => {
  // Budha in Meṣa with Maṅgala in Mithuna, the third from it: neutral by nature, a temporary friend.
  expect(dignityOf('mercury', 5, { ...together, mercury: 1 })).toBe('friend');
  // Maṅgala also in Meṣa: neutral by nature, a temporary enemy.
  expect(dignityOf('mercury', 5, { ...together, mercury: 1, mars: 1 })).toBe('enemy');
});

test.each([
  ['rahu', 2, 'exalted'],
  ['rahu', 8, 'debilitated'],
  ['ketu', 8, 'exalted'],
  ['ketu', 2, 'debilitated'],
  ['rahu', 3, 'none'],
  ['ketu', 9, 'none'],
] as const)('%s in rāśi %d is %s', (key, rashi, dignity) => {
  expect(nodeDignity(key, rashi)).toBe(dignity);
});

test('an unplaced graha, or one with an unplaced lord, has no dignity', () => {
  expect(dignityOf('mars', Number.NaN, together)).toBe('none');
  expect(dignityOf('mercury', 5, { ...together, mars: Number.NaN })).toBe('none');
  expect(nodeDignity('rahu', Number.NaN)).toBe('none');
});

describe('forty births', () => {
  test('the forty births include every dignity of every kind', () => {
    const seen = new Set<string>();
    for (const { id, lon, expected } of POSITIONS) {
      const rashis = Object.fromEntries(
        REFERENCE_GRAHAS.map((name) => [grahaOf(name), rashiOf(lon[name])]),
      ) as BodyRashis;
      for (const name of REFERENCE_GRAHAS) {
        const key = grahaOf(name);
        const dignity =
          key === 'rahu' || key === 'ketu' ? nodeDignity(key, rashiOf(lon[name])) : dignityOf(key, lon[name], rashis);
        seen.add(dignity);
        expect(dignity, `${id} ${key}`).toBe(dignityOfLabel(expected[name].dignity));
      }
    }
    expect(seen.size).toBe(10);
  });
});
