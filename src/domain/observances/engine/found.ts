import type { EkadashiRule } from '../../../data/observances/rule';
import type { Stretch } from '../../../data/stretch';
import type { Decision, FastReason } from '../decision';
import type { Reckoning } from '../types';
import type { Tithi } from './sky';

/** An ekādaśī fast, with the day on which it is broken as an index in `sky.days`. */
export interface Fasting {
  school: EkadashiRule['school'];
  why: FastReason;
  ekadashi: Tithi;
  dvadashi: Tithi;
  paranaDay: number;
}

/** An observance of a rule on one of the sky's days, before it is dated and named. */
export interface Found {
  /** Index in `sky.days`. */
  day: number;
  /** The instant for which tithi, nakṣatra and month are given. */
  momentJd: number;
  kala: Reckoning['kala'];
  window: Stretch | null;
  decision: Decision;
  /** Further deciding periods, and hours within the day. */
  also?: Pick<Reckoning, 'nakshatra' | 'sankrantiJd' | 'bhadra' | 'rite'>;
  /** Number of its month, if that is one of the two names of a kṣaya month. */
  month?: number;
  /** Its number, if two fall in one solar month and both are given. */
  occurrence?: 1 | 2;
  /** The fast, for an ekādaśī, its second day and its pāraṇa. */
  fasting?: Fasting;
  /** Set for the breaking of the fast and for a second day of the fast, which are not the observance itself. */
  part?: 'parana' | 'atirikta';
}
