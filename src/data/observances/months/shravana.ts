/** Yearly observances by tithi in Śrāvaṇa (amānta): Nāga-pañcamī, Rakṣā-bandhana, Janmāṣṭamī. */
import { GUJARAT, INDIA_AND_NEPAL, MAHARASHTRA, NORTH, SOUTH, WORLD } from '../regions';
import { tithi } from '../row';
import type { UtsavaRule } from '../rule';
import { gaudiya, inNepalAtSunrise, OF_GAUDIYAS, SUNRISE_FIRST_ELSE_AFTER } from '../variants';

/** The name where it is kept once. */
const JANMASHTAMI = {
  name: 'Śrīkṛṣṇa-janmāṣṭamī',
  sa: 'श्रीकृष्णजन्माष्टमी',
  nameCommon: 'Krishna Janmashtami',
} as const;

export const SHRAVANA = [
  // Śukla pakṣa
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

  // Kṛṣṇa pakṣa
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
] satisfies readonly UtsavaRule[];
