/** Yearly observances by tithi in Śrāvaṇa (amānta): Nāga-pañcamī, Rakṣā-bandhana, Janmāṣṭamī. */
import { GUJARAT, INDIA_AND_NEPAL, MAHARASHTRA, NORTH, SOUTH, WORLD } from '../regions';
import { tithi } from '../row';
import type { UtsavaRule } from '../rule';
import { JANMASHTAMI_TIMES, MOONRISE_FAST_TIMES, PRATAH_TIMES, RAKSHA_TIMES } from '../times/rites';
import { inNepalAtSunrise, OF_GAUDIYAS, SUNRISE_FIRST_ELSE_AFTER } from '../variants';

export const SHRAVANA = [
  // Śukla pakṣa
  tithi(
    'hariyali_teej',
    { month: 5, paksha: 'shukla', tithi: 3, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'vrata', regions: NORTH, source: 'customary' },
  ),
  tithi(
    'nag_panchami',
    { month: 5, paksha: 'shukla', tithi: 5, kala: 'third-muhurta', onTwo: 'second', onNone: 'begins' },
    {
      kind: 'festival',
      times: PRATAH_TIMES,
      regions: WORLD,
      major: true,
      source:
        'Dharmasindhu, as reported by bdsatish/drik-panchanga: the day joined to ṣaṣṭhī if three muhūrtas of it remain; the tithi in Bhaviṣya and Brāhma, as given by adyatithi',
    },
  ),
  tithi(
    'kalki_jayanti',
    { month: 5, paksha: 'shukla', tithi: 6, kala: 'sayahna', onTwo: 'larger', onNone: 'begins' },
    {
      kind: 'jayanti',
      regions: INDIA_AND_NEPAL,
      source: 'customary',
      otherwise: 'Vaidyanātha-dīkṣitīya 62 has Bhādrapada śukla 2',
    },
  ),
  tithi(
    'tulsidas_jayanti',
    { month: 5, paksha: 'shukla', tithi: 7, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', regions: INDIA_AND_NEPAL, source: 'customary' },
  ),
  tithi(
    'damodara_dwadashi',
    { month: 5, paksha: 'shukla', tithi: 12, kala: 'aparahna', onTwo: 'larger', onNone: 'begins' },
    { kind: 'vrata', source: 'customary' },
  ),
  tithi(
    'raksha_bandhana',
    {
      month: 5,
      paksha: 'shukla',
      tithi: 15,
      kala: 'third-muhurta',
      onTwo: 'second',
      onNone: 'begins',
      exception: 'bhadra-hours',
    },
    {
      kind: 'festival',
      times: RAKSHA_TIMES,
      regions: WORLD,
      major: true,
      source:
        'three muhūrtas after sunrise and the hours outside bhadrā: bdsatish/drik-panchanga, after Dharmasindhu; the tithi in Skanda and Bhaviṣya, as given by adyatithi',
      variants: [
        {
          ...inNepalAtSunrise('patro of Kathmandu, BS 2066 to 2074: the tithi at sunrise'),
          named: 'raksha_bandhana.nepal',
        },
      ],
    },
  ),
  tithi(
    'yajurveda_upakarma',
    { month: 5, paksha: 'shukla', tithi: 15, kala: 'third-muhurta', onTwo: 'second', onNone: 'begins' },
    { kind: 'festival', source: 'customary' },
  ),
  tithi(
    'hayagriva_jayanti',
    { month: 5, paksha: 'shukla', tithi: 15, kala: 'third-muhurta', onTwo: 'second', onNone: 'begins' },
    { kind: 'jayanti', source: 'the tithi: Skanda, as given by adyatithi; the time of day customary' },
  ),
  tithi(
    'gayatri_jayanti',
    { month: 5, paksha: 'shukla', tithi: 15, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    {
      kind: 'jayanti',
      source: 'adyatithi (devatA/shakti), as the engine jyotisha reads it, and printed dates of drikpanchang.com',
    },
  ),
  tithi(
    'narali_purnima',
    { month: 5, paksha: 'shukla', tithi: 15, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'purnima', regions: MAHARASHTRA, source: 'customary' },
  ),

  // Kṛṣṇa pakṣa
  tithi(
    'gayatri_japam',
    { month: 5, paksha: 'krishna', tithi: 1, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'festival', regions: SOUTH, source: 'customary' },
  ),
  tithi(
    'kajari_teej',
    { month: 5, paksha: 'krishna', tithi: 3, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'vrata', times: MOONRISE_FAST_TIMES, regions: NORTH, source: 'customary' },
  ),
  tithi(
    'bahula_chaturthi',
    { month: 5, paksha: 'krishna', tithi: 4, kala: 'sayahna', onTwo: 'larger', onNone: 'begins' },
    {
      kind: 'vrata',
      times: MOONRISE_FAST_TIMES,
      regions: [...GUJARAT, 'madhya-pradesh'],
      source: 'customary',
      otherwise: 'adyatithi has the earlier of two days (Kielhorn 1897)',
    },
  ),
  tithi(
    'nag_pancham_gujarat',
    { month: 5, paksha: 'krishna', tithi: 5, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'vrata', regions: GUJARAT, source: 'customary' },
  ),
  tithi(
    'randhan_chhath',
    { month: 5, paksha: 'krishna', tithi: 6, kala: 'sunset', onTwo: 'larger', onNone: 'begins' },
    { kind: 'vrata', regions: GUJARAT, source: 'customary' },
  ),
  tithi(
    'hala_shashthi',
    { month: 5, paksha: 'krishna', tithi: 6, kala: 'madhyahna', onTwo: 'second', onNone: 'begins' },
    {
      kind: 'vrata',
      source: 'adyatithi (devatA/vaiShNava), as the engine jyotisha reads it: madhyāhna, the later day',
    },
  ),
  tithi(
    'shitala_satam',
    { month: 5, paksha: 'krishna', tithi: 7, kala: 'sunset', onTwo: 'larger', onNone: 'begins' },
    { kind: 'vrata', regions: GUJARAT, source: 'customary' },
  ),
  tithi(
    'krishna_janmashtami',
    {
      month: 5,
      paksha: 'krishna',
      tithi: 8,
      kala: 'nishitha',
      onTwo: 'second',
      onNone: 'ends',
      exception: 'jayanti',
    },
    {
      kind: 'festival',
      times: JANMASHTAMI_TIMES,
      regions: WORLD,
      tradition: 'smarta',
      major: true,
      source:
        'Dharmasindhu, as reported by bdsatish/drik-panchanga: niśītha, on both nights or on neither the later day; Nirṇayasindhu and Tithitattva, by summaries: the day that Rohiṇī joins',
      variants: [
        {
          for: [{ traditions: ['vaishnava'] }],
          change: { kala: 'sunrise', onTwo: 'second', onNone: 'after', exception: null },
          named: 'krishna_janmashtami.once',
          source: 'usage of Śrīvaiṣṇavas and Gauḍīyas, as cited by bdsatish/drik-panchanga',
          ownRow: { key: 'krishna_janmashtami_vaishnava', tradition: 'vaishnava', always: true },
        },
        {
          for: [{ traditions: ['gaudiya'] }],
          change: { ...SUNRISE_FIRST_ELSE_AFTER, exception: 'gaudiya-janmashtami' },
          named: 'krishna_janmashtami.once',
          source: `${OF_GAUDIYAS}: the tithi at sunrise, of two sunrises by Rohiṇī`,
        },
        {
          for: [{ traditions: ['shrivaishnava'] }],
          change: {
            instead: {
              by: 'nakshatra',
              nakshatra: 4,
              within: { sunRashi: 5 },
              kala: 'sunrise',
              onTwo: 'first',
              onNone: 'begins',
              onTwice: 'later',
            },
          },
          named: 'krishna_janmashtami.shrivaishnava',
          source: 'one engine (jyotisha): Rohiṇī at sunrise with the Sun in Siṃha; no list of an authority is known',
        },
        {
          for: [{ traditions: ['smarta', 'general'] }],
          change: {},
          source: 'Nirṇayasindhu and Tithitattva, by summaries: the day that Rohiṇī joins',
          open: {
            authorities: ['Nirṇayasindhu, Tithitattva; drikpanchang.com'],
            other: {
              change: { exception: null },
              source: 'Kālamādhava, by summaries, and almanacs of the south: niśītha alone',
              authorities: ['Kālamādhava; almanacs of the south'],
            },
          },
        },
        {
          for: [{ regions: ['tamil-nadu', 'puducherry', 'andhra-pradesh', 'kerala', 'lakshadweep'] }],
          change: { exception: null },
          source: 'Kālamādhava, by summaries, and almanacs of the south: niśītha alone',
          open: {
            authorities: ['Kālamādhava; almanacs of the south'],
            other: {
              change: { exception: 'jayanti' },
              source: 'Nirṇayasindhu and Tithitattva, by summaries: the day that Rohiṇī joins',
              authorities: ['Nirṇayasindhu, Tithitattva; drikpanchang.com'],
            },
          },
          ownRow: { key: 'krishna_janmashtami_madhava', tradition: 'madhava' },
        },
        {
          for: [{ regions: ['karnataka', 'telangana', 'nepal'] }],
          change: { exception: null },
          named: 'krishna_janmashtami.once',
          source: 'Dharmasindhu and Kālamādhava, by summaries: niśītha',
          open: {
            authorities: [
              'the smārta rule; the list of Karnataka in other years, patro of Kathmandu (2009, 2015, 2017)',
            ],
            other: {
              change: { kala: 'sunrise', onTwo: 'second', onNone: 'after', exception: null },
              source:
                'holiday lists of Karnataka and Telangana 2025, of Nepal 2022, patro of Kathmandu 2011 and 2016: the tithi at sunrise',
              authorities: [
                'holiday lists of Karnataka and Telangana (2025) and of Nepal (2022), patro of Kathmandu (2011, 2016)',
              ],
            },
          },
        },
      ],
      otherwise: 'Kālamādhava keeps the night of niśītha, with Rohiṇī or without',
    },
  ),
  tithi(
    'kali_jayanti',
    { month: 5, paksha: 'krishna', tithi: 8, kala: 'nishitha', onTwo: 'larger-else-second', onNone: 'after' },
    { kind: 'jayanti', source: 'customary' },
  ),
  tithi(
    'pithori_amavasya',
    { month: 5, paksha: 'krishna', tithi: 15, kala: 'pradosha', onTwo: 'larger', onNone: 'after' },
    { kind: 'amavasya', regions: [...MAHARASHTRA, 'chhattisgarh', 'madhya-pradesh', 'telangana'], source: 'customary' },
  ),
  tithi(
    'pola',
    { month: 5, paksha: 'krishna', tithi: 15, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'festival', regions: [...MAHARASHTRA, 'chhattisgarh', 'madhya-pradesh', 'telangana'], source: 'customary' },
  ),
] satisfies readonly UtsavaRule[];
