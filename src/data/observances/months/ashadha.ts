/** Yearly observances by tithi in Āṣāḍha (amānta): Ratha-yātrā and Guru-pūrṇimā. */
import { GUJARAT, NORTH, WORLD } from '../regions';
import { tithi } from '../row';
import type { UtsavaRule } from '../rule';
import { SHIVARATRI_TIMES } from '../times/rites';
import { gaudiya } from '../variants';

export const ASHADHA = [
  // Śukla pakṣa
  tithi(
    'ashadha_navaratri',
    { month: 4, paksha: 'shukla', tithi: 1, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'navaratra', source: 'customary' },
  ),
  tithi(
    'ratha_yatra',
    { month: 4, paksha: 'shukla', tithi: 2, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'festival', regions: WORLD, major: true, source: 'customary', variants: [gaudiya()] },
  ),
  tithi(
    'gauri_vrata_begins',
    { month: 4, paksha: 'shukla', tithi: 11, kala: 'pradosha', onTwo: 'larger', onNone: 'after' },
    { kind: 'vrata', regions: GUJARAT, source: 'customary' },
  ),
  tithi(
    'vasudeva_dwadashi',
    { month: 4, paksha: 'shukla', tithi: 12, kala: 'aparahna', onTwo: 'larger', onNone: 'begins' },
    { kind: 'vrata', source: 'customary' },
  ),
  tithi(
    'jayaparvati_vrata_begins',
    { month: 4, paksha: 'shukla', tithi: 13, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'vrata', regions: GUJARAT, source: 'customary' },
  ),
  tithi(
    'kokila_vrata',
    { month: 4, paksha: 'shukla', tithi: 15, kala: 'pradosha', onTwo: 'larger', onNone: 'after' },
    { kind: 'vrata', source: 'customary', otherwise: 'adyatithi has sunset and the earlier day (Nāradīya 124)' },
  ),
  tithi(
    'guru_purnima',
    { month: 4, paksha: 'shukla', tithi: 15, kala: 'second-muhurta', onTwo: 'second', onNone: 'begins' },
    {
      kind: 'festival',
      regions: WORLD,
      major: true,
      source:
        'printed dates of 2021 (drikpanchang.com, the almanacs of Odisha and Nepal): the later day if two muhūrtas of it remain after its sunrise',
      otherwise: 'Dharmasindhu wants three muhūrtas',
      variants: [
        {
          for: [],
          change: { kala: 'third-muhurta' },
          source:
            'Dharmasindhu, as reported by bdsatish/drik-panchanga: the later day only if three muhūrtas remain after its sunrise',
          ownRow: { key: 'guru_purnima_dharmasindhu', tradition: 'dharmasindhu' },
        },
        gaudiya('guru_purnima.gaudiya'),
      ],
    },
  ),

  // Kṛṣṇa pakṣa
  tithi(
    'jayaparvati_vrata_ends',
    { month: 4, paksha: 'krishna', tithi: 3, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'vrata', regions: GUJARAT, source: 'customary' },
  ),
  tithi(
    'sawan_shivaratri',
    { month: 4, paksha: 'krishna', tithi: 14, kala: 'nishitha', onTwo: 'larger', onNone: 'ends' },
    { kind: 'vrata', times: SHIVARATRI_TIMES, regions: NORTH, source: 'customary' },
  ),
  tithi(
    'hariyali_amavasya',
    { month: 4, paksha: 'krishna', tithi: 15, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'amavasya', regions: NORTH, source: 'customary' },
  ),
] satisfies readonly UtsavaRule[];
