/**
 * Challenges that a wrong response has used up, in the memory of this instance: a flood of wrong responses writes nothing
 * to the database. Beyond `MOST_SPOILED` the oldest are forgotten; each of them still expires after five minutes.
 */
const MOST_SPOILED = 1000;

/** SHA-256 of each challenge. */
const spoiled = new Set<string>();

export const isSpoiled = (hash: string): boolean => spoiled.has(hash);

export function spoil(hash: string): void {
  const [oldest] = spoiled;
  if (spoiled.size >= MOST_SPOILED && oldest !== undefined) spoiled.delete(oldest);
  spoiled.add(hash);
}
