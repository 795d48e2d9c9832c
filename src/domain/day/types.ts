/** The traditional day: from a sunrise to the next at a place. Julian days UT. */
import type { GrahaKey } from '../chart/types';

export interface Place {
  latDeg: number;
  lonDeg: number;
}

export interface CivilDate {
  year: number;
  month: number;
  day: number;
}

export interface VedicDay {
  /** Civil date by the zone, and its midnight. */
  date: CivilDate;
  midnightJd: number;
  /** First sunrise in the civil date by the zone; null where the Sun does not rise in it. */
  sunriseJd: number | null;
  /**
   * First sunset after it, and the next sunrise; null where there is none within a day and a half. Without a
   * sunrise: the first sunset in the civil date, and null.
   */
  sunsetJd: number | null;
  nextSunriseJd: number | null;
  /** First after the sunrise and before the next one; null for none, and without a sunrise. */
  moonriseJd: number | null;
  moonsetJd: number | null;
  /** Null on an ordinary day, and where the sunrise only slipped past the zone's midnights. */
  polar: 'day' | 'night' | null;
  /** 1..7 from Ravivāra: the weekday of the civil date. */
  vara: number;
}

/** A slot of the day or the night, with what its scheme says of it. */
export interface Slot {
  /** From 1 in its scheme. */
  index: number;
  key: string;
  quality: 'good' | 'middling' | 'bad' | 'avoided' | null;
  lord: GrahaKey | null;
  startJd: number;
  endJd: number;
}
