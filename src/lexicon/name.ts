import { karanaName as kindName } from '../../build/lexicon/terms/karana';
import { karanaKind } from '../data/almanac';

/** Sanskrit name of a karaṇa, 1..60 from Kiṃstughna: Bava for 2, Viṣṭi for 8, Nāga for 60. */
export const karanaName = (number: number): Name => kindName(karanaKind(number));

/** A Sanskrit name: its key, its spelling in IAST, and in Devanāgarī. */
export interface Name {
  key: string;
  iast: string;
  sa: string;
}

/** A name with a capital letter, as at the beginning of a sentence. */
export const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
