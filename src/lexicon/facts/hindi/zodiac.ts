/** Rāśis, nakṣatras and bhāvas, in Hindi. */

import { NAKSHATRA_NAMES } from '../../../../build/lexicon/terms/nakshatra';
import { RASHI_NAMES } from '../../../../build/lexicon/terms/rashi';
import { BHAVA_KARAKAS } from '../../../data/chart/karakas';
import { VIMSHOTTARI_LORDS } from '../../../data/dashas/usual';
import { partEdge } from '../../../domain/circle';
import { element, isOdd, modality, rashiLord } from '../../../domain/positions/rashi';
import { arc, slug } from '../english/words';
import { BHAVA_GROUPS, NAKSHATRAS, nakshatraLord, numbers, PADAS, RASHIS, rashisOfKind } from '../english/zodiac';
import { graha, grahas, type HindiRow, inRashi, list, nakshatra, nth, nthFeminine, nthOblique, rashi } from './words';

const MODALITIES = [
  { key: 'movable', hindi: 'चर' },
  { key: 'fixed', hindi: 'स्थिर' },
  { key: 'dual', hindi: 'द्विस्वभाव' },
] as const;
const ELEMENTS = [
  { key: 'fire', hindi: 'अग्नि' },
  { key: 'earth', hindi: 'पृथ्वी' },
  { key: 'air', hindi: 'वायु' },
  { key: 'water', hindi: 'जल' },
] as const;

const ofKind = (kindOf: (number: number) => number, kind: number): string =>
  list(rashisOfKind(kindOf, kind).map(rashi));

const RASHI_ROWS: readonly HindiRow[] = [
  [
    'rashis-twelve',
    'बारह राशियाँ',
    `राशिचक्र ${RASHIS} बराबर राशियों में बँटा है, प्रत्येक ${arc(partEdge(1, RASHIS))} की; गिनती ${rashi(1)} से होती है।`,
  ],
  ...MODALITIES.map(
    ({ key, hindi }, kind): HindiRow => [
      `rashis-${key}`,
      `${hindi} राशियाँ`,
      `${ofKind(modality, kind)} ${hindi} राशियाँ हैं।`,
    ],
  ),
  ...ELEMENTS.map(
    ({ key, hindi }, kind): HindiRow => [
      `rashis-${key}`,
      `${hindi} तत्त्व की राशियाँ`,
      `${ofKind(element, kind)} ${hindi} तत्त्व की राशियाँ हैं।`,
    ],
  ),
  [
    'rashis-odd-even',
    'विषम और सम राशियाँ',
    `${ofKind((number) => +isOdd(number), 1)} विषम (ओज) राशियाँ हैं; शेष सम (युग्म) हैं।`,
  ],
  ...RASHI_NAMES.map(({ key }, i): HindiRow => {
    const number = i + 1;
    return [
      `rashi-${slug(key)}`,
      `${rashi(number)} राशि`,
      `${rashi(number)} ${nthFeminine(number)} राशि है, राशिचक्र में ${partEdge(i, RASHIS)}° से ${partEdge(number, RASHIS)}° तक। ` +
        `यह ${isOdd(number) ? 'विषम' : 'सम'}, ${MODALITIES[modality(number)]?.hindi} और ${ELEMENTS[element(number)]?.hindi} तत्त्व की राशि है; इसका स्वामी ${graha(rashiLord(number))} है।`,
    ];
  }),
];

const DEITIES = [
  ...['अश्विनीकुमार', 'यम', 'अग्नि', 'प्रजापति', 'सोम', 'रुद्र', 'अदिति', 'बृहस्पति', 'सर्प'],
  ...['पितर', 'भग', 'अर्यमा', 'सविता', 'त्वष्टा', 'वायु', 'इंद्र और अग्नि', 'मित्र', 'इंद्र'],
  ...['निर्ऋति', 'जल (आपः)', 'विश्वेदेव', 'विष्णु', 'वसुगण', 'वरुण', 'अजैकपाद', 'अहिर्बुध्न्य', 'पूषा'],
];

