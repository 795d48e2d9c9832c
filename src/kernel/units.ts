/** Between the kernel's radians and the degrees of its callers. */
export const DEGREES = 180 / Math.PI;
export const RADIANS = Math.PI / 180;
