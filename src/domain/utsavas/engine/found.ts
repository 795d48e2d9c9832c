import type { Reckoning, Stretch } from '../types';

/** An observance of a rule on one of the sky's days, before it is dated and named. */
export interface Found {
  /** A place in `sky.days`. */
  day: number;
  /** At which tithi, nakṣatra and month are told. */
  momentJd: number;
  kala: Reckoning['kala'];
  window: Stretch | null;
  decision: string;
  /** What decided besides, and hours within the day. */
  also?: Pick<Reckoning, 'nakshatra' | 'sankrantiJd' | 'bhadra' | 'rite'>;
  /** The month's number it is kept by, where that is one of the two of a kṣaya month. */
  month?: number;
  /** A row of its own beside the rule's: appended to the key, and to the names. */
  suffix?: '_vaishnava' | '_parana' | '_vaishnava_parana';
}
