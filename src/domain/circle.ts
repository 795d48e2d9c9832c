/**
 * Arithmetic on the circle of 360 degrees and its division into equal parts.
 *
 * Parts are half-open: a longitude exactly on an edge belongs to the part that begins there. Most edges
 * (13°20′, 3°20′, 30°/7) are no binary fractions, so an edge is, by definition here, the double nearest to
 * it: 360·i / parts, rounded once. The edges of a coarser division are then exactly edges of the finer one:
 * rāśi, nakṣatra, pāda and varga can never disagree about the side of an edge a longitude is on.
 */

/** An angle brought into 0 ≤ x < 360 degrees, never −0. */
export function norm360(deg: number): number {
  const rest = deg % 360;
  const turned = rest < 0 ? rest + 360 : rest;
  return turned >= 360 ? 0 : turned + 0;
}

/** Shorter arc between two longitudes, 0..180 degrees. */
export function arcBetween(aDeg: number, bDeg: number): number {
  const arc = norm360(aDeg - bDeg);
  return arc > 180 ? 360 - arc : arc;
}

/** Where part `index` (counted from 0) of `parts` equal parts begins, degrees. */
export function partEdge(index: number, parts: number): number {
  return (360 * index) / parts;
}

/**
 * Which of `parts` equal parts of the circle holds a longitude, counted from 0.
 *
 * @param lonDeg  degrees, 0 ≤ lonDeg < 360
 */
export function partOf(lonDeg: number, parts: number): number {
  const index = Math.floor((lonDeg * parts) / 360);
  // The product is rounded, so the quotient may stand one part off when the longitude touches an edge.
  if (lonDeg < partEdge(index, parts)) return index - 1;
  return lonDeg >= partEdge(index + 1, parts) ? index + 1 : index;
}

/** How much of the part that holds it a longitude has gone, 0 ≤ x < 1. */
export function partGone(lonDeg: number, parts: number): number {
  return (lonDeg - partEdge(partOf(lonDeg, parts), parts)) / partEdge(1, parts);
}
