import type { KEYS } from '../../build/lexicon/keys';
import type { KEYS as OBSERVANCE_KEYS } from '../../build/lexicon/observances/keys';
import type { LanguageTag } from '../data/language';

/** Kinds of things that every table of a language names. */
export type CommonKind = keyof typeof KEYS;
/** Kinds of names of observances, with tables of their own. */
export type ObservanceKind = keyof typeof OBSERVANCE_KEYS;
export type LabelKind = CommonKind | ObservanceKind;

/** The names of a kind in one language. */
export interface NameTable {
  /** A code of the table's sources; `TR` if all are transliterated from the Sanskrit. */
  source: string;
  /** Positions, from 0, of the names that are transliterated in a table of another source. */
  transliterated?: readonly number[];
  /** In the order of the kind's keys, separated by `|`. */
  names: string;
}

/** The names of a language, without the names of observances. */
export interface LanguageTable {
  tag: LanguageTag;
  tables: Readonly<Record<CommonKind, NameTable>>;
}

/** The meanings of the codes of a language's sources, with those of observances, beside which they are. */
export type NameSources = Readonly<Record<string, string>>;

/** The names of observances in a language, the patterns of derived names, and the epithets of occurrences. */
export type ObservanceTables = Readonly<Record<ObservanceKind, NameTable>>;

/** Names of the observances that rules count from, by key: in IAST, and in Hindi. */
export type BaseNames = Readonly<Record<string, { sa: string; hi: string }>>;

/** Other spellings of names, by kind and key. */
export type Aliases = Readonly<Partial<Record<LabelKind, Readonly<Record<string, readonly string[]>>>>>;

export type AliasesByLanguage = Readonly<Partial<Record<LanguageTag, Aliases>>>;
