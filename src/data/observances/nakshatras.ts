/**
 * Observances by the nakṣatra of the Moon: within a solar month (the Sun in a rāśi, counted from Meṣa), within a pakṣa
 * of a lunar month, or at each occurrence. The table includes Aṣṭamī-rohiṇī, which has its nakṣatra only in the name.
 * Nakṣatras are counted from Aśvinī.
 */
import { KERALA, MAHARASHTRA, SOUTH, TAMIL, TELUGU } from './regions';
import { nakshatra, tithi } from './row';
import type { UtsavaRule } from './rule';
import { SHRADDHA_TIMES } from './times/rites';
import { AT_SEAT } from './variants';

export const NAKSHATRAS = [
  // Within a solar month
  nakshatra(
    'onam',
    {
      nakshatra: 22,
      within: { solarMonth: 5, reckoning: 'malayalam' },
      kala: 'sunrise',
      onTwo: 'second',
      onNone: 'begins',
      onTwice: 'later',
      decidedAt: AT_SEAT.kerala,
    },
    {
      kind: 'nakshatra',
      regions: [...KERALA, 'andaman-and-nicobar', 'tamil-nadu'],
      major: true,
      source: 'holiday lists of Kerala, 2014 to 2025; adyatithi has the morning and the later day',
      otherwise: 'timeanddate.com has the star at midday',
    },
  ),
  nakshatra(
    'thai_pusam',
    {
      nakshatra: 8,
      within: { sunRashi: 10 },
      kala: 'madhyahna',
      onTwo: 'second',
      onNone: 'begins',
      onTwice: 'near-full-moon',
    },
    { kind: 'nakshatra', regions: [...TAMIL, 'kerala'], source: 'customary: the days of the holiday in Malaysia' },
  ),
  nakshatra(
    'masi_magam',
    {
      nakshatra: 10,
      within: { sunRashi: 11 },
      kala: 'pradosha',
      onTwo: 'larger',
      onNone: 'begins',
      onTwice: 'near-full-moon',
    },
    { kind: 'nakshatra', regions: [...TAMIL, 'kerala'], source: 'customary' },
  ),
  nakshatra(
    'panguni_uthiram',
    {
      nakshatra: 12,
      within: { sunRashi: 12 },
      kala: 'sunrise',
      onTwo: 'first',
      onNone: 'begins',
      onTwice: 'near-full-moon',
    },
    { kind: 'nakshatra', regions: [...TAMIL, 'kerala'], source: 'customary' },
  ),
  nakshatra(
    'vaikasi_visakam',
    { nakshatra: 16, within: { sunRashi: 2 }, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    {
      kind: 'nakshatra',
      regions: [...TAMIL, 'kerala'],
      source: 'customary: of two in the month no rule is known that all keep',
      authorities: [['jyotisha (2019)'], ['drikpanchang.com (2022)']],
    },
  ),
  nakshatra(
    'karthigai_deepam',
    {
      nakshatra: 3,
      within: { sunRashi: 8 },
      kala: 'pradosha',
      onTwo: 'larger',
      onNone: 'begins',
      onTwice: 'near-full-moon',
    },
    { kind: 'nakshatra', regions: [...TAMIL, 'kerala', ...TELUGU], major: true, source: 'customary' },
  ),
  nakshatra(
    'arudra_darshanam',
    { nakshatra: 6, within: { sunRashi: 9 }, kala: 'sunrise', onTwo: 'first', onNone: 'begins', onTwice: 'later' },
    { kind: 'nakshatra', regions: [...TAMIL, 'kerala'], source: 'customary' },
  ),
  nakshatra(
    'andal_jayanti',
    { nakshatra: 11, within: { sunRashi: 4 }, kala: 'sunrise', onTwo: 'first', onNone: 'begins', onTwice: 'later' },
    { kind: 'jayanti', regions: [...TAMIL, 'kerala'], source: 'customary' },
  ),
  nakshatra(
    'thrissur_pooram',
    { nakshatra: 11, within: { sunRashi: 1 }, kala: 'sangava', onTwo: 'larger', onNone: 'begins', onTwice: 'later' },
    {
      kind: 'nakshatra',
      regions: KERALA,
      source: 'customary',
      variants: [
        {
          for: [{ regions: ['kerala'] }],
          change: { kala: 'nishitha' },
          source: 'customary: the days kept at Thrissur have the star in the night of the procession',
          ownRow: { key: 'thrissur_pooram_kerala', tradition: 'kerala' },
        },
      ],
    },
  ),
  nakshatra(
    'attukal_pongala',
    { nakshatra: 11, within: { sunRashi: 11 }, kala: 'pradosha', onTwo: 'larger', onNone: 'begins', onTwice: 'later' },
    { kind: 'nakshatra', regions: KERALA, source: 'customary: the days kept at Thiruvananthapuram' },
  ),
  tithi(
    'ashtami_rohini',
    {
      month: 'every',
      paksha: 'krishna',
      tithi: 8,
      kala: 'nishitha',
      onTwo: 'larger-else-second',
      onNone: 'after',
      sunRashi: 5,
      onTwice: 'later',
    },
    {
      kind: 'nakshatra',
      regions: KERALA,
      source: 'customary: the days kept in Kerala follow the aṣṭamī of Ciṅṅam, with Rohiṇī or without',
    },
  ),
  nakshatra(
    'ramanuja_jayanti',
    { nakshatra: 6, within: { sunRashi: 1 }, kala: 'sunrise', onTwo: 'first', onNone: 'begins', onTwice: 'later' },
    { kind: 'jayanti', regions: SOUTH, source: 'customary' },
  ),

  // Within a pakṣa
  nakshatra(
    'saraswati_avahana',
    {
      nakshatra: 19,
      within: { month: 7, paksha: 'shukla' },
      kala: 'aparahna',
      onTwo: 'first',
      onNone: 'begins',
      onTwice: 'later',
    },
    { kind: 'navaratra', regions: [...SOUTH, ...MAHARASHTRA], source: 'customary' },
  ),
  nakshatra(
    'saraswati_puja',
    {
      nakshatra: 20,
      within: { month: 7, paksha: 'shukla' },
      kala: 'madhyahna',
      onTwo: 'first',
      onNone: 'begins',
      onTwice: 'later',
    },
    { kind: 'navaratra', regions: [...SOUTH, ...MAHARASHTRA], source: 'customary' },
  ),
  nakshatra(
    'jyeshtha_gauri_avahana',
    {
      nakshatra: 17,
      within: { month: 6, paksha: 'shukla' },
      kala: 'sangava',
      onTwo: 'first',
      onNone: 'begins',
      onTwice: 'later',
    },
    { kind: 'nakshatra', regions: MAHARASHTRA, source: 'customary' },
  ),
  nakshatra(
    'jyeshtha_gauri_puja',
    {
      nakshatra: 18,
      within: { month: 6, paksha: 'shukla' },
      kala: 'sangava',
      onTwo: 'first',
      onNone: 'begins',
      onTwice: 'later',
    },
    { kind: 'nakshatra', regions: MAHARASHTRA, source: 'customary' },
  ),
  nakshatra(
    'jyeshtha_gauri_visarjana',
    {
      nakshatra: 19,
      within: { month: 6, paksha: 'shukla' },
      kala: 'sangava',
      onTwo: 'first',
      onNone: 'begins',
      onTwice: 'later',
    },
    { kind: 'nakshatra', regions: MAHARASHTRA, source: 'customary' },
  ),
  nakshatra(
    'rigveda_upakarma',
    {
      nakshatra: 22,
      within: { month: 5, paksha: 'shukla' },
      kala: 'third-muhurta',
      onTwo: 'second',
      onNone: 'ends',
      onTwice: 'later',
    },
    { kind: 'nakshatra', source: 'customary: three muhūrtas of the star, as of the tithi in Yajurvedopākarma' },
  ),
  nakshatra(
    'samaveda_upakarma',
    {
      nakshatra: 13,
      within: { month: 6, paksha: 'shukla' },
      kala: 'sangava',
      onTwo: 'first',
      onNone: 'begins',
      onTwice: 'later',
    },
    { kind: 'nakshatra', source: 'customary' },
  ),
  nakshatra(
    'maha_bharani',
    {
      nakshatra: 2,
      within: { month: 6, paksha: 'krishna' },
      kala: 'aparahna',
      onTwo: 'larger',
      onNone: 'begins',
      onTwice: 'later',
    },
    { kind: 'shraddha', times: SHRADDHA_TIMES, source: 'customary' },
  ),
  nakshatra(
    'magha_shraddha',
    {
      nakshatra: 10,
      within: { month: 6, paksha: 'krishna' },
      kala: 'aparahna',
      onTwo: 'larger',
      onNone: 'begins',
      onTwice: 'later',
    },
    { kind: 'shraddha', times: SHRADDHA_TIMES, source: 'customary' },
  ),

  // Each time
  nakshatra(
    'rohini_vrata',
    { nakshatra: 4, within: 'every', kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'monthly', source: 'customary' },
  ),
  nakshatra(
    'masika_karthigai',
    { nakshatra: 3, within: 'every', kala: 'sunset', onTwo: 'larger', onNone: 'after' },
    { kind: 'monthly', regions: [...TAMIL, 'kerala'], source: 'customary' },
  ),
] satisfies readonly UtsavaRule[];
