/**
 * Yearly observances by tithi, from Kārttika to Phālguna: the days after Dīpāvalī, Chaṭha, Vasanta-pañcamī, Mahā-śivarātri, Holikā.
 */
import { CHHATH, EAST, GUJARAT, INDIA_AND_NEPAL, MAHARASHTRA, NORTH, SOUTH, TAMIL, TELUGU, WORLD } from '../regions';
import type { UtsavaRule } from '../rule';
import { tithi } from './row';
import {
  AT_NEW_DELHI,
  beside,
  gaudiya,
  inNepalAtSunrise,
  NEPAL,
  SUNRISE_FIRST_ELSE_AFTER,
  SUNRISE_FIRST_ELSE_BEGINS,
} from './variants';

export const KARTIKA_TO_PHALGUNA = [
  // Kārttika, śukla
  tithi(
    ['bali_pratipada', 'Bali-pratipadā', 'बलिप्रतिपदा', 'Bali Pratipada'],
    { month: 8, paksha: 'shukla', tithi: 1, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    {
      kind: 'festival',
      source: 'customary: the tithi at sunrise',
      otherwise:
        'adyatithi has the later of two sunrises (Skanda, Bhaviṣya); Dharmasindhu wants nine muhūrtas after sunrise',
    },
  ),
  tithi(
    ['gujarati_new_year', 'Kārttikādi-vikrama-varṣārambha', 'कार्त्तिकादिविक्रमवर्षारम्भ', 'Gujarati New Year'],
    { month: 8, paksha: 'shukla', tithi: 1, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'festival', regions: GUJARAT, source: 'customary' },
  ),
  tithi(
    ['govardhana_puja', 'Govardhana-pūjā (Annakūṭa)', 'गोवर्धनपूजा (अन्नकूट)', 'Govardhan Puja / Annakut'],
    { month: 8, paksha: 'shukla', tithi: 1, kala: 'ninth-muhurta', onTwo: 'second', onNone: 'begins' },
    {
      kind: 'festival',
      regions: WORLD,
      major: true,
      source: 'Dharmasindhu, as reported by bdsatish/drik-panchanga: nine muhūrtas after sunrise, else the day before',
      otherwise: 'timeanddate.com wants about twelve muhūrtas',
      variants: [gaudiya(undefined, { ...SUNRISE_FIRST_ELSE_AFTER, exception: 'gaudiya-govardhana' })],
    },
  ),
  tithi(
    ['dyuta_krida', 'Dyūta-pratipadā (Dyūta-krīḍā)', 'द्यूतप्रतिपदा (द्यूतक्रीडा)', 'Dyuta Krida'],
    { month: 8, paksha: 'shukla', tithi: 1, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'festival', source: 'customary' },
  ),
  tithi(
    ['bhai_dooj', 'Bhrātṛ-dvitīyā (Yama-dvitīyā)', 'भ्रातृद्वितीया (यमद्वितीया)', 'Bhai Dooj'],
    { month: 8, paksha: 'shukla', tithi: 2, kala: 'aparahna', onTwo: 'second', onNone: 'begins' },
    {
      kind: 'festival',
      regions: WORLD,
      major: true,
      source:
        'Skanda and Nārada, as given by adyatithi: aparāhṇa, the later day; holiday lists of eight states and Nepal',
    },
  ),
  tithi(
    ['nagula_chavithi', 'Nāgula-caviti', 'नागुलचविति', 'Nagula Chavithi'],
    { month: 8, paksha: 'shukla', tithi: 4, kala: 'madhyahna', onTwo: 'larger', onNone: 'begins' },
    { kind: 'vrata', regions: ['karnataka', ...TELUGU, 'tamil-nadu'], source: 'customary' },
  ),
  tithi(
    ['labh_panchami', 'Lābha-pañcamī', 'लाभपञ्चमी', 'Labh Panchami'],
    { month: 8, paksha: 'shukla', tithi: 5, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'festival', regions: GUJARAT, source: 'customary' },
  ),
  tithi(
    ['soora_samharam', 'Śūra-saṃhāra (Skanda-ṣaṣṭhī)', 'शूरसंहार (स्कन्दषष्ठी)', 'Soora Samharam'],
    { month: 8, paksha: 'shukla', tithi: 6, kala: 'sunset', onTwo: 'first', onNone: 'after' },
    { kind: 'vrata', regions: [...TAMIL, 'kerala'], source: 'customary' },
  ),
  tithi(
    ['chhath_puja', 'Sūrya-ṣaṣṭhī (Chaṭha)', 'सूर्यषष्ठी (छठ)', 'Chhath Puja'],
    {
      month: 8,
      paksha: 'shukla',
      tithi: 6,
      kala: 'sunrise',
      onTwo: 'first',
      onNone: 'begins',
      decidedAt: { ...AT_NEW_DELHI, zones: ['Asia/Kolkata', 'Asia/Calcutta', 'Asia/Kathmandu', 'Asia/Katmandu'] },
    },
    {
      kind: 'festival',
      regions: CHHATH,
      major: true,
      source:
        'timeanddate.com and state lists: the tithi at sunrise; gazettes of Bihar and Nepal of 2025: at New Delhi for the whole plain',
    },
  ),
  tithi(
    ['jalaram_jayanti', 'Jalārāma-jayantī', 'जलारामजयन्ती', 'Jalaram Bapa Jayanti'],
    { month: 8, paksha: 'shukla', tithi: 7, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', regions: GUJARAT, source: 'customary' },
  ),
  tithi(
    ['gopashtami', 'Gopāṣṭamī', 'गोपाष्टमी', 'Gopashtami'],
    { month: 8, paksha: 'shukla', tithi: 8, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'festival', regions: INDIA_AND_NEPAL, source: 'customary', variants: [gaudiya()] },
  ),
  tithi(
    ['akshaya_navami', 'Akṣaya-navamī (Āmalaka)', 'अक्षयनवमी (आमलक)', 'Akshaya Navami'],
    { month: 8, paksha: 'shukla', tithi: 9, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    {
      kind: 'vrata',
      regions: INDIA_AND_NEPAL,
      source: 'customary',
      otherwise: 'adyatithi has pūrvāhṇa and the earlier day (Skanda)',
    },
  ),
  tithi(
    ['jagaddhatri_puja', 'Jagaddhātrī-pūjā', 'जगद्धात्रीपूजा', 'Jagaddhatri Puja'],
    { month: 8, paksha: 'shukla', tithi: 9, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'festival', regions: EAST, source: 'customary', variants: [gaudiya()] },
  ),
  tithi(
    ['kansa_vadha', 'Kaṃsa-vadha', 'कंसवध', 'Kansa Vadh'],
    { month: 8, paksha: 'shukla', tithi: 10, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'festival', source: 'customary' },
  ),
  tithi(
    ['bhishma_panchaka_begins', 'Bhīṣma-pañcaka (ārambha)', 'भीष्मपञ्चक (आरम्भ)', 'Bhishma Panchaka begins'],
    { month: 8, paksha: 'shukla', tithi: 11, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'vrata', source: 'customary: the day of Devotthāna ekādaśī at sunrise', notOf: ['gaudiya'] },
  ),
  tithi(
    ['yogeshwara_dwadashi', 'Yogeśvara-dvādaśī', 'योगेश्वरद्वादशी', 'Yogeshwara Dwadashi'],
    { month: 8, paksha: 'shukla', tithi: 12, kala: 'aparahna', onTwo: 'larger', onNone: 'begins' },
    { kind: 'vrata', source: 'customary' },
  ),
  tithi(
    ['tulasi_vivaha', 'Tulasī-vivāha', 'तुलसीविवाह', 'Tulasi Vivah'],
    { month: 8, paksha: 'shukla', tithi: 12, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    {
      kind: 'festival',
      regions: WORLD,
      source: 'the tithi: Skanda, as given by adyatithi; the time of day customary',
      variants: [
        gaudiya(['Tulasī-śālagrāma-vivāha', 'तुलसीशालग्रामविवाह', 'Tulasi Shaligrama Vivaha'], {
          instead: { by: 'tithi', month: 8, paksha: 'shukla', tithi: 15, ...SUNRISE_FIRST_ELSE_AFTER },
        }),
      ],
    },
  ),
  tithi(
    ['vaikuntha_chaturdashi', 'Vaikuṇṭha-caturdaśī', 'वैकुण्ठचतुर्दशी', 'Vaikuntha Chaturdashi'],
    { month: 8, paksha: 'shukla', tithi: 14, kala: 'nishitha', onTwo: 'larger', onNone: 'begins' },
    {
      kind: 'vrata',
      regions: INDIA_AND_NEPAL,
      source: 'the tithi: Skanda, Vaiṣṇava-khaṇḍa 25, as given by adyatithi; the time of day customary',
      variants: [inNepalAtSunrise('patro of Kathmandu, BS 2066 to 2074: the tithi at sunrise')],
    },
  ),
  tithi(
    ['vishweshwara_vrata', 'Viśveśvara-vrata', 'विश्वेश्वरव्रत', 'Vishweshwara Vrat'],
    { month: 8, paksha: 'shukla', tithi: 14, kala: 'pradosha', onTwo: 'larger', onNone: 'begins' },
    { kind: 'vrata', source: 'customary' },
  ),
  tithi(
    ['dev_diwali', 'Deva-dīpāvalī', 'देवदीपावली', 'Dev Diwali (Varanasi)'],
    { month: 8, paksha: 'shukla', tithi: 15, kala: 'pradosha', onTwo: 'larger', onNone: 'begins' },
    { kind: 'festival', regions: ['uttar-pradesh'], source: 'customary' },
  ),
  tithi(
    ['guru_nanak_jayanti', 'Guru Nānaka Jayantī', 'गुरु नानक जयन्ती', 'Guru Nanak Jayanti'],
    { month: 8, paksha: 'shukla', tithi: 15, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', major: true, source: 'customary' },
  ),

  // Kārttika, kṛṣṇa
  tithi(
    ['kalabhairava_jayanti', 'Kālabhairava-jayantī', 'कालभैरवजयन्ती', 'Kalabhairav Jayanti'],
    { month: 8, paksha: 'krishna', tithi: 8, kala: 'pradosha-6-ghati', onTwo: 'first', onNone: 'begins' },
    {
      kind: 'jayanti',
      regions: INDIA_AND_NEPAL,
      source: 'customary, as Kālāṣṭamī',
      otherwise: 'adyatithi has the whole of pradoṣa',
    },
  ),

  // Mārgaśīrṣa, śukla
  tithi(
    ['vivaha_panchami', 'Vivāha-pañcamī', 'विवाहपञ्चमी', 'Vivah Panchami'],
    { month: 9, paksha: 'shukla', tithi: 5, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'festival', regions: INDIA_AND_NEPAL, source: 'customary' },
  ),
  tithi(
    ['subrahmanya_shashthi', 'Subrahmaṇya-ṣaṣṭhī', 'सुब्रह्मण्यषष्ठी', 'Subrahmanya Sashti'],
    { month: 9, paksha: 'shukla', tithi: 6, kala: 'aparahna', onTwo: 'larger', onNone: 'begins' },
    { kind: 'vrata', regions: SOUTH, source: 'customary' },
  ),
  tithi(
    ['champa_shashthi', 'Campā-ṣaṣṭhī', 'चम्पाषष्ठी', 'Champa Shashthi'],
    { month: 9, paksha: 'shukla', tithi: 6, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'vrata', regions: MAHARASHTRA, source: 'customary' },
  ),
  tithi(
    ['matsya_dwadashi', 'Matsya-dvādaśī', 'मत्स्यद्वादशी', 'Matsya Dwadashi'],
    { month: 9, paksha: 'shukla', tithi: 12, kala: 'aparahna', onTwo: 'larger', onNone: 'begins' },
    { kind: 'vrata', source: 'customary' },
  ),
  tithi(
    ['hanuman_jayanti_kannada', 'Hanumad-vrata (Karṇāṭa)', 'हनुमद्व्रत (कर्णाट)', 'Hanuman Jayanti (Kannada)'],
    { month: 9, paksha: 'shukla', tithi: 13, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'vrata', regions: ['karnataka'], source: 'customary' },
  ),
  tithi(
    ['dattatreya_jayanti', 'Dattātreya-jayantī', 'दत्तात्रेयजयन्ती', 'Dattatreya Jayanti'],
    { month: 9, paksha: 'shukla', tithi: 15, kala: 'pradosha', onTwo: 'larger', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary', otherwise: 'adyatithi has the later of two days' },
  ),
  tithi(
    ['annapurna_jayanti', 'Annapūrṇā-jayantī', 'अन्नपूर्णाजयन्ती', 'Annapurna Jayanti'],
    { month: 9, paksha: 'shukla', tithi: 15, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
  tithi(
    ['bhairavi_jayanti', 'Tripura-bhairavī-jayantī', 'त्रिपुरभैरवीजयन्ती', 'Tripura Bhairavi Jayanti'],
    { month: 9, paksha: 'shukla', tithi: 15, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),

  // Pauṣa, śukla
  tithi(
    ['guru_gobind_singh_jayanti', 'Guru Gobinda Siṃha Jayantī', 'गुरु गोबिन्द सिंह जयन्ती', 'Guru Gobind Singh Jayanti'],
    { month: 10, paksha: 'shukla', tithi: 7, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
  tithi(
    [
      'shakambhari_utsava_begins',
      'Śākambharī-navarātra (ārambha)',
      'शाकम्भरीनवरात्र (आरम्भ)',
      'Shakambhari Navratri begins',
    ],
    { month: 10, paksha: 'shukla', tithi: 8, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'navaratra', source: 'customary' },
  ),
  tithi(
    ['tailanga_swami_jayanti', 'Tailaṅga-svāmi-jayantī', 'तैलङ्गस्वामिजयन्ती', 'Tailang Swami Jayanti'],
    { month: 10, paksha: 'shukla', tithi: 11, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
  tithi(
    ['kurma_dwadashi', 'Kūrma-dvādaśī', 'कूर्मद्वादशी', 'Kurma Dwadashi'],
    { month: 10, paksha: 'shukla', tithi: 12, kala: 'aparahna', onTwo: 'larger', onNone: 'begins' },
    { kind: 'vrata', source: 'customary' },
  ),
  tithi(
    ['shakambhari_purnima', 'Śākambharī-pūrṇimā', 'शाकम्भरीपूर्णिमा', 'Shakambhari Purnima'],
    { month: 10, paksha: 'shukla', tithi: 15, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'purnima', source: 'customary' },
  ),

  // Pauṣa, kṛṣṇa
  tithi(
    ['sakat_chauth', 'Saṅkaṣṭa-caturthī (Sakaṭa cautha)', 'सङ्कष्टचतुर्थी (सकट चौथ)', 'Sakat Chauth'],
    { month: 10, paksha: 'krishna', tithi: 4, kala: 'moonrise', onTwo: 'first', onNone: 'after' },
    { kind: 'vrata', regions: NORTH, source: 'customary' },
  ),
  tithi(
    ['meru_trayodashi', 'Meru-trayodaśī', 'मेरुत्रयोदशी', 'Meru Trayodashi (Jain)'],
    { month: 10, paksha: 'krishna', tithi: 13, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'vrata', source: 'customary' },
  ),
  tithi(
    ['mauni_amavasya', 'Maunī-amāvāsyā', 'मौनी-अमावास्या', 'Mauni Amavasya'],
    { month: 10, paksha: 'krishna', tithi: 15, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'amavasya', regions: INDIA_AND_NEPAL, source: 'customary' },
  ),

  // Māgha, śukla
  tithi(
    ['magha_navaratri', 'Māgha-gupta-navarātra', 'माघगुप्तनवरात्र', 'Magha (Gupta) Navratri'],
    { month: 11, paksha: 'shukla', tithi: 1, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'navaratra', source: 'customary' },
  ),
  tithi(
    ['ganesha_jayanti', 'Gaṇeśa-jayantī', 'गणेशजयन्ती', 'Ganesha Jayanti'],
    { month: 11, paksha: 'shukla', tithi: 4, kala: 'madhyahna', onTwo: 'larger', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
  tithi(
    ['vasanta_panchami', 'Vasanta-pañcamī', 'वसन्तपञ्चमी', 'Vasant Panchami'],
    { month: 11, paksha: 'shukla', tithi: 5, kala: 'purvahna', onTwo: 'first', onNone: 'begins' },
    {
      kind: 'festival',
      regions: WORLD,
      major: true,
      source:
        'Dharmasindhu, as reported by bdsatish/drik-panchanga: pūrvāhṇa, on both days the earlier; Smṛtikaustubha 479',
      variants: [
        {
          for: [{ regions: ['west-bengal', 'assam', 'nepal', 'telangana', 'himachal-pradesh'] }],
          change: SUNRISE_FIRST_ELSE_BEGINS,
          source: 'holiday lists of West Bengal, Telangana and Himachal Pradesh; patro of Kathmandu',
        },
        {
          for: [{ regions: ['odisha'] }],
          change: {},
          source: 'holiday list of Odisha 2016',
          open: {
            authorities: ['holiday list of Odisha (2016)'],
            other: {
              change: SUNRISE_FIRST_ELSE_BEGINS,
              source: 'holiday lists of Odisha 2014 and 2022',
              authorities: ['holiday lists of Odisha (2014, 2022)'],
            },
          },
        },
        gaudiya(),
      ],
    },
  ),
  tithi(
    ['ratha_saptami', 'Ratha-saptamī', 'रथसप्तमी', 'Ratha Saptami'],
    { month: 11, paksha: 'shukla', tithi: 7, kala: 'arunodaya', onTwo: 'first', onNone: 'begins' },
    {
      kind: 'festival',
      regions: WORLD,
      source: 'Dharmasindhu, as reported by bdsatish/drik-panchanga: aruṇodaya, on both days the earlier',
    },
  ),
  tithi(
    ['narmada_jayanti', 'Narmadā-jayantī', 'नर्मदाजयन्ती', 'Narmada Jayanti'],
    { month: 11, paksha: 'shukla', tithi: 7, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', regions: ['madhya-pradesh', 'gujarat', 'maharashtra', 'chhattisgarh'], source: 'customary' },
  ),
  tithi(
    ['bhishma_ashtami', 'Bhīṣmāṣṭamī', 'भीष्माष्टमी', 'Bhishma Ashtami'],
    { month: 11, paksha: 'shukla', tithi: 8, kala: 'madhyahna', onTwo: 'larger', onNone: 'begins' },
    { kind: 'vrata', source: 'customary', variants: [gaudiya()] },
  ),
  tithi(
    ['bhishma_dwadashi', 'Bhīṣma-dvādaśī', 'भीष्मद्वादशी', 'Bhishma Dwadashi'],
    { month: 11, paksha: 'shukla', tithi: 12, kala: 'aparahna', onTwo: 'first', onNone: 'begins' },
    { kind: 'vrata', source: 'customary' },
  ),
  tithi(
    ['guru_ravidas_jayanti', 'Guru Ravidāsa Jayantī', 'गुरु रविदास जयन्ती', 'Guru Ravidas Jayanti'],
    { month: 11, paksha: 'shukla', tithi: 15, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
  tithi(
    ['lalita_jayanti', 'Lalitā-jayantī', 'ललिताजयन्ती', 'Lalita Jayanti'],
    { month: 11, paksha: 'shukla', tithi: 15, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),

  // Māgha, kṛṣṇa
  tithi(
    ['yashoda_jayanti', 'Yaśodā-jayantī', 'यशोदाजयन्ती', 'Yashoda Jayanti'],
    { month: 11, paksha: 'krishna', tithi: 6, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
  tithi(
    ['shabari_jayanti', 'Śabarī-jayantī', 'शबरीजयन्ती', 'Shabari Jayanti'],
    { month: 11, paksha: 'krishna', tithi: 7, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
  tithi(
    ['janaki_jayanti', 'Jānakī-jayantī (Sītāṣṭamī)', 'जानकीजयन्ती (सीताष्टमी)', 'Janaki Jayanti'],
    { month: 11, paksha: 'krishna', tithi: 8, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
  tithi(
    ['dayananda_jayanti', 'Dayānanda-sarasvatī-jayantī', 'दयानन्दसरस्वतीजयन्ती', 'Maharishi Dayanand Saraswati Jayanti'],
    { month: 11, paksha: 'krishna', tithi: 10, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary', otherwise: 'timeanddate.com keeps the later of two sunrises' },
  ),
  tithi(
    ['maha_shivaratri', 'Mahā-śivarātri', 'महाशिवरात्रि', 'Maha Shivaratri'],
    { month: 11, paksha: 'krishna', tithi: 14, kala: 'nishitha', onTwo: 'larger', onNone: 'ends' },
    {
      kind: 'festival',
      regions: WORLD,
      major: true,
      source:
        'Dharmasindhu, as reported by bdsatish/drik-panchanga: niśītha, the whole of it before a part, on neither day the later; on two whole ones the earlier, after Hemādri',
      variants: [
        {
          for: [],
          change: { onTwo: 'larger-else-second' },
          source: 'Mādhava and Nirṇayasindhu, as reported by bdsatish/drik-panchanga',
          ...beside(
            ['maha_shivaratri_madhava', 'Mahā-śivarātri (Mādhava)', 'महाशिवरात्रि (माधव)', 'Maha Shivaratri (Madhava)'],
            'madhava',
          ),
        },
        gaudiya(['Śiva-rātri', 'शिवरात्रि', 'Shiva Ratri']),
      ],
    },
  ),

  // Phālguna, śukla
  tithi(
    ['phulera_dooj', 'Phulerā dvitīyā', 'फुलेरा द्वितीया', 'Phulera Dooj'],
    { month: 12, paksha: 'shukla', tithi: 2, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'festival', regions: NORTH, source: 'customary' },
  ),
  tithi(
    ['ramakrishna_jayanti', 'Rāmakṛṣṇa-jayantī', 'रामकृष्णजयन्ती', 'Ramakrishna Jayanti'],
    { month: 12, paksha: 'shukla', tithi: 2, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
  tithi(
    ['narasimha_dwadashi', 'Narasiṃha-dvādaśī', 'नरसिंहद्वादशी', 'Narasimha Dwadashi'],
    { month: 12, paksha: 'shukla', tithi: 12, kala: 'madhyahna', onTwo: 'first', onNone: 'begins' },
    { kind: 'vrata', source: 'customary' },
  ),
  tithi(
    ['chaitanya_jayanti', 'Gaura-pūrṇimā (Caitanya-jayantī)', 'गौरपूर्णिमा (चैतन्यजयन्ती)', 'Chaitanya Mahaprabhu Jayanti'],
    { month: 12, paksha: 'shukla', tithi: 15, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary', notOf: ['gaudiya'] },
  ),
  tithi(
    ['holika_dahana', 'Holikā-dahana', 'होलिकादहन', 'Holika Dahan'],
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

  // Phālguna, kṛṣṇa
  tithi(
    ['bhratri_dwitiya_phalguna', 'Bhrātṛ-dvitīyā (Holī)', 'भ्रातृद्वितीया (होली)', 'Bhai Dooj after Holi'],
    { month: 12, paksha: 'krishna', tithi: 2, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'festival', regions: NORTH, source: 'customary' },
  ),
  tithi(
    ['shivaji_jayanti_tithi', 'Śivājī-jayantī', 'शिवाजीजयन्ती', 'Shivaji Jayanti (by tithi)'],
    { month: 12, paksha: 'krishna', tithi: 3, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', regions: MAHARASHTRA, source: 'customary' },
  ),
  tithi(
    ['ranga_panchami', 'Raṅga-pañcamī', 'रङ्गपञ्चमी', 'Ranga Panchami'],
    { month: 12, paksha: 'krishna', tithi: 5, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    {
      kind: 'festival',
      regions: [...MAHARASHTRA, 'madhya-pradesh', 'gujarat', 'rajasthan', 'karnataka'],
      source: 'customary',
    },
  ),
  tithi(
    ['sheetala_saptami', 'Śītalā-saptamī', 'शीतलासप्तमी', 'Sheetala Saptami'],
    { month: 12, paksha: 'krishna', tithi: 7, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    {
      kind: 'vrata',
      regions: [...NORTH, 'gujarat', 'nepal'],
      source: 'customary',
      otherwise: 'adyatithi has one in Śrāvaṇa (Nirṇayasindhu)',
    },
  ),
  tithi(
    ['sheetala_ashtami', 'Śītalāṣṭamī (Basoṛā)', 'शीतलाष्टमी (बसोड़ा)', 'Sheetala Ashtami / Basoda'],
    { month: 12, paksha: 'krishna', tithi: 8, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'vrata', regions: [...NORTH, 'gujarat', 'nepal'], source: 'customary' },
  ),
] satisfies readonly UtsavaRule[];
