/** Between the kernel's radians and the degrees of its callers. */
export const DEGREES = 180 / Math.PI;
export const RADIANS = Math.PI / 180;

/** An angle of a question, in radians; what is no number is the caller's fault. */
export function radiansOf(deg: number): number {
  if (!Number.isFinite(deg)) throw new RangeError(`${deg} is not an angle`);
  return deg * RADIANS;
}

/** A geographic latitude of a question, in radians; what lies beyond a pole is the caller's fault. */
export function latitudeRadians(deg: number): number {
  if (!(Math.abs(deg) <= 90)) throw new RangeError(`${deg} is not a latitude`);
  return deg * RADIANS;
}
