// Names entered by hand (source ED): well known in the language, but in none of the tables found. Missing names are
// transliterated.

import { RULES } from '../../src/data/observances';
import { hindiName } from '../../src/data/observances/hindi';
import type { LanguageTag } from '../../src/lexicon/language';

type Names = Readonly<Record<string, string>>;

/** The observances in everyday Hindi, as the sentences about them call them. */
const HINDI_UTSAVAS: Names = Object.fromEntries(
  RULES.flatMap((rule) => [rule, ...(rule.variants ?? []).flatMap(({ beside }) => beside ?? [])]).map(({ key, sa }) => [
    key,
    hindiName(key, sa),
  ]),
);

const WINDOW_KEYS = [
  'abhijit',
  'rahu_kalam',
  'yamaganda',
  'gulika',
  'dur_muhurta',
  'varjya',
  'amrita_kala',
  'brahma_muhurta',
  'pratah_sandhya',
  'madhyahna_sandhya',
  'sayam_sandhya',
  'nishitha',
  'godhuli',
  'vijaya',
] as const;

/** The windows in the order of `WINDOW_KEYS`. */
const windows = (...names: string[]): Names =>
  Object.fromEntries(WINDOW_KEYS.flatMap((key, i) => (names[i] ? [[key, names[i]]] : [])));

/** East, south, west, north. */
const directions = (east: string, south: string, west: string, north: string): Names => ({ east, south, west, north });

/** Sunrise, sunset, moonrise, moonset. */
const risings = (sunrise: string, sunset: string, moonrise: string, moonset: string): Names => ({
  sunrise,
  sunset,
  moonrise,
  moonset,
});

