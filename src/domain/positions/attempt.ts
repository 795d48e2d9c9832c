import { YearsMissing } from '../../kernel/result';
import type { Lack, Note } from './notes';

/** Thrown when a rule lacks a value; says which one, as data. */
export class Lacking extends Error {
  readonly why: Lack;

  constructor(why: Lack) {
    super(`missing ${Object.values(why).join(' ')}`);
    this.why = why;
  }
}

function lackOf(fault: unknown): Lack {
  if (fault instanceof Lacking) return fault.why;
  return { lack: 'fault', message: fault instanceof Error ? fault.message : String(fault) };
}

/**
 * Computes one part of an answer. If it fails, the part is null and a note says why; the rest is unaffected.
 *
 * @throws YearsMissing  because the part succeeds once the tables are here
 */
export function attempt<T>(part: string, notes: Note[], compute: () => T): T | null {
  try {
    return compute();
  } catch (fault) {
    if (fault instanceof YearsMissing) throw fault;
    notes.push({ part, why: lackOf(fault), failed: true });
    return null;
  }
}
