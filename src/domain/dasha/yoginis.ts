/** The eight yoginīs, and the shape of their periods. */

import { YOGINI_LORDS } from '../../data/dashas/usual';
import type { GrahaKey } from '../../data/keys';
import type { Name } from '../../data/terms/name';
import type { Interval } from './periods';

/** The names of the yoginīs. */
const NAMES = {
  mangala_yogini: { iast: 'Maṅgalā', sa: 'मङ्गला' },
  pingala: { iast: 'Piṅgalā', sa: 'पिङ्गला' },
  dhanya: { iast: 'Dhānyā', sa: 'धान्या' },
  bhramari: { iast: 'Bhrāmarī', sa: 'भ्रामरी' },
  bhadrika: { iast: 'Bhadrikā', sa: 'भद्रिका' },
  ulka: { iast: 'Ulkā', sa: 'उल्का' },
  siddha: { iast: 'Siddhā', sa: 'सिद्धा' },
  sankata: { iast: 'Saṅkaṭā', sa: 'सङ्कटा' },
} as const satisfies Record<(typeof YOGINI_LORDS)[number]['key'], Omit<Name, 'key'>>;

/** The yoginīs in order, with their lords and years of 36. */
export const YOGINIS = YOGINI_LORDS.map((row) => ({ ...row, ...NAMES[row.key] }));
type YoginiKey = (typeof YOGINI_LORDS)[number]['key'];

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
