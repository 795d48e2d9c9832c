/** Yearly observances by tithi in Phālguna (amānta): Holikā and the days around it. */
import { MAHARASHTRA, NORTH, WORLD } from '../regions';
import { tithi } from '../row';
import type { UtsavaRule } from '../rule';
import { HOLIKA_TIMES } from '../times/rites';
import { NEPAL } from '../variants';

export const PHALGUNA = [
  // Śukla pakṣa
  tithi(
    'phulera_dooj',
    { month: 12, paksha: 'shukla', tithi: 2, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'festival', regions: NORTH, source: 'customary' },
  ),
  tithi(
    'ramakrishna_jayanti',
    { month: 12, paksha: 'shukla', tithi: 2, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
  tithi(
    'narasimha_dwadashi',
    { month: 12, paksha: 'shukla', tithi: 12, kala: 'madhyahna', onTwo: 'first', onNone: 'begins' },
    { kind: 'vrata', source: 'customary' },
  ),
  tithi(
    'chaitanya_jayanti',
    { month: 12, paksha: 'shukla', tithi: 15, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary', notOf: ['gaudiya'] },
  ),
  tithi(
    'holika_dahana',
    {
      month: 12,
      paksha: 'shukla',
      tithi: 15,
      kala: 'pradosha',
      onTwo: 'second',
      onNone: 'begins',
      exception: 'holika',
    },
    {
      kind: 'festival',
      times: HOLIKA_TIMES,
      regions: WORLD,
      major: true,
      source:
        'Dharmasindhu, as reported by bdsatish/drik-panchanga: pradoṣa, on two days the later; where bhadrā runs at the only one, the next day if the tithi lasts beyond three and a half praharas',
      variants: [
        {
          for: [{ regions: MAHARASHTRA }],
          change: { exception: null },
          source:
            'exchange and state holidays of Maharashtra, 1997 to 2026: pradoṣa, on two evenings the later, whatever bhadrā does',
        },
        {
          for: NEPAL,
          change: { onTwo: 'larger', exception: null },
          source: 'notice of the government of Nepal 2023; patro of Kathmandu',
        },
      ],
    },
  ),

  // Kṛṣṇa pakṣa
  tithi(
    'bhratri_dwitiya_phalguna',
    { month: 12, paksha: 'krishna', tithi: 2, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'festival', regions: NORTH, source: 'customary' },
  ),
  tithi(
    'shivaji_jayanti_tithi',
    { month: 12, paksha: 'krishna', tithi: 3, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', regions: MAHARASHTRA, source: 'customary' },
  ),
  tithi(
    'ranga_panchami',
    { month: 12, paksha: 'krishna', tithi: 5, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    {
      kind: 'festival',
      regions: [...MAHARASHTRA, 'madhya-pradesh', 'gujarat', 'rajasthan', 'karnataka'],
      source: 'customary',
    },
  ),
  tithi(
    'sheetala_saptami',
    { month: 12, paksha: 'krishna', tithi: 7, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    {
      kind: 'vrata',
      regions: [...NORTH, 'gujarat', 'nepal'],
      source: 'customary',
      otherwise: 'adyatithi has one in Śrāvaṇa (Nirṇayasindhu)',
    },
  ),
  tithi(
    'sheetala_ashtami',
    { month: 12, paksha: 'krishna', tithi: 8, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'vrata', regions: [...NORTH, 'gujarat', 'nepal'], source: 'customary' },
  ),
] satisfies readonly UtsavaRule[];
