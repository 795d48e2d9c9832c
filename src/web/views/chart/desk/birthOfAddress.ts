/** The birth that the address of the desk carries. */
import { type Resolved, resolveBirth, resolvedFromFragment } from '../../../parts/birth';
import { namesBirth } from '../../../parts/fragment';
import { EXAMPLE } from '../../now/example';

/** Whether the address names a birth, which may be invalid. */
export const isOfBirth = (): boolean => typeof location !== 'undefined' && namesBirth(location.hash);

/** The birth of the address, or the example if it names none; null if it is invalid. */
export const birthOfAddress = (): Resolved | null => {
  if (isOfBirth()) return resolvedFromFragment(location.hash);
  const example = resolveBirth(EXAMPLE);
  return example.ok ? example.value : null;
};
