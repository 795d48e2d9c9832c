/** The traditional day of a place, from one sunrise to the next. Julian days UT. */
import type { GrahaKey } from '../../data/keys';

export interface CivilDate {
  year: number;
  month: number;
  day: number;
}

export interface VedicDay {
  /** Civil date in the zone, and its midnight. */
  date: CivilDate;
  midnightJd: number;
  /** First sunrise in the civil date of the zone; null if the Sun does not rise in it. */
  sunriseJd: number | null;
  /**
   * First sunset after it, and the next sunrise; null where there is none within a day and a half. Without a
   * sunrise: the first sunset in the civil date, and null.
   */
  sunsetJd: number | null;
  nextSunriseJd: number | null;
  /** Last sunset before the sunrise, when the previous night began; null if there is none within a day and a half. */
  previousSunsetJd: number | null;
  /** First after the sunrise and before the next one; null if there is none, or no sunrise. */
  moonriseJd: number | null;
  moonsetJd: number | null;
  /** Null on an ordinary day, and if the sunrise only moved across the zone's midnight. */
  polar: 'day' | 'night' | null;
  /** 1..7 from Ravivāra: the weekday of the civil date. */
  vara: number;
}

/** A slot of the day or the night, with its name and quality. */
export interface Slot {
  /** Number in its scheme, from 1. */
  index: number;
  key: string;
  quality: 'good' | 'middling' | 'bad' | 'avoided' | null;
  lord: GrahaKey | null;
  startJd: number;
  endJd: number;
}
