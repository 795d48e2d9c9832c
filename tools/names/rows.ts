// Rows of named things that are in no table of the domain.
import type { NamedRow } from './kinds';

const row = (key: string, iast: string, sa: string, en?: string): NamedRow => ({ key, iast, sa, ...(en && { en }) });
const words = (text: string): readonly string[] => text.split(' ');

/** Months of the regional calendars in Devanāgarī, from the first of the calendar's year. */
export const MONTHS_IN_DEVANAGARI = {
  national: words('चैत्र वैशाख ज्यैष्ठ आषाढ श्रावण भाद्र आश्विन कार्तिक अग्रहायण पौष माघ फाल्गुन'),
  tamil: words('चित्तिरै वैकासि आनि आडि आवणि पुरट्टासि ऐप्पसि कार्त्तिकै मार्गळि तै मासि पङ्गुनि'),
  malayalam: words('चिङ्ङम् कन्नि तुलाम् वृश्चिकम् धनु मकरम् कुम्भम् मीनम् मेडम् इडवम् मिथुनम् कर्क्कडकम्'),
  bengali: words('बैशाख ज्यैष्ठ आषाढ श्रावण भाद्र आश्विन कार्तिक अग्रहायण पौष माघ फाल्गुन चैत्र'),
  odia: words('मेष वृष मिथुन कर्कट सिंह कन्या तुला बिछा धनु मकर कुम्भ मीन'),
  assamese: words('बहाग जेठ आहार शाओन भाद आहिन काति आघोण पुह माघ फागुन चत'),
  nepali: words('वैशाख जेठ असार साउन भदौ असोज कात्तिक मङसिर पुस माघ फागुन चैत'),
  punjabi: words('चेत वैसाख जेठ हाड सावण भादों अस्सू कत्तक मग्घर पोह माघ फग्गण'),
} as const;

/** The regional calendars with their eras. */
export const CALENDARS = [
  row('shaka_national', 'Rāṣṭrīya Śaka', 'राष्ट्रीय शक', 'Indian National (Shaka)'),
  row('vikrama_chaitradi', 'Vikrama (Caitrādi)', 'विक्रम (चैत्रादि)', 'Vikrama, from Chaitra'),
  row('vikrama_kartikadi', 'Vikrama (Kārttikādi)', 'विक्रम (कार्त्तिकादि)', 'Vikrama, from Kartika'),
  row('tamil', 'Tamiḻ', 'तमिऴ्', 'Tamil'),
  row('malayalam', 'Kollam', 'कोल्लम्', 'Malayalam (Kollam)'),
  row('bengali', 'Baṅgābda', 'बङ्गाब्द', 'Bengali'),
  row('bengali_bangladesh', 'Baṅgābda (Bāṃlādeśa)', 'बङ्गाब्द (बांलादेश)', 'Bengali of Bangladesh'),
  row('odia', 'Utkalābda', 'उत्कलाब्द', 'Odia'),
  row('assamese', 'Bhāskarābda', 'भास्कराब्द', 'Assamese'),
  row('nepali', 'Vikrama (Nepāla)', 'विक्रम (नेपाल)', 'Bikram Sambat of Nepal'),
  row('punjabi_bikrami', 'Vikrama (Pañjāba)', 'विक्रम (पञ्जाब)', 'Punjabi Bikrami'),
  row('nanakshahi', 'Nānakaśāhī', 'नानकशाही', 'Nanakshahi'),
];

/** Observances that no rule names: eclipses, and the second day of any ekādaśī. */
export const WITHOUT_RULE = [
  {
    key: 'ekadashi_madhva_atirikta',
    name: 'Ekādaśī (atiriktā)',
    sa: 'एकादशी (अतिरिक्ता)',
    nameCommon: 'Ekadashi (second day)',
  },
  { key: 'surya_grahana', name: 'Sūrya-grahaṇa', sa: 'सूर्यग्रहण', nameCommon: 'Solar eclipse' },
  { key: 'chandra_grahana', name: 'Candra-grahaṇa', sa: 'चन्द्रग्रहण', nameCommon: 'Lunar eclipse' },
];

export const UPAGRAHAS_OF_TIME = [
  row('kala', 'Kāla', 'काल'),
  row('mrityu', 'Mṛtyu', 'मृत्यु'),
  row('ardhaprahara', 'Ardhaprahara', 'अर्धप्रहर'),
  row('yamaghantaka', 'Yamaghaṇṭaka', 'यमघण्टक'),
];

