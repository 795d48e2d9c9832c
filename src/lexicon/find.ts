/**
 * Finds what a text names: one index of the names and their other spellings over all kinds, in the languages of the
 * script of the text. Spellings may differ: marks, doubled letters, sh and ś, a final or an inner a, parts of a compound
 * written apart. The closest spelling wins; what several things are called alike has them all as candidates.
 */

import type { LanguageTag } from '../data/language';
import { NAME_FORMS } from '../data/observances/rule';
import { isOfObservances, type Labels, loadLabels, loadObservanceLabels, tithiLabel } from './labels';
import { type Word, wordsOf, wordsOfName } from './spelling';
import type { Aliases, LabelKind } from './table';

/** A named thing. */
interface Thing {
  kind: LabelKind;
  key: string;
}

/** What some words of a text name. */
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
  bare: words.map(({ bare }) => bare).join(''),
  words: words.length,
});

/** How a thing is named: by its name, by another one, by a part of its name. */
type Use = 'name' | 'alias' | 'part';
const USES: readonly Use[] = ['name', 'alias', 'part'];

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

const BRACKETS = /\s*\([^)]*\)/g;
/** What English adds to the name of the first or last day. */
const ADDED = / (?:begins|ends)$/;

/** The spellings of a name: as it is, and the names that stand between slashes; then without what brackets add. */
function* usesOf(name: string): Generator<[text: string, use: Use]> {
  const names = name.includes('/') ? [name, ...name.split('/')] : [name];
  for (const each of names) yield [each, 'name'];
  for (const each of names) {
    const part = each.replace(BRACKETS, '').replace(ADDED, '').trim();
    if (part !== each && part !== '') yield [part, 'part'];
  }
}

/** Whether an observance is the own row of another one among the things, `ugadi_adhika` of `ugadi`: it then gives way. */
const isOwnRow = (kind: LabelKind, key: string, things: ReadonlyMap<string, Thing>): boolean =>
  kind === 'utsava' &&
  things.size > 1 &&
  [...things.values()].some((other) => other.kind === kind && key.startsWith(`${other.key}_`));

/** Names and other spellings of things, to find them in texts. */
class NameIndex {
  readonly #entries = new Map<string, Entry[]>();
  /** Words of the longest name. */
  #longest = 0;

  add(thing: Thing, text: string, use: Use): void {
    const words = wordsOfName(text);
    if (words.length === 0) return;
    const entry = { ...spellingOf(words), thing, use };
    const others = this.#entries.get(entry.bare);
    if (others) others.push(entry);
    else this.#entries.set(entry.bare, [entry]);
    // A compound may be written in parts.
    this.#longest = Math.max(this.#longest, words.length + 2);
  }

  /** The things of which the words are a name. */
  #named(words: readonly Word[]): Thing[] {
    const entries = this.#entries.get(words.map(({ bare }) => bare).join(''));
    if (!entries) return [];
    const things = new Map(closest(entries, words).map(({ thing }) => [`${thing.kind} ${thing.key}`, thing]));
    return [...things.values()].filter(({ kind, key }) => !isOwnRow(kind, key, things));
  }

  /** What a text as a whole names. */
  named(text: string): Thing[] {
    return this.#named(wordsOf(text));
  }

  /** What the parts of a text name, the longest part first; parts do not overlap. */
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

const tagsOf = (text: string): LanguageTag[] => SCRIPTS.flatMap(([script, tags]) => (script.test(text) ? tags : []));

const isDerived = (key: string): boolean => NAME_FORMS.some((form) => key.endsWith(`_${form}`));

/** The names of the loaded kinds of a language, and their other spellings. */
function addNames(index: NameIndex, labels: Labels, kinds: readonly LabelKind[], aliases: Aliases): void {
  for (const kind of kinds) {
    for (const key of labels.keys(kind)) {
      // The name of a variant names its observance.
      const thing = { kind, key: key.split('.')[0] as string };
      for (const [text, use] of usesOf(labels.label(kind, key))) {
        // What is derived of another name is not called like it.
        if (use !== 'part' || !isDerived(key)) index.add(thing, text, use);
      }
    }
    // A tithi is also named with its fortnight.
    if (kind === 'tithi') {
      for (const [i, key] of labels.keys(kind).entries()) index.add({ kind, key }, tithiLabel(labels, i + 1), 'name');
    }
    for (const [key, spellings] of Object.entries(aliases[kind] ?? {})) {
      for (const text of spellings) index.add({ kind, key }, text, 'alias');
    }
  }
}

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
    const [{ ALIASES }, ...languages] = await Promise.all([
      import('../../build/lexicon/aliases'),
      ...tags.map((tag) => (kinds?.every(isOfObservances) ? loadObservanceLabels(tag) : loadLabels(tag))),
    ]);
    const index = new NameIndex();
    for (const labels of languages) {
      // Patterns of names are not names.
      const named = (kinds ?? labels.kinds).filter((kind) => kind !== 'utsava_form');
      addNames(index, labels, named, ALIASES[labels.tag] ?? {});
    }
    return index;
  })();
  INDEXES.set(name, made);
  return made;
}

/**
 * The things that a text names, or the longest part of it: one, or the candidates if they are called alike.
 *
 * @param lang   the language of the names; without it those of the script of the text
 * @param kinds  of the things; without it all
 */
export async function find(text: string, lang?: LanguageTag, kinds?: readonly LabelKind[]): Promise<readonly Thing[]> {
  const index = await loadIndex(lang === undefined ? tagsOf(text) : [lang], kinds);
  return index.mentions(text)[0]?.things ?? [];
}
