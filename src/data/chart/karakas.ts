/** Kārakas (significators): the natural ones, and the keys of Jaimini's. */
import type { BodyKey } from '../../kernel/keys';

/** The significations of each of the seven grahas (naisargika kāraka). */
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
