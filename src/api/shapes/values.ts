/** Maps the values of a record and keeps its keys. */
export function mapValues<K extends string, V, W>(
  record: Readonly<Record<K, V>>,
  present: (value: V) => W,
): Record<K, W> {
  const presented = {} as Record<K, W>;
  for (const key of Object.keys(record) as K[]) presented[key] = present(record[key]);
  return presented;
}
