/** What returns with every lunar month, the intercalary one too, and what follows the syzygies. */
import { TAMIL, WORLD } from './regions';
import { relative, syzygy, tithi } from './row';
import type { UtsavaRule } from './rule';

/** Names of the saṅkaṣṭī by the amānta month, from Caitra (the pūrṇimānta Vaiśākha), last that of an intercalary one. */
const SANKASHTIS = [
  { iast: 'Vikaṭa', sa: 'विकट' },
  { iast: 'Ekadanta', sa: 'एकदन्त' },
  { iast: 'Kṛṣṇapiṅgala', sa: 'कृष्णपिङ्गल' },
  { iast: 'Gajānana', sa: 'गजानन' },
  { iast: 'Heramba', sa: 'हेरम्ब' },
  { iast: 'Vighnarāja', sa: 'विघ्नराज' },
  { iast: 'Vakratuṇḍa', sa: 'वक्रतुण्ड' },
  { iast: 'Gaṇādhipa', sa: 'गणाधिप' },
  { iast: 'Akhuratha', sa: 'अखुरथ' },
  { iast: 'Lambodara', sa: 'लम्बोदर' },
  { iast: 'Dvijapriya', sa: 'द्विजप्रिय' },
  { iast: 'Bhālacandra', sa: 'भालचन्द्र' },
  { iast: 'Vibhuvana', sa: 'विभुवन' },
] as const;

export const MONTHLY = [
  tithi(
    ['vinayaka_chaturthi', 'Vināyaka-caturthī', 'विनायकचतुर्थी', 'Vinayaka Chaturthi (monthly)'],
    { month: 'every', paksha: 'shukla', tithi: 4, kala: 'madhyahna', onTwo: 'larger', onNone: 'begins' },
    { kind: 'monthly', regions: WORLD, source: 'customary', otherwise: 'adyatithi has the earlier of two days' },
  ),
  tithi(
    ['skanda_shashthi', 'Skanda-ṣaṣṭhī', 'स्कन्दषष्ठी', 'Skanda Sashti (monthly)'],
    { month: 'every', paksha: 'shukla', tithi: 6, kala: 'sunset', onTwo: 'larger', onNone: 'after' },
    {
      kind: 'monthly',
      regions: [...TAMIL, 'kerala'],
      source: 'customary: sunset, as drikpanchang.com has it',
      variants: [
        {
          for: [{ traditions: ['smarta'] }, { regions: ['tamil-nadu'] }],
          change: { kala: 'pratah', onTwo: 'larger', onNone: 'begins' },
          source: 'engine calendars 2009 to 2014 (mjsignup/panchangam): prātaḥkāla',
        },
      ],
    },
  ),
  tithi(
    ['masika_durgashtami', 'Māsika-durgāṣṭamī', 'मासिकदुर्गाष्टमी', 'Masik Durgashtami'],
    { month: 'every', paksha: 'shukla', tithi: 8, kala: 'sangava', onTwo: 'second', onNone: 'begins' },
    { kind: 'monthly', regions: WORLD, source: 'customary' },
  ),
  tithi(
    ['pradosha_vrata', 'Pradoṣa-vrata', 'प्रदोषव्रत', 'Pradosh Vrat'],
    { month: 'every', paksha: 'both', tithi: 13, kala: 'pradosha-6-ghati', onTwo: 'larger', onNone: 'after' },
    { kind: 'monthly', regions: WORLD, source: 'customary' },
  ),
  relative(
    ['shani_trayodashi', 'Śani-trayodaśī', 'शनित्रयोदशी', 'Shani Trayodashi'],
    { to: 'pradosha_vrata', days: 0, vara: 7 },
    { kind: 'monthly', regions: WORLD, source: 'customary: the pradoṣa-vrata of a Saturday' },
  ),
  tithi(
    ['bhanu_saptami', 'Bhānu-saptamī', 'भानुसप्तमी', 'Bhanu Saptami'],
    { month: 'every', paksha: 'both', tithi: 7, kala: 'sunrise', onTwo: 'first', onNone: 'begins', vara: 1 },
    { kind: 'monthly', regions: WORLD, source: 'customary: the saptamī of a Sunday' },
  ),
  tithi(
    ['sankashti_chaturthi', 'Saṅkaṣṭa-caturthī', 'सङ्कष्टचतुर्थी', 'Sankashti Chaturthi (monthly)'],
    {
      month: 'every',
      paksha: 'krishna',
      tithi: 4,
      kala: 'moonrise',
      onTwo: 'first',
      onNone: 'after',
      epithets: SANKASHTIS,
    },
    { kind: 'monthly', regions: WORLD, source: 'customary' },
  ),
  relative(
    ['angaraki_chaturthi', 'Aṅgārakī caturthī', 'अङ्गारकी चतुर्थी', 'Angarki Chaturthi'],
    { to: 'sankashti_chaturthi', days: 0, vara: 3 },
    { kind: 'monthly', regions: WORLD, source: 'customary: the saṅkaṣṭī of a Tuesday' },
  ),
  tithi(
    ['kalashtami', 'Kālāṣṭamī', 'कालाष्टमी', 'Kalashtami'],
    { month: 'every', paksha: 'krishna', tithi: 8, kala: 'pradosha-6-ghati', onTwo: 'first', onNone: 'begins' },
    { kind: 'monthly', regions: WORLD, source: 'customary' },
  ),
  tithi(
    ['masika_krishnashtami', 'Māsika-kṛṣṇāṣṭamī', 'मासिककृष्णाष्टमी', 'Masik Krishna Janmashtami'],
    { month: 'every', paksha: 'krishna', tithi: 8, kala: 'nishitha', onTwo: 'second', onNone: 'begins' },
    { kind: 'monthly', regions: WORLD, source: 'customary' },
  ),
  tithi(
    ['masika_shivaratri', 'Māsa-śivarātri', 'मासशिवरात्रि', 'Masik Shivaratri'],
    { month: 'every', paksha: 'krishna', tithi: 14, kala: 'nishitha', onTwo: 'larger', onNone: 'ends' },
    { kind: 'monthly', regions: WORLD, source: 'customary', otherwise: 'adyatithi has the later of two days' },
  ),
  tithi(
    ['darsha_amavasya', 'Darśa-amāvāsyā', 'दर्श-अमावास्या', 'Darsha Amavasya'],
    { month: 'every', paksha: 'krishna', tithi: 15, kala: 'aparahna', onTwo: 'larger', onNone: 'begins' },
    { kind: 'amavasya', regions: WORLD, source: 'customary' },
  ),

  // After the syzygies
  syzygy(
    ['anvadhana', 'Anvādhāna', 'अन्वाधान', 'Anvadhana'],
    { what: 'anvadhana' },
    { kind: 'monthly', regions: WORLD, source: 'customary: by the end of the parvan before or after noon' },
  ),
  syzygy(
    ['ishti', 'Iṣṭi', 'इष्टि', 'Ishti'],
    { what: 'ishti' },
    { kind: 'monthly', regions: WORLD, source: 'customary: by the end of the parvan before or after noon' },
  ),
  syzygy(
    ['chandra_darshana', 'Candra-darśana', 'चन्द्रदर्शन', 'Chandra Darshana'],
    { what: 'crescent' },
    { kind: 'monthly', regions: WORLD, source: 'customary: moonset 46 minutes after sunset, fitted to printed dates' },
  ),
] satisfies readonly UtsavaRule[];
