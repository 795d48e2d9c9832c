/**
 * Arithmetic on the circle of 360 degrees, and its division into equal parts.
 *
 * Parts are half-open: a longitude exactly on a boundary belongs to the part that begins there. Most boundaries
 * (13°20′, 3°20′, 30°/7) are not binary fractions, so a boundary is defined here as the nearest double: 360·i / parts,
 * rounded once. The boundaries of a coarser division are then exactly boundaries of the finer one: rāśi, nakṣatra, pāda
 * and varga never disagree about the side of a boundary.
 */

/** Normalises an angle to 0 ≤ x < 360 degrees, never −0. */
export function norm360(deg: number): number {
  // The remainder of doubles is slow, and most angles need none: within a turn, sums have the same digits.
  if (deg >= 0 && deg < 720) return deg < 360 ? deg + 0 : deg - 360;
  const rest = deg < 0 && deg > -360 ? deg : deg % 360;
  const turned = rest < 0 ? rest + 360 : rest;
  return turned >= 360 ? 0 : turned + 0;
}

/** Normalises an angle to −180 ≤ x < 180 degrees. */
export const norm180 = (deg: number): number => norm360(deg + 180) - 180;

/** Shorter arc between two longitudes, 0..180 degrees. */
export function arcBetween(aDeg: number, bDeg: number): number {
  const arc = norm360(aDeg - bDeg);
  return arc > 180 ? 360 - arc : arc;
}

/** Start of part `index` (counted from 0) of `parts` equal parts, degrees. */
export function partEdge(index: number, parts: number): number {
  return (360 * index) / parts;
}

/**
 * Index, from 0, of the part of the circle that contains a longitude, among `parts` equal parts.
 *
 * @param lonDeg  degrees, 0 ≤ lonDeg < 360
 */
export function partOf(lonDeg: number, parts: number): number {
  const index = Math.floor((lonDeg * parts) / 360);
  // The product is rounded, so the quotient may be off by one part when the longitude is on a boundary.
  if (lonDeg < partEdge(index, parts)) return index - 1;
  return lonDeg >= partEdge(index + 1, parts) ? index + 1 : index;
}

/** Traversed fraction of the part that contains a longitude, 0 ≤ x < 1. */
export function partGone(lonDeg: number, parts: number): number {
  return (lonDeg - partEdge(partOf(lonDeg, parts), parts)) / partEdge(1, parts);
}
