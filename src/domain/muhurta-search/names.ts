/** Names of purposes and traditions. */
import type { SentenceLanguage } from '../../lexicon/language';
import type { CommonName } from './ruleNames';
import type { MuhurtaTradition, Purpose } from './types';

export const PURPOSE_NAMES = {
  vivaha: { key: 'vivaha', iast: 'Vivāha', sa: 'विवाह', en: 'Wedding' },
  'griha-pravesha': { key: 'griha-pravesha', iast: 'Gṛha-praveśa', sa: 'गृहप्रवेश', en: 'House entry' },
  upanayana: { key: 'upanayana', iast: 'Upanayana', sa: 'उपनयन', en: 'Sacred thread' },
  namakarana: { key: 'namakarana', iast: 'Nāmakaraṇa', sa: 'नामकरण', en: 'Naming' },
  annaprashana: { key: 'annaprashana', iast: 'Annaprāśana', sa: 'अन्नप्राशन', en: 'First solid food' },
  vidyarambha: { key: 'vidyarambha', iast: 'Vidyārambha', sa: 'विद्यारम्भ', en: 'Beginning of study' },
  yatra: { key: 'yatra', iast: 'Yātrā', sa: 'यात्रा', en: 'Journey' },
  vahana: { key: 'vahana', iast: 'Vāhana', sa: 'वाहन', en: 'Vehicle' },
  krishi: { key: 'krishi', iast: 'Kṛṣi', sa: 'कृषि', en: 'Farming' },
  'griha-arambha': { key: 'griha-arambha', iast: 'Gṛhārambha', sa: 'गृहारम्भ', en: 'Foundation of a house' },
} as const satisfies Record<Purpose, CommonName>;

/** A sentence about each tradition. */
const TRADITIONS: Record<MuhurtaTradition, Record<SentenceLanguage, string>> = {
  almanac: {
    en: 'The rows follow the year lists printed for New Delhi; purposes without such a list follow secondary reading.',
    hi: 'ये नियम नई दिल्ली के लिए छपी वार्षिक सूचियों के अनुसार हैं; जिन कार्यों की सूची नहीं मिली, वे गौण स्रोतों से हैं।',
  },
  'muhurta-chintamani': {
    en: 'The rows follow the Muhūrta-cintāmaṇi as quoted: solar months, riktā tithis, saṅkrāntis and parts of yogas apply.',
    hi: 'ये नियम उद्धृत मुहूर्तचिन्तामणि के अनुसार हैं: सौर मास, रिक्ता तिथि, सङ्क्रान्ति और योगों के भाग लागू हैं।',
  },
  raman: {
    en: 'B. V. Raman admits seven more nakṣatras and prefers four weekdays.',
    hi: 'बी. वी. रमन सात और नक्षत्र लेते हैं और चार वारों को वरीयता देते हैं।',
  },
  'punjab-kesari': {
    en: 'The list of Punjab Kesari does not exclude the yoga Viṣkambha.',
    hi: 'पंजाब केसरी की सूची विष्कम्भ योग को नहीं छोड़ती।',
  },
  hindustan: {
    en: 'Hindustan and Webdunia exclude Holāṣṭaka too.',
    hi: 'हिन्दुस्तान और वेबदुनिया होलाष्टक भी छोड़ते हैं।',
  },
  vedicpanchanga: {
    en: 'The site vedicpanchanga.com has its own nakṣatras and tithis, and measures the setting of planets by 6° and 8° of longitude.',
    hi: 'vedicpanchanga.com के अपने नक्षत्र और तिथियाँ हैं, और ग्रहों का अस्त वह 6° और 8° के अन्तर से मापता है।',
  },
  krazykrackpot: {
    en: 'The package panchang by krazykrackpot has its own nakṣatras, and measures the setting of planets by 11° and 10° of longitude without days aside.',
    hi: 'krazykrackpot के पैकेज panchang के अपने नक्षत्र हैं, और ग्रहों का अस्त वह 11° और 10° के अन्तर से मापता है, आगे-पीछे के दिनों के बिना।',
  },
  prokerala: {
    en: 'The counts reported of prokerala.com fit lists that leave out the setting of Venus, and for house entry months and settings.',
    hi: 'prokerala.com की बताई गई गिनती उन सूचियों से मिलती है जिनमें शुक्र का अस्त नहीं है, और गृहप्रवेश में मास और अस्त नहीं हैं।',
  },
  southern: {
    en: 'South Indian lists do not apply Cāturmāsa.',
    hi: 'दक्षिण भारतीय सूचियाँ चातुर्मास लागू नहीं करतीं।',
  },
};

export const muhurtaTraditionInWords = (tradition: MuhurtaTradition, language: SentenceLanguage): string =>
  TRADITIONS[tradition][language];
