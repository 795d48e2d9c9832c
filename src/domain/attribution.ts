/**
 * Sources of rules and tables, as data: works by key, and how well they support a rule. The entry of a work that was
 * read only through quotations says so.
 */
import type { SentenceLanguage } from '../lexicon/language';

const WORKS = {
  'almanac-melapaka': {
    en: 'melāpaka tables of North Indian almanacs',
    hi: 'उत्तर भारतीय पञ्चाङ्गों की मेलापक-सारणियाँ',
  },
  'almanac-tamil': { en: 'poruttam tables of Tamil almanacs', hi: 'तमिल पञ्चाङ्गों की पोरुत्तम-सारणियाँ' },
  'muhurta-chintamani': {
    en: 'Rāma Daivajña, Muhūrta-cintāmaṇi (through quotations)',
    hi: 'राम दैवज्ञ, मुहूर्तचिन्तामणि (उद्धरणों से)',
  },
  'raman-muhurtha': {
    en: 'B. V. Raman, Muhurtha or Electional Astrology (through quotations)',
    hi: 'बी. वी. रमन, Muhurtha or Electional Astrology (उद्धरणों से)',
  },
  bphs: { en: 'Bṛhat Parāśara Horā Śāstra', hi: 'बृहत् पाराशर होरा शास्त्र' },
  'brihajjataka-2': { en: 'Varāhamihira, Bṛhajjātaka 2', hi: 'वराहमिहिर, बृहज्जातक 2' },
  dharmasindhu: { en: 'Dharmasindhu', hi: 'धर्मसिन्धु' },
  nirnayasindhu: { en: 'Nirṇayasindhu', hi: 'निर्णयसिन्धु' },
  jyotirnibandha: { en: 'Jyotirnibandha (through a quotation)', hi: 'ज्योतिर्निबन्ध (एक उद्धरण से)' },
  'kerala-shastra': { en: 'Kerala Śāstra, quoted by Raman', hi: 'केरल शास्त्र, रमन का उद्धरण' },
  'jyotisha-chintamani': {
    en: 'Jyotiṣa-cintāmaṇi, quoted on a Gujarati page',
    hi: 'ज्योतिषचिन्तामणि, एक गुजराती पृष्ठ का उद्धरण',
  },
  schoch: { en: 'arcus visionis after Schoch', hi: 'शोख के आर्कस विज़ियोनिस' },
  'surya-siddhanta': { en: 'Sūrya-siddhānta', hi: 'सूर्यसिद्धान्त' },
  drikpanchang: { en: 'year lists of drikpanchang.com', hi: 'drikpanchang.com की वार्षिक सूचियाँ' },
  punjabkesari: { en: 'year list of Punjab Kesari', hi: 'पंजाब केसरी की वार्षिक सूची' },
  prokerala: { en: 'prokerala.com, as reported by krazykrackpot', hi: 'prokerala.com, krazykrackpot के अनुसार' },
  vedicpanchanga: { en: 'vedicpanchanga.com', hi: 'vedicpanchanga.com' },
  krazykrackpot: { en: 'github.com/krazykrackpot/panchang', hi: 'github.com/krazykrackpot/panchang' },
  'panchangam-js': { en: 'panchangam-js', hi: 'panchangam-js' },
  kundalimilan: { en: 'kundalimilan.in', hi: 'kundalimilan.in' },
  saravali: { en: 'saravali.de', hi: 'saravali.de' },
  maitreya: { en: 'Maitreya 8', hi: 'Maitreya 8' },
  pyjhora: { en: 'PyJHora', hi: 'PyJHora' },
  vedastro: { en: 'VedAstro', hi: 'VedAstro' },
  futuresamachar: { en: 'futuresamachar.com', hi: 'futuresamachar.com' },
  'scribd-268021076': { en: 'scribd.com 268021076', hi: 'scribd.com 268021076' },
  planets4u: { en: 'planets4u.com', hi: 'planets4u.com' },
  astroexpertsolutions: { en: 'astroexpertsolutions.com', hi: 'astroexpertsolutions.com' },
  dranuradharai: { en: 'dranuradharai.com', hi: 'dranuradharai.com' },
  poorvapunya: { en: 'poorvapunya.com', hi: 'poorvapunya.com' },
  astrobix: { en: 'astrobix.com', hi: 'astrobix.com' },
  reliableastrology: { en: 'reliableastrology.com', hi: 'reliableastrology.com' },
  hindustan: { en: 'Hindustan', hi: 'हिन्दुस्तान' },
  webdunia: { en: 'webdunia.com', hi: 'webdunia.com' },
  kupdf: { en: 'kupdf.net, How to choose muhurtam', hi: 'kupdf.net, How to choose muhurtam' },
  customary: { en: 'customary', hi: 'परम्परा' },
} as const satisfies Record<string, Record<SentenceLanguage, string>>;
export type WorkKey = keyof typeof WORKS;

/** Independent sources agree, only one source is known, or sources differ and one is chosen. */
const SUPPORT = {
  agreed: { en: 'independent sources agree', hi: 'स्वतन्त्र स्रोत एकमत हैं' },
  single: { en: 'read in one place', hi: 'एक ही स्थान पर मिला' },
  disputed: { en: 'sources differ', hi: 'स्रोतों में मतभेद है' },
} as const satisfies Record<string, Record<SentenceLanguage, string>>;
export type Support = keyof typeof SUPPORT;

export interface Attribution {
  works: readonly WorkKey[];
  support: Support;
}

export const agreed = (...works: WorkKey[]): Attribution => ({ works, support: 'agreed' });
export const single = (...works: WorkKey[]): Attribution => ({ works, support: 'single' });
export const disputed = (...works: WorkKey[]): Attribution => ({ works, support: 'disputed' });

export const WORK_KEYS = Object.keys(WORKS) as WorkKey[];

/** "Dharmasindhu; year lists of drikpanchang.com. Independent sources agree." */
export function attributionInWords({ works, support }: Attribution, language: SentenceLanguage): string {
  const names = works.map((key) => WORKS[key][language]).join('; ');
  return `${names} (${SUPPORT[support][language]})`;
}
