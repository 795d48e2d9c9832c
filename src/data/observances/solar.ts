/**
 * Observances by the Sun alone: its entry into the twelve rāśis, and the beginnings and days of the solar months, whose
 * civil day each region reckons in its own way. Degrees are nirayana.
 */
import { BENGAL, INDIA_AND_NEPAL, KERALA, PUNJAB, SOUTH, TAMIL, TELUGU, WORLD } from './regions';
import { type Called, relative, solar } from './row';
import type { SolarRule, UtsavaRule } from './rule';

/** The twelve from Meṣa, each observed on its day of puṇya-kāla. */
const SANKRANTIS: readonly Called[] = [
  ['mesha_sankranti', 'Meṣa-saṅkrānti', 'मेषसङ्क्रान्ति', 'Mesha Sankranti'],
  ['vrishabha_sankranti', 'Vṛṣabha-saṅkrānti', 'वृषभसङ्क्रान्ति', 'Vrishabha Sankranti'],
  ['mithuna_sankranti', 'Mithuna-saṅkrānti', 'मिथुनसङ्क्रान्ति', 'Mithuna Sankranti'],
  ['karka_sankranti', 'Karka-saṅkrānti', 'कर्कसङ्क्रान्ति', 'Karka Sankranti'],
  ['simha_sankranti', 'Siṃha-saṅkrānti', 'सिंहसङ्क्रान्ति', 'Simha Sankranti'],
  ['kanya_sankranti', 'Kanyā-saṅkrānti', 'कन्यासङ्क्रान्ति', 'Kanya Sankranti'],
  ['tula_sankranti', 'Tulā-saṅkrānti', 'तुलासङ्क्रान्ति', 'Tula Sankranti'],
  ['vrischika_sankranti', 'Vṛścika-saṅkrānti', 'वृश्चिकसङ्क्रान्ति', 'Vrischika Sankranti'],
  ['dhanu_sankranti', 'Dhanuḥ-saṅkrānti', 'धनुःसङ्क्रान्ति', 'Dhanu Sankranti'],
  ['makara_sankranti', 'Makara-saṅkrānti', 'मकरसङ्क्रान्ति', 'Makar Sankranti'],
  ['kumbha_sankranti', 'Kumbha-saṅkrānti', 'कुम्भसङ्क्रान्ति', 'Kumbha Sankranti'],
  ['mina_sankranti', 'Mīna-saṅkrānti', 'मीनसङ्क्रान्ति', 'Meena Sankranti'],
];

const sankranti = (called: Called, i: number): SolarRule =>
  solar(
    called,
    { sunDeg: 30 * i, day: 'punya-kala' },
    {
      kind: 'sankranti',
      regions: WORLD,
      ...(called[0] === 'makara_sankranti' && { major: true }),
      source: 'customary, as in the digests: the day of puṇya-kāla',
    },
  );

