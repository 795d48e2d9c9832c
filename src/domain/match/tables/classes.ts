/** Classes of rāśis and nakṣatras that only matching has or names differently, as lists from Meṣa or Aśvinī. */

import { agreed, single } from '../../../data/attribution';
import { byNakshatra, VARNAS_OF_ELEMENTS, type VarnaKey } from '../../moonClasses';

/** Highest first. */
export const VARNA_ORDER: readonly VarnaKey[] = ['brahmana', 'kshatriya', 'vaishya', 'shudra'];

/** By rāśi: fire, earth, air and water in the north; Raman has his own list. */
export const VARNAS: Record<'north' | 'raman', readonly VarnaKey[]> = {
  north: [...VARNAS_OF_ELEMENTS, ...VARNAS_OF_ELEMENTS, ...VARNAS_OF_ELEMENTS],
  raman: [
    'vaishya',
    'shudra',
    'vaishya',
    'brahmana',
    'kshatriya',
    'shudra',
    'kshatriya',
    'brahmana',
    'kshatriya',
    'shudra',
    'vaishya',
    'brahmana',
  ],
};
export const VARNA_SOURCES = {
  north: agreed('panchangam-js', 'kundalimilan', 'krazykrackpot'),
  raman: single('raman-muhurtha'),
} as const;

export type RajjuKey = 'pada' | 'kati' | 'nabhi' | 'kantha' | 'shiras';

export const RAJJUS = byNakshatra<RajjuKey>({
  pada: [1, 9, 10, 18, 19, 27],
  kati: [2, 8, 11, 17, 20, 26],
  nabhi: [3, 7, 12, 16, 21, 25],
  kantha: [4, 6, 13, 15, 22, 24],
  shiras: [5, 14, 23],
});
