/** The search in a year's list: by any of an observance's names, forgiving spelling and script. */

import type { Utsava } from '../../../domain/observances/types';
import { sounded } from '../../../domain/places/fold';
import { type Labels, loadObservanceLabels, observanceLabel } from '../../../lexicon/labels';

/** Loads names in which readers search beside those that they see. */
export const loadSearched = (): Promise<Labels[]> =>
  Promise.all((['sa', 'sa-Deva', 'hi', 'en'] as const).map((tag) => loadObservanceLabels(tag)));

/** The observances of which a name holds every word of the text; all for an empty one. */
export function searched(utsavas: readonly Utsava[], text: string, languages: readonly Labels[]): Utsava[] {
  const words = text.trim().split(/\s+/).map(sounded).filter(Boolean);
  if (words.length === 0) return [...utsavas];
  return utsavas.filter(({ name }) => {
    const names = languages.map((labels) => sounded(observanceLabel(labels, name)));
    return words.every((word) => names.some((each) => each.includes(word)));
  });
}
