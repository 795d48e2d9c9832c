/** The daśās by key, with their names. */
import type { Name } from '../../data/terms/name';

export const DASHA_KEYS = [
  'vimshottari',
  'yogini',
  'ashtottari',
  'chara',
  'chara-rao',
  'kp-vimshottari',
  'narayana',
  'kalachakra',
  'shula',
  'mandooka',
  'drig',
  'sthira',
  'niryana-shula',
  'dvisaptati',
  'shodashottari',
  'dvadashottari',
  'panchottari',
  'shatabdika',
  'chaturashiti',
  'shashtihayani',
  'shattrimsha',
  'mudda',
] as const;
export type DashaKey = (typeof DASHA_KEYS)[number];

/** The default daśās of a chart. */
export const DEFAULT_DASHAS = ['vimshottari', 'yogini', 'ashtottari', 'chara'] as const satisfies readonly DashaKey[];
export type DefaultDasha = (typeof DEFAULT_DASHAS)[number];

export const DASHA_NAMES = {
  vimshottari: { key: 'vimshottari', iast: 'Viṃśottarī', sa: 'विंशोत्तरी' },
  yogini: { key: 'yogini', iast: 'Yoginī', sa: 'योगिनी' },
  ashtottari: { key: 'ashtottari', iast: 'Aṣṭottarī', sa: 'अष्टोत्तरी' },
  chara: { key: 'chara', iast: 'Cara', sa: 'चर' },
  'chara-rao': { key: 'chara-rao', iast: 'Cara', sa: 'चर' },
  'kp-vimshottari': { key: 'kp-vimshottari', iast: 'Viṃśottarī', sa: 'विंशोत्तरी' },
  narayana: { key: 'narayana', iast: 'Nārāyaṇa', sa: 'नारायण' },
  kalachakra: { key: 'kalachakra', iast: 'Kālacakra', sa: 'कालचक्र' },
  shula: { key: 'shula', iast: 'Śūla', sa: 'शूल' },
  mandooka: { key: 'mandooka', iast: 'Maṇḍūka', sa: 'मण्डूक' },
  drig: { key: 'drig', iast: 'Dṛg', sa: 'दृग्' },
  sthira: { key: 'sthira', iast: 'Sthira', sa: 'स्थिर' },
  'niryana-shula': { key: 'niryana-shula', iast: 'Niryāṇaśūla', sa: 'निर्याणशूल' },
  dvisaptati: { key: 'dvisaptati', iast: 'Dvisaptatisamā', sa: 'द्विसप्ततिसमा' },
  shodashottari: { key: 'shodashottari', iast: 'Ṣoḍaśottarī', sa: 'षोडशोत्तरी' },
  dvadashottari: { key: 'dvadashottari', iast: 'Dvādaśottarī', sa: 'द्वादशोत्तरी' },
  panchottari: { key: 'panchottari', iast: 'Pañcottarī', sa: 'पञ्चोत्तरी' },
  shatabdika: { key: 'shatabdika', iast: 'Śatābdikā', sa: 'शताब्दिका' },
  chaturashiti: { key: 'chaturashiti', iast: 'Caturaśītisamā', sa: 'चतुरशीतिसमा' },
  shashtihayani: { key: 'shashtihayani', iast: 'Ṣaṣṭihāyanī', sa: 'षष्टिहायनी' },
  shattrimsha: { key: 'shattrimsha', iast: 'Ṣaṭtriṃśatsamā', sa: 'षट्त्रिंशत्समा' },
  mudda: { key: 'mudda', iast: 'Muddā', sa: 'मुद्दा' },
} as const satisfies { readonly [K in DashaKey]: Name & { key: K } };
