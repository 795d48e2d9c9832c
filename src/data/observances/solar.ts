/**
 * Observances by the Sun: its entry into the twelve rāśis, and the beginnings and days of the solar months. Each region
 * has its own rule for the civil day. Degrees are nirayana.
 */
import { BENGAL, INDIA_AND_NEPAL, KERALA, PUNJAB, SOUTH, TAMIL, TELUGU, WORLD } from './regions';
import { civilDate, relative, solar } from './row';
import type { UtsavaRule } from './rule';
import { PONGAL_TIMES, VISHU_TIMES } from './times/rites';
import { AT_SEAT } from './variants';

/** The twelve from Meṣa, each observed on its day of puṇya-kāla. */
const SANKRANTIS = [
  'mesha_sankranti',
  'vrishabha_sankranti',
  'mithuna_sankranti',
  'karka_sankranti',
  'simha_sankranti',
  'kanya_sankranti',
  'tula_sankranti',
  'vrischika_sankranti',
  'dhanu_sankranti',
  'makara_sankranti',
  'kumbha_sankranti',
  'mina_sankranti',
] as const;

const sankranti = <Key extends string>(key: Key, i: number) =>
  solar(
    key,
    { sunDeg: 30 * i, day: 'punya-kala' },
    {
      kind: 'sankranti',
      regions: WORLD,
      ...(key === 'makara_sankranti' && { major: true as const }),
      source: 'customary, as in the digests: the day of puṇya-kāla',
    },
  );

export const SOLAR = [
  ...SANKRANTIS.map((key, i) => sankranti(key, i)),

  // Meṣa
  solar(
    'puthandu',
    { sunDeg: 0, day: 'tamil', decidedAt: AT_SEAT.tamil },
    { kind: 'solar', regions: TAMIL, major: true, source: 'customary: the first of Cittirai' },
  ),
  solar(
    'vishu',
    { sunDeg: 0, day: 'dawn', decidedAt: AT_SEAT.kerala },
    {
      kind: 'solar',
      times: VISHU_TIMES,
      regions: KERALA,
      major: true,
      source: 'customary: the first dawn after the saṅkrānti',
    },
  ),
  solar(
    'vaisakhi',
    { sunDeg: 0, day: 'civil' },
    {
      kind: 'solar',
      regions: [...PUNJAB, 'uttarakhand', 'rajasthan', 'uttar-pradesh'],
      major: true,
      source: 'customary: the civil day of the saṅkrānti',
    },
  ),
  solar(
    'pohela_boishakh',
    { sunDeg: 0, day: 'bengal', decidedAt: AT_SEAT.bengal },
    { kind: 'solar', regions: BENGAL, major: true, source: 'customary: the first of the Bengali Boiśākh' },
  ),
  solar(
    'agni_nakshatram_begins',
    { sunDeg: 20, day: 'panchanga-day' },
    { kind: 'solar', regions: SOUTH, source: 'customary: the Sun enters the third pāda of Bharaṇī' },
  ),
  solar(
    'agni_nakshatram_ends',
    { sunDeg: 43 + 20 / 60, day: 'panchanga-day' },
    { kind: 'solar', regions: SOUTH, source: 'customary: the Sun leaves the first pāda of Rohiṇī' },
  ),

  // Karka, Siṃha, Kanyā
  relative(
    'agastya_arghya',
    { to: 'simha_sankranti', days: -3 },
    {
      kind: 'vrata',
      source:
        'customary: three days before Siṃha-saṅkrānti, about 14 August; the rising of Agastya depends on the place',
    },
  ),
  solar(
    'aadi_perukku',
    { sunDeg: 90, day: 'tamil', shift: 17 },
    { kind: 'solar', regions: ['tamil-nadu', 'puducherry'], source: 'customary: the eighteenth of Āṭi' },
  ),
  solar(
    'kollam_new_year',
    { sunDeg: 120, day: 'malayalam', decidedAt: AT_SEAT.kerala },
    { kind: 'solar', regions: KERALA, source: 'customary: the first of Ciṅṅam' },
  ),
  solar(
    'vishwakarma_puja',
    { sunDeg: 150, day: 'punya-kala' },
    { kind: 'solar', regions: INDIA_AND_NEPAL, source: 'customary: the day of Kanyā-saṅkrānti' },
  ),

  // Vṛścika
  solar(
    'mandala_pooja_begins',
    { sunDeg: 210, day: 'malayalam' },
    {
      kind: 'solar',
      regions: [...KERALA, 'tamil-nadu', 'karnataka', ...TELUGU],
      source: 'customary: the first of Vṛścikam',
    },
  ),
  solar(
    'mandala_pooja',
    { sunDeg: 210, day: 'malayalam', shift: 40 },
    {
      kind: 'solar',
      regions: [...KERALA, 'tamil-nadu', 'karnataka', ...TELUGU],
      source: 'customary: the forty-first day from the first of Vṛścikam',
    },
  ),

  // Makara
  civilDate(
    'lohri',
    { civil: { month: 1, day: 13 } },
    {
      kind: 'solar',
      regions: [...PUNJAB, 'uttarakhand', 'rajasthan', 'uttar-pradesh'],
      source: 'lists of Punjab and of the central government: 13 January, the eve of Māghī',
    },
  ),
  solar(
    'makaravilakku',
    { sunDeg: 270, day: 'punya-kala' },
    {
      kind: 'solar',
      regions: [...KERALA, 'tamil-nadu', 'karnataka', ...TELUGU],
      source: 'customary: the day of Makara-saṅkrānti',
    },
  ),
  solar(
    'magh_bihu',
    { sunDeg: 270, day: 'bengal', decidedAt: AT_SEAT.assam },
    { kind: 'solar', regions: ['assam'], source: 'customary: the first of the solar Māgha, reckoned as in Bengal' },
  ),
  solar(
    'pongal',
    { sunDeg: 270, day: 'tamil', decidedAt: AT_SEAT.tamil },
    { kind: 'solar', times: PONGAL_TIMES, regions: TAMIL, major: true, source: 'customary: the first of Tai' },
  ),
  relative(
    'bhogi',
    { to: 'pongal', days: -1 },
    { kind: 'solar', regions: [...TAMIL, ...TELUGU, 'karnataka'], source: 'customary: the day before Poṅkal' },
  ),
  relative(
    'mattu_pongal',
    { to: 'pongal', days: 1 },
    { kind: 'solar', regions: TAMIL, source: 'customary: the day after Poṅkal' },
  ),

  // Mīna
  solar(
    'karadaiyan_nombu',
    { sunDeg: 330, day: 'punya-kala' },
    { kind: 'solar', regions: ['tamil-nadu', 'puducherry'], source: 'customary: the day of Mīna-saṅkrānti' },
  ),
] satisfies readonly UtsavaRule[];
