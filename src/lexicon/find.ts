/**
 * Finds what a text names, among the names and other spellings of all kinds in the languages of the script of the text.
 * The build makes the index (bare.ts); a name is spelled when a text may hold it. Spellings may differ: marks, doubled
 * letters, sh and ś, a final or an inner a, parts of a compound written apart. The closest spelling wins; a name of
 * several things has them all as candidates.
 */

import { KEYS } from '../../build/lexicon/keys';
import type { LanguageTag } from '../data/language';
import { HashedTexts } from './bare';
import { isOfObservances, type Labels, loadLabels, loadObservanceLabels } from './labels';
import { bareOf, type Word, wordsOf, wordsOfName } from './spelling';
import type { Aliases, LabelKind } from './table';
import { type NameUse, PASSES, USES, type Use } from './uses';

/** A named thing. */
interface Thing {
  kind: LabelKind;
  key: string;
}

/** The things that some words of a text name. */
interface Mention {
  /** More than one if they are called alike. */
  things: readonly Thing[];
  /** The first of the words, from 0, and the one after them. */
  from: number;
  to: number;
}

/** The words of a text in each spelling. The loosest also ignores where words end. */
interface Spelling extends Word {
  words: number;
}

const spellingOf = (words: readonly Word[]): Spelling => ({
  exact: words.map(({ exact }) => exact).join(' '),
  plain: words.map(({ plain }) => plain).join(' '),
  stem: words.map(({ stem }) => stem).join(' '),
  bare: bareOf(words),
  words: words.length,
});

interface Entry extends Spelling {
  thing: Thing;
  use: Use;
}

/** Shorter words are compared letter by letter, because too many others resemble them. */
const [LEAST_STEM, LEAST_BARE] = [5, 6];
/** Shorter words are not joined to the next: `on am` is not Onam. */
const LEAST_JOINED = 3;

/** How closely an entry spells words, 0 the closest; null if it is too far. */
function distance(entry: Entry, spelled: Spelling, canJoin: boolean): number | null {
  if (entry.exact === spelled.exact) return 0;
  // Who writes no marks may mean any.
  if (entry.plain === spelled.plain) return spelled.exact === spelled.plain ? 0 : 1;
  if (entry.stem === spelled.stem) return spelled.stem.length >= LEAST_STEM ? 2 : null;
  if (spelled.bare.length < LEAST_BARE || (entry.words !== spelled.words && !canJoin)) return null;
  return 3;
}

/** The entries that spell words most closely. */
function closest(entries: readonly Entry[], words: readonly Word[]): Entry[] {
  const spelled = spellingOf(words);
  const canJoin = words.every(({ plain }) => plain.length >= LEAST_JOINED);
  let best = Number.POSITIVE_INFINITY;
  let found: Entry[] = [];
  for (const entry of entries) {
    const far = distance(entry, spelled, canJoin);
    if (far === null) continue;
    const rank = far * USES.length + USES.indexOf(entry.use);
    if (rank < best) [best, found] = [rank, []];
    if (rank === best) found.push(entry);
  }
  return found;
}

/**
 * Whether an observance is the own row of another one among the things, `ugadi_adhika` of `ugadi`: it then gives way.
 */
const isOwnRow = (kind: LabelKind, key: string, things: ReadonlyMap<string, Thing>): boolean =>
  kind === 'utsava' &&
  things.size > 1 &&
  [...things.values()].some((other) => other.kind === kind && key.startsWith(`${other.key}_`));

/** The entry of a name; none if the name has no words. */
function entryOf(kind: LabelKind, key: string, { text, use }: NameUse): Entry[] {
  const words = wordsOfName(text);
  // The name of a variant names its observance.
  const thing = { kind, key: key.split('.')[0] as string };
  return words.length === 0 ? [] : [{ ...spellingOf(words), thing, use }];
}

/** The names of a language, and their other spellings. */
interface Language {
  labels: Labels;
  aliases: Aliases;
}

/** The names of things of some kinds in some languages, to find them in texts. */
class NameIndex {
  readonly #texts: HashedTexts;
  readonly #things: readonly Thing[];
  readonly #languages: readonly Language[];
  readonly #kinds: readonly LabelKind[];
  /** Words of the longest name. */
  readonly #longest: number;
  /** Entries of the texts that were found, by the text without the letter a. */
  readonly #entries = new Map<string, readonly Entry[]>();

  /** @param things  all things by their numbers */
  constructor(
    { GAPS, THINGS, LONGEST }: typeof import('../../build/lexicon/bare'),
    things: readonly Thing[],
    languages: readonly Language[],
    kinds: readonly LabelKind[],
  ) {
    this.#texts = new HashedTexts(GAPS, THINGS);
    this.#things = things;
    this.#languages = languages;
    this.#kinds = kinds;
    // A compound may be written in parts.
    this.#longest = Math.max(0, ...kinds.map((kind) => LONGEST[kind] ?? 0)) + 2;
  }

