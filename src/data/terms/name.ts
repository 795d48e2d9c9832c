/** A name in three spellings: an ASCII key for programs, IAST and Devanāgarī for readers. */
export interface Name {
  key: string;
  iast: string;
  sa: string;
}

/** Entry `number`, counted from 1, of a list of names. An invalid number is a bug of the caller and throws. */
export function nameAt<N extends Name>(names: readonly N[], number: number, kind: string): N {
  const name = names[number - 1];
  if (name === undefined) throw new RangeError(`no ${kind} ${number}`);
  return name;
}
