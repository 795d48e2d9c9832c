/** Searches observances by parts of their names, in any script and spelling. */
import type { ObservanceName } from '../domain/observances/types';
import { type Labels, loadObservanceLabels } from './labels';
import { observanceLabel } from './observances';
import { wordsOf, wordsOfName } from './spelling';
import type { Aliases } from './table';

/** The languages in which people search: other scripts have the same sounds. */
const TAGS = ['sa', 'en', 'hi'] as const;

const wordsIn = (text: string): string[] => wordsOf(text).map(({ bare, stem }) => bare || stem);

const bareOf = (name: string): string =>
  wordsOfName(name)
    .map(({ bare }) => bare)
    .join('');

/** Whether a word of a text is a part of a name. */
export const hasWordOf = (name: string, text: string): boolean =>
  wordsIn(text).some((word) => bareOf(name).includes(word));

/** Names of observances to search in. */
class ObservanceSearch {
  readonly #languages: readonly Labels[];
  readonly #aliases: readonly Aliases[];
  /** Names for comparison, by observance. */
  readonly #known = new Map<string, readonly string[]>();

  constructor(languages: readonly Labels[], aliases: readonly Aliases[]) {
    this.#languages = languages;
    this.#aliases = aliases;
  }

  /** The names of an observance, for comparison. */
  #namesOf(name: ObservanceName): readonly string[] {
    const id = [name.key, ...name.forms].join(' ');
    const known = this.#known.get(id);
    if (known) return known;
    const names = [
      ...this.#languages.map((labels) => observanceLabel(labels, name)),
      ...this.#aliases.flatMap(({ utsava }) => utsava?.[name.key.split('.')[0] as string] ?? []),
    ].map(bareOf);
    this.#known.set(id, names);
    return names;
  }

  /**
   * Whether the names of an observance hold every word of a text; true for a text without words.
   *
   * @param further  additional names of the observance
   */
  matcher(text: string): (name: ObservanceName, further?: readonly string[]) => boolean {
    const words = wordsIn(text);
    return (name, further = []) => {
      if (words.length === 0) return true;
      const names = this.#namesOf(name);
      const furtherNames = further.map(bareOf);
      const isIn = (word: string) => (each: string) => each.includes(word);
      return words.every((word) => names.some(isIn(word)) || furtherNames.some(isIn(word)));
    };
  }
}

let loaded: Promise<ObservanceSearch> | undefined;

/** Loads the names in which people search, once. */
export function loadObservanceSearch(): Promise<ObservanceSearch> {
  loaded ??= (async () => {
    const [{ ALIASES }, ...languages] = await Promise.all([
      import('../../build/lexicon/aliases'),
      ...TAGS.map((tag) => loadObservanceLabels(tag)),
    ]);
    return new ObservanceSearch(
      languages,
      TAGS.map((tag) => ALIASES[tag] ?? {}),
    );
  })();
  return loaded;
}
