/**
 * Yearly observances by tithi, from Śrāvaṇa to Āśvina: Rakṣā-bandhana, Janmāṣṭamī, Gaṇeśa-caturthī, the navarātra of autumn,
 * and the days of Dīpāvalī up to the amāvāsyā. The śrāddhas of Bhādrapada are in `shraddhas.ts`.
 */
import {
  BIHAR,
  DEEPAVALI,
  EAST,
  GUJARAT,
  INDIA_AND_NEPAL,
  MAHARASHTRA,
  NORTH,
  SOUTH,
  TELUGU,
  WEST,
  WORLD,
} from '../regions';
import type { UtsavaRule } from '../rule';
import { junction, tithi } from './row';
import {
  AT_NEW_DELHI,
  beside,
  gaudiya,
  inNepalAtSunrise,
  NEPAL,
  OF_GAUDIYAS,
  SOUTH_AND_EAST,
  SOUTH_EAST_AND_NEPAL,
  SUNRISE_FIRST_ELSE_AFTER,
  SUNRISE_FIRST_ELSE_BEGINS,
} from './variants';

/** The name where it is kept once. */
const JANMASHTAMI = {
  name: 'Śrīkṛṣṇa-janmāṣṭamī',
  sa: 'श्रीकृष्णजन्माष्टमी',
  nameCommon: 'Krishna Janmashtami',
} as const;

