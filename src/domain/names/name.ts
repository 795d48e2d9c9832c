/** A name in three spellings: an ASCII key for machines, IAST and Devanāgarī for readers. */
export interface Name {
  key: string;
  iast: string;
  sa: string;
}

/**
 * Entry `number`, counted from 1, of a list of names. A number that the list does not have is a fault of
 * the caller.
 */
export function nameAt<N extends Name>(names: readonly N[], number: number, kind: string): N {
  const name = names[number - 1];
  if (name === undefined) throw new RangeError(`no ${kind} ${number}`);
  return name;
}
