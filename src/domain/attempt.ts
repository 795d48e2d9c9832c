/**
 * Computes one part of an answer. A fault in it costs this part alone: the part is null, a note names it
 * and says why, and the rest stands.
 */
export function attempt<T>(part: string, notes: string[], compute: () => T): T | null {
  try {
    return compute();
  } catch (fault) {
    notes.push(`${part}: could not be computed (${fault instanceof Error ? fault.message : String(fault)})`);
    return null;
  }
}
