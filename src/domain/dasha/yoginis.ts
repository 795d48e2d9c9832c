/** The shape of the periods of the eight yoginīs. */

import type { YOGINI_LORDS } from '../../data/dashas/usual';
import type { GrahaKey } from '../../data/keys';
import type { Interval } from './periods';

export type YoginiKey = (typeof YOGINI_LORDS)[number]['key'];

export interface YoginiPeriod extends Interval {
  key: YoginiKey;
  lord: GrahaKey;
  /** 1 mahā, 2 antara, 3 pratyantara, 4 sūkṣma, 5 prāṇa. */
  level: number;
  sub: YoginiPeriod[];
}
