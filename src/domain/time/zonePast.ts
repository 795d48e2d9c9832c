/** The known history of zones that the tz database has merged with others. */

/** An offset and its first instant, Julian days UT. */
export interface Change {
  startJd: number;
  hours: number;
}

/** The history of a zone until the tz database merged it with another; later, `Intl` is right. */
export interface OwnPast {
  /** Unix seconds. */
  mergedFrom: number;
  /** Its offsets before the merger. */
  changes: readonly Change[];
  /**
   * The UTC offsets, in seconds, at which its clock shows a time, earlier instant first; empty if the clock skipped the
   * time.
   *
   * @param wall           the clock's time as if it were UT, Unix seconds
   * @param offsetsByIntl  the offsets by `Intl` at which the clock shows this time
   * @param offsetByIntl   the offset in force at an instant by `Intl`, Unix seconds
   */
  offsetsShowing(wall: number, offsetsByIntl: readonly number[], offsetByIntl: (unix: number) => number): number[];
}

/** The histories of merged zones by canonical identifier. */
export type ZoneHistories = ReadonlyMap<string, OwnPast>;
