import { describe, expect, test } from 'vitest';
import {
  type BodyRashis,
  compoundRelation,
  naturalRelation,
  temporaryRelation,
} from '../../../src/domain/positions/friendship';
import { BODY_KEYS, type BodyKey } from '../../../src/kernel/keys';

/**
 * Naisargika maitrī as Parāśara derives it. The lords of the 2nd, 4th, 5th, 8th, 9th and 12th from a graha's
 * mūlatrikoṇa rāśi and of its exaltation rāśi are friends. The lords of the other rāśis are enemies. A graha that is
 * both is neutral. Independent of the table in the code.
 */
const LORDS = 'mars venus mercury moon sun mercury venus mars jupiter saturn saturn jupiter'.split(' ') as BodyKey[];
const MOOLATRIKONA = { sun: 5, moon: 2, mars: 1, mercury: 6, jupiter: 9, venus: 7, saturn: 11 };
const EXALTATION = { sun: 1, moon: 2, mars: 10, mercury: 6, jupiter: 4, venus: 12, saturn: 7 };

function derived(from: BodyKey, to: BodyKey): number {
  const friendly = [2, 4, 5, 8, 9, 12].map((count) => (MOOLATRIKONA[from] + count - 2) % 12);
  friendly.push(EXALTATION[from] - 1);
  const owned = LORDS.flatMap((lord, i) => (lord === to ? [i] : []));
  const as = owned.map((rashi) => friendly.includes(rashi));
  if (as.every(Boolean)) return 1;
  return as.some(Boolean) ? 0 : -1;
}

describe('natural friendship', () => {
  const pairs = BODY_KEYS.flatMap((from) => BODY_KEYS.filter((to) => to !== from).map((to) => [from, to] as const));
  test.each(pairs)('the natural friendship of %s towards %s follows from the mūlatrikoṇas', (from, to) => {
    expect(naturalRelation(from, to)).toBe(derived(from, to));
  });
});

test.each([
  [1, 1, -1],
  [1, 2, 1],
  [1, 4, 1],
  [1, 5, -1],
  [1, 7, -1],
  [1, 9, -1],
  [1, 10, 1],
  [1, 12, 1],
  [11, 2, 1],
])('the temporary friendship of rāśis %d and %d is %d in both directions', (a, b, relation) => {
  expect(temporaryRelation(a, b)).toBe(relation);
  expect(temporaryRelation(b, a)).toBe(relation);
});

test.each([
  ['jupiter', 1, 2, 'great-friend'],
  ['jupiter', 1, 1, 'neutral'],
  ['mercury', 1, 2, 'friend'],
  ['mercury', 1, 1, 'enemy'],
  ['venus', 1, 2, 'neutral'],
  ['venus', 1, 1, 'great-enemy'],
] as const)('the Sun’s relation to %s, from rāśi %d to %d, is %s', (to, sun, other, relation) => {
  const rashis: BodyRashis = { sun, moon: 1, mars: 1, mercury: 1, jupiter: 1, venus: 1, saturn: 1, [to]: other };
  expect(compoundRelation('sun', to, rashis)).toBe(relation);
});