  /** The entries with a text without the letter a, in the order of languages, kinds and names. */
  #entriesOf(bare: string): readonly Entry[] {
    const known = this.#entries.get(bare);
    if (known) return known;
    const things = this.#texts.thingsOf(bare).map((number) => this.#things[number] as Thing);
    const kinds = this.#kinds.filter((kind) => things.some((thing) => thing.kind === kind));
    const entries = this.#languages
      .flatMap(({ labels, aliases }) =>
        kinds.flatMap((kind) =>
          PASSES.flatMap((pass) =>
            things
              .filter((thing) => thing.kind === kind)
              .flatMap(({ key }) => pass(labels, aliases, kind, key).flatMap((use) => entryOf(kind, key, use))),
          ),
        ),
      )
      .filter((entry) => entry.bare === bare);
    // Words that name nothing are not cached: texts have too many.
    if (entries.length > 0) this.#entries.set(bare, entries);
    return entries;
  }

  /** The things that the words name. */
  #named(words: readonly Word[]): Thing[] {
    const entries = this.#entriesOf(bareOf(words));
    const things = new Map(closest(entries, words).map(({ thing }) => [`${thing.kind} ${thing.key}`, thing]));
    return [...things.values()].filter(({ kind, key }) => !isOwnRow(kind, key, things));
  }

  /** The things that a text as a whole names. */
  named(text: string): Thing[] {
    return this.#named(wordsOf(text));
  }

  /** The things that parts of a text name, the longest part first; parts do not overlap. */
  mentions(text: string): Mention[] {
    const words = wordsOf(text);
    const found: (Mention & { length: number })[] = [];
    for (let from = 0; from < words.length; from++) {
      for (let to = Math.min(words.length, from + this.#longest); to > from; to--) {
        const things = this.#named(words.slice(from, to));
        if (things.length === 0) continue;
        const length = words.slice(from, to).reduce((sum, { plain }) => sum + plain.length, 0);
        found.push({ things, from, to, length });
        break;
      }
    }
    const chosen: Mention[] = [];
    for (const { length: _, ...mention } of found.sort((a, b) => b.length - a.length || a.from - b.from)) {
      if (!chosen.some(({ from, to }) => mention.from < to && from < mention.to)) chosen.push(mention);
    }
    return chosen;
  }
}

/** The languages of each script. */
const SCRIPTS: readonly (readonly [script: RegExp, tags: readonly LanguageTag[]])[] = [
  [/\p{Script=Latin}/u, ['sa', 'en']],
  [/\p{Script=Devanagari}/u, ['hi', 'sa-Deva', 'mr', 'ne']],
  [/\p{Script=Gujarati}/u, ['gu']],
  [/\p{Script=Bengali}/u, ['bn', 'as']],
  [/\p{Script=Oriya}/u, ['or']],
  [/\p{Script=Gurmukhi}/u, ['pa']],
  [/\p{Script=Tamil}/u, ['ta']],
  [/\p{Script=Telugu}/u, ['te']],
  [/\p{Script=Kannada}/u, ['kn']],
  [/\p{Script=Malayalam}/u, ['ml']],
];

/** The languages of the scripts of a text. */
export const tagsOf = (text: string): LanguageTag[] =>
  SCRIPTS.flatMap(([script, tags]) => (script.test(text) ? tags : []));

/** Indexes by their languages and kinds; a service reads few. */
const INDEXES = new Map<string, Promise<NameIndex>>();

/**
 * Loads the index of the names in some languages.
 *
 * @param kinds  of the things; without it of all
 */
export function loadIndex(tags: readonly LanguageTag[], kinds?: readonly LabelKind[]): Promise<NameIndex> {
  const name = `${tags} ${kinds}`;
  const known = INDEXES.get(name);
  if (known) return known;
  const made = (async () => {
    const [texts, { ALIASES }, { KEYS: observanceKeys }, ...languages] = await Promise.all([
      import('../../build/lexicon/bare'),
      import('../../build/lexicon/aliases'),
      import('../../build/lexicon/observances/keys'),
      ...tags.map((tag) => (kinds?.every(isOfObservances) ? loadObservanceLabels(tag) : loadLabels(tag))),
    ]);
    const things = Object.entries({ ...KEYS, ...observanceKeys }).flatMap(([kind, keys]) =>
      keys.split('|').map((key): Thing => ({ kind: kind as LabelKind, key })),
    );
    const named = languages.map((labels) => ({ labels, aliases: ALIASES[labels.tag] ?? {} }));
    return new NameIndex(texts, things, named, kinds ?? languages[0]?.kinds ?? []);
  })();
  INDEXES.set(name, made);
  return made;
}

/** The words of a text that are part of a name of several words, as `wordsOf` spells them exactly. */
export async function wordsOfNames(text: string, kinds: readonly LabelKind[]): Promise<ReadonlySet<string>> {
  const index = await loadIndex(tagsOf(text), kinds);
  const words = wordsOf(text);
  const named = index.mentions(text).filter(({ from, to }) => to - from > 1);
  return new Set(named.flatMap(({ from, to }) => words.slice(from, to).map(({ exact }) => exact)));
}

/**
 * The things that the parts of a text name, in their order; each part names one, or the candidates if they are called
 * alike.
 *
 * @param kinds  of the things; without it all
 */
export async function findAll(text: string, kinds?: readonly LabelKind[]): Promise<readonly (readonly Thing[])[]> {
  const index = await loadIndex(tagsOf(text), kinds);
  return index
    .mentions(text)
    .toSorted((a, b) => a.from - b.from)
    .map(({ things }) => things);
}

/** The things that a text as a whole names, in the languages of its script: one, or the candidates if they are called alike. */
export const findWhole = async (text: string, kinds: readonly LabelKind[]): Promise<readonly Thing[]> =>
  (await loadIndex(tagsOf(text), kinds)).named(text);

/**
 * The things that a text names, or the longest part of it: one, or the candidates if they are called alike.
 *
 * @param lang   the language of the names; by default the languages of the text's script
 * @param kinds  of the things; without it all
 */
export async function find(text: string, lang?: LanguageTag, kinds?: readonly LabelKind[]): Promise<readonly Thing[]> {
  const index = await loadIndex(lang === undefined ? tagsOf(text) : [lang], kinds);
  return index.mentions(text)[0]?.things ?? [];
}
