import type { Stretch } from '../../../data/stretch';
import type { Decision } from '../decision';
import type { Reckoning } from '../types';

/** An observance of a rule on one of the sky's days, before it is dated and named. */
export interface Found {
  /** A place in `sky.days`. */
  day: number;
  /** At which tithi, nakṣatra and month are told. */
  momentJd: number;
  kala: Reckoning['kala'];
  window: Stretch | null;
  decision: Decision;
  /** What decided besides, and hours within the day. */
  also?: Pick<Reckoning, 'nakshatra' | 'sankrantiJd' | 'bhadra' | 'rite'>;
  /** The month's number it is kept by, where that is one of the two of a kṣaya month. */
  month?: number;
  /** Of two in one solar month, both of which are given. */
  occurrence?: 1 | 2;
  /** Not the observance itself: the breaking of its fast, or a second day of the fast. */
  part?: 'parana' | 'atirikta';
}
