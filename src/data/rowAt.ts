/** Row `number`, counted from 1, of a list. An invalid number is a bug of the caller and throws. */
export function rowAt<Row>(rows: readonly Row[], number: number, kind: string): Row {
  const row = rows[number - 1];
  if (row === undefined) throw new RangeError(`no ${kind} ${number}`);
  return row;
}
