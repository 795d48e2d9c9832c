/**
 * The ekādaśīs of the twelve months and of an intercalary one; each brings forth its vaiṣṇava day, where that is
 * another, and the breaking of the fast. After them those of the solar months, and the days that follow an ekādaśī.
 */
import type { Paksha } from '../../names';
import type { EkadashiRule, UtsavaRule } from '../types';
import { type Called, relative, tithi, UDAYA } from './row';

const SOURCE = 'customary, as in the digests; the observances from the Padma, Brahmavaivarta and Nārada purāṇas';

const ekadashi = (month: number | 'adhika', paksha: Paksha, called: Called, major?: true): EkadashiRule => {
  const [key, name, sa, nameCommon] = called;
  return {
    by: 'ekadashi',
    key,
    name,
    sa,
    nameCommon,
    kind: 'ekadashi',
    tradition: 'smarta',
    source: SOURCE,
    ...(major && { major }),
    month,
    paksha,
    school: 'smarta',
  };
};

export const EKADASHIS = [
  ekadashi(1, 'shukla', ['kamada_ekadashi', 'Kāmadā ekādaśī', 'कामदा एकादशी', 'Kamada Ekadashi']),
  ekadashi(1, 'krishna', ['varuthini_ekadashi', 'Varūthinī ekādaśī', 'वरूथिनी एकादशी', 'Varuthini Ekadashi']),
  ekadashi(2, 'shukla', ['mohini_ekadashi', 'Mohinī ekādaśī', 'मोहिनी एकादशी', 'Mohini Ekadashi']),
  ekadashi(2, 'krishna', ['apara_ekadashi', 'Aparā ekādaśī', 'अपरा एकादशी', 'Apara Ekadashi']),
  ekadashi(3, 'shukla', ['nirjala_ekadashi', 'Nirjalā ekādaśī', 'निर्जला एकादशी', 'Nirjala Ekadashi']),
  ekadashi(3, 'krishna', ['yogini_ekadashi', 'Yoginī ekādaśī', 'योगिनी एकादशी', 'Yogini Ekadashi']),
  ekadashi(4, 'shukla', ['devshayani_ekadashi', 'Devaśayanī ekādaśī', 'देवशयनी एकादशी', 'Devshayani Ekadashi'], true),
  ekadashi(4, 'krishna', ['kamika_ekadashi', 'Kāmikā ekādaśī', 'कामिका एकादशी', 'Kamika Ekadashi']),
  ekadashi(5, 'shukla', [
    'shravana_putrada_ekadashi',
    'Śrāvaṇa-putradā ekādaśī',
    'श्रावणपुत्रदा एकादशी',
    'Shravana Putrada Ekadashi',
  ]),
  ekadashi(5, 'krishna', ['aja_ekadashi', 'Ajā ekādaśī', 'अजा एकादशी', 'Aja Ekadashi']),
  ekadashi(6, 'shukla', [
    'parsva_ekadashi',
    'Pārśva (Parivartinī) ekādaśī',
    'पार्श्व (परिवर्तिनी) एकादशी',
    'Parsva Ekadashi',
  ]),
  ekadashi(6, 'krishna', ['indira_ekadashi', 'Indirā ekādaśī', 'इन्दिरा एकादशी', 'Indira Ekadashi']),
  ekadashi(7, 'shukla', ['papankusha_ekadashi', 'Pāpāṅkuśā ekādaśī', 'पापाङ्कुशा एकादशी', 'Papankusha Ekadashi']),
  ekadashi(7, 'krishna', ['rama_ekadashi', 'Ramā ekādaśī', 'रमा एकादशी', 'Rama Ekadashi']),
  ekadashi(
    8,
    'shukla',
    ['devutthana_ekadashi', 'Devotthāna (Prabodhinī) ekādaśī', 'देवोत्थान (प्रबोधिनी) एकादशी', 'Devutthana Ekadashi'],
    true,
  ),
  ekadashi(8, 'krishna', ['utpanna_ekadashi', 'Utpannā ekādaśī', 'उत्पन्ना एकादशी', 'Utpanna Ekadashi']),
  ekadashi(9, 'shukla', ['mokshada_ekadashi', 'Mokṣadā ekādaśī', 'मोक्षदा एकादशी', 'Mokshada Ekadashi']),
  ekadashi(9, 'krishna', ['saphala_ekadashi', 'Saphalā ekādaśī', 'सफला एकादशी', 'Saphala Ekadashi']),
  ekadashi(10, 'shukla', [
    'pausha_putrada_ekadashi',
    'Pauṣa-putradā ekādaśī',
    'पौषपुत्रदा एकादशी',
    'Pausha Putrada Ekadashi',
  ]),
  ekadashi(10, 'krishna', ['shattila_ekadashi', 'Ṣaṭtilā ekādaśī', 'षट्तिला एकादशी', 'Shattila Ekadashi']),
  ekadashi(11, 'shukla', ['jaya_ekadashi', 'Jayā ekādaśī', 'जया एकादशी', 'Jaya Ekadashi']),
  ekadashi(11, 'krishna', ['vijaya_ekadashi', 'Vijayā ekādaśī', 'विजया एकादशी', 'Vijaya Ekadashi']),
  ekadashi(12, 'shukla', ['amalaki_ekadashi', 'Āmalakī ekādaśī', 'आमलकी एकादशी', 'Amalaki Ekadashi']),
  ekadashi(12, 'krishna', ['papmochani_ekadashi', 'Pāpamocanī ekādaśī', 'पापमोचनी एकादशी', 'Papmochani Ekadashi']),
  ekadashi('adhika', 'shukla', ['padmini_ekadashi', 'Padminī ekādaśī', 'पद्मिनी एकादशी', 'Padmini Ekadashi']),
  ekadashi('adhika', 'krishna', ['parama_ekadashi', 'Paramā ekādaśī', 'परमा एकादशी', 'Parama Ekadashi']),

  // By the Sun
  tithi(
    ['vaikuntha_ekadashi', 'Vaikuṇṭha ekādaśī', 'वैकुण्ठ एकादशी', 'Vaikuntha Ekadashi'],
    { month: 'every', paksha: 'shukla', tithi: 11, ...UDAYA, sunRashi: 9 },
    {
      kind: 'ekadashi',
      tradition: 'smarta',
      major: true,
      source: 'customary: the śukla ekādaśī with the Sun in Dhanus',
    },
  ),
  {
    by: 'ekadashi',
    key: 'guruvayur_ekadashi',
    name: 'Guruvāyūr ekādaśī',
    sa: 'गुरुवायूर् एकादशी',
    nameCommon: 'Guruvayur Ekadashi',
    kind: 'ekadashi',
    tradition: 'vaishnava',
    source: 'customary: the śukla ekādaśī with the Sun in Vṛścika',
    month: 'every',
    paksha: 'shukla',
    sunRashi: 8,
    school: 'vaishnava',
  },

  // On the day of one
  relative(
    ['gita_jayanti', 'Gītā-jayantī', 'गीताजयन्ती', 'Gita Jayanti'],
    { to: 'mokshada_ekadashi', days: 0 },
    { kind: 'jayanti', source: 'customary: the day of Mokṣadā ekādaśī' },
  ),
] satisfies readonly UtsavaRule[];
