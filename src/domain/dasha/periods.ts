/** Periods of a daśā laid out in time: half-open [startJd, endJd), each beginning where the one before ends. */

export interface Interval {
  startJd: number;
  endJd: number;
}

/**
 * Lays rows of so many years one after another. Every date is counted from the start, so that the dates of a long
 * row of periods carry no more rounding than those of a short one.
 *
 * @param startJd   start of the first period, Julian days
 * @param yearDays  length of the year, days
 */
export function laidOut<Row extends { years: number }>(
  rows: readonly Row[],
  startJd: number,
  yearDays: number,
): (Row & Interval)[] {
  let years = 0;
  return rows.map((row) => {
    const from = startJd + years * yearDays;
    years += row.years;
    return { ...row, startJd: from, endJd: startJd + years * yearDays };
  });
}

/** `count` rows of a circle of them, beginning with the one at `first`. */
export function cycled<Row>(rows: readonly Row[], first: number, count: number): Row[] {
  return Array.from({ length: count }, (_, i) => rows[(first + i) % rows.length] as Row);
}
