/** The 32-bit FNV-1a hash of bytes or of a text's UTF-16 units, an unsigned integer (Fowler, Noll and Vo). */
export function fnv1a(units: Uint8Array | string): number {
  const unitAt = typeof units === 'string' ? (i: number) => units.charCodeAt(i) : (i: number) => units[i] as number;
  let hash = 0x811c9dc5;
  for (let i = 0; i < units.length; i++) hash = Math.imul(hash ^ unitAt(i), 0x01000193);
  return hash >>> 0;
}
