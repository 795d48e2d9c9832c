/** A Sanskrit name: its key, its spelling in IAST, and in Devanāgarī. */
export interface Name {
  key: string;
  iast: string;
  sa: string;
}

/** A name with a capital letter, as at the beginning of a sentence. */
export const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
