/** The eight yoginīs, and the shape of their periods. */

import type { GrahaKey } from '../../data/keys';
import type { Name } from '../../data/terms';
import type { Interval } from './periods';

interface YoginiRow extends Name {
  lord: GrahaKey;
  years: number;
}

/** The yoginīs in order, with their lords and years of 36. */
export const YOGINIS = [
  { key: 'mangala_yogini', iast: 'Maṅgalā', sa: 'मङ्गला', lord: 'moon', years: 1 },
  { key: 'pingala', iast: 'Piṅgalā', sa: 'पिङ्गला', lord: 'sun', years: 2 },
  { key: 'dhanya', iast: 'Dhānyā', sa: 'धान्या', lord: 'jupiter', years: 3 },
  { key: 'bhramari', iast: 'Bhrāmarī', sa: 'भ्रामरी', lord: 'mars', years: 4 },
  { key: 'bhadrika', iast: 'Bhadrikā', sa: 'भद्रिका', lord: 'mercury', years: 5 },
  { key: 'ulka', iast: 'Ulkā', sa: 'उल्का', lord: 'saturn', years: 6 },
  { key: 'siddha', iast: 'Siddhā', sa: 'सिद्धा', lord: 'venus', years: 7 },
  { key: 'sankata', iast: 'Saṅkaṭā', sa: 'सङ्कटा', lord: 'rahu', years: 8 },
] as const satisfies readonly YoginiRow[];
export type YoginiKey = (typeof YOGINIS)[number]['key'];

export interface YoginiPeriod extends Interval {
  key: YoginiKey;
  /** IAST. */
  name: string;
  sa: string;
  lord: GrahaKey;
  /** 1 mahā, 2 antara, 3 pratyantara, 4 sūkṣma, 5 prāṇa. */
  level: number;
  sub: YoginiPeriod[];
}
