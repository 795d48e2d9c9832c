/** Śayanādi: twelve states told from numbers of the birth (BPHS 45; readers differ, and sub-states are left out). */
import { partOf } from '../../circle';
import { GRAHA_KEYS, type Standing } from '../standing';
import type { GrahaKey } from '../types';
import { SHAYANADI_NAMES, type Shayanadi } from './names';

const NAKSHATRAS = 27;
const NAVAMSHAS = 108;
const NAVAMSHAS_OF_RASHI = 9;

/**
 * The state of a graha. The numbers of its nakṣatra, of itself among the nine and of its navāṃśa in the rāśi are
 * multiplied; to them come those of the Moon's nakṣatra, of the running ghaṭikā and of the lagna's rāśi. What the
 * sum leaves of twelve numbers the state, nothing being the twelfth. All numbers count from 1.
 *
 * @param ghatis  ghaṭikās from sunrise to birth
 */
export function shayanadiOf(standing: Standing, key: GrahaKey, ghatis: number): Shayanadi {
  const nakshatra = (of: GrahaKey): number => partOf(standing.lonDeg(of), NAKSHATRAS) + 1;
  const number = GRAHA_KEYS.indexOf(key) + 1;
  const navamsha = (partOf(standing.lonDeg(key), NAVAMSHAS) % NAVAMSHAS_OF_RASHI) + 1;
  const running = Math.floor(ghatis) + 1;
  const sum = nakshatra(key) * number * navamsha + nakshatra('moon') + running + standing.rashi('lagna');
  const state = SHAYANADI_NAMES[(sum + SHAYANADI_NAMES.length - 1) % SHAYANADI_NAMES.length];
  if (state === undefined) throw new RangeError(`no state ${sum}`);
  return state.key;
}
