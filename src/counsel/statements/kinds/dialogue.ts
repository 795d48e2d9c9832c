/** Dialogue: questions back, suggestions, headings, and what the service is and can do. */
import type { Kind } from '../statement';
import { choice } from './choice';

const QUESTIONS = {
  birth: {
    en: 'For a chart, please give the date, the time and the town of the birth, for example: 15 June 1990, 14:30, Jaipur.',
    hi: 'कुण्डली के लिए जन्म की तारीख, समय और नगर लिखें, जैसे: 15 जून 1990, 14:30, जयपुर।',
    'hi-Latn': 'Kundali ke liye janm ki tarikh, samay aur nagar likhein, jaise: 15 June 1990, 14:30, Jaipur.',
  },
  date: { en: 'Which date?', hi: 'कौन-सी तारीख?', 'hi-Latn': 'Kaun si tarikh?' },
  birth_date: { en: 'What is the date of birth?', hi: 'जन्म की तारीख क्या है?', 'hi-Latn': 'Janm ki tarikh kya hai?' },
  time: {
    en: 'What is the time of birth, on the clock of the place?',
    hi: 'जन्म का समय क्या है, स्थान की घड़ी से?',
    'hi-Latn': 'Janm ka samay kya hai, sthan ki ghadi se?',
  },
  am_pm: {
    en: 'Is that time before noon or after noon (am or pm)?',
    hi: 'वह समय दोपहर से पहले का है या बाद का?',
    'hi-Latn': 'Woh samay dopahar se pehle ka hai, am, ki baad ka, pm?',
  },
  place: {
    en: 'Which town? A name is enough.',
    hi: 'कौन-सा नगर? नाम काफ़ी है।',
    'hi-Latn': 'Kaun sa nagar? Naam kaafi hai.',
  },
  year: { en: 'For which year?', hi: 'किस वर्ष के लिए?', 'hi-Latn': 'Kis varsh ke liye?' },
  ayanamsha: {
    en: 'Which ayanāṃśa? Without a word it is Lahiri.',
    hi: 'कौन-सा अयनांश? बिना बताए लाहिरी लिया जाता है।',
    'hi-Latn': 'Kaun sa ayanamsha? Bina bataye Lahiri liya jaata hai.',
  },
  observance: {
    en: 'Which observance?',
    hi: 'कौन-सा पर्व?',
    'hi-Latn': 'Kaun sa parv?',
  },
  tradition: {
    en: 'By which tradition? Without a word it is the general one.',
    hi: 'किस परम्परा से? बिना बताए सामान्य परम्परा ली जाती है।',
    'hi-Latn': 'Kis parampara se? Bina bataye samanya parampara li jaati hai.',
  },
  second_birth: {
    en: 'For the points of two births I need the date, time and town of both.',
    hi: 'कूट-अंकों के लिए दोनों जन्मों की तारीख, समय और नगर चाहिए।',
    'hi-Latn': 'Koot-ankon ke liye dono janmon ki tarikh, samay aur nagar chahiye.',
  },
  more: {
    en: 'What else would you like to see calculated?',
    hi: 'और किसकी गणना देखना चाहते हैं?',
    'hi-Latn': 'Aur kiski ganana dekhna chahte hain?',
  },
  which: {
    en: 'Which of these do you mean?',
    hi: 'इनमें से कौन-सा?',
    'hi-Latn': 'Inmein se kaun sa?',
  },
};

