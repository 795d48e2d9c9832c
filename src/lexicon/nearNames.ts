/** Finds the observances that a misspelt or partial name may mean. */
import { nearestTo } from '../domain/text/nearest';
import { findAll, tagsOf } from './find';
import { loadObservanceLabels } from './labels';
import { bareOf, wordsOf, wordsOfName } from './spelling';

/** A word of more names than these, such as puja, means none of them. */
const MAX_NEAR = 24;

const bare = (text: string): string => bareOf(wordsOfName(text));

/** The names of observances in the languages of the scripts of a text, each with its key. */
async function namesLike(text: string): Promise<(readonly [name: string, key: string])[]> {
  const tags = tagsOf(text);
  const [{ ALIASES }, ...languages] = await Promise.all([
    import('../../build/lexicon/aliases'),
    ...tags.map((tag) => loadObservanceLabels(tag)),
  ]);
  return languages.flatMap((labels) =>
    labels.keys('utsava').flatMap((key) => {
      const names = [...labels.label('utsava', key).split(' / '), ...(ALIASES[labels.tag]?.utsava?.[key] ?? [])];
      return names.map((name) => [bare(name), key] as const);
    }),
  );
}

/**
 * The keys of the observances that a text may mean: those that parts of it name; without such parts those whose names
 * have all its words; without these those whose names it resembles most.
 */
export async function observancesNear(text: string): Promise<readonly string[]> {
  const mentioned = await findAll(text, ['utsava']);
  if (mentioned.length > 0) return [...new Set(mentioned.flat().map(({ key }) => key))];
  const [words, names] = [wordsOf(text).map(({ bare }) => bare), await namesLike(text)];
  const having = names.filter(
    ([name]) => words.length > 0 && words.every((word) => word !== '' && name.includes(word)),
  );
  const near = having.length > 0 ? having : nearestTo(bare(text), names, ([name]) => name);
  const keys = new Set(near.map(([, key]) => key));
  return keys.size > MAX_NEAR ? [] : [...keys];
}
