/** The standard error of ΔT, which grows away from the years of observation. */

const J2000 = 2_451_545;
const JULIAN_YEAR = 365.25;

/**
 * Standard error in seconds by year: L. V. Morrison, F. R. Stephenson, C. Y. Hohenkerk, M. Zawilski, Proc. R. Soc. A 477
 * (2021) 20200776, as tabulated with their model from −2000 to 2500.
 */
// biome-ignore format: pairs in the order of the source
const TABLE: readonly (readonly [year: number, seconds: number])[] = [
  [-2000, 1080], [-1600, 720], [-900, 360], [-720, 180], [-700, 170], [-600, 160], [-500, 150], [-400, 130], [-300, 120],
  [-200, 110], [-100, 100], [0, 90], [100, 80], [200, 70], [300, 60], [400, 50], [500, 40], [700, 30], [800, 25],
  [900, 20], [1000, 15], [1620, 20], [1660, 15], [1670, 10], [1680, 5], [1730, 2], [1770, 1], [1800, 0.5], [1802, 0.4],
  [1805, 0.3], [1809, 0.2], [1831, 0.1], [1870, 0.05], [2022, 0.1], [2023, 1], [2030, 2], [2040, 4], [2050, 6],
  [2100, 10], [2200, 20], [2300, 30], [2400, 50], [2500, 100],
];
/** A decision needs this many standard errors as its margin. */
const MARGIN_SIGMAS = 3;

/** Beyond the table, seconds for each squared century from 1825: an order of magnitude. */
const BEFORE = 0.74;
const AFTER = 2.2;

/**
 * Standard error of ΔT, seconds: linear between the years of the table. It is a formal error. The revision of 2021
 * changed ΔT of the year 1000 by twelve times this value; see `deltaTMarginDays`.
 *
 * @param jdUt  Julian day UT
 */
export function deltaTSigma(jdUt: number): number {
  const year = 2000 + (jdUt - J2000) / JULIAN_YEAR;
  const centuries = (year - 1825) / 100;
  const next = TABLE.findIndex(([from]) => from > year);
  if (next === 0) return BEFORE * centuries * centuries;
  if (next < 0) return AFTER * centuries * centuries;
  const [fromYear, from] = TABLE[next - 1] as readonly [number, number];
  const [toYear, to] = TABLE[next] as readonly [number, number];
  return from + ((to - from) * (year - fromYear)) / (toYear - fromYear);
}

/** Days within which the order of an instant of the sky and one of the Earth's rotation is undecided. */
export const deltaTMarginDays = (jdUt: number): number => (MARGIN_SIGMAS * deltaTSigma(jdUt)) / 86_400;

/** Instants are written to the second: a smaller margin leaves nothing open. Days. */
export const LEAST_MARGIN_DAYS = 1 / 86_400;
