/**
 * Observances of single states of India: by their holiday lists, and some as the rule book adyatithi has them and the
 * engine jyotisha reads it.
 */

import {
  type About,
  asBook,
  type DayLine,
  dayRow,
  type NakshatraLine,
  nakshatraRow,
  type TithiLine,
  tithiRow,
} from './line';
import { BIHAR, EAST, GUJARAT, KERALA, TELUGU } from './regions';
import { relative, solar } from './row';
import type { UtsavaRule } from './rule';

// biome-ignore format: one row a line
const ANDHRA_BOOK_TITHIS: readonly TithiLine[] = [
  ['alarmelmangapure_plavotsava_samapanam', 'Alarmēlmaṅgāpura-plavotsava (samāpti)', 'अलर्मेल्मङ्गापुरप्लवोत्सव (समाप्ति)', 'Tiruchanur float festival ends', 'festival', 3, 15, 'sunrise', 'first', 'begins', 'temples/Andhra'],
  ['annamacharya_jayanti', 'Annamācārya-jayantī', 'अन्नमाचार्यजयन्ती', 'Annamacharya Jayanti', 'jayanti', 2, 15, 'sunrise', 'first', 'begins', 'mahApuruSha/vaiShNava-misc'],
  ['satyanarayana_jayanti', 'Satyanārāyaṇa-jayantī (Annavaram)', 'सत्यनारायणजयन्ती (अन्नवरम्)', 'Satyanarayana Jayanti (Annavaram)', 'jayanti', 5, 2, 'sunrise', 'first', 'begins', 'temples/Andhra'],
  ['shri_vasavi_jayanti', 'Vāsavī-jayantī', 'वासवीजयन्ती', 'Vasavi Jayanti', 'jayanti', 2, 10, 'sunrise', 'first', 'begins', 'devatA/shakti'],
  ['simhachalam_chandana_mahotsava', 'Siṃhācala-candana-mahotsava', 'सिंहाचलचन्दनमहोत्सव', 'Simhachalam Chandanotsavam', 'festival', 2, 9, 'sunrise', 'first', 'begins', 'temples/Andhra'],
  ['venkatachale_plavotsava_samapanam', 'Veṅkaṭācala-plavotsava (samāpti)', 'वेङ्कटाचलप्लवोत्सव (समाप्ति)', 'Tirumala Teppotsavam ends', 'festival', 12, 15, 'moonrise', 'first', 'begins', 'temples/venkaTAchala'],
  ['venkatachale_vasantotsava_samapanam', 'Veṅkaṭācala-vasantotsava (samāpti)', 'वेङ्कटाचलवसन्तोत्सव (समाप्ति)', 'Tirumala Vasantotsavam ends', 'festival', 1, 15, 'moonrise', 'first', 'begins', 'temples/venkaTAchala'],
];

