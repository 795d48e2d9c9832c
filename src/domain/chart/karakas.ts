/** Kārakas (significators): the natural ones, equal in every chart, and Jaimini's, which depend on the chart. */

import type { GrahaKey } from '../../data/keys';
import { BODY_KEYS, type BodyKey } from '../../kernel/keys';
import type { Standing } from '../positions/standing';

/** What each of the seven grahas signifies (naisargika kāraka). */
export const GRAHA_SIGNIFIES = {
  sun: {
    signifies: ['soul', 'father'],
    source: 'customary',
  },
  moon: {
    signifies: ['mind', 'mother'],
    source: 'customary',
  },
  mars: { signifies: ['siblings'], source: 'customary' },
  mercury: {
    signifies: ['speech', 'kin'],
    source: 'customary',
  },
  jupiter: {
    signifies: ['children', 'husband'],
    source: 'customary',
  },
  venus: { signifies: ['wife'], source: 'customary' },
  saturn: { signifies: ['longevity'], source: 'customary' },
} as const satisfies Record<BodyKey, { signifies: readonly string[]; source: string }>;

/** The significator of each house, and additional ones. */
export const BHAVA_KARAKAS = [
  { bhava: 1, karaka: 'sun', also: [], source: 'BPHS 32' },
  { bhava: 2, karaka: 'jupiter', also: [], source: 'BPHS 32' },
  { bhava: 3, karaka: 'mars', also: [], source: 'BPHS 32' },
  { bhava: 4, karaka: 'moon', also: [], source: 'BPHS 32' },
  { bhava: 5, karaka: 'jupiter', also: [], source: 'BPHS 32' },
  { bhava: 6, karaka: 'mars', also: [], source: 'BPHS 32' },
  { bhava: 7, karaka: 'venus', also: [], source: 'BPHS 32' },
  { bhava: 8, karaka: 'saturn', also: [], source: 'BPHS 32' },
  { bhava: 9, karaka: 'jupiter', also: [], source: 'BPHS 32' },
  { bhava: 10, karaka: 'mercury', also: ['sun', 'jupiter', 'saturn'], source: 'BPHS 32, the others customary' },
  { bhava: 11, karaka: 'jupiter', also: [], source: 'BPHS 32' },
  { bhava: 12, karaka: 'saturn', also: [], source: 'BPHS 32' },
] as const satisfies readonly { bhava: number; karaka: BodyKey; also: readonly BodyKey[]; source: string }[];

/** The chara kārakas in order, starting with the most advanced graha. The scheme of seven omits `pitri`. */
export const EIGHT_KARAKAS = ['atma', 'amatya', 'bhratri', 'matri', 'pitri', 'putra', 'jnati', 'dara'] as const;

export type CharaKarakaKey = (typeof EIGHT_KARAKAS)[number];
export const SEVEN_KARAKAS = EIGHT_KARAKAS.filter((key) => key !== 'pitri');

export interface CharaKarakas {
  /** Among the seven grahas with light. */
  seven: Record<Exclude<CharaKarakaKey, 'pitri'>, GrahaKey>;
  /** Among the seven and Rāhu. */
  eight: Record<CharaKarakaKey, GrahaKey>;
}

/**
 * Chara kārakas (BPHS 32): the grahas ranked by their degrees in the rāśi, highest first. Rāhu moves backwards, so his
 * degrees count from the end of the rāśi. Degrees are compared at full precision; exact ties follow the order of the
 * weekdays, with Rāhu last.
 */
export function computeCharaKarakas(standing: Standing): CharaKarakas {
  const gone = (key: GrahaKey): number => (key === 'rahu' ? 30 - standing.degrees(key) : standing.degrees(key));
  const ranked = (keys: readonly GrahaKey[]): GrahaKey[] =>
    keys
      .map((key) => ({ key, degrees: gone(key) }))
      .sort((a, b) => b.degrees - a.degrees) // stable: ties keep their order
      .map(({ key }) => key);
  const named = (karakas: readonly CharaKarakaKey[], grahas: readonly GrahaKey[]) =>
    Object.fromEntries(karakas.map((karaka, i) => [karaka, grahas[i]]));
  return {
    seven: named(SEVEN_KARAKAS, ranked(BODY_KEYS)) as CharaKarakas['seven'],
    eight: named(EIGHT_KARAKAS, ranked([...BODY_KEYS, 'rahu'])) as CharaKarakas['eight'],
  };
}
