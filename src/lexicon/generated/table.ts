import type { LanguageTag } from '../language';
import type { CommonKind } from './keys';

/** The names of a kind in one language. */
export interface NameTable {
  /** A key of the table's sources; `TR` where all are transliterated from the Sanskrit. */
  source: string;
  /** Places, from 0, of the names that are transliterated in a table of another source. */
  transliterated?: readonly number[];
  /** In the order of the kind's keys, parted by `|`. */
  names: string;
}

/** The names of a language, without those of observances. */
export interface LanguageTable {
  tag: LanguageTag;
  /** What the keys of the sources mean, those of the observances included. */
  sources: Readonly<Record<string, string>>;
  tables: Readonly<Record<CommonKind, NameTable>>;
}
