/** Yearly observances by tithi in Jyaiṣṭha (amānta): Gaṅgā-daśaharā, Vaṭa-pūrṇimā. */
import { INDIA_AND_NEPAL, PUNJAB, WEST } from '../regions';
import { tithi } from '../row';
import type { UtsavaRule } from '../rule';
import { PURVAHNA_TIMES } from '../times/rites';
import { gaudiya } from '../variants';

export const JYAISHTHA = [
  // Śukla pakṣa
  tithi(
    'maharana_pratap_jayanti',
    { month: 3, paksha: 'shukla', tithi: 3, kala: 'first-muhurta', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', regions: [...PUNJAB, 'rajasthan', 'uttar-pradesh', 'madhya-pradesh'], source: 'customary' },
  ),
  tithi(
    'dhumavati_jayanti',
    { month: 3, paksha: 'shukla', tithi: 8, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
  tithi(
    'mahesh_navami',
    { month: 3, paksha: 'shukla', tithi: 9, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'festival', source: 'customary' },
  ),
  tithi(
    'ganga_dussehra',
    { month: 3, paksha: 'shukla', tithi: 10, kala: 'purvahna', onTwo: 'larger', onNone: 'begins' },
    {
      kind: 'festival',
      regions: INDIA_AND_NEPAL,
      source: 'the tithi: Nirṇayasindhu, as given by adyatithi; the time of day customary',
      variants: [
        {
          for: [],
          change: { adhika: 'kept-in-adhika' },
          source: 'customary, as in the digests: Daśaharā is not put off to the nija month',
          ownRow: { key: 'ganga_dussehra_adhika', tradition: 'dharmasindhu' },
        },
        gaudiya('ganga_dussehra.gaudiya'),
      ],
    },
  ),
  tithi(
    'gayatri_jayanti_jyeshtha',
    { month: 3, paksha: 'shukla', tithi: 11, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary: the day of Nirjalā ekādaśī at sunrise' },
  ),
  tithi(
    'ramalakshmana_dwadashi',
    { month: 3, paksha: 'shukla', tithi: 12, kala: 'aparahna', onTwo: 'larger', onNone: 'begins' },
    { kind: 'vrata', source: 'customary' },
  ),
  tithi(
    'vata_purnima',
    { month: 3, paksha: 'shukla', tithi: 15, kala: 'madhyahna', onTwo: 'first', onNone: 'begins' },
    {
      kind: 'vrata',
      times: PURVAHNA_TIMES,
      regions: [...WEST, 'karnataka'],
      source: 'the tithi: Bhaviṣyottara, as given by adyatithi; the time of day customary',
    },
  ),
  tithi(
    'kabir_jayanti',
    { month: 3, paksha: 'shukla', tithi: 15, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
] satisfies readonly UtsavaRule[];
