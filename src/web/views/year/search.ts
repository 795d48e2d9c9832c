/** The search in a year's list: by any of an observance's names, forgiving spelling and script. */

import type { Utsava } from '../../../domain/observances/types';
import { type Labels, observanceLabel } from '../../../lexicon/labels';
import { loadObservanceSearch } from '../../../lexicon/search';

/** The observances of which the names hold every word of a text. */
export type Search = (utsavas: readonly Utsava[], text: string, labels: Labels) => Utsava[];

export async function loadSearch(): Promise<Search> {
  const search = await loadObservanceSearch();
  return (utsavas, text, labels) => {
    const matches = search.matcher(text);
    return utsavas.filter(({ name }) => matches(name, [observanceLabel(labels, name)]));
  };
}
