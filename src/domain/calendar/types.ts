/** Months and years of an instant, by the Sun's saṅkrāntis and the Moon's months. */
import type { Paksha } from '../../data/keys';
import type { Season } from './season';

export interface LunarMonth {
  /** 1..12 from Caitra, amānta and pūrṇimānta. */
  amanta: number;
  purnimanta: number;
  /** Whether the Sun enters no rāśi in the month. */
  adhika: boolean;
  /** If the Sun enters two rāśis: the dropped month name, 1..12; otherwise null. */
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
  /** Saṃvatsara, 1..60 from Prabhava: by Jupiter's mean motion (north) and in unbroken succession (south). */
  samvatsara: { north: number; south: number };
}

/** The season is by the nirayana Sun. */
export interface CalendarNow extends Season {
  month: LunarMonth;
  years: Years;
  /** 1..12: the rāśi of the Sun, from Meṣa. */
  solarMonth: number;
  /** The season by the tropical Sun: the ayanas change at the solstices. */
  sayana: Season;
}
