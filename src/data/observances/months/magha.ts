/** Yearly observances by tithi in Māgha (amānta): Vasanta-pañcamī and Mahā-śivarātri. */
import { WORLD } from '../regions';
import { tithi } from '../row';
import type { UtsavaRule } from '../rule';
import { PURVAHNA_TIMES, RATHA_SAPTAMI_TIMES, SHIVARATRI_TIMES } from '../times/rites';
import { gaudiya, SUNRISE_FIRST_ELSE_BEGINS } from '../variants';

export const MAGHA = [
  // Śukla pakṣa
  tithi(
    'magha_navaratri',
    { month: 11, paksha: 'shukla', tithi: 1, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'navaratra', source: 'customary' },
  ),
  tithi(
    'ganesha_jayanti',
    { month: 11, paksha: 'shukla', tithi: 4, kala: 'madhyahna', onTwo: 'larger', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
  tithi(
    'vasanta_panchami',
    { month: 11, paksha: 'shukla', tithi: 5, kala: 'purvahna', onTwo: 'first', onNone: 'begins' },
    {
      kind: 'festival',
      times: PURVAHNA_TIMES,
      regions: WORLD,
      major: true,
      source:
        'Dharmasindhu, as reported by bdsatish/drik-panchanga: pūrvāhṇa, on both days the earlier; Smṛtikaustubha 479',
      variants: [
        {
          for: [{ regions: ['west-bengal', 'assam', 'nepal', 'telangana', 'himachal-pradesh'] }],
          change: SUNRISE_FIRST_ELSE_BEGINS,
          source: 'holiday lists of West Bengal, Telangana and Himachal Pradesh; patro of Kathmandu',
        },
        {
          for: [{ regions: ['odisha'] }],
          change: {},
          source: 'holiday list of Odisha 2016',
          open: {
            authorities: ['holiday list of Odisha (2016)'],
            other: {
              change: SUNRISE_FIRST_ELSE_BEGINS,
              source: 'holiday lists of Odisha 2014 and 2022',
              authorities: ['holiday lists of Odisha (2014, 2022)'],
            },
          },
        },
        gaudiya(),
      ],
    },
  ),
  tithi(
    'ratha_saptami',
    { month: 11, paksha: 'shukla', tithi: 7, kala: 'arunodaya', onTwo: 'first', onNone: 'begins' },
    {
      kind: 'festival',
      times: RATHA_SAPTAMI_TIMES,
      regions: WORLD,
      source: 'Dharmasindhu, as reported by bdsatish/drik-panchanga: aruṇodaya, on both days the earlier',
    },
  ),
  tithi(
    'narmada_jayanti',
    { month: 11, paksha: 'shukla', tithi: 7, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', regions: ['madhya-pradesh', 'gujarat', 'maharashtra', 'chhattisgarh'], source: 'customary' },
  ),
  tithi(
    'bhishma_ashtami',
    { month: 11, paksha: 'shukla', tithi: 8, kala: 'madhyahna', onTwo: 'larger', onNone: 'begins' },
    { kind: 'vrata', source: 'customary', variants: [gaudiya()] },
  ),
  tithi(
    'bhishma_dwadashi',
    { month: 11, paksha: 'shukla', tithi: 12, kala: 'aparahna', onTwo: 'first', onNone: 'begins' },
    { kind: 'vrata', source: 'customary' },
  ),
  tithi(
    'guru_ravidas_jayanti',
    { month: 11, paksha: 'shukla', tithi: 15, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
  tithi(
    'lalita_jayanti',
    { month: 11, paksha: 'shukla', tithi: 15, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),

  // Kṛṣṇa pakṣa
  tithi(
    'yashoda_jayanti',
    { month: 11, paksha: 'krishna', tithi: 6, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
  tithi(
    'shabari_jayanti',
    { month: 11, paksha: 'krishna', tithi: 7, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
  tithi(
    'janaki_jayanti',
    { month: 11, paksha: 'krishna', tithi: 8, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
  tithi(
    'dayananda_jayanti',
    { month: 11, paksha: 'krishna', tithi: 10, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary', otherwise: 'timeanddate.com keeps the later of two sunrises' },
  ),
  tithi(
    'maha_shivaratri',
    { month: 11, paksha: 'krishna', tithi: 14, kala: 'nishitha', onTwo: 'larger', onNone: 'ends' },
    {
      kind: 'festival',
      times: SHIVARATRI_TIMES,
      regions: WORLD,
      major: true,
      source:
        'Dharmasindhu, as reported by bdsatish/drik-panchanga: niśītha, the whole of it before a part, on neither day the later; on two whole ones the earlier, after Hemādri',
      variants: [
        {
          for: [],
          change: { onTwo: 'larger-else-second' },
          source: 'Mādhava and Nirṇayasindhu, as reported by bdsatish/drik-panchanga',
          ownRow: { key: 'maha_shivaratri_madhava', tradition: 'madhava' },
        },
        gaudiya('maha_shivaratri.gaudiya'),
      ],
    },
  ),
] satisfies readonly UtsavaRule[];
