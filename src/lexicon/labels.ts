/**
 * Names in fifteen languages. Each language is a separate module that is loaded on first use, so that neither server
 * start-up nor a page pays for it. Names and keys of observances are modules of their own, because they weigh as much
 * as all others together and most pages need none. The same modules hold the names of house systems, which only one
 * section of the desk shows, of variants of vargas, which no page shows, and the sources of all names.
 */

import { KEYS } from '../../build/lexicon/keys';
import { LANGUAGE_TAGS, type LanguageTag } from '../data/language';
import { fail, ok, type Result } from '../domain/result';
import type {
  CommonKind,
  LabelKind,
  LanguageTable,
  NameSources,
  NameTable,
  ObservanceKind,
  ObservanceTables,
} from './table';

export type { CommonKind, LabelKind, ObservanceKind } from './table';

interface UnknownLanguage {
  reason: 'unknown_language';
  tag: string;
  /** The supported tags. */
  tags: readonly LanguageTag[];
}

/** The names of one language. */
export interface Labels {
  tag: LanguageTag;
  /** The kinds whose names are loaded. */
  kinds: readonly LabelKind[];
  /** The keys of a kind, in order. */
  keys(kind: LabelKind): readonly string[];
  /** Whether there is a name for a key. */
  has(kind: LabelKind, key: string): boolean;
  /** The name for a key; an unknown key throws a RangeError. */
  label(kind: LabelKind, key: string): string;
  /** The name for a number, from 1 in the order of its kind. */
  labelAt(kind: LabelKind, number: number): string;
  /** Whether a name is only the Sanskrit one in the script of the language. */
  isTransliterated(kind: LabelKind, key: string): boolean;
  /** The source of the names of a kind, in words. Throws a RangeError if the sources are not loaded. */
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

const OBSERVANCE_LOADERS: Record<LanguageTag, () => Promise<{ tables: ObservanceTables; sources: NameSources }>> = {
  sa: () => import('../../build/lexicon/observances/sa'),
  'sa-Deva': () => import('../../build/lexicon/observances/sa-Deva'),
  en: () => import('../../build/lexicon/observances/en'),
  hi: () => import('../../build/lexicon/observances/hi'),
  mr: () => import('../../build/lexicon/observances/mr'),
  ne: () => import('../../build/lexicon/observances/ne'),
  gu: () => import('../../build/lexicon/observances/gu'),
  bn: () => import('../../build/lexicon/observances/bn'),
  as: () => import('../../build/lexicon/observances/as'),
  or: () => import('../../build/lexicon/observances/or'),
  pa: () => import('../../build/lexicon/observances/pa'),
  ta: () => import('../../build/lexicon/observances/ta'),
  te: () => import('../../build/lexicon/observances/te'),
  kn: () => import('../../build/lexicon/observances/kn'),
  ml: () => import('../../build/lexicon/observances/ml'),
};

/** Kinds with the tables of observances. */
const WITH_OBSERVANCES: readonly LabelKind[] = ['utsava', 'utsava_form', 'epithet', 'house_system', 'varga_variant'];

/** Whether the names of a kind are in the tables of observances. */
export const isOfObservances = (kind: LabelKind): kind is ObservanceKind => WITH_OBSERVANCES.includes(kind);

const SEPARATOR = '|';
const TRANSLITERATED = 'TR';

/** Positions of the keys of a kind, the same in every language. */
const places = new Map<LabelKind, ReadonlyMap<string, number>>();

function placesOf(kind: LabelKind, keys: string): ReadonlyMap<string, number> {
  const known = places.get(kind) ?? new Map(keys.split(SEPARATOR).map((key, i) => [key, i]));
  places.set(kind, known);
  return known;
}

/** All keys of a kind, in order. */
export const keysOf = (kind: CommonKind): string[] => [...placesOf(kind, KEYS[kind]).keys()];

/** Tables of a language with the keys of their kinds, and their sources, if they are loaded. */
interface Tables {
  keys: Partial<Record<LabelKind, string>>;
  tables: Partial<Record<LabelKind, NameTable>>;
  sources?: NameSources | undefined;
}

/** The names of some tables, split on first use of each kind. Those of other kinds throw. */
function labelsIn(tag: LanguageTag, { keys, tables, sources }: Tables): Labels {
  const tableOf = (kind: LabelKind): NameTable => {
    const table = tables[kind];
    if (table === undefined) throw new RangeError(`the names of ${kind} are not loaded`);
    return table;
  };
  const keysOfKind = (kind: LabelKind) => placesOf(kind, keys[kind] ?? '');
  const split = new Map<LabelKind, readonly string[]>();
  const namesOf = (kind: LabelKind): readonly string[] => {
    const names = split.get(kind) ?? tableOf(kind).names.split(SEPARATOR);
    split.set(kind, names);
    return names;
  };
  const nameAt = (kind: LabelKind, place: number): string => {
    const name = namesOf(kind)[place];
    if (name === undefined) throw new RangeError(`no ${kind} ${place + 1}`);
    return name;
  };
  const placeOf = (kind: LabelKind, key: string): number => {
    tableOf(kind);
    const place = keysOfKind(kind).get(key);
    if (place === undefined) throw new RangeError(`no ${kind} ${key}`);
    return place;
  };
  return {
    tag,
    kinds: Object.keys(tables) as LabelKind[],
    keys: (kind) => [...keysOfKind(kind).keys()],
    has: (kind, key) => kind in tables && keysOfKind(kind).has(key),
    label: (kind, key) => nameAt(kind, placeOf(kind, key)),
    labelAt: (kind, number) => nameAt(kind, number - 1),
    isTransliterated: (kind, key) => {
      const { source, transliterated = [] } = tableOf(kind);
      return source === TRANSLITERATED || transliterated.includes(placeOf(kind, key));
    },
    sourceOf: (kind) => {
      const words = sources?.[tableOf(kind).source];
      if (words === undefined) throw new RangeError('the sources of names are not loaded');
      return words;
    },
  };
}

/** The names of a language without the names of observances. */
export const commonLabels = ({ tag, tables }: LanguageTable, sources?: NameSources): Labels =>
  labelsIn(tag, { keys: KEYS, tables, sources });

/** Loads the names of a language. */
export async function loadLabels(tag: LanguageTag): Promise<Labels> {
  const [{ table }, { tables, sources }, { KEYS: observanceKeys }] = await Promise.all([
    LOADERS[tag](),
    OBSERVANCE_LOADERS[tag](),
    import('../../build/lexicon/observances/keys'),
  ]);
  return labelsIn(tag, {
    keys: { ...KEYS, ...observanceKeys },
    tables: { ...table.tables, ...tables },
    sources,
  });
}

/** Loads the names of a language without the names of observances. */
export async function loadCommonLabels(tag: LanguageTag): Promise<Labels> {
  const { table } = await LOADERS[tag]();
  return commonLabels(table);
}

/** Loads the names of observances in a language, without all others. */
export async function loadObservanceLabels(tag: LanguageTag): Promise<Labels> {
  const [{ tables }, { KEYS: keys }] = await Promise.all([
    OBSERVANCE_LOADERS[tag](),
    import('../../build/lexicon/observances/keys'),
  ]);
  return observanceLabels(tag, keys, tables);
}

/** The names of observances in a language. */
export const observanceLabels = (
  tag: LanguageTag,
  keys: Readonly<Record<ObservanceKind, string>>,
  tables: ObservanceTables,
): Labels => labelsIn(tag, { keys, tables });

/** A tithi, 1..30, with its fortnight: "Shukla Dwadashi". The full and the new moon have no fortnight. */
export function tithiLabel(labels: Labels, number: number): string {
  const name = labels.labelAt('tithi', number);
  if (number === 15 || number === 30) return name;
  return `${labels.labelAt('paksha', number < 15 ? 1 : 2)} ${name}`;
}