export const SHRAVANA_TO_ASHVINA = [
  // Śrāvaṇa, śukla
  tithi(
    ['hariyali_teej', 'Hariyālī tṛtīyā', 'हरियाली तृतीया', 'Hariyali Teej'],
    { month: 5, paksha: 'shukla', tithi: 3, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'vrata', regions: NORTH, source: 'customary' },
  ),
  tithi(
    ['nag_panchami', 'Nāga-pañcamī', 'नागपञ्चमी', 'Nag Panchami'],
    { month: 5, paksha: 'shukla', tithi: 5, kala: 'third-muhurta', onTwo: 'second', onNone: 'begins' },
    {
      kind: 'festival',
      regions: WORLD,
      major: true,
      source:
        'Dharmasindhu, as reported by bdsatish/drik-panchanga: the day joined to ṣaṣṭhī if three muhūrtas of it remain; the tithi in Bhaviṣya and Brāhma, as given by adyatithi',
    },
  ),
  tithi(
    ['kalki_jayanti', 'Kalki-jayantī', 'कल्किजयन्ती', 'Kalki Jayanti'],
    { month: 5, paksha: 'shukla', tithi: 6, kala: 'sayahna', onTwo: 'larger', onNone: 'begins' },
    {
      kind: 'jayanti',
      regions: INDIA_AND_NEPAL,
      source: 'customary',
      otherwise: 'Vaidyanātha-dīkṣitīya 62 has Bhādrapada śukla 2',
    },
  ),
  tithi(
    ['tulsidas_jayanti', 'Tulasīdāsa-jayantī', 'तुलसीदासजयन्ती', 'Tulsidas Jayanti'],
    { month: 5, paksha: 'shukla', tithi: 7, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', regions: INDIA_AND_NEPAL, source: 'customary' },
  ),
  tithi(
    ['damodara_dwadashi', 'Dāmodara-dvādaśī', 'दामोदरद्वादशी', 'Damodara Dwadashi'],
    { month: 5, paksha: 'shukla', tithi: 12, kala: 'aparahna', onTwo: 'larger', onNone: 'begins' },
    { kind: 'vrata', source: 'customary' },
  ),
  tithi(
    ['raksha_bandhana', 'Rakṣā-bandhana', 'रक्षाबन्धन', 'Raksha Bandhan'],
    {
      month: 5,
      paksha: 'shukla',
      tithi: 15,
      kala: 'third-muhurta',
      onTwo: 'second',
      onNone: 'begins',
      exception: 'bhadra-hours',
    },
    {
      kind: 'festival',
      regions: WORLD,
      major: true,
      source:
        'three muhūrtas after sunrise and the hours outside bhadrā: bdsatish/drik-panchanga, after Dharmasindhu; the tithi in Skanda and Bhaviṣya, as given by adyatithi',
      variants: [
        {
          ...inNepalAtSunrise('patro of Kathmandu, BS 2066 to 2074: the tithi at sunrise'),
          called: { name: 'Janai pūrṇimā (Rakṣā-bandhana)', sa: 'जनै पूर्णिमा (रक्षाबन्धन)', nameCommon: 'Janai Purnima' },
        },
      ],
    },
  ),
  tithi(
    ['yajurveda_upakarma', 'Yajurvedopākarma', 'यजुर्वेदोपाकर्म', 'Yajurveda Upakarma'],
    { month: 5, paksha: 'shukla', tithi: 15, kala: 'third-muhurta', onTwo: 'second', onNone: 'begins' },
    { kind: 'festival', source: 'customary' },
  ),
  tithi(
    ['hayagriva_jayanti', 'Hayagrīva-jayantī', 'हयग्रीवजयन्ती', 'Hayagriva Jayanti'],
    { month: 5, paksha: 'shukla', tithi: 15, kala: 'third-muhurta', onTwo: 'second', onNone: 'begins' },
    { kind: 'jayanti', source: 'the tithi: Skanda, as given by adyatithi; the time of day customary' },
  ),
  tithi(
    ['narali_purnima', 'Nāraḷī-pūrṇimā', 'नारळीपूर्णिमा', 'Narali Purnima'],
    { month: 5, paksha: 'shukla', tithi: 15, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'purnima', regions: MAHARASHTRA, source: 'customary' },
  ),

  // Śrāvaṇa, kṛṣṇa
  tithi(
    ['gayatri_japam', 'Gāyatrī-japa', 'गायत्रीजप', 'Gayatri Japam'],
    { month: 5, paksha: 'krishna', tithi: 1, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'festival', regions: SOUTH, source: 'customary' },
  ),
  tithi(
    ['kajari_teej', 'Kajjalī-tṛtīyā', 'कज्जलीतृतीया', 'Kajari Teej'],
    { month: 5, paksha: 'krishna', tithi: 3, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'vrata', regions: NORTH, source: 'customary' },
  ),
  tithi(
    ['bahula_chaturthi', 'Bahulā-caturthī', 'बहुलाचतुर्थी', 'Bahula Chaturthi'],
    { month: 5, paksha: 'krishna', tithi: 4, kala: 'sayahna', onTwo: 'larger', onNone: 'begins' },
    {
      kind: 'vrata',
      regions: [...GUJARAT, 'madhya-pradesh'],
      source: 'customary',
      otherwise: 'adyatithi has the earlier of two days (Kielhorn 1897)',
    },
  ),
  tithi(
    ['nag_pancham_gujarat', 'Nāga-pañcamī (Gurjara)', 'नागपञ्चमी (गुर्जर)', 'Nag Pancham (Gujarat)'],
    { month: 5, paksha: 'krishna', tithi: 5, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'vrata', regions: GUJARAT, source: 'customary' },
  ),
  tithi(
    ['randhan_chhath', 'Rāndhaṇa-ṣaṣṭhī', 'रान्धणषष्ठी', 'Randhan Chhath'],
    { month: 5, paksha: 'krishna', tithi: 6, kala: 'sunset', onTwo: 'larger', onNone: 'begins' },
    { kind: 'vrata', regions: GUJARAT, source: 'customary' },
  ),
  tithi(
    ['balarama_jayanti', 'Hala-ṣaṣṭhī (Balarāma-jayantī)', 'हलषष्ठी (बलरामजयन्ती)', 'Balarama Jayanti / Hal Shashthi'],
    { month: 5, paksha: 'krishna', tithi: 6, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    {
      kind: 'jayanti',
      source: 'customary',
      otherwise: 'adyatithi has madhyāhna and the later day (Nirṇayasindhu, Dharmasindhu)',
      variants: [
        gaudiya(['Balarāma-pūrṇimā', 'बलरामपूर्णिमा', 'Balarama Purnima'], {
          instead: { by: 'tithi', month: 5, paksha: 'shukla', tithi: 15, ...SUNRISE_FIRST_ELSE_AFTER },
        }),
      ],
    },
  ),
  tithi(
    ['shitala_satam', 'Śītalā-saptamī (Gurjara)', 'शीतलासप्तमी (गुर्जर)', 'Shitala Satam'],
    { month: 5, paksha: 'krishna', tithi: 7, kala: 'sunset', onTwo: 'larger', onNone: 'begins' },
    { kind: 'vrata', regions: GUJARAT, source: 'customary' },
  ),
  tithi(
    ['krishna_janmashtami', 'Śrīkṛṣṇa-janmāṣṭamī (smārta)', 'श्रीकृष्णजन्माष्टमी (स्मार्त)', 'Krishna Janmashtami (Smarta)'],
    { month: 5, paksha: 'krishna', tithi: 8, kala: 'nishitha', onTwo: 'second', onNone: 'ends' },
    {
      kind: 'festival',
      regions: WORLD,
      tradition: 'smarta',
      major: true,
      source:
        'Dharmasindhu, as reported by bdsatish/drik-panchanga, and Kālamādhava, by summaries: niśītha, on both nights or on neither the later day',
      variants: [
        {
          for: [{ traditions: ['vaishnava'] }],
          change: { kala: 'sunrise', onTwo: 'second', onNone: 'after' },
          called: JANMASHTAMI,
          source: 'usage of Śrīvaiṣṇavas and Gauḍīyas, as cited by bdsatish/drik-panchanga',
          beside: {
            key: 'krishna_janmashtami_vaishnava',
            name: 'Śrīkṛṣṇa-janmāṣṭamī (vaiṣṇava)',
            sa: 'श्रीकृष्णजन्माष्टमी (वैष्णव)',
            nameCommon: 'Krishna Janmashtami (ISKCON/Vaishnava)',
            tradition: 'vaishnava',
            always: true,
          },
        },
        {
          for: [{ traditions: ['gaudiya'] }],
          change: { ...SUNRISE_FIRST_ELSE_AFTER, exception: 'gaudiya-janmashtami' },
          called: JANMASHTAMI,
          source: `${OF_GAUDIYAS}: the tithi at sunrise, of two sunrises by Rohiṇī`,
        },
        {
          for: [{ traditions: ['shrivaishnava'] }],
          change: {
            instead: {
              by: 'nakshatra',
              nakshatra: 4,
              within: { sunRashi: 5 },
              kala: 'sunrise',
              onTwo: 'first',
              onNone: 'begins',
              onTwice: 'later',
            },
          },
          called: { name: 'Śrī-jayantī', sa: 'श्रीजयन्ती', nameCommon: 'Sri Jayanti' },
          source: 'one engine (jyotisha): Rohiṇī at sunrise with the Sun in Siṃha; no list of an authority is known',
        },
        {
          for: [{ regions: ['karnataka', 'telangana', 'nepal'] }],
          change: {},
          called: JANMASHTAMI,
          source: 'Dharmasindhu and Kālamādhava, by summaries: niśītha',
          open: {
            authorities: [
              'the smārta rule; the list of Karnataka in other years, patro of Kathmandu (2009, 2015, 2017)',
            ],
            other: {
              change: { kala: 'sunrise', onTwo: 'second', onNone: 'after' },
              source:
                'holiday lists of Karnataka and Telangana 2025, of Nepal 2022, patro of Kathmandu 2011 and 2016: the tithi at sunrise',
              authorities: [
                'holiday lists of Karnataka and Telangana (2025) and of Nepal (2022), patro of Kathmandu (2011, 2016)',
              ],
            },
          },
        },
      ],
      otherwise: 'Dharmasindhu also prefers a night with Rohiṇī at niśītha',
    },
  ),
  tithi(
    ['kali_jayanti', 'Ādyā-kālī-jayantī', 'आद्याकालीजयन्ती', 'Kali Jayanti'],
    { month: 5, paksha: 'krishna', tithi: 8, kala: 'nishitha', onTwo: 'larger-else-second', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
  tithi(
    ['pithori_amavasya', 'Piṭhorī-amāvāsyā', 'पिठोरी-अमावास्या', 'Pithori Amavasya'],
    { month: 5, paksha: 'krishna', tithi: 15, kala: 'pradosha', onTwo: 'larger', onNone: 'begins' },
    { kind: 'amavasya', regions: [...MAHARASHTRA, 'chhattisgarh', 'madhya-pradesh', 'telangana'], source: 'customary' },
  ),
  tithi(
    ['pola', 'Poḷā (Vṛṣabhotsava)', 'पोळा (वृषभोत्सव)', 'Pola'],
    { month: 5, paksha: 'krishna', tithi: 15, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'festival', regions: [...MAHARASHTRA, 'chhattisgarh', 'madhya-pradesh', 'telangana'], source: 'customary' },
  ),

  // Bhādrapada, śukla
  tithi(
    ['varaha_jayanti', 'Varāha-jayantī', 'वराहजयन्ती', 'Varaha Jayanti'],
    { month: 6, paksha: 'shukla', tithi: 3, kala: 'aparahna', onTwo: 'larger', onNone: 'begins' },
    { kind: 'jayanti', regions: INDIA_AND_NEPAL, source: 'customary' },
  ),
  tithi(
    ['hartalika_teej', 'Haritālikā-tṛtīyā', 'हरितालिकातृतीया', 'Hartalika Teej'],
    { month: 6, paksha: 'shukla', tithi: 3, kala: 'sunrise', onTwo: 'second', onNone: 'begins' },
    {
      kind: 'vrata',
      regions: [...NORTH, ...MAHARASHTRA, 'nepal', 'gujarat'],
      major: true,
      source:
        'Dharmasindhu, as reported by bdsatish/drik-panchanga: the later day even for a sliver, the earlier only where no sunrise has it; Puruṣārthacintāmaṇi 89',
    },
  ),
  tithi(
    ['gowri_habba', 'Gaurī-habba', 'गौरीहब्ब', 'Gowri Habba'],
    { month: 6, paksha: 'shukla', tithi: 3, kala: 'sunrise', onTwo: 'second', onNone: 'begins' },
    {
      kind: 'vrata',
      regions: ['karnataka', ...TELUGU, 'tamil-nadu'],
      source: 'Dharmasindhu, as reported by bdsatish/drik-panchanga, for Haritālikā',
    },
  ),
  tithi(
    ['ganesha_chaturthi', 'Gaṇeśa-caturthī', 'गणेशचतुर्थी', 'Ganesh Chaturthi'],
    { month: 6, paksha: 'shukla', tithi: 4, kala: 'madhyahna', onTwo: 'larger', onNone: 'begins' },
    {
      kind: 'festival',
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
    ['rishi_panchami', 'Ṛṣi-pañcamī', 'ऋषिपञ्चमी', 'Rishi Panchami'],
    { month: 6, paksha: 'shukla', tithi: 5, kala: 'madhyahna', onTwo: 'larger', onNone: 'begins' },
    {
      kind: 'vrata',
      regions: INDIA_AND_NEPAL,
      source: 'customary',
      otherwise: 'adyatithi has the earlier of two days (Nāradīya 114)',
    },
  ),
  tithi(
    ['lalita_saptami', 'Lalitā-saptamī', 'ललितासप्तमी', 'Lalita Saptami'],
    { month: 6, paksha: 'shukla', tithi: 7, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'vrata', source: 'customary' },
  ),
  tithi(
    ['durva_ashtami', 'Dūrvāṣṭamī', 'दूर्वाष्टमी', 'Durva Ashtami'],
    { month: 6, paksha: 'shukla', tithi: 8, kala: 'sunset', onTwo: 'larger', onNone: 'begins' },
    { kind: 'vrata', source: 'customary', otherwise: 'adyatithi has aparāhṇa' },
  ),
  tithi(
    ['mahalakshmi_vrata_begins', 'Mahālakṣmī-vrata (ārambha)', 'महालक्ष्मीव्रत (आरम्भ)', 'Mahalakshmi Vrat begins'],
    { month: 6, paksha: 'shukla', tithi: 8, kala: 'pradosha', onTwo: 'larger', onNone: 'begins' },
    { kind: 'vrata', regions: INDIA_AND_NEPAL, source: 'customary' },
  ),
  tithi(
    ['radha_ashtami', 'Rādhāṣṭamī', 'राधाष्टमी', 'Radha Ashtami'],
    { month: 6, paksha: 'shukla', tithi: 8, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'festival', source: 'customary', variants: [gaudiya()] },
  ),
  tithi(
    ['vamana_jayanti', 'Vāmana-jayantī', 'वामनजयन्ती', 'Vamana Jayanti'],
    { month: 6, paksha: 'shukla', tithi: 12, kala: 'madhyahna', onTwo: 'larger', onNone: 'begins' },
    {
      kind: 'jayanti',
      source: 'customary',
      otherwise: 'adyatithi has the earlier of two days (Vaidyanātha-dīkṣitīya 62)',
      variants: [gaudiya(['Vāmana-dvādaśī', 'वामनद्वादशी', 'Vamana Dwadashi'])],
    },
  ),
  tithi(
    ['bhuvaneshwari_jayanti', 'Bhuvaneśvarī-jayantī', 'भुवनेश्वरीजयन्ती', 'Bhuvaneshvari Jayanti'],
    { month: 6, paksha: 'shukla', tithi: 12, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
  tithi(
    ['kalki_dwadashi', 'Kalki-dvādaśī', 'कल्किद्वादशी', 'Kalki Dwadashi'],
    { month: 6, paksha: 'shukla', tithi: 12, kala: 'aparahna', onTwo: 'larger', onNone: 'begins' },
    { kind: 'vrata', source: 'customary' },
  ),
  tithi(
    ['ananta_chaturdashi', 'Ananta-caturdaśī', 'अनन्तचतुर्दशी', 'Anant Chaturdashi'],
    { month: 6, paksha: 'shukla', tithi: 14, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'vrata', regions: INDIA_AND_NEPAL, major: true, source: 'customary', variants: [gaudiya()] },
  ),
  tithi(
    ['ganesha_visarjana', 'Gaṇeśa-visarjana', 'गणेशविसर्जन', 'Ganesh Visarjan'],
    { month: 6, paksha: 'shukla', tithi: 14, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'festival', source: 'customary' },
  ),

  // Bhādrapada, kṛṣṇa
  tithi(
    ['mahalakshmi_vrata_ends', 'Mahālakṣmī-vrata (samāpti)', 'महालक्ष्मीव्रत (समाप्ति)', 'Mahalakshmi Vrat ends'],
    { month: 6, paksha: 'krishna', tithi: 8, kala: 'moonrise', onTwo: 'first', onNone: 'after' },
    { kind: 'vrata', source: 'customary' },
  ),
  tithi(
    ['jivitputrika_vrata', 'Jīvitputrikā-vrata', 'जीवित्पुत्रिकाव्रत', 'Jivitputrika Vrat (Jitiya)'],
    { month: 6, paksha: 'krishna', tithi: 8, kala: 'madhyahna', onTwo: 'larger', onNone: 'begins' },
    {
      kind: 'vrata',
      regions: [...BIHAR, 'west-bengal', 'nepal'],
      source: 'customary',
      otherwise: 'adyatithi has pradoṣa and the later day (Kṛtyasārasamuccaya 19)',
    },
  ),

  // Āśvina, śukla
  tithi(
    ['agrasen_jayanti', 'Agrasena-jayantī', 'अग्रसेनजयन्ती', 'Maharaja Agrasen Jayanti'],
    { month: 7, paksha: 'shukla', tithi: 1, kala: 'first-muhurta', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
  tithi(
    ['sharad_navaratri', 'Śārada-navarātra', 'शारदनवरात्र', 'Sharad Navratri begins'],
    { month: 7, paksha: 'shukla', tithi: 1, kala: 'first-muhurta', onTwo: 'first', onNone: 'begins' },
    { kind: 'navaratra', regions: WORLD, major: true, source: 'customary' },
  ),
  tithi(
    ['upanga_lalita_vrata', 'Upāṅga-lalitā-vrata', 'उपाङ्गललिताव्रत', 'Upang Lalita Vrat'],
    { month: 7, paksha: 'shukla', tithi: 5, kala: 'aparahna', onTwo: 'larger', onNone: 'begins' },
    {
      kind: 'vrata',
      regions: [...WEST, 'karnataka'],
      source: 'the tithi: Nāradīya 114, as given by adyatithi; the time of day customary',
    },
  ),
  tithi(
    ['bilva_nimantrana', 'Bilva-nimantraṇa (akāla-bodhana)', 'बिल्वनिमन्त्रण (अकालबोधन)', 'Bilva Nimantran / Akal Bodhon'],
    { month: 7, paksha: 'shukla', tithi: 6, kala: 'sayahna', onTwo: 'larger', onNone: 'begins' },
    { kind: 'navaratra', regions: [...EAST, 'bihar', 'jharkhand'], source: 'customary' },
  ),
  tithi(
    ['kalparambha', 'Kalpārambha', 'कल्पारम्भ', 'Kalparambha'],
    { month: 7, paksha: 'shukla', tithi: 6, kala: 'sayahna', onTwo: 'larger', onNone: 'begins' },
    { kind: 'navaratra', regions: [...EAST, 'bihar', 'jharkhand'], source: 'customary' },
  ),
  tithi(
    ['navapatrika_puja', 'Navapatrikā-pūjā (Mahāsaptamī)', 'नवपत्रिकापूजा (महासप्तमी)', 'Navpatrika Puja'],
    { month: 7, paksha: 'shukla', tithi: 7, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'navaratra', regions: INDIA_AND_NEPAL, source: 'customary' },
  ),
  tithi(
    ['durga_ashtami', 'Mahāṣṭamī (Durgāṣṭamī)', 'महाष्टमी (दुर्गाष्टमी)', 'Durga Ashtami'],
    { month: 7, paksha: 'shukla', tithi: 8, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    {
      kind: 'navaratra',
      regions: WORLD,
      major: true,
      source: 'holiday lists of the South, the East and Nepal; printed dates',
      otherwise: 'Dharmasindhu wants a ghaṭī of the tithi after sunrise',
      variants: [
        {
          for: [],
          // At least a ghaṭī (24 min) of the tithi after sunrise; the day before where it ends sooner.
          change: { kala: 'pratah', onTwo: 'second', onNone: 'begins', leastGhatis: 1 },
          source: 'Dharmasindhu, as reported by bdsatish/drik-panchanga',
          ...beside(
            [
              'durga_ashtami_dharmasindhu',
              'Mahāṣṭamī (Dharmasindhu)',
              'महाष्टमी (धर्मसिन्धु)',
              'Durga Ashtami (Dharmasindhu)',
            ],
            'dharmasindhu',
          ),
        },
      ],
    },
  ),
  junction(
    ['sandhi_puja', 'Sandhi-pūjā', 'सन्धिपूजा', 'Sandhi Puja'],
    { month: 7, paksha: 'shukla', tithi: 8 },
    { kind: 'navaratra', regions: [...EAST, 'bihar', 'jharkhand'], source: 'customary: the end of the aṣṭamī' },
  ),
  tithi(
    ['maha_navami', 'Mahānavamī', 'महानवमी', 'Maha Navami'],
    { month: 7, paksha: 'shukla', tithi: 9, kala: 'aparahna', onTwo: 'first', onNone: 'begins' },
    {
      kind: 'navaratra',
      regions: WORLD,
      major: true,
      source: 'customary: aparāhṇa, as printed dates have it',
      otherwise: 'Dharmasindhu wants the tithi to fill the last three muhūrtas before sunset',
      variants: [
        {
          for: SOUTH_EAST_AND_NEPAL,
          change: SUNRISE_FIRST_ELSE_BEGINS,
          source: 'holiday lists of Tamil Nadu, Kerala, Karnataka, Odisha, Assam and Nepal',
          ...beside(['maha_navami_udaya', 'Mahānavamī (udaya)', 'महानवमी (उदय)', 'Maha Navami (by sunrise)'], 'udaya'),
        },
      ],
    },
  ),
  tithi(
    ['ayudha_puja', 'Āyudha-pūjā', 'आयुधपूजा', 'Ayudha Puja'],
    { month: 7, paksha: 'shukla', tithi: 9, kala: 'aparahna', onTwo: 'first', onNone: 'begins' },
    {
      kind: 'navaratra',
      regions: SOUTH,
      source: 'customary',
      variants: [
        {
          for: [{ regions: ['tamil-nadu', 'kerala', 'karnataka'] }],
          change: SUNRISE_FIRST_ELSE_BEGINS,
          source: 'holiday lists of Tamil Nadu and Karnataka',
          ...beside(['ayudha_puja_udaya', 'Āyudha-pūjā (udaya)', 'आयुधपूजा (उदय)', 'Ayudha Puja (by sunrise)'], 'udaya'),
        },
      ],
    },
  ),
  tithi(
    ['vijayadashami', 'Vijayadaśamī (Daśaharā)', 'विजयदशमी (दशहरा)', 'Vijayadashami / Dussehra'],
    {
      month: 7,
      paksha: 'shukla',
      tithi: 10,
      kala: 'aparahna',
      onTwo: 'larger',
      onNone: 'begins',
      leastGhatis: 1,
      exception: 'vijayadashami',
    },
    {
      kind: 'festival',
      regions: WORLD,
      major: true,
      source: 'customary: aparāhṇa, then Śravaṇa',
      variants: [
        {
          for: SOUTH_AND_EAST,
          change: SUNRISE_FIRST_ELSE_BEGINS,
          source: 'holiday lists of Tamil Nadu, Kerala, Karnataka, West Bengal, Assam and Odisha',
        },
        {
          for: NEPAL,
          change: { kala: 'madhyahna', onTwo: 'larger', onNone: 'begins', exception: null, leastGhatis: 0 },
          source: 'patro of Kathmandu and the list of the government of Nepal',
        },
        gaudiya(['Vijayadaśamī (Rāmacandra-vijayotsava)', 'विजयदशमी (रामचन्द्रविजयोत्सव)', 'Ramachandra Vijayotsava']),
      ],
    },
  ),
  tithi(
    ['padmanabha_dwadashi', 'Padmanābha-dvādaśī', 'पद्मनाभद्वादशी', 'Padmanabha Dwadashi'],
    { month: 7, paksha: 'shukla', tithi: 12, kala: 'aparahna', onTwo: 'larger', onNone: 'begins' },
    { kind: 'vrata', source: 'customary' },
  ),
  tithi(
    ['kojagara', 'Kojāgara-pūrṇimā', 'कोजागरपूर्णिमा', 'Kojagara Puja'],
    { month: 7, paksha: 'shukla', tithi: 15, kala: 'nishitha', onTwo: 'larger', onNone: 'begins' },
    {
      kind: 'vrata',
      regions: INDIA_AND_NEPAL,
      source: 'customary',
      otherwise: 'adyatithi has the later of two days (Puruṣārthacintāmaṇi 302)',
    },
  ),
  tithi(
    ['sharad_purnima', 'Śarat-pūrṇimā', 'शरत्पूर्णिमा', 'Sharad Purnima'],
    { month: 7, paksha: 'shukla', tithi: 15, kala: 'nishitha', onTwo: 'larger', onNone: 'begins' },
    { kind: 'festival', regions: INDIA_AND_NEPAL, source: 'customary, as Kojāgara' },
  ),
  tithi(
    ['valmiki_jayanti', 'Vālmīki-jayantī', 'वाल्मीकिजयन्ती', 'Valmiki Jayanti'],
    { month: 7, paksha: 'shukla', tithi: 15, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),

  // Āśvina, kṛṣṇa
  tithi(
    ['atla_tadde', 'Aṭla-tadde', 'अट्लतद्दे', 'Atla Tadde'],
    { month: 7, paksha: 'krishna', tithi: 3, kala: 'moonrise', onTwo: 'first', onNone: 'after' },
    { kind: 'vrata', regions: TELUGU, source: 'customary' },
  ),
  tithi(
    ['karva_chauth', 'Karaka-caturthī (Karavā cautha)', 'करकचतुर्थी (करवा चौथ)', 'Karva Chauth'],
    { month: 7, paksha: 'krishna', tithi: 4, kala: 'moonrise', onTwo: 'first', onNone: 'after' },
    { kind: 'vrata', regions: [...NORTH, ...WEST], major: true, source: 'customary' },
  ),
  tithi(
    ['ahoi_ashtami', 'Ahoī-aṣṭamī', 'अहोई-अष्टमी', 'Ahoi Ashtami'],
    { month: 7, paksha: 'krishna', tithi: 8, kala: 'pradosha', onTwo: 'larger', onNone: 'begins' },
    { kind: 'vrata', regions: [...NORTH, 'gujarat'], source: 'customary' },
  ),
  tithi(
    ['radha_kunda_snana', 'Rādhā-kuṇḍa-snāna', 'राधाकुण्डस्नान', 'Radha Kunda Snan'],
    { month: 7, paksha: 'krishna', tithi: 8, kala: 'pradosha', onTwo: 'larger', onNone: 'begins' },
    { kind: 'festival', regions: ['uttar-pradesh'], source: 'customary' },
  ),
  tithi(
    ['govatsa_dwadashi', 'Govatsa-dvādaśī', 'गोवत्सद्वादशी', 'Govatsa Dwadashi'],
    { month: 7, paksha: 'krishna', tithi: 12, kala: 'pradosha', onTwo: 'larger', onNone: 'begins' },
    { kind: 'vrata', source: 'customary', otherwise: 'adyatithi has the earlier of two days' },
  ),
  tithi(
    ['dhanteras', 'Dhana-trayodaśī', 'धनत्रयोदशी', 'Dhanteras'],
    { month: 7, paksha: 'krishna', tithi: 13, kala: 'pradosha', onTwo: 'second', onNone: 'begins', leastGhatis: 1 },
    {
      kind: 'festival',
      regions: WORLD,
      major: true,
      source: 'Dharmasindhu, as reported by bdsatish/drik-panchanga: a ghaṭī at pradoṣa, on both days the later',
      variants: [
        {
          ...inNepalAtSunrise('patro of Kathmandu, BS 2066 to 2074: the tithi at sunrise'),
          called: { name: 'Kāga tihāra', sa: 'काग तिहार', nameCommon: 'Kag Tihar' },
        },
      ],
    },
  ),
  tithi(
    ['kali_chaudas', 'Kālī-caturdaśī', 'कालीचतुर्दशी', 'Kali Chaudas'],
    { month: 7, paksha: 'krishna', tithi: 14, kala: 'nishitha', onTwo: 'larger', onNone: 'begins' },
    { kind: 'festival', regions: [...GUJARAT, 'uttar-pradesh', 'rajasthan'], source: 'customary' },
  ),
  tithi(
    ['hanuman_puja_diwali', 'Hanumat-pūjā', 'हनुमत्पूजा', 'Hanuman Puja (before Diwali)'],
    { month: 7, paksha: 'krishna', tithi: 14, kala: 'nishitha', onTwo: 'larger', onNone: 'begins' },
    { kind: 'festival', regions: [...GUJARAT, 'uttar-pradesh', 'rajasthan'], source: 'customary' },
  ),
  tithi(
    ['naraka_chaturdashi', 'Naraka-caturdaśī', 'नरकचतुर्दशी', 'Narak Chaturdashi'],
    { month: 7, paksha: 'krishna', tithi: 14, kala: 'arunodaya', onTwo: 'second', onNone: 'ends-civil' },
    {
      kind: 'festival',
      regions: WORLD,
      major: true,
      source:
        'Dharmasindhu, as reported by bdsatish/drik-panchanga: aruṇodaya; Smṛtikaustubha 370, as given by adyatithi: aruṇodaya, the later day',
      variants: [
        {
          ...inNepalAtSunrise('patro of Kathmandu, BS 2066 to 2074: the tithi at sunrise'),
          called: { name: 'Kukura tihāra', sa: 'कुकुर तिहार', nameCommon: 'Kukur Tihar' },
        },
      ],
    },
  ),
  tithi(
    ['deepavali_tamil', 'Tīpāvaḷi (Tamiḻ)', 'तीपावळि (तमिऴ्)', 'Deepavali (S. India, Singapore, Malaysia)'],
    { month: 7, paksha: 'krishna', tithi: 14, kala: 'arunodaya', onTwo: 'second', onNone: 'ends-civil' },
    {
      kind: 'festival',
      regions: DEEPAVALI,
      source: 'Dharmasindhu, as reported by bdsatish/drik-panchanga, for Naraka-caturdaśī',
    },
  ),
  tithi(
    ['lakshmi_puja', 'Dīpāvalī (Lakṣmī-pūjā)', 'दीपावली (लक्ष्मीपूजा)', 'Diwali / Lakshmi Puja'],
    { month: 7, paksha: 'krishna', tithi: 15, kala: 'pradosha', onTwo: 'larger', onNone: 'begins' },
    {
      kind: 'festival',
      regions: WORLD,
      major: true,
      source: 'state lists and timeanddate.com: of two evenings the larger share',
      otherwise: 'Dharmasindhu keeps the later of two evenings that have a ghaṭī of the tithi',
      variants: [
        {
          for: [],
          change: { onTwo: 'second', leastGhatis: 1 },
          source: 'Dharmasindhu, as reported by bdsatish/drik-panchanga',
          ...beside(
            [
              'lakshmi_puja_dharmasindhu',
              'Dīpāvalī (Dharmasindhu)',
              'दीपावली (धर्मसिन्धु)',
              'Diwali / Lakshmi Puja (Dharmasindhu)',
            ],
            'dharmasindhu',
          ),
        },
        {
          for: [
            { traditions: ['civil'], regions: ['india'] },
            { traditions: ['civil'], regions: ['mauritius', 'trinidad-and-tobago', 'guyana', 'suriname'] },
          ],
          change: { decidedAt: AT_NEW_DELHI },
          source:
            'holiday lists: one day for the country, that of New Delhi; in Mauritius, Trinidad, Guyana and Suriname mostly the day that India keeps',
        },
        gaudiya(['Dīpāvalī (Dīpa-dāna)', 'दीपावली (दीपदान)', 'Dipavali (Dipa Dana)']),
      ],
    },
  ),
] satisfies readonly UtsavaRule[];
