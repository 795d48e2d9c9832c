/** The lords of rāśis for ārūḍhas and rāśi daśās: one lord each, unless two are requested (`lords.ts`). */
import type { GrahaKey } from '../../data/keys';
import { rashiLord } from './rashi';

/** Vṛścika and Kumbha, to which some authors give two lords. */
export type TwoLordedRashi = 8 | 11;

/** The rule that decided between two lords; `years` only in daśās, `order` if all rules tied. */
export type LordRule =
  | 'other-in-own-sign'
  | 'company'
  | 'guru-budha-dispositor'
  | 'exalted'
  | 'modality'
  | 'years'
  | 'degrees'
  | 'order';

export interface RashiLords {
  /** The lord of a rāśi; of two, the stronger one. */
  lordOf(rashi: number): GrahaKey;
  /** The stronger of the two lords of Vṛścika and Kumbha, and the deciding rule; null if they have one lord. */
  readonly chosen: Record<TwoLordedRashi, { lord: GrahaKey; by: LordRule }> | null;
}

export const SINGLE_LORDS: RashiLords = { lordOf: rashiLord, chosen: null };
