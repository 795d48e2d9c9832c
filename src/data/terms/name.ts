/** A name in three spellings: an ASCII key for programs, IAST and Devanāgarī for readers. */
export interface Name {
  key: string;
  iast: string;
  sa: string;
}
