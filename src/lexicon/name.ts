/** A Sanskrit name: its key, its spelling in IAST, and in Devanāgarī. */
export interface Name {
  key: string;
  iast: string;
  sa: string;
}