const SUGGESTIONS = {
  chart: {
    en: 'I can compute the chart of a birth: lagna, grahas, navāṃśa, yogas.',
    hi: 'जन्म की कुण्डली निकाली जा सकती है: लग्न, ग्रह, नवांश, योग।',
    'hi-Latn': 'Janm ki kundali nikaali ja sakti hai: lagna, graha, navamsha, yog.',
  },
  dasha: {
    en: 'I can list the daśās with their dates.',
    hi: 'दशाएँ तारीखों सहित बताई जा सकती हैं।',
    'hi-Latn': 'Dashayein tarikhon sahit batayi ja sakti hain.',
  },
  panchanga: {
    en: 'I can give the pañcāṅga of any date and town.',
    hi: 'किसी भी तारीख और नगर का पञ्चाङ्ग बताया जा सकता है।',
    'hi-Latn': 'Kisi bhi tarikh aur nagar ka panchang bataya ja sakta hai.',
  },
  muhurta: {
    en: 'I can list Rāhu-kālam, Abhijit and the other windows of a day.',
    hi: 'दिन के राहु-काल, अभिजित् और अन्य काल बताए जा सकते हैं।',
    'hi-Latn': 'Din ke Rahu-kaal, Abhijit aur anya kaal bataye ja sakte hain.',
  },
  observance: {
    en: 'I can give the date of a festival in any year, and why it is that day.',
    hi: 'किसी भी वर्ष में पर्व की तारीख और उस दिन का कारण बताया जा सकता है।',
    'hi-Latn': 'Kisi bhi varsh mein parv ki tarikh aur us din ka kaaran bataya ja sakta hai.',
  },
  transits: {
    en: 'I can compute Saturn’s and Jupiter’s passages over a birth, with dates.',
    hi: 'जन्म के ऊपर शनि और गुरु के गोचर की तारीखें बताई जा सकती हैं।',
    'hi-Latn': 'Janm ke upar Shani aur Guru ke gochar ki tarikhein batayi ja sakti hain.',
  },
  sade_sati: {
    en: 'I can give the dates of sāḍe-sātī for a birth.',
    hi: 'जन्म के लिए साढ़े-साती की तारीखें बताई जा सकती हैं।',
    'hi-Latn': 'Janm ke liye saade-saati ki tarikhein batayi ja sakti hain.',
  },
  match: {
    en: 'I can count the kūṭa points of two births.',
    hi: 'दो जन्मों के कूट-अंक गिने जा सकते हैं।',
    'hi-Latn': 'Do janmon ke koot-ank gine ja sakte hain.',
  },
  sky: {
    en: 'I can list eclipses, ingresses and stations between two dates.',
    hi: 'दो तारीखों के बीच के ग्रहण, राशि-प्रवेश और वक्री-मार्गी के क्षण बताए जा सकते हैं।',
    'hi-Latn': 'Do tarikhon ke beech ke grahan, rashi-pravesh aur vakri-margi ke kshan bataye ja sakte hain.',
  },
  facts: {
    en: 'I can explain a term, with its source.',
    hi: 'किसी शब्द का अर्थ स्रोत सहित बताया जा सकता है।',
    'hi-Latn': 'Kisi shabd ka arth srot sahit bataya ja sakta hai.',
  },
  ayanamsha: {
    en: 'I can compute the same with another ayanāṃśa and name what differs.',
    hi: 'यही गणना दूसरे अयनांश से हो सकती है, और अन्तर बताया जा सकता है।',
    'hi-Latn': 'Yahi ganana doosre ayanamsha se ho sakti hai, aur antar bataya ja sakta hai.',
  },
  place: {
    en: 'I can compute the same for another town.',
    hi: 'यही गणना दूसरे नगर के लिए हो सकती है।',
    'hi-Latn': 'Yahi ganana doosre nagar ke liye ho sakti hai.',
  },
  next_year: {
    en: 'I can compute the same for the next year.',
    hi: 'यही गणना अगले वर्ष के लिए हो सकती है।',
    'hi-Latn': 'Yahi ganana agle varsh ke liye ho sakti hai.',
  },
  rectify: {
    en: 'If the birth time is uncertain, `POST /api/rectify` ranks possible times by dated past events.',
    hi: 'जन्म-समय अनिश्चित हो तो `POST /api/rectify` बीती घटनाओं की तारीखों से सम्भव समयों का क्रम देता है।',
    'hi-Latn':
      'Janm-samay anishchit ho to `POST /api/rectify` biti ghatnaon ki tarikhon se sambhav samayon ka kram deta hai.',
  },
  calendar: {
    en: 'All observances of a year stand at `GET /api/utsavas`; as a calendar at `GET /api/utsavas.ics`.',
    hi: 'वर्ष के सब पर्व `GET /api/utsavas` में हैं; कैलेण्डर के रूप में `GET /api/utsavas.ics` में।',
    'hi-Latn': 'Varsh ke sab parv `GET /api/utsavas` mein hain; calendar ke roop mein `GET /api/utsavas.ics` mein.',
  },
  ghadi: {
    en: 'The traditional time of the moment (ghaṭī, vighaṭī, muhūrta, years) stands at `GET /api/ghadi`.',
    hi: 'इस क्षण का पारम्परिक काल (घटी, विघटी, मुहूर्त, संवत्) `GET /api/ghadi` में है।',
    'hi-Latn': 'Is kshan ka paramparik kaal (ghati, vighati, muhurta, samvat) `GET /api/ghadi` mein hai.',
  },
};