// biome-ignore format: one row a line
const KARNATAKA_BOOK_TITHIS: readonly TithiLine[] = [
  ['chamundeshvari_jayanti', 'Cāmuṇḍeśvarī-jayantī', 'चामुण्डेश्वरीजयन्ती', 'Chamundeshwari Jayanti', 'jayanti', 4, 22, 'sunrise', 'first', 'begins', 'devatA/shakti'],
  ['nimishamba_jayanti', 'Nimiṣāmbā-jayantī', 'निमिषाम्बाजयन्ती', 'Nimishamba Jayanti', 'jayanti', 2, 10, 'sunrise', 'first', 'begins', 'devatA/shakti'],
  ['purandaradasa_aradhana', 'Purandaradāsa-ārādhana', 'पुरन्दरदास-आराधन', 'Purandaradasa Aradhana', 'aradhana', 11, 30, 'aparahna', 'larger-else-second', 'begins', 'mahApuruSha/sangIta-kRt'],
  ['shri_raghavendra_svami_aradhana', 'Rāghavendra-svāmi-ārādhana', 'राघवेन्द्रस्वामि-आराधन', 'Raghavendra Swamy Aradhana', 'aradhana', 5, 17, 'sunrise', 'larger-else-second', 'begins', 'mahApuruSha/mAdhva-misc'],
  ['shri_raghavendra_svami_jayanti', 'Rāghavendra-svāmi-jayantī', 'राघवेन्द्रस्वामिजयन्ती', 'Raghavendra Swamy Jayanti', 'jayanti', 12, 7, 'sunrise', 'first', 'begins', 'mahApuruSha/mAdhva-misc'],
  ['shringeri_32_jagadguru_shri_nrisimha_bharati_aradhana', 'Nṛsiṃha-bhāratī-ārādhana (Śṛṅgerī)', 'नृसिंहभारती-आराधन (शृङ्गेरी)', 'Narasimha Bharati Aradhana (Sringeri)', 'aradhana', 3, 2, 'aparahna', 'larger-else-second', 'begins', 'mahApuruSha/zRGgErI-maTha'],
  ['shringeri_34_jagadguru_shri_chandrashekhara_bharati_3_jayant', 'Candraśekhara-bhāratī-jayantī (Śṛṅgerī)', 'चन्द्रशेखरभारतीजयन्ती (शृङ्गेरी)', 'Chandrashekhara Bharati Jayanti (Sringeri)', 'jayanti', 7, 26, 'sunrise', 'first', 'begins', 'mahApuruSha/zRGgErI-maTha'],
  ['shringeri_34_jagadguru_shri_chandrashekhara_bharati_aradhana', 'Candraśekhara-bhāratī-ārādhana (Śṛṅgerī)', 'चन्द्रशेखरभारती-आराधन (शृङ्गेरी)', 'Chandrashekhara Bharati Aradhana (Sringeri)', 'aradhana', 6, 30, 'aparahna', 'larger-else-second', 'begins', 'mahApuruSha/zRGgErI-maTha'],
  ['shringeri_35_jagadguru_shri_abhinava_vidyatirtha_mahasvami_a', 'Abhinava-vidyātīrtha-ārādhana (Śṛṅgerī)', 'अभिनवविद्यातीर्थ-आराधन (शृङ्गेरी)', 'Abhinava Vidyatirtha Aradhana (Sringeri)', 'aradhana', 6, 22, 'aparahna', 'larger-else-second', 'begins', 'mahApuruSha/zRGgErI-maTha'],
  ['shringeri_35_jagadguru_shri_abhinava_vidyatirtha_mahasvami_j', 'Abhinava-vidyātīrtha-jayantī (Śṛṅgerī)', 'अभिनवविद्यातीर्थजयन्ती (शृङ्गेरी)', 'Abhinava Vidyatirtha Jayanti (Sringeri)', 'jayanti', 7, 29, 'sunrise', 'first', 'begins', 'mahApuruSha/zRGgErI-maTha'],
];

// biome-ignore format: one row a line
const KERALA_TITHIS: readonly TithiLine[] = [
  ['karkidaka_vavu', 'Karkkaṭaka vāvu', 'कर्क्कटक वावु', 'Karkidaka Vavu Bali', 'festival', { sun: 4 }, 30, 'aparahna', 'first', 'begins', 'holiday lists of Kerala'],
];

// biome-ignore format: one row a line
const KERALA_STARS: readonly NakshatraLine[] = [
  ['sree_narayana_guru_jayanti', 'Nārāyaṇa-guru-jayantī', 'नारायणगुरुजयन्ती', 'Sree Narayana Guru Jayanti', 'jayanti', 24, 5, 'sunrise', 'first', 'begins', 'later', 'holiday lists of Kerala'],
];

// biome-ignore format: one row a line
const KERALA_BOOK_TITHIS: readonly TithiLine[] = [
  ['mahadevashtami', 'Mahādevāṣṭamī (Vaikkam)', 'महादेवाष्टमी (वैक्कम्)', 'Vaikom Ashtami', 'festival', 8, 23, 'sunrise', 'first', 'begins', 'temples/Kerala'],
];

// biome-ignore format: one row a line
const KERALA_BOOK_DAYS: readonly DayLine[] = [
  ['narayaniyam_jayanti', 'Nārāyaṇīya-jayantī', 'नारायणीयजयन्ती', 'Narayaneeyam Dinam', 'jayanti', 8, 28, 'mahApuruSha/vaiShNava-misc'],
];

// biome-ignore format: one row a line
const ASSAM_TITHIS: readonly TithiLine[] = [
  ['bir_chilarai_divas', 'Vīra-cilārāya-divasa', 'वीरचिलारायदिवस', 'Bir Chilarai Divas', 'festival', 11, 15, 'sunrise', 'first', 'begins', 'holiday lists of Assam'],
  ['damodardeva_tithi', 'Dāmodaradeva-tithi', 'दामोदरदेवतिथि', 'Tithi of Damodardeva', 'festival', 2, 1, 'sangava', 'first', 'begins', 'holiday lists of Assam'],
  ['madhavdeva_tithi', 'Mādhavadeva-tithi', 'माधवदेवतिथि', 'Tithi of Madhavdeva', 'festival', 5, 20, 'purvahna', 'first', 'begins', 'holiday lists of Assam'],
];

