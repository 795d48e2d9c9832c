/** The parts of a day: muhūrtas, windows, choghaḍiyās, horās, kālas, in Hindi. */

import { MUHURTA_NAMES } from '../../../../build/lexicon/terms/muhurta';
import { CHOGHADIYAS as CHOGHADIYA_ROWS, type ChoghadiyaKey } from '../../../data/days/choghadiyas';
import { NAKSHATRA_GHATIS } from '../../../data/days/nakshatraGhatis';
import { MUHURTAS_PER_HALF } from '../../../domain/day-divisions/muhurtas';
import { DUR_MUHURTA_ROWS, FIRST_CHOGHADIYAS, HORA_LORDS, KALA_ROWS, WINDOW_ROWS } from '../english/day';
import { slug } from '../english/words';
import { asWellAs, graha, grahas, type HindiRow, inWords, list, nakshatra, name, nth, vara } from './words';

const MUHURTA_ROWS: readonly HindiRow[] = [
  [
    'muhurta-thirty',
    'तीस मुहूर्त',
    `सूर्योदय से सूर्यास्त तक के दिन में ${MUHURTAS_PER_HALF} मुहूर्त होते हैं और रात में भी उतने ही; प्रत्येक अपने आधे का ${nth(MUHURTAS_PER_HALF)} भाग है, इसलिए मुहूर्तों की लंबाई ऋतु के साथ बदलती है। उनके नाम ग्रंथों में अलग-अलग मिलते हैं।`,
  ],
  ['muhurta-abhijit', 'अभिजित मुहूर्त', 'अभिजित दिन का आठवाँ मुहूर्त है, मध्याह्न के आसपास; बुधवार को यह नहीं माना जाता।'],
  [
    'muhurta-brahma-hour',
    'ब्राह्म मुहूर्त',
    `ब्राह्म मुहूर्त, जिसे ब्रह्म मुहूर्त भी कहते हैं, रात का ${nth(MUHURTAS_PER_HALF - 1)} मुहूर्त है; उसके बाद सूर्योदय तक एक ही मुहूर्त रहता है।`,
  ],
  ...MUHURTA_NAMES.map(({ key, sa: muhurta }, i): HindiRow => {
    const place = nth((i % MUHURTAS_PER_HALF) + 1);
    const isDay = i < MUHURTAS_PER_HALF;
    return [
      `muhurta-${slug(key)}`,
      `${muhurta} मुहूर्त`,
      `${muhurta} ${isDay ? `दिन का ${place}` : `रात का ${place} और सूर्योदय से ${nth(i + 1)}`} मुहूर्त है।`,
    ];
  }),
];

/** "रविवार को आठवाँ, सोमवार को दूसरा और …". */
const byVara = (parts: readonly (readonly number[])[]): string =>
  list(parts.map((part, i) => `${vara(i + 1)} को ${asWellAs(part.map(nth))}`));
const eighths = (parts: readonly number[]): string => byVara(parts.map((part) => [part]));

const EVERY_VARJYA = NAKSHATRA_GHATIS.map(({ varjya }, i) => `${nakshatra(i + 1)} ${asWellAs(varjya)}`);
const EVERY_AMRITA = NAKSHATRA_GHATIS.map(({ amrita }, i) => `${nakshatra(i + 1)} ${amrita}`);

