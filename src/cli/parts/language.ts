/** The language of names that `--lang` chooses. */
import { type Labels, languageOf, loadLabels } from '../../lexicon/labels';
import { UsageError } from '../io';

/** The names of a language; null without the option. */
export async function askedLabels(tag: string | undefined): Promise<Labels | null> {
  if (tag === undefined) return null;
  const language = languageOf(tag);
  if (language.ok) return loadLabels(language.value);
  throw new UsageError(`--lang must be one of ${language.error.tags.join(', ')}, for example hi.`);
}
