/**
 * Yearly observances by tithi in Āśvina (amānta): the navarātra of autumn, Vijayadaśamī, the days of Dīpāvalī up to the
 * amāvāsyā.
 */
import { DEEPAVALI, EAST, GUJARAT, INDIA_AND_NEPAL, NORTH, SOUTH, TELUGU, WEST, WORLD } from '../regions';
import { junction, tithi } from '../row';
import type { UtsavaRule } from '../rule';
import {
  ABHYANGA_TIMES,
  AHOI_TIMES,
  DHANTERAS_TIMES,
  LAKSHMI_TIMES,
  MAHA_NAVAMI_TIMES,
  NAVAPATRIKA_TIMES,
  SANDHI_PUJA_TIMES,
  SHARAD_TIMES,
  VIJAYADASHAMI_TIMES,
} from '../times/rites';
import {
  gaudiya,
  IN_ODISHA,
  inNepalAtSunrise,
  NEPAL,
  SOUTH_AND_EAST,
  SOUTH_EAST_AND_NEPAL,
  SUNRISE_FIRST_ELSE_BEGINS,
} from '../variants';

export const ASHVINA = [
  // Śukla pakṣa
  tithi(
    'agrasen_jayanti',
    { month: 7, paksha: 'shukla', tithi: 1, kala: 'first-muhurta', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
  tithi(
    'sharad_navaratri',
    { month: 7, paksha: 'shukla', tithi: 1, kala: 'first-muhurta', onTwo: 'first', onNone: 'begins' },
    { kind: 'navaratra', times: SHARAD_TIMES, regions: WORLD, major: true, source: 'customary' },
  ),
  tithi(
    'upanga_lalita_vrata',
    { month: 7, paksha: 'shukla', tithi: 5, kala: 'aparahna', onTwo: 'larger', onNone: 'begins' },
    {
      kind: 'vrata',
      regions: [...WEST, 'karnataka'],
      source: 'the tithi: Nāradīya 114, as given by adyatithi; the time of day customary',
    },
  ),
  tithi(
    'bilva_nimantrana',
    { month: 7, paksha: 'shukla', tithi: 6, kala: 'sayahna', onTwo: 'larger', onNone: 'begins' },
    { kind: 'navaratra', regions: [...EAST, 'bihar', 'jharkhand'], source: 'customary' },
  ),
  tithi(
    'kalparambha',
    { month: 7, paksha: 'shukla', tithi: 6, kala: 'sayahna', onTwo: 'larger', onNone: 'begins' },
    { kind: 'navaratra', regions: [...EAST, 'bihar', 'jharkhand'], source: 'customary' },
  ),
  tithi(
    'navapatrika_puja',
    { month: 7, paksha: 'shukla', tithi: 7, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'navaratra', times: NAVAPATRIKA_TIMES, regions: INDIA_AND_NEPAL, source: 'customary' },
  ),
  tithi(
    'durga_ashtami',
    { month: 7, paksha: 'shukla', tithi: 8, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    {
      kind: 'navaratra',
      regions: WORLD,
      major: true,
      source: 'holiday lists of the South, the East and Nepal; printed dates',
      otherwise: 'Dharmasindhu wants a ghaṭī of the tithi after sunrise',
      variants: [
        IN_ODISHA,
        {
          for: [],
          // At least a ghaṭī (24 min) of the tithi after sunrise; the previous day if it ends earlier.
          change: { kala: 'pratah', onTwo: 'second', onNone: 'begins', leastGhatis: 1 },
          source: 'Dharmasindhu, as reported by bdsatish/drik-panchanga',
          ownRow: { key: 'durga_ashtami_dharmasindhu', tradition: 'dharmasindhu' },
        },
      ],
    },
  ),
  junction(
    'sandhi_puja',
    { month: 7, paksha: 'shukla', tithi: 8 },
    {
      kind: 'navaratra',
      times: SANDHI_PUJA_TIMES,
      regions: [...EAST, 'bihar', 'jharkhand'],
      source: 'customary: the end of the aṣṭamī',
    },
  ),
  tithi(
    'maha_navami',
    { month: 7, paksha: 'shukla', tithi: 9, kala: 'aparahna', onTwo: 'first', onNone: 'begins' },
    {
      kind: 'navaratra',
      times: MAHA_NAVAMI_TIMES,
      regions: WORLD,
      major: true,
      source: 'customary: aparāhṇa, as printed dates have it',
      otherwise: 'Dharmasindhu wants the tithi to fill the last three muhūrtas before sunset',
      variants: [
        IN_ODISHA,
        {
          for: SOUTH_EAST_AND_NEPAL,
          change: SUNRISE_FIRST_ELSE_BEGINS,
          source: 'holiday lists of Tamil Nadu, Kerala, Karnataka, Assam and Nepal',
          ownRow: { key: 'maha_navami_udaya', tradition: 'udaya' },
        },
      ],
    },
  ),
  tithi(
    'ayudha_puja',
    { month: 7, paksha: 'shukla', tithi: 9, kala: 'aparahna', onTwo: 'first', onNone: 'begins' },
    {
      kind: 'navaratra',
      regions: SOUTH,
      source: 'customary',
      variants: [
        {
          for: [{ regions: ['tamil-nadu', 'kerala', 'karnataka'] }],
          change: SUNRISE_FIRST_ELSE_BEGINS,
          source: 'holiday lists of Tamil Nadu and Karnataka',
          ownRow: { key: 'ayudha_puja_udaya', tradition: 'udaya' },
        },
      ],
    },
  ),
  tithi(
    'vijayadashami',
    {
      month: 7,
      paksha: 'shukla',
      tithi: 10,
      kala: 'aparahna',
      onTwo: 'larger',
      onNone: 'begins',
      leastGhatis: 1,
      exception: 'vijayadashami',
    },
    {
      kind: 'festival',
      times: VIJAYADASHAMI_TIMES,
      regions: WORLD,
      major: true,
      source: 'customary: aparāhṇa, then Śravaṇa',
      variants: [
        IN_ODISHA,
        {
          for: SOUTH_AND_EAST,
          change: SUNRISE_FIRST_ELSE_BEGINS,
          source: 'holiday lists of Tamil Nadu, Kerala, Karnataka, West Bengal and Assam',
        },
        {
          for: NEPAL,
          change: { kala: 'madhyahna', onTwo: 'larger', onNone: 'begins', exception: null, leastGhatis: 0 },
          source: 'patro of Kathmandu and the list of the government of Nepal',
        },
        gaudiya('vijayadashami.gaudiya'),
      ],
    },
  ),
  tithi(
    'padmanabha_dwadashi',
    { month: 7, paksha: 'shukla', tithi: 12, kala: 'aparahna', onTwo: 'larger', onNone: 'begins' },
    { kind: 'vrata', source: 'customary' },
  ),
  tithi(
    'kojagara',
    { month: 7, paksha: 'shukla', tithi: 15, kala: 'nishitha', onTwo: 'larger', onNone: 'after' },
    {
      kind: 'vrata',
      regions: INDIA_AND_NEPAL,
      source: 'customary',
      otherwise: 'adyatithi has the later of two days (Puruṣārthacintāmaṇi 302)',
    },
  ),
  tithi(
    'sharad_purnima',
    { month: 7, paksha: 'shukla', tithi: 15, kala: 'nishitha', onTwo: 'larger', onNone: 'after' },
    { kind: 'festival', regions: INDIA_AND_NEPAL, source: 'customary, as Kojāgara' },
  ),
  tithi(
    'valmiki_jayanti',
    { month: 7, paksha: 'shukla', tithi: 15, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),

  // Kṛṣṇa pakṣa
  tithi(
    'atla_tadde',
    { month: 7, paksha: 'krishna', tithi: 3, kala: 'moonrise', onTwo: 'first', onNone: 'after' },
    { kind: 'vrata', regions: TELUGU, source: 'customary' },
  ),
  tithi(
    'karva_chauth',
    { month: 7, paksha: 'krishna', tithi: 4, kala: 'moonrise', onTwo: 'first', onNone: 'after' },
    { kind: 'vrata', regions: [...NORTH, ...WEST], major: true, source: 'customary' },
  ),
  tithi(
    'ahoi_ashtami',
    { month: 7, paksha: 'krishna', tithi: 8, kala: 'pradosha', onTwo: 'larger', onNone: 'after' },
    { kind: 'vrata', times: AHOI_TIMES, regions: [...NORTH, 'gujarat'], source: 'customary' },
  ),
  tithi(
    'radha_kunda_snana',
    { month: 7, paksha: 'krishna', tithi: 8, kala: 'pradosha', onTwo: 'larger', onNone: 'after' },
    { kind: 'festival', regions: ['uttar-pradesh'], source: 'customary' },
  ),
  tithi(
    'govatsa_dwadashi',
    { month: 7, paksha: 'krishna', tithi: 12, kala: 'pradosha', onTwo: 'larger', onNone: 'after' },
    { kind: 'vrata', source: 'customary', otherwise: 'adyatithi has the earlier of two days' },
  ),
  tithi(
    'dhanteras',
    { month: 7, paksha: 'krishna', tithi: 13, kala: 'pradosha', onTwo: 'second', onNone: 'after', leastGhatis: 1 },
    {
      kind: 'festival',
      times: DHANTERAS_TIMES,
      regions: WORLD,
      major: true,
      source: 'Dharmasindhu, as reported by bdsatish/drik-panchanga: a ghaṭī at pradoṣa, on both days the later',
      variants: [
        {
          ...inNepalAtSunrise('patro of Kathmandu, BS 2066 to 2074: the tithi at sunrise'),
          named: 'dhanteras.nepal',
        },
      ],
    },
  ),
  tithi(
    'kali_chaudas',
    { month: 7, paksha: 'krishna', tithi: 14, kala: 'nishitha', onTwo: 'larger', onNone: 'after' },
    { kind: 'festival', regions: [...GUJARAT, 'uttar-pradesh', 'rajasthan'], source: 'customary' },
  ),
  tithi(
    'hanuman_puja_diwali',
    { month: 7, paksha: 'krishna', tithi: 14, kala: 'nishitha', onTwo: 'larger', onNone: 'after' },
    { kind: 'festival', regions: [...GUJARAT, 'uttar-pradesh', 'rajasthan'], source: 'customary' },
  ),
  tithi(
    'naraka_chaturdashi',
    { month: 7, paksha: 'krishna', tithi: 14, kala: 'arunodaya', onTwo: 'second', onNone: 'ends-civil' },
    {
      kind: 'festival',
      times: ABHYANGA_TIMES,
      regions: WORLD,
      major: true,
      source:
        'Dharmasindhu, as reported by bdsatish/drik-panchanga: aruṇodaya; Smṛtikaustubha 370, as given by adyatithi: aruṇodaya, the later day',
      variants: [
        {
          ...inNepalAtSunrise('patro of Kathmandu, BS 2066 to 2074: the tithi at sunrise'),
          named: 'naraka_chaturdashi.nepal',
        },
      ],
    },
  ),
  tithi(
    'deepavali_tamil',
    { month: 7, paksha: 'krishna', tithi: 14, kala: 'arunodaya', onTwo: 'second', onNone: 'ends-civil' },
    {
      kind: 'festival',
      times: ABHYANGA_TIMES,
      regions: DEEPAVALI,
      source: 'Dharmasindhu, as reported by bdsatish/drik-panchanga, for Naraka-caturdaśī',
    },
  ),
  tithi(
    'lakshmi_puja',
    { month: 7, paksha: 'krishna', tithi: 15, kala: 'pradosha', onTwo: 'larger', onNone: 'after' },
    {
      kind: 'festival',
      times: LAKSHMI_TIMES,
      regions: WORLD,
      major: true,
      source: 'state lists and timeanddate.com: of two evenings the larger share',
      otherwise: 'Dharmasindhu keeps the later of two evenings that have a ghaṭī of the tithi',
      variants: [
        {
          for: [],
          change: { onTwo: 'second', leastGhatis: 1 },
          source: 'Dharmasindhu, as reported by bdsatish/drik-panchanga',
          ownRow: { key: 'lakshmi_puja_dharmasindhu', tradition: 'dharmasindhu' },
        },
        gaudiya('lakshmi_puja.gaudiya'),
      ],
    },
  ),
] satisfies readonly UtsavaRule[];
