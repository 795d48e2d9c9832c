/** Yearly observances by tithi in Pauṣa (amānta): Śākambharī-pūrṇimā, Maunī-amāvāsyā. */
import { INDIA_AND_NEPAL, NORTH } from '../regions';
import { tithi } from '../row';
import type { UtsavaRule } from '../rule';

export const PAUSHA = [
  // Śukla pakṣa
  tithi(
    'guru_gobind_singh_jayanti',
    { month: 10, paksha: 'shukla', tithi: 7, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
  tithi(
    'shakambhari_utsava_begins',
    { month: 10, paksha: 'shukla', tithi: 8, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'navaratra', source: 'customary' },
  ),
  tithi(
    'tailanga_swami_jayanti',
    { month: 10, paksha: 'shukla', tithi: 11, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
  tithi(
    'kurma_dwadashi',
    { month: 10, paksha: 'shukla', tithi: 12, kala: 'aparahna', onTwo: 'larger', onNone: 'begins' },
    { kind: 'vrata', source: 'customary' },
  ),
  tithi(
    'shakambhari_purnima',
    { month: 10, paksha: 'shukla', tithi: 15, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'purnima', source: 'customary' },
  ),

  // Kṛṣṇa pakṣa
  tithi(
    'sakat_chauth',
    { month: 10, paksha: 'krishna', tithi: 4, kala: 'moonrise', onTwo: 'first', onNone: 'after' },
    { kind: 'vrata', regions: NORTH, source: 'customary' },
  ),
  tithi(
    'meru_trayodashi',
    { month: 10, paksha: 'krishna', tithi: 13, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'vrata', source: 'customary' },
  ),
  tithi(
    'mauni_amavasya',
    { month: 10, paksha: 'krishna', tithi: 15, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'amavasya', regions: INDIA_AND_NEPAL, source: 'customary' },
  ),
] satisfies readonly UtsavaRule[];
