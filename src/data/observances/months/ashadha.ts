/** Yearly observances by tithi in Āṣāḍha (amānta): Ratha-yātrā and Guru-pūrṇimā. */
import { GUJARAT, NORTH, WORLD } from '../regions';
import { tithi } from '../row';
import type { UtsavaRule } from '../rule';
import { gaudiya } from '../variants';

export const ASHADHA = [
  // Śukla pakṣa
  tithi(
    ['ashadha_navaratri', 'Āṣāḍha-gupta-navarātra', 'आषाढगुप्तनवरात्र', 'Ashadha (Gupta) Navratri'],
    { month: 4, paksha: 'shukla', tithi: 1, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'navaratra', source: 'customary' },
  ),
  tithi(
    ['ratha_yatra', 'Jagannātha-rathayātrā', 'जगन्नाथरथयात्रा', 'Jagannath Rath Yatra'],
    { month: 4, paksha: 'shukla', tithi: 2, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'festival', regions: WORLD, major: true, source: 'customary', variants: [gaudiya()] },
  ),
  tithi(
    ['gauri_vrata_begins', 'Gaurī-vrata (ārambha)', 'गौरीव्रत (आरम्भ)', 'Gauri Vrat begins'],
    { month: 4, paksha: 'shukla', tithi: 11, kala: 'pradosha', onTwo: 'larger', onNone: 'begins' },
    { kind: 'vrata', regions: GUJARAT, source: 'customary' },
  ),
  tithi(
    ['vasudeva_dwadashi', 'Vāsudeva-dvādaśī', 'वासुदेवद्वादशी', 'Vasudeva Dwadashi'],
    { month: 4, paksha: 'shukla', tithi: 12, kala: 'aparahna', onTwo: 'larger', onNone: 'begins' },
    { kind: 'vrata', source: 'customary' },
  ),
  tithi(
    ['jayaparvati_vrata_begins', 'Jayā-pārvatī-vrata (ārambha)', 'जयापार्वतीव्रत (आरम्भ)', 'Jayaparvati Vrat begins'],
    { month: 4, paksha: 'shukla', tithi: 13, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'vrata', regions: GUJARAT, source: 'customary' },
  ),
  tithi(
    ['kokila_vrata', 'Kokilā-vrata', 'कोकिलाव्रत', 'Kokila Vrat'],
    { month: 4, paksha: 'shukla', tithi: 15, kala: 'pradosha', onTwo: 'larger', onNone: 'begins' },
    { kind: 'vrata', source: 'customary', otherwise: 'adyatithi has sunset and the earlier day (Nāradīya 124)' },
  ),
  tithi(
    ['guru_purnima', 'Guru-pūrṇimā (Vyāsa-pūjā)', 'गुरुपूर्णिमा (व्यासपूजा)', 'Guru Purnima'],
    { month: 4, paksha: 'shukla', tithi: 15, kala: 'third-muhurta', onTwo: 'second', onNone: 'begins' },
    {
      kind: 'festival',
      regions: WORLD,
      major: true,
      source:
        'Dharmasindhu, as reported by bdsatish/drik-panchanga: the later day only if three muhūrtas remain after its sunrise',
      variants: [gaudiya(['Guru-pūrṇimā (Vyāsa-pūrṇimā)', 'गुरुपूर्णिमा (व्यासपूर्णिमा)', 'Guru (Vyasa) Purnima'])],
    },
  ),

  // Kṛṣṇa pakṣa
  tithi(
    ['jayaparvati_vrata_ends', 'Jayā-pārvatī-vrata (samāpti)', 'जयापार्वतीव्रत (समाप्ति)', 'Jayaparvati Vrat ends'],
    { month: 4, paksha: 'krishna', tithi: 3, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'vrata', regions: GUJARAT, source: 'customary' },
  ),
  tithi(
    ['sawan_shivaratri', 'Śrāvaṇa-śivarātri', 'श्रावणशिवरात्रि', 'Sawan Shivaratri'],
    { month: 4, paksha: 'krishna', tithi: 14, kala: 'nishitha', onTwo: 'larger', onNone: 'ends' },
    { kind: 'vrata', regions: NORTH, source: 'customary' },
  ),
  tithi(
    ['hariyali_amavasya', 'Hariyālī amāvāsyā', 'हरियाली अमावास्या', 'Hariyali Amavasya'],
    { month: 4, paksha: 'krishna', tithi: 15, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'amavasya', regions: NORTH, source: 'customary' },
  ),
] satisfies readonly UtsavaRule[];