export const DIGNITIES = [
  row('exalted', 'Ucca', 'उच्च', 'Exalted'),
  row('moolatrikona', 'Mūlatrikoṇa', 'मूलत्रिकोण', 'Moolatrikona'),
  row('own', 'Svakṣetra', 'स्वक्षेत्र', 'Own sign'),
  row('great-friend', 'Adhimitra', 'अधिमित्र', 'Great friend'),
  row('friend', 'Mitra', 'मित्र', 'Friend'),
  row('neutral', 'Sama', 'सम', 'Neutral'),
  row('enemy', 'Śatru', 'शत्रु', 'Enemy'),
  row('great-enemy', 'Adhiśatru', 'अधिशत्रु', 'Great enemy'),
  row('debilitated', 'Nīca', 'नीच', 'Debilitated'),
  row('none', 'Sāmānya', 'सामान्य', 'None'),
];

export const DASHAS = [
  row('vimshottari', 'Viṃśottarī', 'विंशोत्तरी'),
  row('yogini', 'Yoginī', 'योगिनी'),
  row('ashtottari', 'Aṣṭottarī', 'अष्टोत्तरी'),
  row('chara', 'Cara', 'चर'),
  row('chara-rao', 'Cara (Rāo)', 'चर (राव)', 'Chara (Rao)'),
  row('kp-vimshottari', 'Viṃśottarī (KP)', 'विंशोत्तरी (केपी)', 'KP Vimshottari'),
  row('narayana', 'Nārāyaṇa', 'नारायण'),
  row('kalachakra', 'Kālacakra', 'कालचक्र'),
  row('shula', 'Śūla', 'शूल'),
  row('mandooka', 'Maṇḍūka', 'मण्डूक'),
  row('drig', 'Dṛg', 'दृग्'),
  row('sthira', 'Sthira', 'स्थिर'),
  row('niryana-shula', 'Niryāṇa-śūla', 'निर्याण-शूल'),
  row('dvisaptati', 'Dvisaptati-samā', 'द्विसप्तति-समा'),
  row('shodashottari', 'Ṣoḍaśottarī', 'षोडशोत्तरी'),
  row('dvadashottari', 'Dvādaśottarī', 'द्वादशोत्तरी'),
  row('panchottari', 'Pañcottarī', 'पञ्चोत्तरी'),
  row('shatabdika', 'Śatābdikā', 'शताब्दिका'),
  row('chaturashiti', 'Caturaśīti-samā', 'चतुरशीति-समा'),
  row('shashtihayani', 'Ṣaṣṭihāyanī', 'षष्टिहायनी'),
  row('shattrimsha', 'Ṣaṭtriṃśat-samā', 'षट्त्रिंशत्-समा'),
  row('mudda', 'Muddā', 'मुद्दा'),
  row('patyayini', 'Pātyāyinī', 'पात्यायिनी'),
];

export const DASHA_LEVELS = [
  row('maha', 'Mahādaśā', 'महादशा'),
  row('antara', 'Antardaśā', 'अन्तर्दशा'),
  row('pratyantara', 'Pratyantardaśā', 'प्रत्यन्तर्दशा'),
  row('sookshma', 'Sūkṣmadaśā', 'सूक्ष्मदशा'),
  row('prana', 'Prāṇadaśā', 'प्राणदशा'),
];

/** Words used with names. */
export const TERMS = [
  row('lagna', 'Lagna', 'लग्न'),
  row('abhijit', 'Abhijit', 'अभिजित्'),
  row('adhika', 'Adhika', 'अधिक'),
  row('kshaya', 'Kṣaya', 'क्षय'),
  row('vaishnava', 'Vaiṣṇava', 'वैष्णव'),
  row('parana', 'Pāraṇa', 'पारण', 'Parana'),
  row('sunrise', 'Sūryodaya', 'सूर्योदय', 'Sunrise'),
  row('sunset', 'Sūryāsta', 'सूर्यास्त', 'Sunset'),
  row('moonrise', 'Candrodaya', 'चन्द्रोदय', 'Moonrise'),
  row('moonset', 'Candrāsta', 'चन्द्रास्त', 'Moonset'),
  row('sankranti', 'Saṅkrānti', 'सङ्क्रान्ति', 'Sankranti'),
  row('eclipse', 'Grahaṇa', 'ग्रहण', 'Eclipse'),
  row('tithi', 'Tithi', 'तिथि'),
  row('nakshatra', 'Nakṣatra', 'नक्षत्र'),
  row('yoga', 'Yoga', 'योग'),
  row('karana', 'Karaṇa', 'करण'),
  row('vara', 'Vāra', 'वार'),
];
