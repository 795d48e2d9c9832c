/** A period, Julian days UT: from its first instant to just before its last (half-open). */
export interface Stretch {
  startJd: number;
  endJd: number;
}
