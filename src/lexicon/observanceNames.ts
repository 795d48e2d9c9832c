/** The names of observances that answers have in every language: in IAST, in Devanāgarī and in everyday English. */

import { type Labels, loadObservanceLabels } from './labels';

export interface ObservanceNames {
  sa: Labels;
  devanagari: Labels;
  english: Labels;
}

let loaded: Promise<ObservanceNames> | undefined;

/** Loads them once. */
export function loadObservanceNames(): Promise<ObservanceNames> {
  loaded ??= (async () => {
    const [sa, devanagari, english] = await Promise.all(
      (['sa', 'sa-Deva', 'en'] as const).map((tag) => loadObservanceLabels(tag)),
    );
    return { sa, devanagari, english } as ObservanceNames;
  })();
  return loaded;
}
