import type { KEYS } from '../../build/lexicon/keys';
import type { LanguageTag } from './language';

/** Kinds of things that every table of a language names. */
export type CommonKind = keyof typeof KEYS;
export type LabelKind = CommonKind | 'utsava';

/** The names of a kind in one language. */
export interface NameTable {
  /** A code of the table's sources; `TR` if all are transliterated from the Sanskrit. */
  source: string;
  /** Positions, from 0, of the names that are transliterated in a table of another source. */
  transliterated?: readonly number[];
  /** In the order of the kind's keys, separated by `|`. */
  names: string;
}

/** The names of a language, without those of observances. */
export interface LanguageTable {
  tag: LanguageTag;
  /** What the codes of sources mean, those of the observances included. */
  sources: Readonly<Record<string, string>>;
  tables: Readonly<Record<CommonKind, NameTable>>;
}
