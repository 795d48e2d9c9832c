/** The avasthās (states) of the nine grahas (BPHS 45). */

import type { Baladi, Jagradadi, Lajjitadi, Shayanadi } from '../../../data/chart/avasthas';
import { GRAHA_KEYS, type GrahaKey } from '../../../data/keys';
import { recordFor } from '../../../kernel/keys';
import type { BirthDay } from '../../positions/birthDay';
import type { Standing } from '../../positions/standing';
import { baladiOf, type DeeptadiStates, deeptadiOf, jagradadiOf } from './bySign';
import { lajjitadiOf } from './lajjitadi';
import { shayanadiOf } from './shayanadi';

/** The nodes have only bālādi and śayanādi: the other families depend on dignity and friendship. */
export interface Avasthas {
  baladi: Baladi;
  jagradadi: Jagradadi | null;
  deeptadi: DeeptadiStates | null;
  lajjitadi: Lajjitadi[] | null;
  /** Null where the day of the birth is not known. */
  shayanadi: Shayanadi | null;
}

/**
 * The avasthās of every graha.
 *
 * @param day  the day of the birth; null where the Sun does not rise and set around it
 */
export function computeAvasthas(standing: Standing, day: BirthDay | null): Record<GrahaKey, Avasthas> {
  return recordFor(GRAHA_KEYS, (key) => ({
    baladi: baladiOf(standing, key),
    jagradadi: jagradadiOf(standing, key),
    deeptadi: deeptadiOf(standing, key),
    lajjitadi: lajjitadiOf(standing, key),
    shayanadi: day && shayanadiOf(standing, key, day.ghatis),
  }));
}
