/**
 * Challenges that a wrong response has used up, in the memory of this instance: a flood of wrong responses writes
 * nothing to the database. Beyond `MAX_SPOILED` the oldest are forgotten; each challenge still expires after five
 * minutes.
 */
import { Newest } from '../newest';

const MAX_SPOILED = 1000;

/** SHA-256 of each challenge. */
const spoiled = new Newest<true>(MAX_SPOILED);

export const isSpoiled = (hash: string): boolean => spoiled.get(hash) === true;

export const spoil = (hash: string): void => spoiled.set(hash, true);
