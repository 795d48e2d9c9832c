/** Rounds the angles of an answer to a number of decimals. */

/** Fields that hold angles, or lists of them. */
const ANGLE = /(^|_)deg$|_arcsec$/;

/** Parts of an answer that repeat the request unchanged. */
const GIVEN: ReadonlySet<string> = new Set(['input', 'settings']);

const CIRCLE_DEG = 360;

/** Rounds an angle. An angle just below the full circle stays below it, in the rāśi that the answer names. */
function rounded(value: number, decimals: number): number {
  const near = Number(value.toFixed(decimals));
  return near === CIRCLE_DEG && value < CIRCLE_DEG ? Number((CIRCLE_DEG - 10 ** -decimals).toFixed(decimals)) : near;
}

/**
 * Rounds, in place, every number under a field that ends in `_deg` or `_arcsec` or is `deg`.
 *
 * @param decimals  4..12
 */
export function roundAngles(answer: object, decimals: number): void {
  const fields = answer as Record<string, unknown>;
  for (const field of Object.keys(fields)) {
    const value = fields[field];
    if (typeof value === 'object' && value !== null) {
      if (GIVEN.has(field)) continue;
      if (Array.isArray(value) && ANGLE.test(field)) {
        fields[field] = value.map((each) => (typeof each === 'number' ? rounded(each, decimals) : each));
      } else roundAngles(value, decimals);
    } else if (typeof value === 'number' && ANGLE.test(field)) fields[field] = rounded(value, decimals);
  }
}
