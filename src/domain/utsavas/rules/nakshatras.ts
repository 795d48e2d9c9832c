/**
 * Observances by the nakṣatra of the Moon: within a solar month (the Sun in a rāśi, counted from Meṣa), within a pakṣa of
 * a lunar month, or each time it comes; with them Aṣṭamī-rohiṇī, which has its nakṣatra in the name alone. Nakṣatras are
 * counted from Aśvinī.
 */
import type { UtsavaRule } from '../types';
import { nakshatra, tithi, UDAYA } from './row';

export const NAKSHATRAS = [
  // Within a solar month
  nakshatra(
    ['onam', 'Oṇam (Tiruvōṇam)', 'ओणम् (तिरुवोणम्)', 'Onam'],
    { nakshatra: 22, within: { sunRashi: 5 }, kala: 'madhyahna', onTwo: 'second', onNone: 'begins', onTwice: 'later' },
    { kind: 'nakshatra', major: true, source: 'customary' },
  ),
  nakshatra(
    ['thai_pusam', 'Taippūcam', 'तैप्पूचम्', 'Thai Pusam'],
    {
      nakshatra: 8,
      within: { sunRashi: 10 },
      kala: 'madhyahna',
      onTwo: 'second',
      onNone: 'begins',
      onTwice: 'near-full-moon',
    },
    { kind: 'nakshatra', source: 'customary: the days of the holiday in Malaysia' },
  ),
  nakshatra(
    ['masi_magam', 'Māci makam', 'माचि मकम्', 'Masi Magam'],
    {
      nakshatra: 10,
      within: { sunRashi: 11 },
      kala: 'pradosha',
      onTwo: 'larger',
      onNone: 'begins',
      onTwice: 'near-full-moon',
    },
    { kind: 'nakshatra', source: 'customary' },
  ),
  nakshatra(
    ['panguni_uthiram', 'Paṅkuṉi uttiram', 'पङ्कुऩि उत्तिरम्', 'Panguni Uthiram'],
    { nakshatra: 12, within: { sunRashi: 12 }, ...UDAYA, onTwice: 'near-full-moon' },
    { kind: 'nakshatra', source: 'customary' },
  ),
  nakshatra(
    ['vaikasi_visakam', 'Vaikāci vicākam', 'वैकाचि विचाकम्', 'Vaikasi Visakam'],
    { nakshatra: 16, within: { sunRashi: 2 }, ...UDAYA, onTwice: 'later' },
    { kind: 'nakshatra', source: 'customary' },
  ),
  nakshatra(
    ['karthigai_deepam', 'Kārttikai dīpam', 'कार्त्तिकै दीपम्', 'Karthigai Deepam'],
    {
      nakshatra: 3,
      within: { sunRashi: 8 },
      kala: 'pradosha',
      onTwo: 'larger',
      onNone: 'begins',
      onTwice: 'near-full-moon',
    },
    { kind: 'nakshatra', major: true, source: 'customary' },
  ),
  nakshatra(
    ['arudra_darshanam', 'Ārdrā-darśana', 'आर्द्रादर्शन', 'Arudra Darshan'],
    { nakshatra: 6, within: { sunRashi: 9 }, ...UDAYA, onTwice: 'later' },
    { kind: 'nakshatra', source: 'customary' },
  ),
  nakshatra(
    ['andal_jayanti', 'Āṇḍāḷ jayantī (Āṭi pūram)', 'आण्डाळ् जयन्ती (आटि पूरम्)', 'Andal Jayanti / Aadi Pooram'],
    { nakshatra: 11, within: { sunRashi: 4 }, ...UDAYA, onTwice: 'later' },
    { kind: 'jayanti', source: 'customary' },
  ),
  nakshatra(
    ['thrissur_pooram', 'Tṛśśūr pūram', 'तृश्शूर् पूरम्', 'Thrissur Pooram'],
    { nakshatra: 11, within: { sunRashi: 1 }, kala: 'sangava', onTwo: 'larger', onNone: 'begins', onTwice: 'later' },
    { kind: 'nakshatra', source: 'customary' },
  ),
  nakshatra(
    ['attukal_pongala', 'Āṟṟukāl poṅkāla', 'आऱ्ऱुकाल् पोङ्काल', 'Attukal Pongala'],
    { nakshatra: 11, within: { sunRashi: 11 }, kala: 'pradosha', onTwo: 'larger', onNone: 'begins', onTwice: 'later' },
    { kind: 'nakshatra', source: 'customary: the days kept at Thiruvananthapuram' },
  ),
  tithi(
    ['ashtami_rohini', 'Aṣṭamī-rohiṇī', 'अष्टमीरोहिणी', 'Ashtami Rohini'],
    {
      month: 'every',
      paksha: 'krishna',
      tithi: 8,
      kala: 'nishitha',
      onTwo: 'larger-else-second',
      onNone: 'begins',
      sunRashi: 5,
      onTwice: 'later',
    },
    {
      kind: 'nakshatra',
      source: 'customary: the days kept in Kerala follow the aṣṭamī of Ciṅṅam, with Rohiṇī or without',
    },
  ),
  nakshatra(
    ['ramanuja_jayanti', 'Rāmānuja-jayantī', 'रामानुजजयन्ती', 'Ramanuja Jayanti'],
    { nakshatra: 6, within: { sunRashi: 1 }, ...UDAYA, onTwice: 'later' },
    { kind: 'jayanti', source: 'customary' },
  ),

  // Within a pakṣa
  nakshatra(
    ['saraswati_avahana', 'Sarasvaty-āvāhana', 'सरस्वत्यावाहन', 'Saraswati Avahan'],
    { nakshatra: 19, within: { month: 7, paksha: 'shukla' }, kala: 'aparahna', onTwo: 'first', onNone: 'begins' },
    { kind: 'navaratra', source: 'customary' },
  ),
  nakshatra(
    ['saraswati_puja', 'Sarasvatī-pūjā (Śārada)', 'सरस्वतीपूजा (शारद)', 'Saraswati Puja (Navaratri)'],
    { nakshatra: 20, within: { month: 7, paksha: 'shukla' }, kala: 'madhyahna', onTwo: 'first', onNone: 'begins' },
    { kind: 'navaratra', source: 'customary' },
  ),
  nakshatra(
    ['jyeshtha_gauri_avahana', 'Jyeṣṭhā-gaury-āvāhana', 'ज्येष्ठागौर्यावाहन', 'Jyeshtha Gauri Avahana'],
    { nakshatra: 17, within: { month: 6, paksha: 'shukla' }, kala: 'sangava', onTwo: 'first', onNone: 'begins' },
    { kind: 'nakshatra', source: 'customary' },
  ),
  nakshatra(
    ['jyeshtha_gauri_puja', 'Jyeṣṭhā-gaurī-pūjā', 'ज्येष्ठागौरीपूजा', 'Jyeshtha Gauri Puja'],
    { nakshatra: 18, within: { month: 6, paksha: 'shukla' }, kala: 'sangava', onTwo: 'first', onNone: 'begins' },
    { kind: 'nakshatra', source: 'customary' },
  ),
  nakshatra(
    ['jyeshtha_gauri_visarjana', 'Jyeṣṭhā-gaurī-visarjana', 'ज्येष्ठागौरीविसर्जन', 'Jyeshtha Gauri Visarjan'],
    { nakshatra: 19, within: { month: 6, paksha: 'shukla' }, kala: 'sangava', onTwo: 'first', onNone: 'begins' },
    { kind: 'nakshatra', source: 'customary' },
  ),
  nakshatra(
    ['rigveda_upakarma', 'Ṛgvedopākarma', 'ऋग्वेदोपाकर्म', 'Rigveda Upakarma'],
    { nakshatra: 22, within: { month: 5, paksha: 'shukla' }, kala: 'third-muhurta', onTwo: 'second', onNone: 'ends' },
    { kind: 'nakshatra', source: 'customary: three muhūrtas of the star, as of the tithi in Yajurvedopākarma' },
  ),
  nakshatra(
    ['samaveda_upakarma', 'Sāmavedopākarma', 'सामवेदोपाकर्म', 'Samaveda Upakarma'],
    { nakshatra: 13, within: { month: 6, paksha: 'shukla' }, kala: 'sangava', onTwo: 'first', onNone: 'begins' },
    { kind: 'nakshatra', source: 'customary' },
  ),
  nakshatra(
    ['maha_bharani', 'Mahā-bharaṇī-śrāddha', 'महाभरणीश्राद्ध', 'Maha Bharani'],
    { nakshatra: 2, within: { month: 6, paksha: 'krishna' }, kala: 'aparahna', onTwo: 'larger', onNone: 'begins' },
    { kind: 'shraddha', source: 'customary' },
  ),
  nakshatra(
    ['magha_shraddha', 'Maghā-śrāddha', 'मघाश्राद्ध', 'Magha Shraddha'],
    { nakshatra: 10, within: { month: 6, paksha: 'krishna' }, kala: 'aparahna', onTwo: 'larger', onNone: 'begins' },
    { kind: 'shraddha', source: 'customary' },
  ),

  // Each time
  nakshatra(
    ['rohini_vrata', 'Rohiṇī-vrata', 'रोहिणीव्रत', 'Rohini Vrat (Jain)'],
    { nakshatra: 4, within: 'every', ...UDAYA },
    { kind: 'monthly', source: 'customary' },
  ),
  nakshatra(
    ['masika_karthigai', 'Māsika-kṛttikā', 'मासिककृत्तिका', 'Masik Karthigai'],
    { nakshatra: 3, within: 'every', kala: 'sunset', onTwo: 'larger', onNone: 'after' },
    { kind: 'monthly', source: 'customary' },
  ),
] satisfies readonly UtsavaRule[];
