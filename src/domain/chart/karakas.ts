/** Kārakas (significators): the natural ones, equal in every chart, and Jaimini's, which depend on the chart. */

import { type CharaKarakaKey, EIGHT_KARAKAS, SEVEN_KARAKAS } from '../../data/chart/karakas';
import type { GrahaKey } from '../../data/keys';
import { BODY_KEYS } from '../../kernel/keys';
import type { Standing } from '../positions/standing';

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
