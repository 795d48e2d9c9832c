/**
 * Yearly observances by tithi, from Śrāvaṇa to Āśvina: Rakṣā-bandhana, Janmāṣṭamī, Gaṇeśa-caturthī, the navarātra of autumn,
 * and the days of Dīpāvalī up to the amāvāsyā. The śrāddhas of Bhādrapada are in `shraddhas.ts`.
 */
import type { UtsavaRule } from '../types';
import { junction, tithi, UDAYA } from './row';

export const SHRAVANA_TO_ASHVINA = [
  // Śrāvaṇa, śukla
  tithi(
    ['hariyali_teej', 'Hariyālī tṛtīyā', 'हरियाली तृतीया', 'Hariyali Teej'],
    { month: 5, paksha: 'shukla', tithi: 3, ...UDAYA },
    { kind: 'vrata', source: 'customary' },
  ),
  tithi(
    ['nag_panchami', 'Nāga-pañcamī', 'नागपञ्चमी', 'Nag Panchami'],
    { month: 5, paksha: 'shukla', tithi: 5, kala: 'third-muhurta', onTwo: 'second', onNone: 'begins' },
    {
      kind: 'festival',
      major: true,
      source: 'Dharmasindhu, as reported by bdsatish/drik-panchanga; Bhaviṣya and Brāhma, as given by adyatithi',
    },
  ),
  tithi(
    ['kalki_jayanti', 'Kalki-jayantī', 'कल्किजयन्ती', 'Kalki Jayanti'],
    { month: 5, paksha: 'shukla', tithi: 6, kala: 'sayahna', onTwo: 'larger', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary; Vaidyanātha-dīkṣitīya 62 has Bhādrapada śukla 2' },
  ),
  tithi(
    ['tulsidas_jayanti', 'Tulasīdāsa-jayantī', 'तुलसीदासजयन्ती', 'Tulsidas Jayanti'],
    { month: 5, paksha: 'shukla', tithi: 7, ...UDAYA },
    { kind: 'jayanti', source: 'customary' },
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
      major: true,
      source: 'Skanda and Bhaviṣya, as given by adyatithi; hours as in bdsatish/drik-panchanga, after Dharmasindhu',
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
    { kind: 'jayanti', source: 'Skanda, as given by adyatithi' },
  ),
  tithi(
    ['narali_purnima', 'Nāraḷī-pūrṇimā', 'नारळीपूर्णिमा', 'Narali Purnima'],
    { month: 5, paksha: 'shukla', tithi: 15, ...UDAYA },
    { kind: 'purnima', source: 'customary' },
  ),

  // Śrāvaṇa, kṛṣṇa
  tithi(
    ['gayatri_japam', 'Gāyatrī-japa', 'गायत्रीजप', 'Gayatri Japam'],
    { month: 5, paksha: 'krishna', tithi: 1, ...UDAYA },
    { kind: 'festival', source: 'customary' },
  ),
  tithi(
    ['kajari_teej', 'Kajjalī-tṛtīyā', 'कज्जलीतृतीया', 'Kajari Teej'],
    { month: 5, paksha: 'krishna', tithi: 3, ...UDAYA },
    { kind: 'vrata', source: 'customary' },
  ),
  tithi(
    ['bahula_chaturthi', 'Bahulā-caturthī', 'बहुलाचतुर्थी', 'Bahula Chaturthi'],
    { month: 5, paksha: 'krishna', tithi: 4, kala: 'sayahna', onTwo: 'larger', onNone: 'begins' },
    { kind: 'vrata', source: 'customary; adyatithi has the earlier day (Kielhorn 1897)' },
  ),
  tithi(
    ['nag_pancham_gujarat', 'Nāga-pañcamī (Gurjara)', 'नागपञ्चमी (गुर्जर)', 'Nag Pancham (Gujarat)'],
    { month: 5, paksha: 'krishna', tithi: 5, ...UDAYA },
    { kind: 'vrata', source: 'customary' },
  ),
  tithi(
    ['randhan_chhath', 'Rāndhaṇa-ṣaṣṭhī', 'रान्धणषष्ठी', 'Randhan Chhath'],
    { month: 5, paksha: 'krishna', tithi: 6, kala: 'sunset', onTwo: 'larger', onNone: 'begins' },
    { kind: 'vrata', source: 'customary' },
  ),
  tithi(
    ['balarama_jayanti', 'Hala-ṣaṣṭhī (Balarāma-jayantī)', 'हलषष्ठी (बलरामजयन्ती)', 'Balarama Jayanti / Hal Shashthi'],
    { month: 5, paksha: 'krishna', tithi: 6, ...UDAYA },
    { kind: 'jayanti', source: 'customary; adyatithi has madhyāhna and the later day (Nirṇayasindhu, Dharmasindhu)' },
  ),
  tithi(
    ['shitala_satam', 'Śītalā-saptamī (Gurjara)', 'शीतलासप्तमी (गुर्जर)', 'Shitala Satam'],
    { month: 5, paksha: 'krishna', tithi: 7, kala: 'sunset', onTwo: 'larger', onNone: 'begins' },
    { kind: 'vrata', source: 'customary' },
  ),
  tithi(
    ['krishna_janmashtami', 'Śrīkṛṣṇa-janmāṣṭamī (smārta)', 'श्रीकृष्णजन्माष्टमी (स्मार्त)', 'Krishna Janmashtami (Smarta)'],
    { month: 5, paksha: 'krishna', tithi: 8, kala: 'nishitha', onTwo: 'larger-else-second', onNone: 'begins' },
    {
      kind: 'festival',
      tradition: 'smarta',
      major: true,
      source: 'Dharmasindhu, as reported by bdsatish/drik-panchanga',
    },
  ),
  tithi(
    [
      'krishna_janmashtami_vaishnava',
      'Śrīkṛṣṇa-janmāṣṭamī (vaiṣṇava)',
      'श्रीकृष्णजन्माष्टमी (वैष्णव)',
      'Krishna Janmashtami (ISKCON/Vaishnava)',
    ],
    { month: 5, paksha: 'krishna', tithi: 8, kala: 'sunrise', onTwo: 'second', onNone: 'after' },
    {
      kind: 'festival',
      tradition: 'vaishnava',
      major: true,
      source: 'usage of Śrīvaiṣṇavas and Gauḍīyas, as cited by bdsatish/drik-panchanga',
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
    { kind: 'amavasya', source: 'customary' },
  ),
  tithi(
    ['pola', 'Poḷā (Vṛṣabhotsava)', 'पोळा (वृषभोत्सव)', 'Pola'],
    { month: 5, paksha: 'krishna', tithi: 15, ...UDAYA },
    { kind: 'festival', source: 'customary' },
  ),

  // Bhādrapada, śukla
  tithi(
    ['varaha_jayanti', 'Varāha-jayantī', 'वराहजयन्ती', 'Varaha Jayanti'],
    { month: 6, paksha: 'shukla', tithi: 3, kala: 'aparahna', onTwo: 'larger', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
  tithi(
    ['hartalika_teej', 'Haritālikā-tṛtīyā', 'हरितालिकातृतीया', 'Hartalika Teej'],
    { month: 6, paksha: 'shukla', tithi: 3, kala: 'sunrise', onTwo: 'second', onNone: 'begins' },
    {
      kind: 'vrata',
      major: true,
      source: 'Dharmasindhu, as reported by bdsatish/drik-panchanga; Puruṣārthacintāmaṇi 89',
    },
  ),
  tithi(
    ['gowri_habba', 'Gaurī-habba', 'गौरीहब्ब', 'Gowri Habba'],
    { month: 6, paksha: 'shukla', tithi: 3, kala: 'sunrise', onTwo: 'second', onNone: 'begins' },
    { kind: 'vrata', source: 'Dharmasindhu, as reported by bdsatish/drik-panchanga, for Haritālikā' },
  ),
  tithi(
    ['ganesha_chaturthi', 'Gaṇeśa-caturthī', 'गणेशचतुर्थी', 'Ganesh Chaturthi'],
    { month: 6, paksha: 'shukla', tithi: 4, kala: 'madhyahna', onTwo: 'larger', onNone: 'begins' },
    {
      kind: 'festival',
      major: true,
      source: 'Dharmasindhu, as reported by bdsatish/drik-panchanga; the earlier day there needs a ghaṭī',
    },
  ),
  tithi(
    ['rishi_panchami', 'Ṛṣi-pañcamī', 'ऋषिपञ्चमी', 'Rishi Panchami'],
    { month: 6, paksha: 'shukla', tithi: 5, kala: 'madhyahna', onTwo: 'larger', onNone: 'begins' },
    { kind: 'vrata', source: 'customary; adyatithi has the earlier day (Nāradīya 114)' },
  ),
  tithi(
    ['lalita_saptami', 'Lalitā-saptamī', 'ललितासप्तमी', 'Lalita Saptami'],
    { month: 6, paksha: 'shukla', tithi: 7, ...UDAYA },
    { kind: 'vrata', source: 'customary' },
  ),
  tithi(
    ['durva_ashtami', 'Dūrvāṣṭamī', 'दूर्वाष्टमी', 'Durva Ashtami'],
    { month: 6, paksha: 'shukla', tithi: 8, kala: 'sunset', onTwo: 'larger', onNone: 'begins' },
    { kind: 'vrata', source: 'customary; adyatithi has aparāhṇa' },
  ),
  tithi(
    ['mahalakshmi_vrata_begins', 'Mahālakṣmī-vrata (ārambha)', 'महालक्ष्मीव्रत (आरम्भ)', 'Mahalakshmi Vrat begins'],
    { month: 6, paksha: 'shukla', tithi: 8, kala: 'pradosha', onTwo: 'larger', onNone: 'begins' },
    { kind: 'vrata', source: 'customary' },
  ),
  tithi(
    ['radha_ashtami', 'Rādhāṣṭamī', 'राधाष्टमी', 'Radha Ashtami'],
    { month: 6, paksha: 'shukla', tithi: 8, ...UDAYA },
    { kind: 'festival', source: 'customary' },
  ),
  tithi(
    ['vamana_jayanti', 'Vāmana-jayantī', 'वामनजयन्ती', 'Vamana Jayanti'],
    { month: 6, paksha: 'shukla', tithi: 12, kala: 'madhyahna', onTwo: 'larger', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary; adyatithi has the earlier day (Vaidyanātha-dīkṣitīya 62)' },
  ),
  tithi(
    ['bhuvaneshwari_jayanti', 'Bhuvaneśvarī-jayantī', 'भुवनेश्वरीजयन्ती', 'Bhuvaneshvari Jayanti'],
    { month: 6, paksha: 'shukla', tithi: 12, ...UDAYA },
    { kind: 'jayanti', source: 'customary' },
  ),
  tithi(
    ['kalki_dwadashi', 'Kalki-dvādaśī', 'कल्किद्वादशी', 'Kalki Dwadashi'],
    { month: 6, paksha: 'shukla', tithi: 12, kala: 'aparahna', onTwo: 'larger', onNone: 'begins' },
    { kind: 'vrata', source: 'customary' },
  ),
  tithi(
    ['ananta_chaturdashi', 'Ananta-caturdaśī', 'अनन्तचतुर्दशी', 'Anant Chaturdashi'],
    { month: 6, paksha: 'shukla', tithi: 14, ...UDAYA },
    { kind: 'vrata', major: true, source: 'customary' },
  ),
  tithi(
    ['ganesha_visarjana', 'Gaṇeśa-visarjana', 'गणेशविसर्जन', 'Ganesh Visarjan'],
    { month: 6, paksha: 'shukla', tithi: 14, ...UDAYA },
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
    { kind: 'vrata', source: 'customary; adyatithi has pradoṣa and the later day (Kṛtyasārasamuccaya 19)' },
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
    { kind: 'navaratra', major: true, source: 'customary' },
  ),
  tithi(
    ['upanga_lalita_vrata', 'Upāṅga-lalitā-vrata', 'उपाङ्गललिताव्रत', 'Upang Lalita Vrat'],
    { month: 7, paksha: 'shukla', tithi: 5, kala: 'aparahna', onTwo: 'larger', onNone: 'begins' },
    { kind: 'vrata', source: 'Nāradīya 114, as given by adyatithi' },
  ),
  tithi(
    ['bilva_nimantrana', 'Bilva-nimantraṇa (akāla-bodhana)', 'बिल्वनिमन्त्रण (अकालबोधन)', 'Bilva Nimantran / Akal Bodhon'],
    { month: 7, paksha: 'shukla', tithi: 6, kala: 'sayahna', onTwo: 'larger', onNone: 'begins' },
    { kind: 'navaratra', source: 'customary' },
  ),
  tithi(
    ['kalparambha', 'Kalpārambha', 'कल्पारम्भ', 'Kalparambha'],
    { month: 7, paksha: 'shukla', tithi: 6, kala: 'sayahna', onTwo: 'larger', onNone: 'begins' },
    { kind: 'navaratra', source: 'customary' },
  ),
  tithi(
    ['navapatrika_puja', 'Navapatrikā-pūjā (Mahāsaptamī)', 'नवपत्रिकापूजा (महासप्तमी)', 'Navpatrika Puja'],
    { month: 7, paksha: 'shukla', tithi: 7, ...UDAYA },
    { kind: 'navaratra', source: 'customary' },
  ),
  tithi(
    ['durga_ashtami', 'Mahāṣṭamī (Durgāṣṭamī)', 'महाष्टमी (दुर्गाष्टमी)', 'Durga Ashtami'],
    { month: 7, paksha: 'shukla', tithi: 8, ...UDAYA },
    { kind: 'navaratra', major: true, source: 'customary; Dharmasindhu wants a ghaṭī after sunrise' },
  ),
  junction(
    ['sandhi_puja', 'Sandhi-pūjā', 'सन्धिपूजा', 'Sandhi Puja'],
    { month: 7, paksha: 'shukla', tithi: 8 },
    { kind: 'navaratra', source: 'customary: the end of the aṣṭamī' },
  ),
  tithi(
    ['maha_navami', 'Mahānavamī', 'महानवमी', 'Maha Navami'],
    { month: 7, paksha: 'shukla', tithi: 9, kala: 'aparahna', onTwo: 'first', onNone: 'begins' },
    { kind: 'navaratra', major: true, source: 'Dharmasindhu, as reported by bdsatish/drik-panchanga' },
  ),
  tithi(
    ['ayudha_puja', 'Āyudha-pūjā', 'आयुधपूजा', 'Ayudha Puja'],
    { month: 7, paksha: 'shukla', tithi: 9, kala: 'aparahna', onTwo: 'first', onNone: 'begins' },
    { kind: 'navaratra', source: 'customary' },
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
    { kind: 'festival', major: true, source: 'customary: aparāhṇa, then Śravaṇa' },
  ),
  tithi(
    ['padmanabha_dwadashi', 'Padmanābha-dvādaśī', 'पद्मनाभद्वादशी', 'Padmanabha Dwadashi'],
    { month: 7, paksha: 'shukla', tithi: 12, kala: 'aparahna', onTwo: 'larger', onNone: 'begins' },
    { kind: 'vrata', source: 'customary' },
  ),
  tithi(
    ['kojagara', 'Kojāgara-pūrṇimā', 'कोजागरपूर्णिमा', 'Kojagara Puja'],
    { month: 7, paksha: 'shukla', tithi: 15, kala: 'nishitha', onTwo: 'larger', onNone: 'begins' },
    { kind: 'vrata', source: 'customary; adyatithi has the later day (Puruṣārthacintāmaṇi 302)' },
  ),
  tithi(
    ['sharad_purnima', 'Śarat-pūrṇimā', 'शरत्पूर्णिमा', 'Sharad Purnima'],
    { month: 7, paksha: 'shukla', tithi: 15, kala: 'nishitha', onTwo: 'larger', onNone: 'begins' },
    { kind: 'festival', source: 'customary, as Kojāgara' },
  ),
  tithi(
    ['valmiki_jayanti', 'Vālmīki-jayantī', 'वाल्मीकिजयन्ती', 'Valmiki Jayanti'],
    { month: 7, paksha: 'shukla', tithi: 15, ...UDAYA },
    { kind: 'jayanti', source: 'customary' },
  ),

  // Āśvina, kṛṣṇa
  tithi(
    ['atla_tadde', 'Aṭla-tadde', 'अट्लतद्दे', 'Atla Tadde'],
    { month: 7, paksha: 'krishna', tithi: 3, kala: 'moonrise', onTwo: 'first', onNone: 'after' },
    { kind: 'vrata', source: 'customary' },
  ),
  tithi(
    ['karva_chauth', 'Karaka-caturthī (Karavā cautha)', 'करकचतुर्थी (करवा चौथ)', 'Karva Chauth'],
    { month: 7, paksha: 'krishna', tithi: 4, kala: 'moonrise', onTwo: 'first', onNone: 'after' },
    { kind: 'vrata', major: true, source: 'customary' },
  ),
  tithi(
    ['ahoi_ashtami', 'Ahoī-aṣṭamī', 'अहोई-अष्टमी', 'Ahoi Ashtami'],
    { month: 7, paksha: 'krishna', tithi: 8, kala: 'pradosha', onTwo: 'larger', onNone: 'begins' },
    { kind: 'vrata', source: 'customary' },
  ),
  tithi(
    ['radha_kunda_snana', 'Rādhā-kuṇḍa-snāna', 'राधाकुण्डस्नान', 'Radha Kunda Snan'],
    { month: 7, paksha: 'krishna', tithi: 8, kala: 'pradosha', onTwo: 'larger', onNone: 'begins' },
    { kind: 'festival', source: 'customary' },
  ),
  tithi(
    ['govatsa_dwadashi', 'Govatsa-dvādaśī', 'गोवत्सद्वादशी', 'Govatsa Dwadashi'],
    { month: 7, paksha: 'krishna', tithi: 12, kala: 'pradosha', onTwo: 'larger', onNone: 'begins' },
    { kind: 'vrata', source: 'customary; adyatithi has the earlier day' },
  ),
  tithi(
    ['dhanteras', 'Dhana-trayodaśī', 'धनत्रयोदशी', 'Dhanteras'],
    { month: 7, paksha: 'krishna', tithi: 13, kala: 'pradosha', onTwo: 'second', onNone: 'begins', leastGhatis: 1 },
    { kind: 'festival', major: true, source: 'Dharmasindhu, as reported by bdsatish/drik-panchanga' },
  ),
  tithi(
    ['kali_chaudas', 'Kālī-caturdaśī', 'कालीचतुर्दशी', 'Kali Chaudas'],
    { month: 7, paksha: 'krishna', tithi: 14, kala: 'nishitha', onTwo: 'larger', onNone: 'begins' },
    { kind: 'festival', source: 'customary' },
  ),
  tithi(
    ['hanuman_puja_diwali', 'Hanumat-pūjā', 'हनुमत्पूजा', 'Hanuman Puja (before Diwali)'],
    { month: 7, paksha: 'krishna', tithi: 14, kala: 'nishitha', onTwo: 'larger', onNone: 'begins' },
    { kind: 'festival', source: 'customary' },
  ),
  tithi(
    ['naraka_chaturdashi', 'Naraka-caturdaśī', 'नरकचतुर्दशी', 'Narak Chaturdashi'],
    { month: 7, paksha: 'krishna', tithi: 14, kala: 'arunodaya', onTwo: 'second', onNone: 'ends-civil' },
    {
      kind: 'festival',
      major: true,
      source: 'Dharmasindhu, as reported by bdsatish/drik-panchanga; Smṛtikaustubha 370, as given by adyatithi',
    },
  ),
  tithi(
    ['deepavali_tamil', 'Tīpāvaḷi (Tamiḻ)', 'तीपावळि (तमिऴ्)', 'Deepavali (S. India, Singapore, Malaysia)'],
    { month: 7, paksha: 'krishna', tithi: 14, kala: 'arunodaya', onTwo: 'second', onNone: 'ends-civil' },
    { kind: 'festival', source: 'Dharmasindhu, as reported by bdsatish/drik-panchanga, for Naraka-caturdaśī' },
  ),
  tithi(
    ['lakshmi_puja', 'Dīpāvalī (Lakṣmī-pūjā)', 'दीपावली (लक्ष्मीपूजा)', 'Diwali / Lakshmi Puja'],
    { month: 7, paksha: 'krishna', tithi: 15, kala: 'pradosha', onTwo: 'larger', onNone: 'begins' },
    { kind: 'festival', major: true, source: 'customary: the published dates of India follow the larger share' },
  ),
] satisfies readonly UtsavaRule[];
