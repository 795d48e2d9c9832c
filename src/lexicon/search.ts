/** Searches observances by parts of their names, in any script and spelling. */
import type { ObservanceName } from '../domain/observances/types';
import { type Labels, loadObservanceLabels } from './labels';
import { observanceLabel } from './observances';
import { wordsOf, wordsOfName } from './spelling';
import type { Aliases } from './table';

/** The languages in which people search: other scripts have the same sounds. */
const TAGS = ['sa', 'en', 'hi'] as const;

const bareOf = (name: string): string =>
  wordsOfName(name)
    .map(({ bare }) => bare)
    .join('');

/** Names of observances to search in. */
export class ObservanceSearch {
  readonly #languages: readonly Labels[];
  readonly #aliases: readonly Aliases[];

  constructor(languages: readonly Labels[], aliases: readonly Aliases[]) {
    this.#languages = languages;
    this.#aliases = aliases;
  }

  /** The names of an observance. */
  #namesOf(name: ObservanceName): string[] {
    return [
      ...this.#languages.map((labels) => observanceLabel(labels, name)),
      ...this.#aliases.flatMap(({ utsava }) => utsava?.[name.key.split('.')[0] as string] ?? []),
    ];
  }

  /**
   * Whether the names of an observance hold every word of a text; true for a text without words.
   *
   * @param further  names of it besides
   */
  matcher(text: string): (name: ObservanceName, further?: readonly string[]) => boolean {
    const words = wordsOf(text).map(({ bare, stem }) => bare || stem);
    return (name, further = []) => {
      if (words.length === 0) return true;
      const names = [...this.#namesOf(name), ...further].map(bareOf);
      return words.every((word) => names.some((each) => each.includes(word)));
    };
  }
}

/** Loads the names in which people search. */
export async function loadObservanceSearch(): Promise<ObservanceSearch> {
  const [{ ALIASES }, ...languages] = await Promise.all([
    import('../../build/lexicon/aliases'),
    ...TAGS.map((tag) => loadObservanceLabels(tag)),
  ]);
  return new ObservanceSearch(
    languages,
    TAGS.map((tag) => ALIASES[tag] ?? {}),
  );
}
