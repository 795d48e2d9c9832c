/** Yearly observances by tithi in Mārgaśīrṣa (amānta): Vivāha-pañcamī, Gītā- and Datta-jayantī. */
import { INDIA_AND_NEPAL, MAHARASHTRA, SOUTH } from '../regions';
import { tithi } from '../row';
import type { UtsavaRule } from '../rule';

export const MARGASHIRSHA = [
  // Śukla pakṣa
  tithi(
    'vivaha_panchami',
    { month: 9, paksha: 'shukla', tithi: 5, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'festival', regions: INDIA_AND_NEPAL, source: 'customary' },
  ),
  tithi(
    'subrahmanya_shashthi',
    { month: 9, paksha: 'shukla', tithi: 6, kala: 'aparahna', onTwo: 'larger', onNone: 'begins' },
    { kind: 'vrata', regions: SOUTH, source: 'customary' },
  ),
  tithi(
    'champa_shashthi',
    { month: 9, paksha: 'shukla', tithi: 6, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'vrata', regions: MAHARASHTRA, source: 'customary' },
  ),
  tithi(
    'matsya_dwadashi',
    { month: 9, paksha: 'shukla', tithi: 12, kala: 'aparahna', onTwo: 'larger', onNone: 'begins' },
    { kind: 'vrata', source: 'customary' },
  ),
  tithi(
    'hanuman_jayanti_kannada',
    { month: 9, paksha: 'shukla', tithi: 13, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'vrata', regions: ['karnataka'], source: 'customary' },
  ),
  tithi(
    'dattatreya_jayanti',
    { month: 9, paksha: 'shukla', tithi: 15, kala: 'pradosha', onTwo: 'larger', onNone: 'after' },
    { kind: 'jayanti', source: 'customary', otherwise: 'adyatithi has the later of two days' },
  ),
  tithi(
    'annapurna_jayanti',
    { month: 9, paksha: 'shukla', tithi: 15, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
  tithi(
    'bhairavi_jayanti',
    { month: 9, paksha: 'shukla', tithi: 15, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
] satisfies readonly UtsavaRule[];
