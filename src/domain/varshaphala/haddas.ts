/** Haddas: five unequal parts of each rāśi, and their lords (B. V. Raman, Varshaphal, 41). */
import { HADDAS } from '../../data/varshaphala/tables';
import type { BodyKey } from '../../kernel/keys';
import { degreesInRashi, rashiOf } from '../positions/placement';

/** Lord of the hadda that contains a sidereal longitude. */
export function haddaLord(lonDeg: number): BodyKey {
  const degrees = degreesInRashi(lonDeg);
  const part = HADDAS[rashiOf(lonDeg) - 1]?.find(([, toDeg]) => degrees < toDeg);
  if (!part) throw new RangeError(`no hadda at ${lonDeg}`);
  return part[0];
}
