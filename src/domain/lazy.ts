import type { DomainError, Result } from './result';

/** A value that is computed once, on first use. */
export type Lazy<T> = () => T;

/** Wraps a function so that it computes its value once, on first use. */
export function once<T>(compute: () => T): Lazy<T> {
  let known: { value: T } | undefined;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}

/**
 * The result of a search within the years of the service. The kernel covers half a year more on both sides, so an error
 * here is a bug and is thrown.
 */
export function orThrow<T>(result: Result<T, DomainError>): T {
  if (!result.ok) throw new Error(`refused within the years of the service: ${JSON.stringify(result.error)}`);
  return result.value;
}