const HEADINGS = {
  day: { en: '**The day**', hi: '**दिन**', 'hi-Latn': '**Din**' },
  limbs: { en: '**Pañcāṅga**', hi: '**पञ्चाङ्ग**', 'hi-Latn': '**Panchang**' },
  windows: { en: '**Windows of the day**', hi: '**दिन के काल**', 'hi-Latn': '**Din ke kaal**' },
  chart: { en: '**Chart**', hi: '**कुण्डली**', 'hi-Latn': '**Kundali**' },
  grahas: { en: '**Grahas**', hi: '**ग्रह**', 'hi-Latn': '**Graha**' },
  dashas: { en: '**Daśās**', hi: '**दशाएँ**', 'hi-Latn': '**Dashayein**' },
  yogas: { en: '**Yogas**', hi: '**योग**', 'hi-Latn': '**Yog**' },
  observances: { en: '**Observances**', hi: '**पर्व**', 'hi-Latn': '**Parv**' },
  transits: { en: '**Transits**', hi: '**गोचर**', 'hi-Latn': '**Gochar**' },
  sky: { en: '**Events of the sky**', hi: '**आकाश की घटनाएँ**', 'hi-Latn': '**Aakash ki ghatnayein**' },
  points: { en: '**Points**', hi: '**अंक**', 'hi-Latn': '**Ank**' },
  definitions: { en: '**Terms**', hi: '**शब्द**', 'hi-Latn': '**Shabd**' },
  accuracy: { en: '**Accuracy**', hi: '**सटीकता**', 'hi-Latn': '**Sateekta**' },
  comparison: { en: '**Comparison**', hi: '**तुलना**', 'hi-Latn': '**Tulna**' },
};

const ABOUT = {
  service: {
    en: 'I am the counsel of Khagola, a service that computes Vedic astronomy and calendars. I state what is calculated and dated, with its rule and source.',
    hi: 'यह खगोल सेवा का परामर्श है, जो वैदिक खगोल और पञ्चाङ्ग की गणना करती है। यहाँ गणना और तारीखें दी जाती हैं, नियम और स्रोत सहित।',
    'hi-Latn':
      'Yeh Khagola seva ka paramarsh hai, jo vaidik khagol aur panchang ki ganana karti hai. Yahan ganana aur tarikhein di jaati hain, niyam aur srot sahit.',
  },
  abilities: {
    en: 'You can ask for:\n- the tithi, nakṣatra, yoga, karaṇa, sunrise and windows of any day and town\n- the date of a festival, the next ekādaśī, full moon or eclipse, and the reason for the day\n- a birth chart with its daśās, sāḍe-sātī and transits, by date, time and town\n- the kūṭa points of two births\n- the meaning of a term, with its source',
    hi: 'यहाँ पूछें:\n- किसी भी दिन और नगर की तिथि, नक्षत्र, योग, करण, सूर्योदय और दिन के काल\n- पर्व की तारीख, अगली एकादशी, पूर्णिमा या ग्रहण, और उस दिन का कारण\n- तारीख, समय और नगर से जन्म-कुण्डली, दशाएँ, साढ़े-साती और गोचर\n- दो जन्मों के कूट-अंक\n- किसी शब्द का अर्थ, स्रोत सहित',
    'hi-Latn':
      'Yahan poochhein:\n- kisi bhi din aur nagar ki tithi, nakshatra, yog, karan, suryoday aur din ke kaal\n- parv ki tarikh, agli ekadashi, purnima ya grahan, aur us din ka kaaran\n- tarikh, samay aur nagar se janm-kundali, dashayein, saade-saati aur gochar\n- do janmon ke koot-ank\n- kisi shabd ka arth, srot sahit',
  },
  demo: {
    en: 'No language model is configured here, so I understand simple questions only (demo mode).',
    hi: 'यहाँ कोई भाषा-मॉडल नहीं जुड़ा है, इसलिए सरल प्रश्न ही समझे जाते हैं (डेमो)।',
    'hi-Latn': 'Yahan koi bhasha-model nahin juda hai, isliye saral prashn hi samjhe jaate hain (demo).',
  },
  privacy: {
    en: 'Nothing of this conversation is stored.',
    hi: 'इस बातचीत का कुछ भी संग्रहित नहीं होता।',
    'hi-Latn': 'Is baatcheet ka kuchh bhi store nahin hota.',
  },
  human: {
    en: 'I am a program, no person and no astrologer.',
    hi: 'यह एक प्रोग्राम है, न व्यक्ति, न ज्योतिषी।',
    'hi-Latn': 'Yeh ek program hai, na vyakti, na jyotishi.',
  },
  documents: {
    en: 'All routes are described at `/docs` and in `/openapi.json`.',
    hi: 'सब मार्गों का विवरण `/docs` और `/openapi.json` में है।',
    'hi-Latn': 'Sab maargon ka vivaran `/docs` aur `/openapi.json` mein hai.',
  },
};

export const DIALOGUE: readonly Kind[] = [
  choice('question', 'sentence', 'a question back, where something is missing', 'for', QUESTIONS),
  choice('suggestion', 'sentence', 'a suggestion for the next computation', 'of', SUGGESTIONS),
  choice('heading', 'block', 'a heading before a part of the reply', 'of', HEADINGS),
  choice('about', 'block', 'what this service is, can do and keeps', 'topic', ABOUT),
];
