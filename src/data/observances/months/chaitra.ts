/** Yearly observances by tithi in Caitra (amānta): the new year, the spring navarātra, Rāma-navamī. */
import { INDIA_AND_NEPAL, MAHARASHTRA, NORTH, UGADI, WORLD } from '../regions';
import { tithi } from '../row';
import type { UtsavaRule } from '../rule';
import { CHAITRA_TIMES, NEW_YEAR_TIMES, RAMA_NAVAMI_TIMES } from '../times/rites';
import { gaudiya, inAdhikaChaitra, inNepalAtSunrise, SUNRISE_FIRST_ELSE_BEGINS } from '../variants';

export const CHAITRA = [
  // Śukla pakṣa
  tithi(
    'ugadi',
    { month: 1, paksha: 'shukla', tithi: 1, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    {
      kind: 'festival',
      times: NEW_YEAR_TIMES,
      regions: UGADI,
      major: true,
      source:
        'Dharmasindhu, as reported by bdsatish/drik-panchanga: the tithi at sunrise, the earlier day on both or on neither',
      variants: [inAdhikaChaitra('ugadi_adhika')],
    },
  ),
  tithi(
    'gudi_padwa',
    { month: 1, paksha: 'shukla', tithi: 1, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    {
      kind: 'festival',
      times: NEW_YEAR_TIMES,
      regions: MAHARASHTRA,
      major: true,
      source: 'Dharmasindhu, as reported by bdsatish/drik-panchanga, for Yugādi',
      variants: [inAdhikaChaitra('gudi_padwa_adhika')],
    },
  ),
  tithi(
    'chaitra_navaratri',
    { month: 1, paksha: 'shukla', tithi: 1, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    {
      kind: 'navaratra',
      times: CHAITRA_TIMES,
      regions: WORLD,
      major: true,
      source:
        'Smṛtikaustubha, as given by adyatithi: the tithi at sunrise; the choice between two days, or if none has it, is customary',
      variants: [inAdhikaChaitra('chaitra_navaratri_adhika')],
    },
  ),
  tithi(
    'cheti_chand',
    { month: 1, paksha: 'shukla', tithi: 2, kala: 'pradosha', onTwo: 'larger', onNone: 'after' },
    { kind: 'festival', source: 'customary' },
  ),
  tithi(
    'matsya_jayanti',
    { month: 1, paksha: 'shukla', tithi: 3, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    {
      kind: 'jayanti',
      regions: INDIA_AND_NEPAL,
      source: 'customary',
      otherwise: 'adyatithi has another tithi (Kielhorn 1897)',
    },
  ),
  tithi(
    'gangaur',
    { month: 1, paksha: 'shukla', tithi: 3, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    {
      kind: 'vrata',
      regions: [...NORTH, 'gujarat'],
      source: 'the tithi: Smṛtikaustubha 89, as given by adyatithi; the time of day customary',
    },
  ),
  tithi(
    'lakshmi_panchami',
    { month: 1, paksha: 'shukla', tithi: 5, kala: 'sunset', onTwo: 'second', onNone: 'begins' },
    { kind: 'vrata', source: 'the tithi: Smṛtikaustubha 92, as given by adyatithi; the time of day customary' },
  ),
  tithi(
    'yamuna_chhath',
    { month: 1, paksha: 'shukla', tithi: 6, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'vrata', source: 'the tithi: Kūrma-purāṇa, as given by adyatithi; the time of day customary' },
  ),
  tithi(
    'rama_navami',
    { month: 1, paksha: 'shukla', tithi: 9, kala: 'madhyahna', onTwo: 'second', onNone: 'after-if-three-muhurtas' },
    {
      kind: 'festival',
      times: RAMA_NAVAMI_TIMES,
      regions: WORLD,
      major: true,
      source:
        'Dharmasindhu, as reported by bdsatish/drik-panchanga: madhyāhna, on both days the later, on neither the later if three muhūrtas of it remain; Vaidyanātha-dīkṣitīya 62, as given by adyatithi: madhyāhna, the later day',
      otherwise: 'timeanddate.com keeps the first of two days where the second has less than half an hour of it',
      variants: [
        inNepalAtSunrise('patro of Kathmandu, BS 2066 to 2074: the tithi at sunrise'),
        {
          for: [{ regions: ['odisha'] }],
          change: SUNRISE_FIRST_ELSE_BEGINS,
          source: 'holiday list of Odisha 2026: the tithi at sunrise',
        },
        gaudiya(undefined, SUNRISE_FIRST_ELSE_BEGINS),
      ],
    },
  ),
  tithi(
    'swaminarayan_jayanti',
    { month: 1, paksha: 'shukla', tithi: 9, kala: 'madhyahna', onTwo: 'second', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
  tithi(
    'tara_jayanti',
    { month: 1, paksha: 'shukla', tithi: 9, kala: 'madhyahna', onTwo: 'second', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
  tithi(
    'vamana_dwadashi',
    { month: 1, paksha: 'shukla', tithi: 12, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'vrata', source: 'customary' },
  ),
  tithi(
    'mahavira_jayanti',
    { month: 1, paksha: 'shukla', tithi: 13, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', regions: INDIA_AND_NEPAL, major: true, source: 'customary' },
  ),
  tithi(
    'hanuman_jayanti',
    { month: 1, paksha: 'shukla', tithi: 15, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', regions: WORLD, major: true, source: 'customary' },
  ),

  // Kṛṣṇa pakṣa
  tithi(
    'vallabhacharya_jayanti',
    { month: 1, paksha: 'krishna', tithi: 11, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
] satisfies readonly UtsavaRule[];