const NAKSHATRA_ROWS: readonly HindiRow[] = [
  [
    'nakshatras-27',
    `${NAKSHATRAS} नक्षत्र`,
    `राशिचक्र ${NAKSHATRAS} बराबर नक्षत्रों में बँटा है, प्रत्येक ${arc(partEdge(1, NAKSHATRAS))} का; गिनती ${nakshatra(1)} से होती है।`,
  ],
  [
    'nakshatra-pada',
    'नक्षत्र के पाद',
    `प्रत्येक नक्षत्र में ${arc(partEdge(1, PADAS))} के 4 पाद होते हैं; राशिचक्र के ये ${PADAS} पाद ही उसके ${PADAS} नवांश हैं, प्रत्येक राशि में ${PADAS / RASHIS}।`,
  ],
  [
    'nakshatra-lords',
    'नक्षत्रों के स्वामी',
    `${nakshatra(1)} से आरंभ करके स्वामी क्रमशः ${grahas(VIMSHOTTARI_LORDS.map(({ lord }) => lord))} हैं; ${NAKSHATRAS} नक्षत्रों में यह क्रम तीन बार आता है।`,
  ],
  [
    'nakshatra-abhijit',
    'अभिजित नक्षत्र',
    'जहाँ 28 नक्षत्र गिने जाते हैं, वहाँ अभिजित उत्तराषाढ़ा और श्रवण के बीच, मकर के 6°40′ से 10°53′20″ तक है: उत्तराषाढ़ा का अंतिम चतुर्थांश और श्रवण का पहला पंद्रहवाँ भाग।',
  ],
  [
    'nakshatra-panchaka',
    'नक्षत्र पंचक',
    'पंचक वह समय है जिसमें चंद्र राशिचक्र के 300° से 360° तक चलता है: धनिष्ठा का उत्तरार्ध और उसके बाद के चार नक्षत्र।',
  ],
  ['nakshatra-janma', 'जन्म-नक्षत्र', 'जन्म के समय चंद्र का नक्षत्र जन्म-नक्षत्र है, और जन्म के समय चंद्र की राशि जन्म-राशि।'],
  [
    'nakshatra-ashtakuta',
    'दो कुंडलियों का अष्टकूट',
    'आठ कूट दो कुंडलियों में चंद्र के नक्षत्र और राशि की तुलना करते हैं; अधिकतम 36 गुण हैं: वर्ण 1, वश्य 2, तारा 3, योनि 4, ग्रह-मैत्री 5, गण 6, भकूट 7, नाड़ी 8।',
  ],
  [
    'nakshatra-gandanta',
    'गंडांत',
    'जहाँ नक्षत्र और राशि एक साथ समाप्त होते हैं, वह गंडांत है: कर्क के साथ आश्लेषा का, वृश्चिक के साथ ज्येष्ठा का और मीन के साथ रेवती का अंत।',
  ],
  ...NAKSHATRA_NAMES.map(({ key }, i): HindiRow => {
    const number = i + 1;
    return [
      `nakshatra-${slug(key)}`,
      `${nakshatra(number)} नक्षत्र`,
      `${nakshatra(number)} ${nth(number)} नक्षत्र है, ${inRashi(partEdge(i, NAKSHATRAS))} से ${inRashi(partEdge(number, NAKSHATRAS), true)} तक; ` +
        `इसके देवता ${DEITIES[i]} हैं और विंशोत्तरी में इसका स्वामी ${graha(nakshatraLord(number))} है।`,
    ];
  }),
];

const BHAVA_NAMES = [...['तनु', 'धन', 'सहज', 'बंधु', 'पुत्र', 'अरि'], ...['युवती', 'रंध्र', 'धर्म', 'कर्म', 'लाभ', 'व्यय']];

/** In the order of the groups. */
const GROUPS = ['केंद्र', 'पणफर', 'आपोक्लिम', 'त्रिकोण', 'उपचय', 'दुःस्थान'] as const;

const BHAVA_ROWS: readonly HindiRow[] = [
  ...BHAVA_GROUPS.map(
    ({ key, houses }, i): HindiRow => [
      `bhavas-${key}`,
      `${GROUPS[i]} भाव`,
      `${list(houses.map(nth))} भाव ${GROUPS[i]} कहलाते हैं।`,
    ],
  ),
  [
    'bhavas-whole-sign',
    'पूरी राशियों से भाव',
    'पूरी राशियों से गिनने पर लग्न की राशि पहला भाव है, और आगे की प्रत्येक राशि अगला भाव।',
  ],
  [
    'bhavas-shripati',
    'श्रीपति के भाव',
    `श्रीपति के अनुसार ${list(numbers(4).map((i) => nthOblique(3 * i - 2)))} भाव के मध्य क्रमशः उदय लग्न, पाताल बिंदु, अस्त लग्न और मध्य लग्न हैं; ` +
      'इनके बीच के प्रत्येक चाप के तीन बराबर भाग होते हैं, और भाव अपने मध्य तथा पिछले भाव के मध्य के ठीक बीच में आरंभ होता है।',
  ],
  [
    'bhava-lagna',
    'लग्न',
    'लग्न क्रांतिवृत्त का वह बिंदु है जो पूर्वी क्षितिज पर उदित हो रहा है; एक दिन में बारहों राशियाँ उदित होती हैं, प्रत्येक लगभग दो घंटे में।',
  ],
  ['bhava-kundali', 'कुंडली', 'कुंडली किसी क्षण के लग्न से बारह भावों को उनकी राशियों सहित और उनमें स्थित ग्रहों को दिखाती है।'],
  ...BHAVA_KARAKAS.map(
    ({ bhava, karaka, also }): HindiRow => [
      `bhava-${bhava}`,
      `${nth(bhava)} भाव: ${BHAVA_NAMES[bhava - 1]}`,
      `लग्न से ${nth(bhava)} भाव ${BHAVA_NAMES[bhava - 1]} कहलाता है; इसका कारक ${graha(karaka)} है` +
        `${also.length > 0 ? `; परंपरा में ${grahas(also)} भी इसके कारक माने जाते हैं` : ''}।`,
    ],
  ),
];

export const ZODIAC_IN_HINDI: readonly HindiRow[] = [...RASHI_ROWS, ...NAKSHATRA_ROWS, ...BHAVA_ROWS];
