/** The search in a year's list: by any of an observance's names, forgiving spelling and script. */

import type { Utsava } from '../../../domain/observances/types';
import { sounded } from '../../../domain/places/fold';

/** The observances of which a name holds every word of the text; all for an empty one. */
export function searched(utsavas: readonly Utsava[], text: string, labelOf: (utsava: Utsava) => string): Utsava[] {
  const words = text.trim().split(/\s+/).map(sounded).filter(Boolean);
  if (words.length === 0) return [...utsavas];
  return utsavas.filter((utsava) => {
    const { name, sa, hi, nameCommon } = utsava;
    const names = [labelOf(utsava), name, sa, hi, nameCommon].map(sounded);
    return words.every((word) => names.some((each) => each.includes(word)));
  });
}
