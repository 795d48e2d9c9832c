/** The fixed texts of the demo in three languages. Placeholders are in braces. */
import type { Texts } from '../language';

/** Added to every demo reply. */
export const DEMO: Texts = {
  en: 'Demo mode: this is a fixed reply, because no model is configured.',
  hi: 'डेमो: यह नियत उत्तर है, कोई मॉडल नहीं जुड़ा है।',
  'hi-Latn': 'Demo: yah niyat uttar hai, koi model nahin juda hai.',
};

export const HELP: Texts = {
  en:
    'This service computes Vedic astronomy and calendars. You can ask for the current tithi, nakṣatra, yoga, karaṇa or sunrise; ' +
    'the next ekādaśī, full moon, new moon or eclipse; the date of a festival in a year; or the lagna and Moon ' +
    'of a birth (date, time, coordinates, UTC offset). Endpoints: POST /api/chart, GET /api/panchang, GET /api/ghadi, ' +
    'GET /api/muhurta, GET /api/utsavas, POST /api/rectify, GET /api/kundali-facts. /openapi.json describes them.',
  hi:
    'यह सेवा वैदिक खगोल और पञ्चाङ्ग की गणना करती है। यहाँ पूछें: इस समय की तिथि, नक्षत्र, योग, करण या सूर्योदय; अगली एकादशी, पूर्णिमा, ' +
    'अमावस्या या ग्रहण; किसी वर्ष में पर्व की तारीख; जन्म की तारीख, समय, अक्षांश-देशान्तर और UTC अन्तर से लग्न और चन्द्र। ' +
    'पते: POST /api/chart, GET /api/panchang, GET /api/ghadi, GET /api/muhurta, GET /api/utsavas, POST /api/rectify, ' +
    'GET /api/kundali-facts; विवरण /openapi.json में।',
  'hi-Latn':
    'Yah seva vaidik khagol aur panchang ki ganana karti hai. Yahan puchhen: is samay ki tithi, nakshatra, yoga, karana ya ' +
    'suryoday; agli ekadashi, purnima, amavasya ya grahan; kisi varsh mein parv ki tarikh; janm ki tarikh, samay, ' +
    'akshansh-deshantar aur UTC antar se lagna aur chandra. Pate: POST /api/chart, GET /api/panchang, GET /api/ghadi, ' +
    'GET /api/muhurta, GET /api/utsavas, POST /api/rectify, GET /api/kundali-facts; vivaran /openapi.json mein.',
};

/** For requests that the service does not answer. */
export const DECLINED: Texts = {
  en:
    'This service does not do that: it makes no predictions, names no remedies, and gives no medical, legal or financial ' +
    'advice. What it can compute: a birth chart with the dates of its daśās (POST /api/chart), the current pañcāṅga ' +
    '(GET /api/panchang), the muhūrtas of a day at a place (GET /api/muhurta), the dates of the festivals of a year ' +
    '(GET /api/utsavas).',
  hi:
    'यह सेवा ऐसा नहीं करती: न भविष्यवाणी, न उपाय, न चिकित्सा, कानून या धन की सलाह। यहाँ गणना हो सकती है: जन्म-कुण्डली और उसकी दशाओं की ' +
    'तारीखें (POST /api/chart), इस समय का पञ्चाङ्ग (GET /api/panchang), किसी स्थान के दिन के मुहूर्त (GET /api/muhurta), ' +
    'वर्ष के पर्वों की तारीखें (GET /api/utsavas)।',
  'hi-Latn':
    'Yah seva bhavishyavani nahin karti, upay nahin batati, aur chikitsa, kanun aur dhan ki salah nahin deti. Yahan ganana ho sakti hai: ' +
    'janm-kundali aur uski dashaon ki tarikhen (POST /api/chart), is samay ka panchang (GET /api/panchang), kisi sthan ke din ' +
    'ke muhurta (GET /api/muhurta), varsh ke parvon ki tarikhen (GET /api/utsavas).',
};

/** {missing}: the missing birth data. */
export const CHART_NEEDS: Texts = {
  en:
    'POST /api/chart computes a chart. Still missing: {missing}. For example, write: 1990-06-15, 14:30, 28.6139, 77.209, ' +
    'UTC+05:30. The same as a JSON body: { "year": 1990, "month": 6, "day": 15, "hour": 14, "minute": 30, "lat": 28.6139, ' +
    '"lon": 77.209, "tzHours": 5.5 }. Hours are 0 to 23, or use am or pm.',
  hi:
    'कुण्डली POST /api/chart से बनती है। अभी नहीं दिया गया: {missing}। उदाहरण: 1990-06-15, 14:30, 28.6139, 77.209, UTC+05:30। ' +
    'body में: { "year": 1990, "month": 6, "day": 15, "hour": 14, "minute": 30, "lat": 28.6139, "lon": 77.209, ' +
    '"tzHours": 5.5 }। घण्टे 0 से 23 तक।',
  'hi-Latn':
    'Kundali POST /api/chart se banti hai. Abhi nahin diya gaya: {missing}. Udaharan: 1990-06-15, 14:30, 28.6139, 77.209, ' +
    'UTC+05:30. Body mein: { "year": 1990, "month": 6, "day": 15, "hour": 14, "minute": 30, "lat": 28.6139, "lon": 77.209, ' +
    '"tzHours": 5.5 }. Ghante 0 se 23 tak.',
};

