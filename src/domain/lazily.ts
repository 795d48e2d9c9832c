/** Wraps a function so that it computes its value once, on first use. */
export function lazily<T>(compute: () => T): () => T {
  let known: { value: T } | undefined;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}
