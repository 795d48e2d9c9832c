/**
 * Names in fifteen languages. Each language is a separate module that is loaded on first use, so that neither server
 * start-up nor a page pays for it. Names and keys of observances are modules of their own, because they weigh as much as
 * all others together and most pages need none.
 */

import { KEYS } from '../../build/lexicon/keys';
import { TRADITIONS } from '../data/observances/practice';
import { fail, ok, type Result } from '../domain/result';
import { LANGUAGE_TAGS, type LanguageTag } from './language';
import type { CommonKind, LabelKind, LanguageTable, NameTable } from './table';

export type { CommonKind, LabelKind } from './table';

export interface UnknownLanguage {
  reason: 'unknown_language';
  tag: string;
  /** The supported tags. */
  tags: readonly LanguageTag[];
}

/** The names of one language. */
export interface Labels {
  tag: LanguageTag;
  /** Whether there is a name for a key. */
  has(kind: LabelKind, key: string): boolean;
  /** The name for a key; an unknown key throws a RangeError. */
  label(kind: LabelKind, key: string): string;
  /** The name for a number, from 1 in the order of its kind. */
  labelAt(kind: LabelKind, number: number): string;
  /** Whether a name is only the Sanskrit one in the script of the language. */
  isTransliterated(kind: LabelKind, key: string): boolean;
  /** The source of the names of a kind, in words. */
  sourceOf(kind: LabelKind): string;
}

/** Finds a language by its tag, in any case. */
export function languageOf(tag: string): Result<LanguageTag, UnknownLanguage> {
  const known = LANGUAGE_TAGS.find((one) => one.toLowerCase() === tag.toLowerCase());
  return known ? ok(known) : fail({ reason: 'unknown_language', tag, tags: LANGUAGE_TAGS });
}

const LOADERS: Record<LanguageTag, () => Promise<{ table: LanguageTable }>> = {
  sa: () => import('../../build/lexicon/sa'),
  'sa-Deva': () => import('../../build/lexicon/sa-Deva'),
  en: () => import('../../build/lexicon/en'),
  hi: () => import('../../build/lexicon/hi'),
  mr: () => import('../../build/lexicon/mr'),
  ne: () => import('../../build/lexicon/ne'),
  gu: () => import('../../build/lexicon/gu'),
  bn: () => import('../../build/lexicon/bn'),
  as: () => import('../../build/lexicon/as'),
  or: () => import('../../build/lexicon/or'),
  pa: () => import('../../build/lexicon/pa'),
  ta: () => import('../../build/lexicon/ta'),
  te: () => import('../../build/lexicon/te'),
  kn: () => import('../../build/lexicon/kn'),
  ml: () => import('../../build/lexicon/ml'),
};

const UTSAVA_LOADERS: Record<LanguageTag, () => Promise<{ table: NameTable }>> = {
  sa: () => import('../../build/lexicon/utsavas/sa'),
  'sa-Deva': () => import('../../build/lexicon/utsavas/sa-Deva'),
  en: () => import('../../build/lexicon/utsavas/en'),
  hi: () => import('../../build/lexicon/utsavas/hi'),
  mr: () => import('../../build/lexicon/utsavas/mr'),
  ne: () => import('../../build/lexicon/utsavas/ne'),
  gu: () => import('../../build/lexicon/utsavas/gu'),
  bn: () => import('../../build/lexicon/utsavas/bn'),
  as: () => import('../../build/lexicon/utsavas/as'),
  or: () => import('../../build/lexicon/utsavas/or'),
  pa: () => import('../../build/lexicon/utsavas/pa'),
  ta: () => import('../../build/lexicon/utsavas/ta'),
  te: () => import('../../build/lexicon/utsavas/te'),
  kn: () => import('../../build/lexicon/utsavas/kn'),
  ml: () => import('../../build/lexicon/utsavas/ml'),
};

const SEPARATOR = '|';
const TRANSLITERATED = 'TR';

/** The keys of a kind, and their names in one language. */
interface NamedKind {
  keys: string;
  table: NameTable;
}