export const PART_NAMES: Record<'date' | 'time' | 'coordinates' | 'offset', Texts> = {
  date: { en: 'the date', hi: 'तारीख', 'hi-Latn': 'tarikh' },
  time: { en: 'the time', hi: 'समय', 'hi-Latn': 'samay' },
  coordinates: { en: 'latitude and longitude', hi: 'अक्षांश और देशान्तर', 'hi-Latn': 'akshansh aur deshantar' },
  offset: { en: 'the UTC offset', hi: 'UTC अन्तर', 'hi-Latn': 'UTC antar' },
};

export const CHART: Texts = {
  en:
    'Birth {utc}, latitude {lat}, longitude {lon}. Lagna: {lagna}. Moon: {moon}. Sun: {sun}. ' +
    'Computed by POST /api/chart (Lahiri ayanāṃśa, mean node), which returns the whole chart. {edge}',
  hi:
    'जन्म {utc}, अक्षांश {lat}, देशान्तर {lon}। लग्न: {lagna}। चन्द्र: {moon}। सूर्य: {sun}। ' +
    'गणना POST /api/chart से: लाहिरी अयनांश, मध्यम पात; पूरी कुण्डली वहाँ है। {edge}',
  'hi-Latn':
    'Janm {utc}, akshansh {lat}, deshantar {lon}. Lagna: {lagna}. Chandra: {moon}. Surya: {sun}. ' +
    'Ganana POST /api/chart se: Lahiri ayanamsha, madhyam paat; puri kundali vahan hai. {edge}',
};

/** {seconds}: distance of the lagna from the boundary of its pāda, as a change of birth time. */
export const EDGE: Texts = {
  en: 'The pāda of the lagna changes if the birth time changes by {seconds} s.',
  hi: 'जन्म-समय में {seconds} सेकण्ड के अन्तर से लग्न का पाद बदलता है।',
  'hi-Latn': 'Janm-samay mein {seconds} second ke antar se lagna ka pada badalta hai.',
};

export const LIMB: Texts = {
  en: '{limb}: {name}, {start} to {end}.',
  hi: '{limb}: {name}, {start} से {end} तक।',
  'hi-Latn': '{limb}: {name}, {start} se {end} tak.',
};

export const LIMB_NAMES: Record<'vara' | 'tithi' | 'nakshatra' | 'yoga' | 'karana', Texts> = {
  vara: { en: 'Vāra', hi: 'वार', 'hi-Latn': 'Vara' },
  tithi: { en: 'Tithi', hi: 'तिथि', 'hi-Latn': 'Tithi' },
  nakshatra: { en: 'Nakṣatra', hi: 'नक्षत्र', 'hi-Latn': 'Nakshatra' },
  yoga: { en: 'Yoga', hi: 'योग', 'hi-Latn': 'Yoga' },
  karana: { en: 'Karaṇa', hi: 'करण', 'hi-Latn': 'Karana' },
};

export const SUNRISE: Texts = {
  en: 'Sunrise: {start}. Next sunrise: {end}.',
  hi: 'सूर्योदय: {start}; अगला: {end}।',
  'hi-Latn': 'Suryoday: {start}; agla: {end}.',
};

export const NOW: Texts = {
  en: 'At {time}, New Delhi:',
  hi: '{time}, नई दिल्ली:',
  'hi-Latn': '{time}, Nai Dilli:',
};

export const PANCHANGA_SOURCE: Texts = {
  en: 'Computed by GET /api/panchang for New Delhi (28.6139, 77.209), Lahiri. For another date or place, use GET /api/muhurta.',
  hi: 'गणना GET /api/panchang से, नई दिल्ली (28.6139, 77.209), लाहिरी। दूसरा दिन या स्थान: GET /api/muhurta।',
  'hi-Latn': 'Ganana GET /api/panchang se, Nai Dilli (28.6139, 77.209), Lahiri. Dusra din ya sthan: GET /api/muhurta.',
};

export const OBSERVANCE: Texts = {
  en: '{name}: {date}. Tithi: {tithi}. {decision}',
  hi: '{name}: {date}। तिथि: {tithi}।',
  'hi-Latn': '{name}: {date}. Tithi: {tithi}.',
};