export const SOLAR = [
  ...SANKRANTIS.map(sankranti),

  // Meṣa
  solar(
    ['puthandu', 'Puttāṇṭu (Tamiḻ)', 'पुत्ताण्टु (तमिऴ्)', 'Puthandu / Tamil New Year'],
    { sunDeg: 0, day: 'tamil' },
    { kind: 'solar', regions: TAMIL, major: true, source: 'customary: the first of Cittirai' },
  ),
  solar(
    ['vishu', 'Viṣu', 'विषु', 'Vishu'],
    { sunDeg: 0, day: 'dawn' },
    { kind: 'solar', regions: KERALA, major: true, source: 'customary: the first dawn after the saṅkrānti' },
  ),
  solar(
    ['vaisakhi', 'Vaiśākhī', 'वैशाखी', 'Vaisakhi / Baisakhi'],
    { sunDeg: 0, day: 'civil' },
    {
      kind: 'solar',
      regions: [...PUNJAB, 'uttarakhand', 'rajasthan', 'uttar-pradesh'],
      major: true,
      source: 'customary: the civil day of the saṅkrānti',
    },
  ),
  solar(
    ['pohela_boishakh', 'Pahelā Baiśākha', 'पहेला बैशाख', 'Pohela Boishakh / Bengali New Year'],
    { sunDeg: 0, day: 'bengal' },
    { kind: 'solar', regions: BENGAL, major: true, source: 'customary: the first of the Bengali Boiśākh' },
  ),
  solar(
    ['agni_nakshatram_begins', 'Agni-nakṣatra (ārambha)', 'अग्निनक्षत्र (आरम्भ)', 'Agni Nakshatram begins'],
    { sunDeg: 20, day: 'panchanga-day' },
    { kind: 'solar', regions: SOUTH, source: 'customary: the Sun enters the third pāda of Bharaṇī' },
  ),
  solar(
    ['agni_nakshatram_ends', 'Agni-nakṣatra (samāpti)', 'अग्निनक्षत्र (समाप्ति)', 'Agni Nakshatram ends'],
    { sunDeg: 43 + 20 / 60, day: 'panchanga-day' },
    { kind: 'solar', regions: SOUTH, source: 'customary: the Sun leaves the first pāda of Rohiṇī' },
  ),

  // Karka, Siṃha, Kanyā
  solar(
    ['aadi_perukku', 'Āṭipperukku', 'आटिप्पेरुक्कु', 'Aadi Perukku'],
    { sunDeg: 90, day: 'tamil', shift: 17 },
    { kind: 'solar', regions: ['tamil-nadu', 'puducherry'], source: 'customary: the eighteenth of Āṭi' },
  ),
  solar(
    ['kollam_new_year', 'Kolla-varṣārambha', 'कोल्लवर्षारम्भ', 'Kollam New Year'],
    { sunDeg: 120, day: 'malayalam' },
    { kind: 'solar', regions: KERALA, source: 'customary: the first of Ciṅṅam' },
  ),
  solar(
    ['vishwakarma_puja', 'Viśvakarma-pūjā', 'विश्वकर्मपूजा', 'Vishwakarma Puja'],
    { sunDeg: 150, day: 'punya-kala' },
    { kind: 'solar', regions: INDIA_AND_NEPAL, source: 'customary: the day of Kanyā-saṅkrānti' },
  ),

  // Vṛścika
  solar(
    ['mandala_pooja_begins', 'Maṇḍala-pūjā (ārambha)', 'मण्डलपूजा (आरम्भ)', 'Mandala Pooja begins'],
    { sunDeg: 210, day: 'malayalam' },
    {
      kind: 'solar',
      regions: [...KERALA, 'tamil-nadu', 'karnataka', ...TELUGU],
      source: 'customary: the first of Vṛścikam',
    },
  ),
  solar(
    ['mandala_pooja', 'Maṇḍala-pūjā', 'मण्डलपूजा', 'Mandala Pooja'],
    { sunDeg: 210, day: 'malayalam', shift: 40 },
    {
      kind: 'solar',
      regions: [...KERALA, 'tamil-nadu', 'karnataka', ...TELUGU],
      source: 'customary: the forty-first day from the first of Vṛścikam',
    },
  ),

  // Makara
  relative(
    ['lohri', 'Lohaṛī', 'लोहड़ी', 'Lohri'],
    { to: 'makara_sankranti', days: -1 },
    {
      kind: 'solar',
      regions: [...PUNJAB, 'uttarakhand', 'rajasthan', 'uttar-pradesh'],
      source: 'customary: the day before Makara-saṅkrānti',
    },
  ),
  solar(
    ['makaravilakku', 'Makaraviḷakku', 'मकरविळक्कु', 'Makaravilakku'],
    { sunDeg: 270, day: 'punya-kala' },
    {
      kind: 'solar',
      regions: [...KERALA, 'tamil-nadu', 'karnataka', ...TELUGU],
      source: 'customary: the day of Makara-saṅkrānti',
    },
  ),
  solar(
    ['magh_bihu', 'Māgha Bihu', 'माघ बिहु', 'Magh Bihu'],
    { sunDeg: 270, day: 'bengal' },
    { kind: 'solar', regions: ['assam'], source: 'customary: the first of the solar Māgha, reckoned as in Bengal' },
  ),
  solar(
    ['pongal', 'Poṅkal', 'पोङ्कल्', 'Pongal'],
    { sunDeg: 270, day: 'tamil' },
    { kind: 'solar', regions: TAMIL, major: true, source: 'customary: the first of Tai' },
  ),
  relative(
    ['bhogi', 'Bhogī', 'भोगी', 'Bhogi'],
    { to: 'pongal', days: -1 },
    { kind: 'solar', regions: [...TAMIL, ...TELUGU, 'karnataka'], source: 'customary: the day before Poṅkal' },
  ),
  relative(
    ['mattu_pongal', 'Māṭṭuppoṅkal', 'माट्टुप्पोङ्कल्', 'Mattu Pongal'],
    { to: 'pongal', days: 1 },
    { kind: 'solar', regions: TAMIL, source: 'customary: the day after Poṅkal' },
  ),

  // Mīna
  solar(
    ['karadaiyan_nombu', 'Kāraṭaiyāṉ nōṉpu', 'कारटैयाऩ् नोऩ्पु', 'Karadaiyan Nombu'],
    { sunDeg: 330, day: 'punya-kala' },
    { kind: 'solar', regions: ['tamil-nadu', 'puducherry'], source: 'customary: the day of Mīna-saṅkrānti' },
  ),
] satisfies readonly UtsavaRule[];
