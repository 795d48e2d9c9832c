/** The search in a year's list: by any name of an observance, tolerant of spelling and script. */

import type { Utsava } from '../../../domain/observances/types';
import type { Labels } from '../../../lexicon/labels';
import { observanceLabel } from '../../../lexicon/observances';
import { loadObservanceSearch } from '../../../lexicon/search';

/** The observances whose names contain every word of a text. */
export type YearSearch = (utsavas: readonly Utsava[], text: string, labels: Labels) => Utsava[];

export async function loadSearch(): Promise<YearSearch> {
  const search = await loadObservanceSearch();
  return (utsavas, text, labels) => {
    const matches = search.matcher(text);
    return utsavas.filter(({ name }) => matches(name, [observanceLabel(labels, name)]));
  };
}
