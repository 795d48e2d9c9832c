import type { Paksha } from '../paksha';
import { type Name, nameAt } from './name';

/** The two fortnights of a lunar month: waxing and waning. */
export const PAKSHA_NAMES = {
  shukla: { key: 'shukla', iast: 'Śukla', sa: 'शुक्ल' },
  krishna: { key: 'krishna', iast: 'Kṛṣṇa', sa: 'कृष्ण' },
} as const satisfies Record<Paksha, Name>;

/** The fourteen tithis that both pakṣas have. */
const COMMON_TITHIS = [
  { key: 'pratipada', iast: 'Pratipadā', sa: 'प्रतिपदा' },
  { key: 'dvitiya', iast: 'Dvitīyā', sa: 'द्वितीया' },
  { key: 'tritiya', iast: 'Tṛtīyā', sa: 'तृतीया' },
  { key: 'chaturthi', iast: 'Caturthī', sa: 'चतुर्थी' },
  { key: 'panchami', iast: 'Pañcamī', sa: 'पञ्चमी' },
  { key: 'shashthi', iast: 'Ṣaṣṭhī', sa: 'षष्ठी' },
  { key: 'saptami', iast: 'Saptamī', sa: 'सप्तमी' },
  { key: 'ashtami', iast: 'Aṣṭamī', sa: 'अष्टमी' },
  { key: 'navami', iast: 'Navamī', sa: 'नवमी' },
  { key: 'dashami', iast: 'Daśamī', sa: 'दशमी' },
  { key: 'ekadashi', iast: 'Ekādaśī', sa: 'एकादशी' },
  { key: 'dvadashi', iast: 'Dvādaśī', sa: 'द्वादशी' },
  { key: 'trayodashi', iast: 'Trayodaśī', sa: 'त्रयोदशी' },
  { key: 'chaturdashi', iast: 'Caturdaśī', sa: 'चतुर्दशी' },
] as const satisfies readonly Name[];

function tithisOf(paksha: Paksha, last: Name): Name[] {
  const { iast, sa } = PAKSHA_NAMES[paksha];
  const common = COMMON_TITHIS.map((tithi) => ({
    key: `${paksha}_${tithi.key}`,
    iast: `${iast} ${tithi.iast}`,
    sa: `${sa} ${tithi.sa}`,
  }));
  return [...common, last];
}

/** The thirty tithis from Śukla Pratipadā, each with its pakṣa, except the full and the new moon. */
export const TITHI_NAMES: readonly Name[] = [
  ...tithisOf('shukla', { key: 'purnima', iast: 'Pūrṇimā', sa: 'पूर्णिमा' }),
  ...tithisOf('krishna', { key: 'amavasya', iast: 'Amāvāsyā', sa: 'अमावास्या' }),
];

/** Name of a tithi, 1..30 from Śukla Pratipadā: "Kṛṣṇa Dvitīyā" for 17. */
export function tithiName(number: number): Name {
  return nameAt(TITHI_NAMES, number, 'tithi');
}
