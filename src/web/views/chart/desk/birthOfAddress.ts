/** The birth in the URL of the desk. */
import type { Reader } from '../../../reader/reader';
import { type Resolved, resolveBirth, resolvedFromFragment } from '../../../shared/birth';
import { namesBirth } from '../../../shared/fragment';
import { exampleIn } from '../../now/example';

/** Whether the URL names a birth, even an invalid one. */
export const isOfBirth = (): boolean => typeof location !== 'undefined' && namesBirth(location.hash);

/** The birth in the URL, or the example if it names none; null if it is invalid. */
export const birthOfAddress = (reader: Reader): Resolved | null => {
  if (isOfBirth()) return resolvedFromFragment(location.hash);
  const example = resolveBirth(exampleIn(reader));
  return example.ok ? example.value : null;
};