export const NO_OBSERVANCE: Texts = {
  en: '{name} does not occur in {year} by the rules of this service.',
  hi: 'इस सेवा के नियमों से {name} वर्ष {year} में नहीं आता।',
  'hi-Latn': 'Is seva ke niyamon se {name} varsh {year} mein nahin aata.',
};

export const UTSAVAS_SOURCE: Texts = {
  en: 'Computed by GET /api/utsavas?year={year} for New Delhi; its `reckoning` gives the reason for the day. For another place, add lat, lon and tz.',
  hi: 'गणना GET /api/utsavas?year={year} से, नई दिल्ली; दिन का आधार वहाँ `reckoning` में है। दूसरा स्थान: lat, lon और tz जोड़ें।',
  'hi-Latn':
    'Ganana GET /api/utsavas?year={year} se, Nai Dilli; din ka aadhar vahan `reckoning` mein hai. Dusra sthan: lat, lon aur tz joden.',
};

/** Refers to an endpoint that the demo does not call. {date}: the requested day. */
export const MUHURTA: Texts = {
  en:
    'GET /api/muhurta computes the parts of a day at a place: sunrise and sunset, 30 muhūrtas, Abhijit, choghaḍiyās, horās, ' +
    'Rāhu-kālam, Yamagaṇḍa, Gulika, and every tithi, nakṣatra, yoga and karaṇa of the day. New Delhi on that day: ' +
    'GET /api/muhurta?date={date}&lat=28.6139&lon=77.209&tz=5.5.',
  hi:
    'किसी स्थान के दिन के भाग GET /api/muhurta से मिलते हैं: सूर्योदय-सूर्यास्त, 30 मुहूर्त, अभिजित्, चौघड़िया, होरा, राहु-काल, यमगण्ड, गुलिक, ' +
    'और दिन की सब तिथियाँ, नक्षत्र, योग, करण। नई दिल्ली: GET /api/muhurta?date={date}&lat=28.6139&lon=77.209&tz=5.5।',
  'hi-Latn':
    'Kisi sthan ke din ke bhag GET /api/muhurta se milte hain: suryoday-suryast, 30 muhurta, Abhijit, choghadiya, hora, Rahu-kaal, ' +
    'Yamaganda, Gulika, aur din ki sab tithiyan, nakshatra, yoga, karana. Nai Dilli: ' +
    'GET /api/muhurta?date={date}&lat=28.6139&lon=77.209&tz=5.5.',
};

export const GHADI: Texts = {
  en: 'GET /api/ghadi returns the current traditional time (ghaṭī, vighaṭī, muhūrta, months, years).',
  hi: 'इस समय का पारम्परिक काल (घटी, विघटी, मुहूर्त, मास, संवत्) GET /api/ghadi से मिलता है।',
  'hi-Latn': 'Is samay ka paramparik kaal (ghati, vighati, muhurta, maas, samvat) GET /api/ghadi se milta hai.',
};

export const RECTIFY: Texts = {
  en:
    'POST /api/rectify ranks possible birth times by the daśā lords at dated past events. Send birthDate, birthWindow, ' +
    'location and events.',
  hi: 'बीती घटनाओं की तारीखों से जन्म-समय का क्रम POST /api/rectify से मिलता है: birthDate, birthWindow, location और events दें।',
  'hi-Latn':
    'Biti ghatnaon ki tarikhon se janm-samay ka kram POST /api/rectify se milta hai: birthDate, birthWindow, location aur events den.',
};

export const FACTS: Texts = {
  en: 'GET /api/kundali-facts?q= explains the terms, with citations, for example q=rohini or q=vimshottari.',
  hi: 'शब्दों का अर्थ, सन्दर्भ सहित, GET /api/kundali-facts?q= से मिलता है, जैसे q=rohini।',
  'hi-Latn': 'Shabdon ka arth, sandarbh sahit, GET /api/kundali-facts?q= se milta hai, jaise q=rohini.',
};

export const CALENDAR: Texts = {
  en: 'All observances of a year: GET /api/utsavas?year={year}. As a calendar subscription: GET /api/utsavas.ics. As a feed: GET /api/rss.',
  hi: 'वर्ष के सब पर्व: GET /api/utsavas?year={year}; कैलेण्डर में: GET /api/utsavas.ics; फ़ीड: GET /api/rss।',
  'hi-Latn':
    'Varsh ke sab parv: GET /api/utsavas?year={year}; calendar mein: GET /api/utsavas.ics; feed: GET /api/rss.',
};

/** {message}: the error message of a tool. */
export const REFUSED: Texts = {
  en: 'This cannot be computed: {message}',
  hi: 'इसकी गणना नहीं हो सकती: {message}',
  'hi-Latn': 'Iski ganana nahin ho sakti: {message}',
};

/** Fills the placeholders of a text. */
export const filled = (text: string, gaps: Record<string, string | number>): string =>
  text.replace(/\{([a-z]+)\}/g, (gap, name: string) => String(gaps[name] ?? gap)).trim();
