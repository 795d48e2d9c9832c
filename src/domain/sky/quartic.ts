/** Five values, or the coefficients of a polynomial of the fourth degree, lowest power first. */
export type FiveNumbers = readonly [number, number, number, number, number];

/** The polynomial through five values at −2, −1, 0, 1 and 2. */
export function quarticThrough([a, b, c, d, e]: FiveNumbers): FiveNumbers {
  const c3 = (e - a - 2 * (d - b)) / 12;
  const c1 = (d - b) / 2 - c3;
  const c4 = ((e + a) / 2 - c - 4 * ((d + b) / 2 - c)) / 12;
  const c2 = (d + b) / 2 - c - c4;
  return [c, c1, c2, c3, c4];
}

export const quarticAt = ([c0, c1, c2, c3, c4]: FiveNumbers, x: number): number =>
  c0 + x * (c1 + x * (c2 + x * (c3 + x * c4)));
