/** Each value of a record presented under its own key. */
export function mapValues<K extends string, V, W>(
  record: Readonly<Record<K, V>>,
  present: (value: V) => W,
): Record<K, W> {
  return Object.fromEntries(Object.entries<V>(record).map(([key, value]) => [key, present(value)])) as Record<K, W>;
}