export const HAND: Partial<Record<LanguageTag, Readonly<Record<string, Names>>>> = {
  en: {
    window: windows(
      'Abhijit Muhurta',
      'Rahu Kalam',
      'Yamaganda',
      'Gulika Kalam',
      'Dur Muhurta',
      'Varjyam',
      'Amrit Kalam',
      'Brahma Muhurta',
      'Pratah Sandhya',
      'Madhyahna Sandhya',
      'Sayam Sandhya',
      'Nishita Muhurta',
      'Godhuli Muhurta',
      'Vijaya Muhurta',
    ),
    direction: directions('East', 'South', 'West', 'North'),
  },
  hi: {
    utsava: HINDI_UTSAVAS,
    signification: {
      soul: 'आत्मा',
      father: 'पिता',
      mind: 'मन',
      mother: 'माता',
      siblings: 'भाई-बहन',
      speech: 'वाणी',
      kin: 'बंधु',
      children: 'संतान',
      husband: 'पति',
      wife: 'पत्नी',
      longevity: 'आयु',
    },
    window: windows(
      'अभिजित मुहूर्त',
      'राहु काल',
      'यमगण्ड',
      'गुलिक काल',
      'दुर्मुहूर्त',
      'वर्ज्य',
      'अमृत काल',
      'ब्रह्म मुहूर्त',
      'प्रातः सन्ध्या',
      'मध्याह्न सन्ध्या',
      'सायाह्न सन्ध्या',
      'निशिता मुहूर्त',
      'गोधूलि मुहूर्त',
      'विजय मुहूर्त',
    ),
    direction: directions('पूर्व', 'दक्षिण', 'पश्चिम', 'उत्तर'),
    term: risings('सूर्योदय', 'सूर्यास्त', 'चन्द्रोदय', 'चन्द्रास्त'),
  },
  mr: {
    window: windows(
      'अभिजित मुहूर्त',
      'राहू काळ',
      'यमगंड',
      'गुलिक काळ',
      'दुर्मुहूर्त',
      'वर्ज्य',
      'अमृत काळ',
      'ब्रह्म मुहूर्त',
      'प्रातः संध्या',
      'मध्यान्ह संध्या',
      'सायं संध्या',
      'निशिता मुहूर्त',
      'गोधूलि मुहूर्त',
      'विजय मुहूर्त',
    ),
    direction: directions('पूर्व', 'दक्षिण', 'पश्चिम', 'उत्तर'),
    term: risings('सूर्योदय', 'सूर्यास्त', 'चंद्रोदय', 'चंद्रास्त'),
  },
  ne: {
    window: windows('अभिजित मुहूर्त', 'राहु काल', 'यमगण्ड', 'गुलिक काल', 'दुर्मुहूर्त', 'वर्ज्य', 'अमृत काल', 'ब्रह्म मुहूर्त'),
    direction: directions('पूर्व', 'दक्षिण', 'पश्चिम', 'उत्तर'),
    term: risings('सूर्योदय', 'सूर्यास्त', 'चन्द्रोदय', 'चन्द्रास्त'),
  },
  gu: {
    window: windows(
      'અભિજિત મુહૂર્ત',
      'રાહુ કાળ',
      'યમગંડ',
      'ગુલિક કાળ',
      'દુર્મુહૂર્ત',
      'વર્જ્ય',
      'અમૃત કાળ',
      'બ્રહ્મ મુહૂર્ત',
      'પ્રાતઃ સંધ્યા',
      'મધ્યાહ્ન સંધ્યા',
      'સાયં સંધ્યા',
      'નિશિતા મુહૂર્ત',
      'ગોધૂલિ મુહૂર્ત',
      'વિજય મુહૂર્ત',
    ),
    direction: directions('પૂર્વ', 'દક્ષિણ', 'પશ્ચિમ', 'ઉત્તર'),
    term: risings('સૂર્યોદય', 'સૂર્યાસ્ત', 'ચંદ્રોદય', 'ચંદ્રાસ્ત'),
  },
  bn: {
    window: windows(
      'অভিজিৎ মুহূর্ত',
      'রাহুকাল',
      'যমগণ্ড',
      'গুলিক কাল',
      'দুর্মুহূর্ত',
      'বর্জ্য',
      'অমৃতকাল',
      'ব্রাহ্মমুহূর্ত',
      'প্রাতঃসন্ধ্যা',
      'মধ্যাহ্নসন্ধ্যা',
      'সায়ংসন্ধ্যা',
      'নিশীথ',
      'গোধূলি',
      'বিজয় মুহূর্ত',
    ),
    direction: directions('পূর্ব', 'দক্ষিণ', 'পশ্চিম', 'উত্তর'),
    term: risings('সূর্যোদয়', 'সূর্যাস্ত', 'চন্দ্রোদয়', 'চন্দ্রাস্ত'),
  },
  as: {
    window: windows('অভিজিৎ মুহূৰ্ত', 'ৰাহুকাল', 'যমগণ্ড', 'গুলিক কাল', 'দুৰ্মুহূৰ্ত', 'বৰ্জ্য', 'অমৃতকাল', 'ব্ৰাহ্ম মুহূৰ্ত'),
    direction: directions('পূব', 'দক্ষিণ', 'পশ্চিম', 'উত্তৰ'),
    term: risings('সূৰ্যোদয়', 'সূৰ্যাস্ত', 'চন্দ্ৰোদয়', 'চন্দ্ৰাস্ত'),
  },
  or: {
    window: windows('ଅଭିଜିତ ମୁହୂର୍ତ୍ତ', 'ରାହୁ କାଳ', 'ଯମଗଣ୍ଡ', 'ଗୁଳିକ କାଳ', 'ଦୁର୍ମୁହୂର୍ତ୍ତ', 'ବର୍ଜ୍ୟ', 'ଅମୃତ କାଳ', 'ବ୍ରହ୍ମ ମୁହୂର୍ତ୍ତ'),
    direction: directions('ପୂର୍ବ', 'ଦକ୍ଷିଣ', 'ପଶ୍ଚିମ', 'ଉତ୍ତର'),
    term: risings('ସୂର୍ଯ୍ୟୋଦୟ', 'ସୂର୍ଯ୍ୟାସ୍ତ', 'ଚନ୍ଦ୍ରୋଦୟ', 'ଚନ୍ଦ୍ରାସ୍ତ'),
  },
  pa: {
    window: windows('ਅਭਿਜੀਤ ਮੁਹੂਰਤ', 'ਰਾਹੂ ਕਾਲ', 'ਯਮਗੰਡ', 'ਗੁਲਿਕ ਕਾਲ', 'ਦੁਰਮੁਹੂਰਤ', 'ਵਰਜਯ', 'ਅੰਮ੍ਰਿਤ ਕਾਲ', 'ਬ੍ਰਹਮ ਮੁਹੂਰਤ'),
    direction: directions('ਪੂਰਬ', 'ਦੱਖਣ', 'ਪੱਛਮ', 'ਉੱਤਰ'),
    term: risings('ਸੂਰਜ ਚੜ੍ਹਨਾ', 'ਸੂਰਜ ਡੁੱਬਣਾ', 'ਚੰਦ ਚੜ੍ਹਨਾ', 'ਚੰਦ ਡੁੱਬਣਾ'),
  },
  ta: {
    window: windows(
      'அபிஜித் முகூர்த்தம்',
      'ராகு காலம்',
      'எமகண்டம்',
      'குளிகை',
      'துர்முகூர்த்தம்',
      'வர்ஜ்யம்',
      'அமிர்த காலம்',
      'பிரம்ம முகூர்த்தம்',
      'பிராதஃ சந்தியா',
      'மத்தியான சந்தியா',
      'சாயங்கால சந்தியா',
      'நிசித முகூர்த்தம்',
      'கோதூளி முகூர்த்தம்',
      'விஜய முகூர்த்தம்',
    ),
    direction: directions('கிழக்கு', 'தெற்கு', 'மேற்கு', 'வடக்கு'),
    term: risings('சூரிய உதயம்', 'சூரிய அஸ்தமனம்', 'சந்திர உதயம்', 'சந்திர அஸ்தமனம்'),
  },
  te: {
    window: windows(
      'అభిజిత్ ముహూర్తం',
      'రాహుకాలం',
      'యమగండం',
      'గుళిక కాలం',
      'దుర్ముహూర్తం',
      'వర్జ్యం',
      'అమృత కాలం',
      'బ్రహ్మ ముహూర్తం',
      'ప్రాతః సంధ్య',
      'మధ్యాహ్న సంధ్య',
      'సాయం సంధ్య',
      'నిశీథ ముహూర్తం',
      'గోధూళి ముహూర్తం',
      'విజయ ముహూర్తం',
    ),
    direction: directions('తూర్పు', 'దక్షిణం', 'పడమర', 'ఉత్తరం'),
    term: risings('సూర్యోదయం', 'సూర్యాస్తమయం', 'చంద్రోదయం', 'చంద్రాస్తమయం'),
  },
  kn: {
    window: windows(
      'ಅಭಿಜಿತ್ ಮುಹೂರ್ತ',
      'ರಾಹುಕಾಲ',
      'ಯಮಗಂಡ',
      'ಗುಳಿಕ ಕಾಲ',
      'ದುರ್ಮುಹೂರ್ತ',
      'ವರ್ಜ್ಯ',
      'ಅಮೃತ ಕಾಲ',
      'ಬ್ರಾಹ್ಮೀ ಮುಹೂರ್ತ',
      'ಪ್ರಾತಃ ಸಂಧ್ಯಾ',
      'ಮಧ್ಯಾಹ್ನ ಸಂಧ್ಯಾ',
      'ಸಾಯಂ ಸಂಧ್ಯಾ',
      'ನಿಶೀಥ ಮುಹೂರ್ತ',
      'ಗೋಧೂಳಿ ಮುಹೂರ್ತ',
      'ವಿಜಯ ಮುಹೂರ್ತ',
    ),
    direction: directions('ಪೂರ್ವ', 'ದಕ್ಷಿಣ', 'ಪಶ್ಚಿಮ', 'ಉತ್ತರ'),
    term: risings('ಸೂರ್ಯೋದಯ', 'ಸೂರ್ಯಾಸ್ತ', 'ಚಂದ್ರೋದಯ', 'ಚಂದ್ರಾಸ್ತ'),
  },
  ml: {
    window: windows(
      'അഭിജിത് മുഹൂർത്തം',
      'രാഹുകാലം',
      'യമകണ്ടകാലം',
      'ഗുളികകാലം',
      'ദുർമുഹൂർത്തം',
      'വർജ്യം',
      'അമൃതകാലം',
      'ബ്രഹ്മമുഹൂർത്തം',
      'പ്രാതഃസന്ധ്യ',
      'മധ്യാഹ്നസന്ധ്യ',
      'സായംസന്ധ്യ',
      'നിശീഥം',
      'ഗോധൂളി മുഹൂർത്തം',
      'വിജയ മുഹൂർത്തം',
    ),
    direction: directions('കിഴക്ക്', 'തെക്ക്', 'പടിഞ്ഞാറ്', 'വടക്ക്'),
    term: risings('സൂര്യോദയം', 'സൂര്യാസ്തമയം', 'ചന്ദ്രോദയം', 'ചന്ദ്രാസ്തമയം'),
  },
};
