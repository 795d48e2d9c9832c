/** Śayanādi: twelve avasthās from numbers of the birth (BPHS 45; authors differ; without sub-states). */

import { SHAYANADI_KEYS, type Shayanadi } from '../../../data/chart/avasthas';
import { GRAHA_KEYS, type GrahaKey } from '../../../data/keys';
import { partOf } from '../../circle';
import type { Standing } from '../../positions/standing';

const NAKSHATRAS = 27;
const NAVAMSHAS = 108;
const NAVAMSHAS_OF_RASHI = 9;

/**
 * The śayanādi avasthā of a graha. Multiply the numbers of its nakṣatra, of itself among the nine and of its navāṃśa in
 * the rāśi; add those of the Moon's nakṣatra, of the current ghaṭikā and of the lagna's rāśi. The remainder modulo
 * twelve is the number of the avasthā; zero means the twelfth. All numbers count from 1.
 *
 * @param ghatis  ghaṭikās from sunrise to birth
 */
export function shayanadiOf(standing: Standing, key: GrahaKey, ghatis: number): Shayanadi {
  const nakshatra = (of: GrahaKey): number => partOf(standing.lonDeg(of), NAKSHATRAS) + 1;
  const number = GRAHA_KEYS.indexOf(key) + 1;
  const navamsha = (partOf(standing.lonDeg(key), NAVAMSHAS) % NAVAMSHAS_OF_RASHI) + 1;
  const running = Math.floor(ghatis) + 1;
  const sum = nakshatra(key) * number * navamsha + nakshatra('moon') + running + standing.rashi('lagna');
  const state = SHAYANADI_KEYS[(sum + SHAYANADI_KEYS.length - 1) % SHAYANADI_KEYS.length];
  if (state === undefined) throw new RangeError(`no state ${sum}`);
  return state;
}
