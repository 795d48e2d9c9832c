/**
 * Yearly observances by tithi in Bhādrapada (amānta): Gaṇeśa-caturthī and the days around it. The śrāddhas of the kṛṣṇa
 * pakṣa are in `../shraddhas.ts`.
 */
import { BIHAR, INDIA_AND_NEPAL, MAHARASHTRA, NORTH, TELUGU, WORLD } from '../regions';
import { tithi } from '../row';
import type { UtsavaRule } from '../rule';
import { ANANTA_TIMES, GANESHA_TIMES, MADHYAHNA_TIMES, PRATAH_TIMES, VISARJANA_TIMES } from '../times/rites';
import { gaudiya, SUNRISE_FIRST_ELSE_AFTER } from '../variants';

export const BHADRAPADA = [
  // Śukla pakṣa
  tithi(
    'varaha_jayanti',
    { month: 6, paksha: 'shukla', tithi: 3, kala: 'aparahna', onTwo: 'larger', onNone: 'begins' },
    { kind: 'jayanti', regions: INDIA_AND_NEPAL, source: 'customary' },
  ),
  tithi(
    'hartalika_teej',
    { month: 6, paksha: 'shukla', tithi: 3, kala: 'sunrise', onTwo: 'second', onNone: 'begins' },
    {
      kind: 'vrata',
      times: PRATAH_TIMES,
      regions: [...NORTH, ...MAHARASHTRA, 'nepal', 'gujarat'],
      major: true,
      source:
        'Dharmasindhu, as reported by bdsatish/drik-panchanga: the later day even for a sliver, the earlier only where no sunrise has it; Puruṣārthacintāmaṇi 89',
    },
  ),
  tithi(
    'gowri_habba',
    { month: 6, paksha: 'shukla', tithi: 3, kala: 'sunrise', onTwo: 'second', onNone: 'begins' },
    {
      kind: 'vrata',
      times: PRATAH_TIMES,
      regions: ['karnataka', ...TELUGU, 'tamil-nadu'],
      source: 'Dharmasindhu, as reported by bdsatish/drik-panchanga, for Haritālikā',
    },
  ),
  tithi(
    'ganesha_chaturthi',
    { month: 6, paksha: 'shukla', tithi: 4, kala: 'madhyahna', onTwo: 'larger', onNone: 'begins' },
    {
      kind: 'festival',
      times: GANESHA_TIMES,
      regions: WORLD,
      major: true,
      source:
        'madhyāhna: Dharmasindhu, as reported by bdsatish/drik-panchanga; of two days the larger share, as printed dates have it',
      otherwise: 'Dharmasindhu keeps the earlier of two days where it has a ghaṭī of the tithi',
      variants: [
        {
          for: [{ regions: ['mauritius'] }],
          change: {},
          source: 'Dharmasindhu, as reported by bdsatish/drik-panchanga: madhyāhna',
          open: {
            authorities: ['public holidays of Mauritius (2021, 2023)'],
            other: {
              change: { instead: { by: 'relative', to: 'ganesha_chaturthi', days: 1 } },
              source: 'public holidays of Mauritius 2015, 2017 and 2024: the day after',
              authorities: ['public holidays of Mauritius (2015, 2016, 2017, 2019, 2022, 2024, 2025)'],
            },
          },
        },
      ],
    },
  ),
  tithi(
    'rishi_panchami',
    { month: 6, paksha: 'shukla', tithi: 5, kala: 'madhyahna', onTwo: 'larger', onNone: 'begins' },
    {
      kind: 'vrata',
      times: MADHYAHNA_TIMES,
      regions: INDIA_AND_NEPAL,
      source: 'customary',
      otherwise: 'adyatithi has the earlier of two days (Nāradīya 114)',
    },
  ),
  tithi(
    'balarama_jayanti',
    { month: 6, paksha: 'shukla', tithi: 6, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    {
      kind: 'jayanti',
      source: 'printed dates of drikpanchang.com: Bhādrapada śukla 6',
      variants: [
        gaudiya('balarama_jayanti.gaudiya', {
          instead: { by: 'tithi', month: 5, paksha: 'shukla', tithi: 15, ...SUNRISE_FIRST_ELSE_AFTER },
        }),
      ],
    },
  ),
  tithi(
    'lalita_saptami',
    { month: 6, paksha: 'shukla', tithi: 7, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'vrata', source: 'customary' },
  ),
  tithi(
    'durva_ashtami',
    { month: 6, paksha: 'shukla', tithi: 8, kala: 'sunset', onTwo: 'larger', onNone: 'begins' },
    { kind: 'vrata', source: 'customary', otherwise: 'adyatithi has aparāhṇa' },
  ),
  tithi(
    'mahalakshmi_vrata_begins',
    { month: 6, paksha: 'shukla', tithi: 8, kala: 'pradosha', onTwo: 'larger', onNone: 'after' },
    { kind: 'vrata', regions: INDIA_AND_NEPAL, source: 'customary' },
  ),
  tithi(
    'radha_ashtami',
    { month: 6, paksha: 'shukla', tithi: 8, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'festival', source: 'customary', variants: [gaudiya()] },
  ),
  tithi(
    'vamana_jayanti',
    { month: 6, paksha: 'shukla', tithi: 12, kala: 'madhyahna', onTwo: 'larger', onNone: 'begins' },
    {
      kind: 'jayanti',
      source: 'customary',
      otherwise: 'adyatithi has the earlier of two days (Vaidyanātha-dīkṣitīya 62)',
      variants: [gaudiya('vamana_jayanti.gaudiya')],
    },
  ),
  tithi(
    'bhuvaneshwari_jayanti',
    { month: 6, paksha: 'shukla', tithi: 12, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
  tithi(
    'kalki_dwadashi',
    { month: 6, paksha: 'shukla', tithi: 12, kala: 'aparahna', onTwo: 'larger', onNone: 'begins' },
    { kind: 'vrata', source: 'customary' },
  ),
  tithi(
    'ananta_chaturdashi',
    { month: 6, paksha: 'shukla', tithi: 14, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    {
      kind: 'vrata',
      times: ANANTA_TIMES,
      regions: INDIA_AND_NEPAL,
      major: true,
      source: 'customary',
      variants: [gaudiya()],
    },
  ),
  tithi(
    'ganesha_visarjana',
    { month: 6, paksha: 'shukla', tithi: 14, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'festival', times: VISARJANA_TIMES, source: 'customary' },
  ),

  // Kṛṣṇa pakṣa
  tithi(
    'mahalakshmi_vrata_ends',
    { month: 6, paksha: 'krishna', tithi: 8, kala: 'moonrise', onTwo: 'first', onNone: 'after' },
    { kind: 'vrata', source: 'customary' },
  ),
  tithi(
    'jivitputrika_vrata',
    { month: 6, paksha: 'krishna', tithi: 8, kala: 'madhyahna', onTwo: 'larger', onNone: 'begins' },
    {
      kind: 'vrata',
      regions: [...BIHAR, 'west-bengal', 'nepal'],
      source: 'customary',
      otherwise: 'adyatithi has pradoṣa and the later day (Kṛtyasārasamuccaya 19)',
    },
  ),
] satisfies readonly UtsavaRule[];