// biome-ignore format: one row a line
const ODISHA_TITHIS: readonly TithiLine[] = [
  ['kumara_purnima', 'Kumāra-pūrṇimā', 'कुमारपूर्णिमा', 'Kumar Purnima', 'festival', 7, 15, 'sunset', 'first', 'begins', 'holiday lists of Odisha'],
  ['nuakhai', 'Nuākhāi', 'नुआखाइ', 'Nuakhai', 'festival', 6, 5, 'sunrise', 'first', 'begins', 'holiday lists of Odisha'],
  ['rasa_purnima', 'Rāsa-pūrṇimā', 'रासपूर्णिमा', 'Rasa Purnima', 'festival', 8, 15, 'sunrise', 'first', 'begins', 'holiday lists of Odisha'],
];

// biome-ignore format: one row a line
const ODISHA_BOOK_TITHIS: readonly TithiLine[] = [
  ['champaka_dvadashi', 'Campaka-dvādaśī', 'चम्पकद्वादशी', 'Champaka Dwadashi', 'festival', 3, 12, 'sunrise', 'first', 'begins', 'temples/Odisha'],
  ['damanaka_chaturdashi', 'Damanaka-caturdaśī', 'दमनकचतुर्दशी', 'Damanaka Chaturdashi', 'festival', 1, 14, 'sunrise', 'first', 'begins', 'temples/Odisha'],
  ['damanaka_chori_utsava', 'Damanaka-corī-utsava', 'दमनकचोरी-उत्सव', 'Damanaka Chori', 'festival', 1, 13, 'sunrise', 'first', 'begins', 'temples/Odisha'],
  ['damanakaropana_dvadashi', 'Damanakāropaṇa-dvādaśī', 'दमनकारोपणद्वादशी', 'Damanakaropana Dwadashi', 'festival', 1, 12, 'sunrise', 'first', 'begins', 'temples/Odisha'],
];

// biome-ignore format: one row a line
const BENGAL_TITHIS: readonly TithiLine[] = [
  ['dola_purnima', 'Dola-pūrṇimā', 'दोलपूर्णिमा', 'Dola Purnima / Dol Jatra', 'festival', 12, 15, 'sunrise', 'first', 'begins', 'holiday lists of Assam and Odisha and West Bengal'],
  ['mahalaya', 'Mahālayā (Baṅga)', 'महालया (बङ्ग)', 'Mahalaya', 'shraddha', 6, 30, 'sangava', 'first', 'begins', 'holiday lists of Odisha and West Bengal'],
  ['kali_puja', 'Kālī-pūjā', 'कालीपूजा', 'Kali Puja', 'festival', 7, 30, 'nishitha', 'first', 'begins', 'holiday lists of Assam and Odisha and West Bengal'],
];

// biome-ignore format: one row a line
const BIHAR_TITHIS: readonly TithiLine[] = [
  ['chitragupta_puja', 'Citragupta-pūjā', 'चित्रगुप्तपूजा', 'Chitragupta Puja', 'festival', 8, 2, 'sunrise', 'first', 'begins', 'holiday lists of Bihar and Jharkhand'],
];

// biome-ignore format: one row a line
const BIHAR_BOOK_TITHIS: readonly TithiLine[] = [
  ['madhushravani_vratam', 'Madhuśrāvaṇī', 'मधुश्रावणी', 'Madhushravani', 'vrata', 5, 3, 'sunrise', 'first', 'begins', 'general'],
];

// biome-ignore format: one row a line
const GUJARAT_BOOK_TITHIS: readonly TithiLine[] = [
  ['khodiyara_mata_jayanti', 'Khoḍiyāra-mātā-jayantī', 'खोडियारमाताजयन्ती', 'Khodiyar Jayanti', 'jayanti', 11, 8, 'sunrise', 'first', 'begins', 'devatA/shakti'],
];

/** Teachers of the Mādhvas. */
const OF_MADHVAS = new Set([
  'purandaradasa_aradhana',
  'shri_raghavendra_svami_aradhana',
  'shri_raghavendra_svami_jayanti',
]);

