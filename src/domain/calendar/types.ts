/** Months and years of an instant, by the Sun's saṅkrāntis and the Moon's months. */
import type { Paksha } from '../names';
import type { Season } from './season';

export interface LunarMonth {
  /** 1..12 from Caitra, amānta and pūrṇimānta. */
  amanta: number;
  purnimanta: number;
  /** The Sun enters no rāśi in it. */
  adhika: boolean;
  /** The Sun enters two: the month whose name is lost, 1..12, else null. */
  kshaya: number | null;
  paksha: Paksha;
  /** New moons that bound the amānta month. */
  startJd: number;
  endJd: number;
}

export interface Years {
  /** Elapsed years of the Kali, Vikrama (Caitrādi) and Śaka eras, changing with the lunar year. */
  kali: number;
  vikrama: number;
  shaka: number;
  /** Saṃvatsara of the sixty, 1..60 from Prabhava: by Jupiter's mean motion (north) and in plain succession (south). */
  samvatsara: { north: number; south: number };
}

/** Its own season is by the nirayana Sun. */
export interface CalendarNow extends Season {
  month: LunarMonth;
  years: Years;
  /** 1..12: the rāśi of the Sun, from Meṣa. */
  solarMonth: number;
  /** The same by the tropical Sun: ayanas that turn at the solstices. */
  sayana: Season;
}
