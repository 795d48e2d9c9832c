/** Yearly observances by tithi in Vaiśākha (amānta): Akṣaya-tṛtīyā, Buddha-pūrṇimā and the jayantīs. */
import { INDIA_AND_NEPAL, NORTH, TELUGU, WORLD } from '../regions';
import { tithi } from '../row';
import type { UtsavaRule } from '../rule';
import { NARASIMHA_TIMES, PURVAHNA_TIMES } from '../times/rites';
import { gaudiya } from '../variants';

export const VAISHAKHA = [
  // Śukla pakṣa
  tithi(
    'parashurama_jayanti',
    { month: 2, paksha: 'shukla', tithi: 3, kala: 'pradosha', onTwo: 'larger', onNone: 'after' },
    { kind: 'jayanti', source: 'customary', otherwise: 'adyatithi has madhyāhna (Lakṣmīnārāyaṇa-saṃhitā)' },
  ),
  tithi(
    'akshaya_tritiya',
    { month: 2, paksha: 'shukla', tithi: 3, kala: 'sangava', onTwo: 'second', onNone: 'begins' },
    {
      kind: 'festival',
      times: PURVAHNA_TIMES,
      regions: WORLD,
      major: true,
      source:
        'Dharmasindhu, as reported by bdsatish/drik-panchanga; Smṛtikaustubha 109-110, as given by adyatithi: saṅgava, the later day',
    },
  ),
  tithi(
    'matangi_jayanti',
    { month: 2, paksha: 'shukla', tithi: 3, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
  tithi(
    'shankaracharya_jayanti',
    { month: 2, paksha: 'shukla', tithi: 5, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
  tithi(
    'surdas_jayanti',
    { month: 2, paksha: 'shukla', tithi: 5, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
  tithi(
    'ganga_saptami',
    { month: 2, paksha: 'shukla', tithi: 7, kala: 'aparahna', onTwo: 'second', onNone: 'begins' },
    {
      kind: 'festival',
      regions: INDIA_AND_NEPAL,
      source: 'customary',
      otherwise: 'adyatithi has madhyāhna and the earlier day (Nāradīya 116)',
    },
  ),
  tithi(
    'bagalamukhi_jayanti',
    { month: 2, paksha: 'shukla', tithi: 8, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
  tithi(
    'sita_navami',
    { month: 2, paksha: 'shukla', tithi: 9, kala: 'madhyahna', onTwo: 'second', onNone: 'begins' },
    {
      kind: 'festival',
      regions: INDIA_AND_NEPAL,
      source: 'customary',
      otherwise: 'adyatithi has the earlier of two days (Kielhorn 1897)',
    },
  ),
  tithi(
    'parashurama_dwadashi',
    { month: 2, paksha: 'shukla', tithi: 12, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'vrata', source: 'customary' },
  ),
  tithi(
    'narasimha_jayanti',
    { month: 2, paksha: 'shukla', tithi: 14, kala: 'sunset', onTwo: 'second', onNone: 'after' },
    {
      kind: 'jayanti',
      times: NARASIMHA_TIMES,
      regions: WORLD,
      source:
        'Dharmasindhu, as reported by bdsatish/drik-panchanga: sunset, on both days or on neither the later; Vaidyanātha-dīkṣitīya 62, as given by adyatithi',
      variants: [gaudiya('narasimha_jayanti.gaudiya')],
    },
  ),
  tithi(
    'chhinnamasta_jayanti',
    { month: 2, paksha: 'shukla', tithi: 14, kala: 'sayahna', onTwo: 'second', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
  tithi(
    'kurma_jayanti',
    { month: 2, paksha: 'shukla', tithi: 15, kala: 'sayahna', onTwo: 'larger', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary', otherwise: 'Vaidyanātha-dīkṣitīya 62 has Vaiśākha kṛṣṇa 12' },
  ),
  tithi(
    'buddha_purnima',
    { month: 2, paksha: 'shukla', tithi: 15, kala: 'sunrise', onTwo: 'second', onNone: 'begins' },
    { kind: 'festival', regions: INDIA_AND_NEPAL, major: true, source: 'customary' },
  ),

  // Kṛṣṇa pakṣa
  tithi(
    'narada_jayanti',
    { month: 2, paksha: 'krishna', tithi: 1, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
  tithi(
    'hanuman_jayanti_telugu',
    { month: 2, paksha: 'krishna', tithi: 10, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', regions: TELUGU, source: 'customary' },
  ),
  tithi(
    'vata_savitri_vrata',
    { month: 2, paksha: 'krishna', tithi: 15, kala: 'madhyahna', onTwo: 'first', onNone: 'begins' },
    {
      kind: 'vrata',
      times: PURVAHNA_TIMES,
      regions: [...NORTH, 'odisha', 'nepal'],
      source: 'customary, as Vaṭa-pūrṇimā',
      variants: [
        {
          for: [{ regions: ['odisha'] }],
          change: { kala: 'sunrise' },
          source: 'holiday lists of Odisha 2021 and 2026: the tithi at sunrise',
        },
      ],
    },
  ),
  tithi(
    'shani_jayanti',
    { month: 2, paksha: 'krishna', tithi: 15, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
] satisfies readonly UtsavaRule[];
