/** Yearly observances by tithi in Vaiśākha (amānta): Akṣaya-tṛtīyā, Buddha-pūrṇimā and the jayantīs. */
import { INDIA_AND_NEPAL, NORTH, TELUGU, WORLD } from '../regions';
import { tithi } from '../row';
import type { UtsavaRule } from '../rule';
import { gaudiya } from '../variants';

export const VAISHAKHA = [
  // Śukla pakṣa
  tithi(
    ['parashurama_jayanti', 'Paraśurāma-jayantī', 'परशुरामजयन्ती', 'Parashurama Jayanti'],
    { month: 2, paksha: 'shukla', tithi: 3, kala: 'pradosha', onTwo: 'larger', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary', otherwise: 'adyatithi has madhyāhna (Lakṣmīnārāyaṇa-saṃhitā)' },
  ),
  tithi(
    ['akshaya_tritiya', 'Akṣaya-tṛtīyā', 'अक्षयतृतीया', 'Akshaya Tritiya'],
    { month: 2, paksha: 'shukla', tithi: 3, kala: 'sangava', onTwo: 'second', onNone: 'begins' },
    {
      kind: 'festival',
      regions: WORLD,
      major: true,
      source:
        'Dharmasindhu, as reported by bdsatish/drik-panchanga; Smṛtikaustubha 109-110, as given by adyatithi: saṅgava, the later day',
    },
  ),
  tithi(
    ['matangi_jayanti', 'Mātaṅgī-jayantī', 'मातङ्गीजयन्ती', 'Matangi Jayanti'],
    { month: 2, paksha: 'shukla', tithi: 3, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
  tithi(
    ['shankaracharya_jayanti', 'Śaṅkarācārya-jayantī', 'शङ्कराचार्यजयन्ती', 'Shankaracharya Jayanti'],
    { month: 2, paksha: 'shukla', tithi: 5, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
  tithi(
    ['surdas_jayanti', 'Sūradāsa-jayantī', 'सूरदासजयन्ती', 'Surdas Jayanti'],
    { month: 2, paksha: 'shukla', tithi: 5, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
  tithi(
    ['ganga_saptami', 'Gaṅgā-saptamī', 'गङ्गासप्तमी', 'Ganga Saptami'],
    { month: 2, paksha: 'shukla', tithi: 7, kala: 'aparahna', onTwo: 'second', onNone: 'begins' },
    {
      kind: 'festival',
      regions: INDIA_AND_NEPAL,
      source: 'customary',
      otherwise: 'adyatithi has madhyāhna and the earlier day (Nāradīya 116)',
    },
  ),
  tithi(
    ['bagalamukhi_jayanti', 'Bagalāmukhī-jayantī', 'बगलामुखीजयन्ती', 'Bagalamukhi Jayanti'],
    { month: 2, paksha: 'shukla', tithi: 8, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
  tithi(
    ['sita_navami', 'Sītā-navamī', 'सीतानवमी', 'Sita Navami'],
    { month: 2, paksha: 'shukla', tithi: 9, kala: 'madhyahna', onTwo: 'second', onNone: 'begins' },
    {
      kind: 'festival',
      regions: INDIA_AND_NEPAL,
      source: 'customary',
      otherwise: 'adyatithi has the earlier of two days (Kielhorn 1897)',
    },
  ),
  tithi(
    ['parashurama_dwadashi', 'Paraśurāma-dvādaśī', 'परशुरामद्वादशी', 'Parashurama Dwadashi'],
    { month: 2, paksha: 'shukla', tithi: 12, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'vrata', source: 'customary' },
  ),
  tithi(
    ['narasimha_jayanti', 'Nṛsiṃha-jayantī', 'नृसिंहजयन्ती', 'Narasimha Jayanti'],
    { month: 2, paksha: 'shukla', tithi: 14, kala: 'sunset', onTwo: 'second', onNone: 'after' },
    {
      kind: 'jayanti',
      regions: WORLD,
      source:
        'Dharmasindhu, as reported by bdsatish/drik-panchanga: sunset, on both days or on neither the later; Vaidyanātha-dīkṣitīya 62, as given by adyatithi',
      variants: [gaudiya(['Nṛsiṃha-caturdaśī', 'नृसिंहचतुर्दशी', 'Narasimha Chaturdashi'])],
    },
  ),
  tithi(
    ['chhinnamasta_jayanti', 'Chinnamastā-jayantī', 'छिन्नमस्ताजयन्ती', 'Chhinnamasta Jayanti'],
    { month: 2, paksha: 'shukla', tithi: 14, kala: 'sayahna', onTwo: 'second', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
  tithi(
    ['kurma_jayanti', 'Kūrma-jayantī', 'कूर्मजयन्ती', 'Kurma Jayanti'],
    { month: 2, paksha: 'shukla', tithi: 15, kala: 'sayahna', onTwo: 'larger', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary', otherwise: 'Vaidyanātha-dīkṣitīya 62 has Vaiśākha kṛṣṇa 12' },
  ),
  tithi(
    ['buddha_purnima', 'Buddha-pūrṇimā', 'बुद्धपूर्णिमा', 'Buddha Purnima'],
    { month: 2, paksha: 'shukla', tithi: 15, kala: 'sunrise', onTwo: 'second', onNone: 'begins' },
    { kind: 'festival', regions: INDIA_AND_NEPAL, major: true, source: 'customary' },
  ),

  // Kṛṣṇa pakṣa
  tithi(
    ['narada_jayanti', 'Nārada-jayantī', 'नारदजयन्ती', 'Narada Jayanti'],
    { month: 2, paksha: 'krishna', tithi: 1, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
  tithi(
    ['hanuman_jayanti_telugu', 'Hanumaj-jayantī (Āndhra)', 'हनुमज्जयन्ती (आन्ध्र)', 'Hanuman Jayanti (Telugu)'],
    { month: 2, paksha: 'krishna', tithi: 10, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', regions: TELUGU, source: 'customary' },
  ),
  tithi(
    ['vata_savitri_vrata', 'Vaṭa-sāvitrī-vrata', 'वटसावित्रीव्रत', 'Vat Savitri Vrat'],
    { month: 2, paksha: 'krishna', tithi: 15, kala: 'madhyahna', onTwo: 'first', onNone: 'begins' },
    { kind: 'vrata', regions: [...NORTH, 'odisha', 'nepal'], source: 'customary, as Vaṭa-pūrṇimā' },
  ),
  tithi(
    ['shani_jayanti', 'Śani-jayantī', 'शनिजयन्ती', 'Shani Jayanti'],
    { month: 2, paksha: 'krishna', tithi: 15, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
] satisfies readonly UtsavaRule[];