const about = (key: string, given: About): About => ({
  ...given,
  added: true,
  ...(OF_MADHVAS.has(key) && { alsoOf: ['madhva'] }),
});

/** The day by which the state's list counts from Oṇam. */
const fromOnam = (called: Parameters<typeof relative>[0], days: number, count: string): UtsavaRule =>
  relative(
    called,
    { to: 'onam', days },
    {
      kind: 'festival',
      regions: KERALA,
      added: true,
      source: `holiday lists of Kerala: ${count} Oṇam`,
    },
  );

export const STATE_DAYS: readonly UtsavaRule[] = [
  ...ANDHRA_BOOK_TITHIS.map((line) => tithiRow(asBook(line), about(line[0], { regions: TELUGU, tradition: 'smarta' }))),
  ...KARNATAKA_BOOK_TITHIS.map((line) =>
    tithiRow(asBook(line), about(line[0], { regions: ['karnataka'], tradition: 'smarta' })),
  ),
  ...KERALA_TITHIS.map((line) => tithiRow(line, about(line[0], { regions: KERALA }))),
  ...KERALA_STARS.map((line) => nakshatraRow(line, about(line[0], { regions: KERALA }), 'malayalam')),
  ...KERALA_BOOK_TITHIS.map((line) => tithiRow(asBook(line), about(line[0], { regions: KERALA, tradition: 'smarta' }))),
  ...KERALA_BOOK_DAYS.map((line) => dayRow(asBook(line), about(line[0], { regions: KERALA, tradition: 'smarta' }))),
  ...ASSAM_TITHIS.map((line) => tithiRow(line, about(line[0], { regions: ['assam'] }))),
  ...ODISHA_TITHIS.map((line) => tithiRow(line, about(line[0], { regions: ['odisha'] }))),
  ...ODISHA_BOOK_TITHIS.map((line) =>
    tithiRow(asBook(line), about(line[0], { regions: ['odisha'], tradition: 'smarta' })),
  ),
  ...BENGAL_TITHIS.map((line) => tithiRow(line, about(line[0], { regions: EAST }))),
  ...BIHAR_TITHIS.map((line) => tithiRow(line, about(line[0], { regions: BIHAR }))),
  ...BIHAR_BOOK_TITHIS.map((line) => tithiRow(asBook(line), about(line[0], { regions: BIHAR, tradition: 'smarta' }))),
  ...GUJARAT_BOOK_TITHIS.map((line) =>
    tithiRow(asBook(line), about(line[0], { regions: GUJARAT, tradition: 'smarta' })),
  ),

  fromOnam(
    ['first_onam', 'Onnām Oṇam (Uttrāṭam)', 'ओन्नाम् ओणम् (उत्त्राटम्)', 'First Onam (Uthradom)'],
    -1,
    'the day before',
  ),
  fromOnam(['third_onam', 'Mūnnām Oṇam', 'मून्नाम् ओणम्', 'Third Onam'], 1, 'the day after'),
  fromOnam(['fourth_onam', 'Nālām Oṇam', 'नालाम् ओणम्', 'Fourth Onam (Chathayam)'], 2, 'two days after'),
  solar(
    ['bohag_bihu', 'Bohāga bihu (Raṅgālī)', 'बोहाग बिहु (रङ्गाली)', 'Bohag Bihu / Rongali Bihu'],
    { sunDeg: 0, day: 'civil' },
    {
      kind: 'solar',
      regions: ['assam'],
      added: true,
      source: 'holiday lists of Assam: the civil day of Meṣa-saṅkrānti',
    },
  ),
  solar(
    ['raja_sankranti', 'Rajasaṅkrānti', 'रजसङ्क्रान्ति', 'Raja Sankranti'],
    { sunDeg: 60, day: 'civil' },
    {
      kind: 'solar',
      regions: ['odisha'],
      added: true,
      source: 'holiday lists of Odisha: the civil day of Mithuna-saṅkrānti',
    },
  ),
  relative(
    ['pahili_raja', 'Pahili rajō', 'पहिलि रजो', 'Pahili Raja'],
    { to: 'raja_sankranti', days: -1 },
    {
      kind: 'solar',
      regions: ['odisha'],
      added: true,
      source: 'holiday lists of Odisha: the day before Rajasaṅkrānti',
    },
  ),
];
