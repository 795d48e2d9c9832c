/** Yearly observances by tithi in Kārttika (amānta): the days after Dīpāvalī, Chaṭha, Tulasī-vivāha. */
import { CHHATH, EAST, GUJARAT, INDIA_AND_NEPAL, TAMIL, TELUGU, WORLD } from '../regions';
import { tithi } from '../row';
import type { UtsavaRule } from '../rule';
import { BHAI_DOOJ_TIMES, CHHATH_TIMES, GOVARDHANA_TIMES, NISHITHA_TIMES, TULASI_TIMES } from '../times/rites';
import { AT_NEW_DELHI, gaudiya, inNepalAtSunrise, SUNRISE_FIRST_ELSE_AFTER } from '../variants';

export const KARTIKA = [
  // Śukla pakṣa
  tithi(
    'bali_pratipada',
    { month: 8, paksha: 'shukla', tithi: 1, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    {
      kind: 'festival',
      source: 'customary: the tithi at sunrise',
      otherwise:
        'adyatithi has the later of two sunrises (Skanda, Bhaviṣya); Dharmasindhu wants nine muhūrtas after sunrise',
    },
  ),
  tithi(
    'gujarati_new_year',
    { month: 8, paksha: 'shukla', tithi: 1, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'festival', regions: GUJARAT, source: 'customary' },
  ),
  tithi(
    'govardhana_puja',
    { month: 8, paksha: 'shukla', tithi: 1, kala: 'ninth-muhurta', onTwo: 'second', onNone: 'begins' },
    {
      kind: 'festival',
      times: GOVARDHANA_TIMES,
      regions: WORLD,
      major: true,
      source: 'Dharmasindhu, as reported by bdsatish/drik-panchanga: nine muhūrtas after sunrise, else the day before',
      otherwise: 'timeanddate.com wants about twelve muhūrtas',
      variants: [gaudiya(undefined, { ...SUNRISE_FIRST_ELSE_AFTER, exception: 'gaudiya-govardhana' })],
    },
  ),
  tithi(
    'dyuta_krida',
    { month: 8, paksha: 'shukla', tithi: 1, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'festival', source: 'customary' },
  ),
  tithi(
    'bhai_dooj',
    { month: 8, paksha: 'shukla', tithi: 2, kala: 'aparahna', onTwo: 'second', onNone: 'begins' },
    {
      kind: 'festival',
      times: BHAI_DOOJ_TIMES,
      regions: WORLD,
      major: true,
      source:
        'Skanda and Nārada, as given by adyatithi: aparāhṇa, the later day; holiday lists of eight states and Nepal',
    },
  ),
  tithi(
    'nagula_chavithi',
    { month: 8, paksha: 'shukla', tithi: 4, kala: 'madhyahna', onTwo: 'larger', onNone: 'begins' },
    { kind: 'vrata', regions: ['karnataka', ...TELUGU, 'tamil-nadu'], source: 'customary' },
  ),
  tithi(
    'labh_panchami',
    { month: 8, paksha: 'shukla', tithi: 5, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'festival', regions: GUJARAT, source: 'customary' },
  ),
  tithi(
    'soora_samharam',
    { month: 8, paksha: 'shukla', tithi: 6, kala: 'sunset', onTwo: 'first', onNone: 'after' },
    { kind: 'vrata', regions: [...TAMIL, 'kerala'], source: 'customary' },
  ),
  tithi(
    'chhath_puja',
    {
      month: 8,
      paksha: 'shukla',
      tithi: 6,
      kala: 'sunrise',
      onTwo: 'first',
      onNone: 'begins',
      decidedAt: { ...AT_NEW_DELHI, zones: ['Asia/Kolkata', 'Asia/Calcutta', 'Asia/Kathmandu', 'Asia/Katmandu'] },
    },
    {
      kind: 'festival',
      times: CHHATH_TIMES,
      regions: CHHATH,
      major: true,
      source:
        'timeanddate.com and state lists: the tithi at sunrise; gazettes of Bihar and Nepal of 2025: at New Delhi for the whole plain',
    },
  ),
  tithi(
    'jalaram_jayanti',
    { month: 8, paksha: 'shukla', tithi: 7, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', regions: GUJARAT, source: 'customary' },
  ),
  tithi(
    'gopashtami',
    { month: 8, paksha: 'shukla', tithi: 8, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'festival', regions: INDIA_AND_NEPAL, source: 'customary', variants: [gaudiya()] },
  ),
  tithi(
    'akshaya_navami',
    { month: 8, paksha: 'shukla', tithi: 9, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    {
      kind: 'vrata',
      regions: INDIA_AND_NEPAL,
      source: 'customary',
      otherwise: 'adyatithi has pūrvāhṇa and the earlier day (Skanda)',
    },
  ),
  tithi(
    'jagaddhatri_puja',
    { month: 8, paksha: 'shukla', tithi: 9, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'festival', regions: EAST, source: 'customary', variants: [gaudiya()] },
  ),
  tithi(
    'kansa_vadha',
    { month: 8, paksha: 'shukla', tithi: 10, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'festival', source: 'customary' },
  ),
  tithi(
    'bhishma_panchaka_begins',
    { month: 8, paksha: 'shukla', tithi: 11, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'vrata', source: 'customary: the day of Devotthāna ekādaśī at sunrise', notOf: ['gaudiya'] },
  ),
  tithi(
    'yogeshwara_dwadashi',
    { month: 8, paksha: 'shukla', tithi: 12, kala: 'aparahna', onTwo: 'larger', onNone: 'begins' },
    { kind: 'vrata', source: 'customary' },
  ),
  tithi(
    'tulasi_vivaha',
    { month: 8, paksha: 'shukla', tithi: 12, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    {
      kind: 'festival',
      times: TULASI_TIMES,
      regions: WORLD,
      source: 'the tithi: Skanda, as given by adyatithi; the time of day customary',
      variants: [
        gaudiya('tulasi_vivaha.gaudiya', {
          instead: { by: 'tithi', month: 8, paksha: 'shukla', tithi: 15, ...SUNRISE_FIRST_ELSE_AFTER },
        }),
      ],
    },
  ),
  tithi(
    'vaikuntha_chaturdashi',
    { month: 8, paksha: 'shukla', tithi: 14, kala: 'nishitha', onTwo: 'larger', onNone: 'after' },
    {
      kind: 'vrata',
      regions: INDIA_AND_NEPAL,
      source: 'the tithi: Skanda, Vaiṣṇava-khaṇḍa 25, as given by adyatithi; the time of day customary',
      variants: [inNepalAtSunrise('patro of Kathmandu, BS 2066 to 2074: the tithi at sunrise')],
    },
  ),
  tithi(
    'vishweshwara_vrata',
    { month: 8, paksha: 'shukla', tithi: 14, kala: 'pradosha', onTwo: 'larger', onNone: 'after' },
    { kind: 'vrata', source: 'customary' },
  ),
  tithi(
    'dev_diwali',
    { month: 8, paksha: 'shukla', tithi: 15, kala: 'pradosha', onTwo: 'larger', onNone: 'after' },
    { kind: 'festival', regions: ['uttar-pradesh'], source: 'customary' },
  ),
  tithi(
    'guru_nanak_jayanti',
    { month: 8, paksha: 'shukla', tithi: 15, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', major: true, source: 'customary' },
  ),

  // Kṛṣṇa pakṣa
  tithi(
    'kalabhairava_jayanti',
    { month: 8, paksha: 'krishna', tithi: 8, kala: 'pradosha-6-ghati', onTwo: 'first', onNone: 'after' },
    {
      kind: 'jayanti',
      times: NISHITHA_TIMES,
      regions: INDIA_AND_NEPAL,
      source: 'customary, as Kālāṣṭamī',
      otherwise: 'adyatithi has the whole of pradoṣa',
    },
  ),
] satisfies readonly UtsavaRule[];