/** Positions of the keys of a kind, the same in every language. */
const places = new Map<LabelKind, ReadonlyMap<string, number>>();

function placesOf(kind: LabelKind, keys: string): ReadonlyMap<string, number> {
  const known = places.get(kind) ?? new Map(keys.split(SEPARATOR).map((key, i) => [key, i]));
  places.set(kind, known);
  return known;
}

/** All keys of a kind, in order. */
export const keysOf = (kind: CommonKind): string[] => [...placesOf(kind, KEYS[kind]).keys()];

/** The names of a table, split on first use of each kind; without `utsavas` those of observances throw. */
export function labelsOf({ tag, tables, sources }: LanguageTable, utsavas?: NamedKind): Labels {
  const kindOf = (kind: LabelKind): NamedKind => {
    if (kind !== 'utsava') return { keys: KEYS[kind], table: tables[kind] };
    if (utsavas === undefined) throw new RangeError('the names of observances are not loaded');
    return utsavas;
  };
  const split = new Map<LabelKind, readonly string[]>();
  const namesOf = (kind: LabelKind): readonly string[] => {
    const names = split.get(kind) ?? kindOf(kind).table.names.split(SEPARATOR);
    split.set(kind, names);
    return names;
  };
  const nameAt = (kind: LabelKind, place: number): string => {
    const name = namesOf(kind)[place];
    if (name === undefined) throw new RangeError(`no ${kind} ${place + 1}`);
    return name;
  };
  const placeOf = (kind: LabelKind, key: string): number => {
    const place = placesOf(kind, kindOf(kind).keys).get(key);
    if (place === undefined) throw new RangeError(`no ${kind} ${key}`);
    return place;
  };
  return {
    tag,
    has: (kind, key) => placesOf(kind, kindOf(kind).keys).has(key),
    label: (kind, key) => nameAt(kind, placeOf(kind, key)),
    labelAt: (kind, number) => nameAt(kind, number - 1),
    isTransliterated: (kind, key) => {
      const { source, transliterated = [] } = kindOf(kind).table;
      return source === TRANSLITERATED || transliterated.includes(placeOf(kind, key));
    },
    sourceOf: (kind) => {
      const { source } = kindOf(kind).table;
      return sources[source] ?? source;
    },
  };
}

/** Loads the names of a language. */
export async function loadLabels(tag: LanguageTag): Promise<Labels> {
  const [{ table }, utsavas, { UTSAVA_KEYS }] = await Promise.all([
    LOADERS[tag](),
    UTSAVA_LOADERS[tag](),
    import('../../build/lexicon/utsavas/keys'),
  ]);
  return labelsOf(table, { keys: UTSAVA_KEYS, table: utsavas.table });
}

/** Loads the names of a language without those of observances. */
export async function loadCommonLabels(tag: LanguageTag): Promise<Labels> {
  const { table } = await LOADERS[tag]();
  return labelsOf(table);
}

/** A tithi, 1..30, with its fortnight: "Shukla Dwadashi". The full and the new moon have no fortnight. */
export function tithiLabel(labels: Labels, number: number): string {
  const name = labels.labelAt('tithi', number);
  if (number === 15 || number === 30) return name;
  return `${labels.labelAt('paksha', number < 15 ? 1 : 2)} ${name}`;
}

const FORMS = ['vaishnava', 'parana'] as const;

/**
 * The name of an observance by its key, including derived rows such as `nirjala_ekadashi_parana`, whose added word is in
 * brackets, and the keys of answers for one tradition: `gaura_purnima` for `gaura_purnima_gaudiya`.
 */
export function utsavaLabel(labels: Labels, key: string): string {
  if (labels.has('utsava', key)) return labels.label('utsava', key);
  const form = FORMS.find((suffix) => key.endsWith(`_${suffix}`));
  if (form !== undefined)
    return `${utsavaLabel(labels, key.slice(0, -form.length - 1))} (${labels.label('term', form)})`;
  const own = TRADITIONS.map((tradition) => `${key}_${tradition}`).find((long) => labels.has('utsava', long));
  if (own === undefined) throw new RangeError(`no utsava ${key}`);
  return labels.label('utsava', own);
}
