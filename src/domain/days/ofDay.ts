/**
 * Values of the weekday with the nakṣatras of Moon and Sun: ānandādi, homāhuti; with the tithi: agni-vāsa; and
 * diśā-śūla.
 */

import type { GrahaKey } from '../../data/keys';
import type { Name } from '../../data/terms/name';
import { byVara } from '../day-divisions/slots';
import { MANSIONS } from '../panchanga/stays';
import { type DayView, pairs } from './view';

/** The 28 ānandādi yogas. Source: customary. */
export const ANANDADI_NAMES = [
  { key: 'ananda', iast: 'Ānanda', sa: 'आनन्द' },
  { key: 'kaladanda', iast: 'Kāladaṇḍa', sa: 'कालदण्ड' },
  { key: 'dhumra', iast: 'Dhūmra', sa: 'धूम्र' },
  { key: 'dhata', iast: 'Dhātā', sa: 'धाता' },
  { key: 'saumya', iast: 'Saumya', sa: 'सौम्य' },
  { key: 'dhvanksha', iast: 'Dhvāṅkṣa', sa: 'ध्वाङ्क्ष' },
  { key: 'dhvaja', iast: 'Dhvaja', sa: 'ध्वज' },
  { key: 'shrivatsa', iast: 'Śrīvatsa', sa: 'श्रीवत्स' },
  { key: 'vajra', iast: 'Vajra', sa: 'वज्र' },
  { key: 'mudgara', iast: 'Mudgara', sa: 'मुद्गर' },
  { key: 'chatra', iast: 'Chatra', sa: 'छत्र' },
  { key: 'mitra', iast: 'Mitra', sa: 'मित्र' },
  { key: 'manasa', iast: 'Mānasa', sa: 'मानस' },
  { key: 'padma', iast: 'Padma', sa: 'पद्म' },
  { key: 'lumbaka', iast: 'Lumbaka', sa: 'लुम्बक' },
  { key: 'utpata', iast: 'Utpāta', sa: 'उत्पात' },
  { key: 'mrityu', iast: 'Mṛtyu', sa: 'मृत्यु' },
  { key: 'kana', iast: 'Kāṇa', sa: 'काण' },
  { key: 'siddhi', iast: 'Siddhi', sa: 'सिद्धि' },
  { key: 'shubha', iast: 'Śubha', sa: 'शुभ' },
  { key: 'amrita', iast: 'Amṛta', sa: 'अमृत' },
  { key: 'musala', iast: 'Musala', sa: 'मुसल' },
  { key: 'gada', iast: 'Gada', sa: 'गद' },
  { key: 'matanga', iast: 'Mātaṅga', sa: 'मातङ्ग' },
  { key: 'rakshasa', iast: 'Rākṣasa', sa: 'राक्षस' },
  { key: 'chara', iast: 'Cara', sa: 'चर' },
  { key: 'sthira', iast: 'Sthira', sa: 'स्थिर' },
  { key: 'vardhamana', iast: 'Vardhamāna', sa: 'वर्धमान' },
] as const satisfies readonly Name[];

/** The first of the 28 mansions for each weekday, from Ravivāra: each is four after the previous one. */
const ANANDADI_FIRST = [1, 5, 9, 13, 17, 21, 25] as const;

interface Anandadi {
  /** 1..28 from Ānanda. */
  index: number;
  untilJd: number;
}

/** The ānandādi yogas of the day: the Moon's mansion, counted from that of the weekday. */
export const anandadi = ({ during, sky, day }: DayView): Anandadi[] =>
  during(sky.moonMansions()).map(({ index, endJd }) => ({
    index: ((index - byVara<number>(ANANDADI_FIRST, day.vara) + MANSIONS) % MANSIONS) + 1,
    untilJd: endJd,
  }));

/** Each has three nakṣatras, counted from the Sun's to the Moon's. Source: Muhūrta-cintāmaṇi, by report. */
const AHUTI = [
  'sun',
  'mercury',
  'venus',
  'saturn',
  'moon',
  'mars',
  'jupiter',
  'rahu',
  'ketu',
] as const satisfies readonly GrahaKey[];

interface Homahuti {
  graha: GrahaKey;
  untilJd: number;
}

/**
 * The graha that receives an oblation, by the Moon's position from the Sun's: a row for each stay of the Moon, and
 * another one if the Sun changes its nakṣatra within the day.
 */
export function homahuti({ during, sky, endJd: dayEndJd }: DayView): Homahuti[] {
  const sun = during(sky.sunNakshatras()).map((stay) =>
    // Changes of the Sun after the day belong to the next day.
    stay.endJd >= dayEndJd ? { ...stay, endJd: Number.POSITIVE_INFINITY } : stay,
  );
  return during(sky.limbs().nakshatra).flatMap((moon) => {
    const rows = pairs([moon], sun).map(({ first, second, endJd }) => ({
      graha: AHUTI[Math.floor(((first - second + 27) % 27) / 3)] as GrahaKey,
      untilJd: endJd,
    }));
    return rows.filter(({ graha }, i) => graha !== rows[i + 1]?.graha);
  });
}

export const AGNI_ABODES = {
  prithvi: { key: 'prithvi', iast: 'Pṛthvī', sa: 'पृथ्वी' },
  akasha: { key: 'akasha', iast: 'Ākāśa', sa: 'आकाश' },
  patala: { key: 'patala', iast: 'Pātāla', sa: 'पाताल' },
} as const satisfies Record<string, Name>;
type AgniAbode = keyof typeof AGNI_ABODES;

const AGNI_OF_REST = ['prithvi', 'akasha', 'patala', 'prithvi'] as const satisfies readonly AgniAbode[];

interface AgniVasa {
  abode: AgniAbode;
  untilJd: number;
}

/** The abode of fire: tithi plus weekday plus one, modulo four. Source: customary. */
export const agniVasa = ({ during, sky, day }: DayView): AgniVasa[] =>
  during(sky.limbs().tithi).map(({ index, endJd }) => ({
    abode: AGNI_OF_REST[(index + day.vara + 1) % 4] as AgniAbode,
    untilJd: endJd,
  }));

export const DIRECTIONS = {
  east: { key: 'east', iast: 'Pūrva', sa: 'पूर्व' },
  south: { key: 'south', iast: 'Dakṣiṇa', sa: 'दक्षिण' },
  west: { key: 'west', iast: 'Paścima', sa: 'पश्चिम' },
  north: { key: 'north', iast: 'Uttara', sa: 'उत्तर' },
} as const satisfies Record<string, Name>;
type Direction = keyof typeof DIRECTIONS;

/** From Ravivāra. Source: customary. */
const DISHA_SHULA = ['west', 'east', 'north', 'north', 'south', 'west', 'east'] as const satisfies readonly Direction[];

/** The direction of the weekday's śūla. */
export const dishaShula = ({ day }: DayView): Direction => byVara<Direction>(DISHA_SHULA, day.vara);
