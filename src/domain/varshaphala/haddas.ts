/** Haddas: five unequal parts of each rāśi, and their lords (B. V. Raman, Varshaphal, 41). */
import type { BodyKey } from '../../kernel/keys';
import { degreesInRashi, rashiOf } from '../positions/placement';

/** Lord and end of each part in degrees of the rāśi, from Meṣa. */
const HADDAS: readonly (readonly (readonly [lord: BodyKey, toDeg: number])[])[] = [
  [
    ['jupiter', 6],
    ['venus', 12],
    ['mercury', 20],
    ['mars', 25],
    ['saturn', 30],
  ],
  [
    ['venus', 8],
    ['mercury', 14],
    ['jupiter', 22],
    ['saturn', 27],
    ['mars', 30],
  ],
  [
    ['mercury', 6],
    ['venus', 12],
    ['jupiter', 17],
    ['mars', 24],
    ['saturn', 30],
  ],
  [
    ['mars', 7],
    ['venus', 13],
    ['mercury', 19],
    ['jupiter', 26],
    ['saturn', 30],
  ],
  [
    ['jupiter', 6],
    ['venus', 11],
    ['saturn', 18],
    ['mercury', 24],
    ['mars', 30],
  ],
  [
    ['mercury', 7],
    ['venus', 17],
    ['jupiter', 21],
    ['mars', 28],
    ['saturn', 30],
  ],
  [
    ['saturn', 6],
    ['mercury', 14],
    ['jupiter', 21],
    ['venus', 28],
    ['mars', 30],
  ],
  [
    ['mars', 7],
    ['venus', 11],
    ['mercury', 19],
    ['jupiter', 24],
    ['saturn', 30],
  ],
  [
    ['jupiter', 12],
    ['venus', 17],
    ['mercury', 21],
    ['mars', 26],
    ['saturn', 30],
  ],
  [
    ['mercury', 7],
    ['jupiter', 14],
    ['venus', 22],
    ['saturn', 26],
    ['mars', 30],
  ],
  [
    ['mercury', 7],
    ['venus', 13],
    ['jupiter', 20],
    ['mars', 25],
    ['saturn', 30],
  ],
  [
    ['venus', 12],
    ['jupiter', 16],
    ['mercury', 19],
    ['mars', 28],
    ['saturn', 30],
  ],
];

/** Lord of the hadda that contains a sidereal longitude. */
export function haddaLord(lonDeg: number): BodyKey {
  const degrees = degreesInRashi(lonDeg);
  const part = HADDAS[rashiOf(lonDeg) - 1]?.find(([, toDeg]) => degrees < toDeg);
  if (!part) throw new RangeError(`no hadda at ${lonDeg}`);
  return part[0];
}
