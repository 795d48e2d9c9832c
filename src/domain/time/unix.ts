/** Julian days of the instants of clocks, apart from civil dates, which the first scripts of pages need not know. */

/** 1970-01-01T00:00, Julian days. */
export const JD_UNIX_EPOCH = 2440587.5;
export const SECONDS_PER_DAY = 86400;

/** Julian day UT of a JavaScript instant, milliseconds from 1970. */
export function unixToJd(milliseconds: number): number {
  return JD_UNIX_EPOCH + milliseconds / (SECONDS_PER_DAY * 1000);
}
