/** Conversions between the radians of the module and the degrees of its callers. */
export const DEGREES = 180 / Math.PI;
export const RADIANS = Math.PI / 180;

/** An angle in radians; throws a RangeError if it is not finite. */
export function radiansOf(deg: number): number {
  if (!Number.isFinite(deg)) throw new RangeError(`${deg} is not an angle`);
  return deg * RADIANS;
}

/** A geographic latitude in radians; throws a RangeError beyond the poles. */
export function latitudeRadians(deg: number): number {
  if (!(Math.abs(deg) <= 90)) throw new RangeError(`${deg} is not a latitude`);
  return deg * RADIANS;
}
