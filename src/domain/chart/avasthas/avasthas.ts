/** The states (avasthās) of the nine grahas (BPHS 45). */
import type { BirthDay } from '../birthDay';
import { GRAHA_KEYS, type Standing } from '../standing';
import type { GrahaKey } from '../types';
import { baladiOf, type DeeptadiStates, deeptadiOf, jagradadiOf } from './bySign';
import { lajjitadiOf } from './lajjitadi';
import type { Baladi, Jagradadi, Lajjitadi, Shayanadi } from './names';
import { shayanadiOf } from './shayanadi';

/** Of the nodes only bālādi and śayanādi are told: the other families rest on dignity and friendship. */
export interface Avasthas {
  baladi: Baladi;
  jagradadi: Jagradadi | null;
  deeptadi: DeeptadiStates | null;
  lajjitadi: Lajjitadi[] | null;
  /** Null where the day of the birth is not known. */
  shayanadi: Shayanadi | null;
}

/**
 * The states of every graha.
 *
 * @param day  of the birth, or null where the Sun does not rise and set about it
 */
export function computeAvasthas(standing: Standing, day: BirthDay | null): Record<GrahaKey, Avasthas> {
  const states = GRAHA_KEYS.map((key): [GrahaKey, Avasthas] => [
    key,
    {
      baladi: baladiOf(standing, key),
      jagradadi: jagradadiOf(standing, key),
      deeptadi: deeptadiOf(standing, key),
      lajjitadi: lajjitadiOf(standing, key),
      shayanadi: day && shayanadiOf(standing, key, day.ghatis),
    },
  ]);
  return Object.fromEntries(states) as Record<GrahaKey, Avasthas>;
}
