/** Kārakas (significators): the natural ones, equal in every chart, and Jaimini's, which depend on the chart. */

import type { GrahaKey } from '../../data/keys';
import type { Name } from '../../data/terms/name';
import { BODY_KEYS, type BodyKey } from '../../kernel/keys';
import type { Standing } from '../positions/standing';

/** What each of the seven grahas signifies (naisargika kāraka). */
export const GRAHA_SIGNIFIES = {
  sun: {
    signifies: [
      { key: 'soul', iast: 'ātman', sa: 'आत्मन्' },
      { key: 'father', iast: 'pitṛ', sa: 'पितृ' },
    ],
    source: 'customary',
  },
  moon: {
    signifies: [
      { key: 'mind', iast: 'manas', sa: 'मनस्' },
      { key: 'mother', iast: 'mātṛ', sa: 'मातृ' },
    ],
    source: 'customary',
  },
  mars: { signifies: [{ key: 'siblings', iast: 'bhrātṛ', sa: 'भ्रातृ' }], source: 'customary' },
  mercury: {
    signifies: [
      { key: 'speech', iast: 'vāc', sa: 'वाच्' },
      { key: 'kin', iast: 'bandhu', sa: 'बन्धु' },
    ],
    source: 'customary',
  },
  jupiter: {
    signifies: [
      { key: 'children', iast: 'putra', sa: 'पुत्र' },
      { key: 'husband', iast: 'pati', sa: 'पति' },
    ],
    source: 'customary',
  },
  venus: { signifies: [{ key: 'wife', iast: 'kalatra', sa: 'कलत्र' }], source: 'customary' },
  saturn: { signifies: [{ key: 'longevity', iast: 'āyus', sa: 'आयुस्' }], source: 'customary' },
} as const satisfies Record<BodyKey, { signifies: readonly Name[]; source: string }>;

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
export const CHARA_KARAKA_NAMES = {
  atma: { key: 'atma', iast: 'Ātmakāraka', sa: 'आत्मकारक' },
  amatya: { key: 'amatya', iast: 'Amātyakāraka', sa: 'अमात्यकारक' },
  bhratri: { key: 'bhratri', iast: 'Bhrātṛkāraka', sa: 'भ्रातृकारक' },
  matri: { key: 'matri', iast: 'Mātṛkāraka', sa: 'मातृकारक' },
  pitri: { key: 'pitri', iast: 'Pitṛkāraka', sa: 'पितृकारक' },
  putra: { key: 'putra', iast: 'Putrakāraka', sa: 'पुत्रकारक' },
  jnati: { key: 'jnati', iast: 'Jñātikāraka', sa: 'ज्ञातिकारक' },
  dara: { key: 'dara', iast: 'Dārakāraka', sa: 'दारकारक' },
} as const satisfies Record<string, Name>;

type CharaKarakaKey = keyof typeof CHARA_KARAKA_NAMES;
export const EIGHT_KARAKAS = Object.keys(CHARA_KARAKA_NAMES) as CharaKarakaKey[];
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
