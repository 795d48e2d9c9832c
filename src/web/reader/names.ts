/** The names in the reader's language. */

import type { LanguageTag } from '../../data/language';
import { loadCommonLabels, loadLabels, loadObservanceLabels } from '../../lexicon/labels';
import type { ReaderNames } from './reader';

/** @param namesUtsavas  whether the page names observances */
export async function loadNames(tag: LanguageTag, namesUtsavas: boolean): Promise<ReaderNames> {
  if (!namesUtsavas) return { labels: await loadCommonLabels(tag), english: null };
  const [labels, english] = await Promise.all([loadLabels(tag), tag === 'sa' ? loadObservanceLabels('en') : null]);
  return { labels, english };
}
