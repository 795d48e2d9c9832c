/** A copy of an answer whose objects are its own, so that it may be changed; chunks write what they always write. */
import { Chunk } from '../json';

export function ownCopy<T>(value: T): T {
  if (typeof value !== 'object' || value === null || value instanceof Chunk) return value;
  if (Array.isArray(value)) return value.map(ownCopy) as T;
  const copy: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(value)) copy[key] = ownCopy(field);
  return copy as T;
}