const WINDOWS: readonly HindiRow[] = [
  [
    'window-rahu-kalam',
    'राहु काल',
    `राहु काल सूर्योदय से सूर्यास्त तक के दिन के आठ बराबर भागों में से एक है: ${eighths(WINDOW_ROWS.rahu_kalam)}।`,
  ],
  [
    'window-yamaganda',
    'यमगंड',
    `यमगंड सूर्योदय से सूर्यास्त तक के दिन के आठ बराबर भागों में से एक है: ${eighths(WINDOW_ROWS.yamaganda)}।`,
  ],
  ['window-gulika', 'गुलिक काल', `गुलिक काल दिन के आठ बराबर भागों में से शनि का भाग है: ${eighths(WINDOW_ROWS.gulika)}।`],
  [
    'window-dur-muhurta',
    'दुर्मुहूर्त',
    `दुर्मुहूर्त वार से निश्चित होते हैं; सूर्योदय से गिने तीस मुहूर्तों में इनका क्रमांक है: ${byVara(DUR_MUHURTA_ROWS)}।`,
  ],
  [
    'window-varjya',
    'वर्ज्य',
    `नक्षत्र की अवधि को 60 घटी मानें तो वर्ज्य की 4 घटियाँ इतनी घटियाँ बीतने पर आरंभ होती हैं: ${list(EVERY_VARJYA)}।`,
  ],
  [
    'window-amrita-kala',
    'अमृत काल',
    `नक्षत्र की अवधि को 60 घटी मानें तो अमृत काल की 4 घटियाँ इतनी घटियाँ बीतने पर आरंभ होती हैं: ${list(EVERY_AMRITA)}।`,
  ],
];

const choghadiya = (key: ChoghadiyaKey): string => name('choghadiya', key);
const firsts = (keys: readonly ChoghadiyaKey[]): string =>
  list(keys.map((key, i) => `${vara(i + 1)} को ${choghadiya(key)}`));

const CHOGHADIYAS: readonly HindiRow[] = [
  [
    'choghadiya-definition',
    'चौघड़िया',
    'चौघड़िया दिन या रात का आठवाँ भाग है, लगभग चार घटी का; आठ चौघड़िए दिन में और आठ रात में होते हैं। नाम सात हैं, और आठवाँ चौघड़िया पहले का नाम दोहराता है।',
  ],
  [
    'choghadiya-first-of-day',
    'दिन का पहला चौघड़िया',
    `दिन का पहला चौघड़िया वार के स्वामी का होता है: ${firsts(FIRST_CHOGHADIYAS.day)}।`,
  ],
  ['choghadiya-first-of-night', 'रात का पहला चौघड़िया', `रात का पहला चौघड़िया: ${firsts(FIRST_CHOGHADIYAS.night)}।`],
  ...(Object.keys(CHOGHADIYA_ROWS) as ChoghadiyaKey[]).map(
    (key): HindiRow => [
      `choghadiya-${key}`,
      `${choghadiya(key)} चौघड़िया`,
      `${choghadiya(key)} चौघड़िए का स्वामी ${graha(CHOGHADIYA_ROWS[key].lord)} है।`,
    ],
  ),
];

const HORAS: readonly HindiRow[] = [
  [
    'hora-definition',
    'होरा',
    'होरा सूर्योदय से सूर्यास्त तक के दिन का, या रात का, बारहवाँ भाग है; एक दिन-रात में 24 होराएँ होती हैं।',
  ],
  [
    'hora-order',
    'होराओं के स्वामी',
    `होराओं के स्वामी इस क्रम से आते हैं: ${grahas(HORA_LORDS)}; अर्थात् धीमे ग्रह से तेज़ ग्रह की ओर, और चंद्र के बाद फिर सबसे धीमा।`,
  ],
  ['hora-first', 'दिन की पहली होरा', 'सूर्योदय से पहली होरा वार के स्वामी की होती है।'],
];

const KALAS: readonly HindiRow[] = [
  ...KALA_ROWS.map(({ key, half, from: [before, parts] }): HindiRow => {
    const whole = half === 'day' ? 'सूर्योदय से सूर्यास्त तक के दिन' : 'सूर्यास्त से सूर्योदय तक की रात';
    const kala = name('kala', key);
    return [`kala-${key}`, kala, `${kala} ${whole} के ${inWords(parts)} बराबर भागों में ${nth(before + 1)} है।`];
  }),
  ['kala-arunodaya', 'अरुणोदय', 'अरुणोदय, अर्थात् भोर, सूर्योदय से पहले की 4 घटियाँ या 96 मिनट माना जाता है।'],
];

export const DAY_IN_HINDI: readonly HindiRow[] = [...MUHURTA_ROWS, ...WINDOWS, ...CHOGHADIYAS, ...HORAS, ...KALAS];
