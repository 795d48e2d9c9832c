/**
 * Yearly observances by tithi, from Caitra to Āṣāḍha: the new year, Rāma-navamī, the jayantīs of Vaiśākha, Guru-pūrṇimā.
 */
import { GUJARAT, INDIA_AND_NEPAL, MAHARASHTRA, NORTH, PUNJAB, TELUGU, UGADI, WEST, WORLD } from '../regions';
import type { UtsavaRule } from '../rule';
import { tithi } from './row';
import { beside, gaudiya, inAdhikaChaitra, inNepalAtSunrise, SUNRISE_FIRST_ELSE_BEGINS } from './variants';

export const CHAITRA_TO_ASHADHA = [
  // Caitra, śukla
  tithi(
    ['ugadi', 'Yugādi', 'युगादि', 'Ugadi'],
    { month: 1, paksha: 'shukla', tithi: 1, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    {
      kind: 'festival',
      regions: UGADI,
      major: true,
      source:
        'Dharmasindhu, as reported by bdsatish/drik-panchanga: the tithi at sunrise, the earlier day on both or on neither',
      variants: [
        inAdhikaChaitra(['ugadi_adhika', 'Yugādi (adhika-caitra)', 'युगादि (अधिकचैत्र)', 'Ugadi (in adhika Chaitra)']),
      ],
    },
  ),
  tithi(
    ['gudi_padwa', 'Guḍhī-pāḍavā', 'गुढीपाडवा', 'Gudi Padwa'],
    { month: 1, paksha: 'shukla', tithi: 1, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    {
      kind: 'festival',
      regions: MAHARASHTRA,
      major: true,
      source: 'Dharmasindhu, as reported by bdsatish/drik-panchanga, for Yugādi',
      variants: [
        inAdhikaChaitra([
          'gudi_padwa_adhika',
          'Guḍhī-pāḍavā (adhika-caitra)',
          'गुढीपाडवा (अधिकचैत्र)',
          'Gudi Padwa (in adhika Chaitra)',
        ]),
      ],
    },
  ),
  tithi(
    ['chaitra_navaratri', 'Caitra-navarātra', 'चैत्रनवरात्र', 'Chaitra Navratri begins'],
    { month: 1, paksha: 'shukla', tithi: 1, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    {
      kind: 'navaratra',
      regions: WORLD,
      major: true,
      source: 'Smṛtikaustubha, as given by adyatithi: the tithi at sunrise; of two days and of none customary',
      variants: [
        inAdhikaChaitra([
          'chaitra_navaratri_adhika',
          'Caitra-navarātra (adhika-caitra)',
          'चैत्रनवरात्र (अधिकचैत्र)',
          'Chaitra Navratri begins (in adhika Chaitra)',
        ]),
      ],
    },
  ),
  tithi(
    ['cheti_chand', 'Ceṭī-caṇḍa', 'चेटीचण्ड', 'Cheti Chand / Jhulelal Jayanti'],
    { month: 1, paksha: 'shukla', tithi: 2, kala: 'pradosha', onTwo: 'larger', onNone: 'begins' },
    { kind: 'festival', source: 'customary' },
  ),
  tithi(
    ['matsya_jayanti', 'Matsya-jayantī', 'मत्स्यजयन्ती', 'Matsya Jayanti'],
    { month: 1, paksha: 'shukla', tithi: 3, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    {
      kind: 'jayanti',
      regions: INDIA_AND_NEPAL,
      source: 'customary',
      otherwise: 'adyatithi has another tithi (Kielhorn 1897)',
    },
  ),
  tithi(
    ['gangaur', 'Gaṇagaura (Gaurī-tṛtīyā)', 'गणगौर (गौरीतृतीया)', 'Gangaur'],
    { month: 1, paksha: 'shukla', tithi: 3, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    {
      kind: 'vrata',
      regions: [...NORTH, 'gujarat'],
      source: 'the tithi: Smṛtikaustubha 89, as given by adyatithi; the time of day customary',
    },
  ),
  tithi(
    ['lakshmi_panchami', 'Lakṣmī-pañcamī', 'लक्ष्मीपञ्चमी', 'Lakshmi Panchami'],
    { month: 1, paksha: 'shukla', tithi: 5, kala: 'sunset', onTwo: 'second', onNone: 'begins' },
    { kind: 'vrata', source: 'the tithi: Smṛtikaustubha 92, as given by adyatithi; the time of day customary' },
  ),
  tithi(
    ['yamuna_chhath', 'Yamunā-ṣaṣṭhī', 'यमुनाषष्ठी', 'Yamuna Chhath'],
    { month: 1, paksha: 'shukla', tithi: 6, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'vrata', source: 'the tithi: Kūrma-purāṇa, as given by adyatithi; the time of day customary' },
  ),
  tithi(
    ['rama_navami', 'Rāma-navamī', 'रामनवमी', 'Rama Navami'],
    { month: 1, paksha: 'shukla', tithi: 9, kala: 'madhyahna', onTwo: 'second', onNone: 'after-if-three-muhurtas' },
    {
      kind: 'festival',
      regions: WORLD,
      major: true,
      source:
        'Dharmasindhu, as reported by bdsatish/drik-panchanga: madhyāhna, on both days the later, on neither the later if three muhūrtas of it remain; Vaidyanātha-dīkṣitīya 62, as given by adyatithi: madhyāhna, the later day',
      otherwise: 'timeanddate.com keeps the first of two days where the second has less than half an hour of it',
      variants: [
        inNepalAtSunrise('patro of Kathmandu, BS 2066 to 2074: the tithi at sunrise'),
        gaudiya(undefined, SUNRISE_FIRST_ELSE_BEGINS),
      ],
    },
  ),
  tithi(
    ['swaminarayan_jayanti', 'Svāminārāyaṇa-jayantī', 'स्वामिनारायणजयन्ती', 'Swaminarayan Jayanti'],
    { month: 1, paksha: 'shukla', tithi: 9, kala: 'madhyahna', onTwo: 'second', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
  tithi(
    ['tara_jayanti', 'Mahātārā-jayantī', 'महाताराजयन्ती', 'Tara Jayanti'],
    { month: 1, paksha: 'shukla', tithi: 9, kala: 'madhyahna', onTwo: 'second', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
  tithi(
    ['vamana_dwadashi', 'Vāmana-dvādaśī (Caitra)', 'वामनद्वादशी (चैत्र)', 'Vamana Dwadashi'],
    { month: 1, paksha: 'shukla', tithi: 12, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'vrata', source: 'customary' },
  ),
  tithi(
    ['mahavira_jayanti', 'Mahāvīra-jayantī', 'महावीरजयन्ती', 'Mahavir Jayanti'],
    { month: 1, paksha: 'shukla', tithi: 13, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', regions: INDIA_AND_NEPAL, major: true, source: 'customary' },
  ),
  tithi(
    ['hanuman_jayanti', 'Hanumaj-jayantī', 'हनुमज्जयन्ती', 'Hanuman Jayanti'],
    { month: 1, paksha: 'shukla', tithi: 15, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', regions: WORLD, major: true, source: 'customary' },
  ),

  // Caitra, kṛṣṇa
  tithi(
    ['vallabhacharya_jayanti', 'Vallabhācārya-jayantī', 'वल्लभाचार्यजयन्ती', 'Vallabhacharya Jayanti'],
    { month: 1, paksha: 'krishna', tithi: 11, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),

  // Vaiśākha, śukla
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

  // Vaiśākha, kṛṣṇa
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

  // Jyaiṣṭha, śukla
  tithi(
    ['maharana_pratap_jayanti', 'Mahārāṇā-pratāpa-jayantī', 'महाराणाप्रतापजयन्ती', 'Maharana Pratap Jayanti'],
    { month: 3, paksha: 'shukla', tithi: 3, kala: 'first-muhurta', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', regions: [...PUNJAB, 'rajasthan', 'uttar-pradesh', 'madhya-pradesh'], source: 'customary' },
  ),
  tithi(
    ['dhumavati_jayanti', 'Dhūmāvatī-jayantī', 'धूमावतीजयन्ती', 'Dhumavati Jayanti'],
    { month: 3, paksha: 'shukla', tithi: 8, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
  tithi(
    ['mahesh_navami', 'Maheśa-navamī', 'महेशनवमी', 'Mahesh Navami'],
    { month: 3, paksha: 'shukla', tithi: 9, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'festival', source: 'customary' },
  ),
  tithi(
    ['ganga_dussehra', 'Gaṅgā-daśaharā', 'गङ्गादशहरा', 'Ganga Dussehra'],
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
          ...beside(
            [
              'ganga_dussehra_adhika',
              'Gaṅgā-daśaharā (adhika-jyaiṣṭha)',
              'गङ्गादशहरा (अधिकज्यैष्ठ)',
              'Ganga Dussehra (in adhika Jyeshtha)',
            ],
            'dharmasindhu',
          ),
        },
        gaudiya(['Gaṅgāpūjā', 'गङ्गापूजा', 'Ganga Puja']),
      ],
    },
  ),
  tithi(
    ['gayatri_jayanti_jyeshtha', 'Gāyatrī-jayantī (Jyaiṣṭha)', 'गायत्रीजयन्ती (ज्यैष्ठ)', 'Gayatri Jayanti (Jyeshtha)'],
    { month: 3, paksha: 'shukla', tithi: 11, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary: the day of Nirjalā ekādaśī at sunrise' },
  ),
  tithi(
    ['ramalakshmana_dwadashi', 'Rāma-lakṣmaṇa-dvādaśī', 'रामलक्ष्मणद्वादशी', 'Ramalakshmana Dwadashi'],
    { month: 3, paksha: 'shukla', tithi: 12, kala: 'aparahna', onTwo: 'larger', onNone: 'begins' },
    { kind: 'vrata', source: 'customary' },
  ),
  tithi(
    ['vata_purnima', 'Vaṭa-pūrṇimā-vrata', 'वटपूर्णिमाव्रत', 'Vat Purnima Vrat'],
    { month: 3, paksha: 'shukla', tithi: 15, kala: 'madhyahna', onTwo: 'first', onNone: 'begins' },
    {
      kind: 'vrata',
      regions: [...WEST, 'karnataka'],
      source: 'the tithi: Bhaviṣyottara, as given by adyatithi; the time of day customary',
    },
  ),
  tithi(
    ['kabir_jayanti', 'Kabīradāsa-jayantī', 'कबीरदासजयन्ती', 'Kabirdas Jayanti'],
    { month: 3, paksha: 'shukla', tithi: 15, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),

  // Āṣāḍha, śukla
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

  // Āṣāḍha, kṛṣṇa
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
