/** Finds what a misspelt or partial name may mean, among the names of some things or of all observances. */
import { nearestTo } from '../domain/text/nearest';
import { findAll, tagsOf } from './find';
import { loadObservanceLabels } from './labels';
import { bareOf, wordsOf, wordsOfName } from './spelling';

/** A word of more names than these, such as puja, means none of them. */
const MAX_NEAR = 24;

const bare = (text: string): string => bareOf(wordsOfName(text));

/** A name of a thing, in any script. */
type Named<T> = readonly [name: string, thing: T];

/** The things that a text names in any spelling, each once. */
export function thingsNamed<T>(text: string, names: readonly Named<T>[]): readonly T[] {
  const whole = bare(text);
  return [...new Set(names.filter(([name]) => bare(name) === whole).map(([, thing]) => thing))];
}

/** The things whose names have all words of a text; without these, those whose names it resembles most. */
export function thingsNear<T>(text: string, names: readonly Named<T>[]): readonly T[] {
  const words = wordsOf(text).map(({ bare }) => bare);
  const spelled = names.map(([name, thing]) => [bare(name), thing] as const);
  const having = spelled.filter(
    ([name]) => words.length > 0 && words.every((word) => word !== '' && name.includes(word)),
  );
  const near = having.length > 0 ? having : nearestTo(bare(text), spelled, ([name]) => name);
  return [...new Set(near.map(([, thing]) => thing))];
}

/** The names of observances in the languages of the scripts of a text, each with its key. */
async function namesLike(text: string): Promise<Named<string>[]> {
  const tags = tagsOf(text);
  const [{ ALIASES }, ...languages] = await Promise.all([
    import('../../build/lexicon/aliases'),
    ...tags.map((tag) => loadObservanceLabels(tag)),
  ]);
  return languages.flatMap((labels) =>
    labels.keys('utsava').flatMap((key) => {
      const names = [...labels.label('utsava', key).split(' / '), ...(ALIASES[labels.tag]?.utsava?.[key] ?? [])];
      return names.map((name) => [name, key] as const);
    }),
  );
}

/** The keys of the observances that a text may mean: those that parts of it name; without such parts those nearest to it. */
export async function observancesNear(text: string): Promise<readonly string[]> {
  const mentioned = await findAll(text, ['utsava']);
  if (mentioned.length > 0) return [...new Set(mentioned.flat().map(({ key }) => key))];
  const keys = thingsNear(text, await namesLike(text));
  return keys.length > MAX_NEAR ? [] : keys;
}
