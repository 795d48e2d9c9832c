/** Avasthās, kārakas, ṣaḍ-bala and aṣṭakavarga, in Hindi. */

import { BINDU_HOUSES, type BinduKey } from '../../../data/chart/ashtakavarga';
import {
  BALADI_KEYS,
  DEEPTADI_FLAG_KEYS,
  DEEPTADI_KEYS,
  JAGRADADI_KEYS,
  LAJJITADI_KEYS,
  SHAYANADI_KEYS,
} from '../../../data/chart/avasthas';
import { EIGHT_KARAKAS, GRAHA_SIGNIFIES, SEVEN_KARAKAS } from '../../../data/chart/karakas';
import { REQUIRED_RUPAS } from '../../../data/chart/shadbala';
import { BINDU_KEYS } from '../../../domain/chart/ashtakavarga';
import { BODY_KEYS, type BodyKey } from '../../../kernel/keys';
import type { LabelKind } from '../../labels';
import {
  bindus,
  byStrength,
  DIG_ROWS,
  FIFTH,
  GRAHA_GUNAKAS,
  RASHI_GUNAKAS,
  SARVA,
  sevenths,
  VIRUPAS_OF_RUPA,
} from '../english/states';
import { slug } from '../english/words';
import { graha, grahas, type HindiRow, inWords, list, name, nth, nthFeminine, nthOblique, rashi } from './words';

const FIFTHS = BALADI_KEYS.length;

/** How each state is formed, in the order of the names. */
const JAGRADADI = [
  'उच्च का, मूलत्रिकोण में या स्वराशि में',
  'अधिमित्र, मित्र या सम की राशि में',
  'नीच का, या शत्रु या अधिशत्रु की राशि में',
] as const;
const DEEPTADI = [
  'उच्च का',
  'मूलत्रिकोण या स्वराशि में',
  'अधिमित्र की राशि में',
  'मित्र की राशि में',
  'सम की राशि में',
  'शत्रु की राशि में',
  'अधिशत्रु की राशि में',
] as const;
const DEEPTADI_FLAGS = ['सूर्य, मंगल, शनि, राहु और केतु में से किसी दूसरे के साथ एक राशि में', 'अस्त'] as const;
const LAJJITADI = [
  'पाँचवें भाव में राहु, केतु, सूर्य, शनि या मंगल के साथ',
  'उच्च का या मूलत्रिकोण में',
  'शत्रु की राशि में, शत्रु या शनि के साथ, या शत्रु से दृष्ट',
  'जल तत्त्व की राशि में हो, शत्रु से दृष्ट हो और किसी शुभ ग्रह से दृष्ट न',
  'मित्र की राशि में, मित्र या गुरु के साथ, या मित्र से दृष्ट',
  'सूर्य के साथ हो और मंगल, शनि या शत्रु से दृष्ट',
] as const;

const formed = (
  kind: LabelKind & ('jagradadi' | 'deeptadi' | 'lajjitadi'),
  called: string,
  states: readonly string[],
  how: readonly string[],
): HindiRow[] =>
  states.map((key, i) => [
    `avastha-${kind}-${slug(key)}`,
    `${name(kind, key)} अवस्था (${called})`,
    `ग्रह ${how[i]} हो तो उसकी अवस्था ${name(kind, key)} कहलाती है।`,
  ]);

const named = (kind: LabelKind, states: readonly string[], conjunction?: 'and' | 'or'): string =>
  list(
    states.map((key) => name(kind, key)),
    conjunction,
  );

const AVASTHAS: readonly HindiRow[] = [
  [
    'avasthas-baladi',
    'बालादि अवस्थाएँ',
    `आयु की अवस्थाएँ ${named('baladi', BALADI_KEYS)} हैं, हर एक राशि के ${FIFTH}° में: विषम राशियों में इसी क्रम से, सम राशियों में उलटे क्रम से।`,
  ],
  [
    'avasthas-jagradadi',
    'जाग्रदादि अवस्थाएँ',
    `जागने की अवस्थाएँ ${named('jagradadi', JAGRADADI_KEYS)} हैं; ये इससे निश्चित होती हैं कि ग्रह उच्च, स्व, मित्र, शत्रु या नीच राशि में है।`,
  ],
  [
    'avasthas-deeptadi',
    'दीप्तादि अवस्थाएँ',
    `राशि के अनुसार ग्रह ${named('deeptadi', DEEPTADI_KEYS, 'or')} अवस्था में होता है; ${named('deeptadi', DEEPTADI_FLAG_KEYS)} इनके साथ भी हो सकती हैं।`,
  ],
  [
    'avasthas-lajjitadi',
    'लज्जितादि अवस्थाएँ',
    `छह अवस्थाएँ ${named('lajjitadi', LAJJITADI_KEYS)} युति, दृष्टि और स्थान से बनती हैं; एक साथ कई हो सकती हैं, या एक भी नहीं।`,
  ],
  [
    'avasthas-shayanadi',
    'शयनादि अवस्थाएँ',
    `बारह अवस्थाएँ ${named('shayanadi', SHAYANADI_KEYS)} हैं। नक्षत्र, ग्रह और नवांश की संख्याओं के गुणनफल में चंद्र के नक्षत्र, चालू घटी और लग्न की संख्याएँ जोड़कर 12 से भाग देने पर जो शेष बचे, वही अवस्था की संख्या है।`,
  ],
  ...BALADI_KEYS.map(
    (key, i): HindiRow => [
      `avastha-${key}`,
      `${name('baladi', key)} अवस्था`,
      `${name('baladi', key)} ${inWords(FIFTHS)} बालादि अवस्थाओं में ${nthFeminine(i + 1)} है: ग्रह विषम राशि के ${i * FIFTH}° से ${(i + 1) * FIFTH}° तक ` +
        `और सम राशि के ${(FIFTHS - 1 - i) * FIFTH}° से ${(FIFTHS - i) * FIFTH}° तक इसमें होता है।`,
    ],
  ),
  ...formed('jagradadi', 'जाग्रदादि', JAGRADADI_KEYS, JAGRADADI),
  ...formed('deeptadi', 'दीप्तादि', DEEPTADI_KEYS, DEEPTADI),
  ...formed('deeptadi', 'दीप्तादि', DEEPTADI_FLAG_KEYS, DEEPTADI_FLAGS),
  ...formed('lajjitadi', 'लज्जितादि', LAJJITADI_KEYS, LAJJITADI),
];

const KARAKAS: readonly HindiRow[] = [
  ...BODY_KEYS.map(
    (key): HindiRow => [
      `karaka-${key}`,
      `नैसर्गिक कारक: ${graha(key)}`,
      `${graha(key)} ${list(GRAHA_SIGNIFIES[key].signifies.map((thing) => name('signification', thing)))} का नैसर्गिक कारक है।`,
    ],
  ),
  [
    'chara-karaka-order',
    'अंशों से चर कारक',
    'जैमिनि के चर कारक वे ग्रह हैं जो अपनी राशि में चले अंशों के क्रम से लिए जाते हैं, सबसे अधिक अंश वाला पहला; जहाँ राहु भी गिना जाता है, वहाँ उसके अंश राशि के अंत से गिने जाते हैं।',
  ],
  ...EIGHT_KARAKAS.map((key, i): HindiRow => {
    const karaka = name('chara_karaka', key);
    const seventh = SEVEN_KARAKAS.indexOf(key as (typeof SEVEN_KARAKAS)[number]) + 1;
    const amongSeven =
      seventh > 0
        ? ` है और सात में ${seventh === i + 1 ? 'भी ' : ''}${nth(seventh)}`
        : ' है; सात की गणना में यह नहीं लिया जाता';
    return [`chara-karaka-${key}`, karaka, `${karaka} आठ चर कारकों में ${nth(i + 1)}${amongSeven}।`];
  }),
];

const SHADBALA: readonly HindiRow[] = [
  [
    'shadbala-six',
    'षड्बल',
    'ग्रह के छह बल हैं: स्थान बल, दिग्बल, काल बल, चेष्टा बल, नैसर्गिक बल और दृग्बल; ये क्रमशः स्थिति, दिशा, समय, गति, स्वभाव और दृष्टि के हैं।',
  ],
  ['shadbala-rupa', 'रूप और विरूप', `बल विरूपों (षष्ट्यंशों) में नापा जाता है; ${VIRUPAS_OF_RUPA} विरूप का एक रूप होता है।`],
  [
    'shadbala-uccha',
    'उच्च बल',
    `उच्च बल परम नीच पर 0 विरूप से बढ़कर परम उच्च पर ${VIRUPAS_OF_RUPA} विरूप हो जाता है: परम नीच से अंशों में दूरी का एक तिहाई।`,
  ],
  ['shadbala-kendradi', 'केंद्रादि बल', 'ग्रह को केंद्र में 60, पणफर में 30 और आपोक्लिम भाव में 15 विरूप मिलते हैं।'],
  [
    'shadbala-saptavargaja',
    'सप्तवर्गज बल',
    'डी1, डी2, डी3, डी7, डी9, डी12 और डी30 में ग्रह के इतने विरूप गिने जाते हैं: स्वराशि में 30, अधिमित्र की राशि में 22.5, मित्र की राशि में 15, सम की राशि में 7.5, शत्रु की राशि में 3.75, अधिशत्रु की राशि में 1.875; डी1 में मूलत्रिकोण राशि में 45।',
  ],
  [
    'shadbala-dig',
    'दिग्बल',
    `दिग्बल ${list(DIG_ROWS.map(({ bhava, grahas: keys }) => `${nthOblique(bhava)} भाव में ${grahas(keys)} का`))} पूरा, ${VIRUPAS_OF_RUPA} विरूप, होता है; सामने के भाव में वह शून्य होता है।`,
  ],
  ['shadbala-nathonnatha', 'नतोन्नत बल', 'सूर्य, गुरु और शुक्र मध्याह्न में बली होते हैं, चंद्र, मंगल और शनि मध्यरात्रि में, बुध सदा।'],
  [
    'shadbala-tribhaga',
    'त्रिभाग बल',
    'दिन के तीन भाग क्रमशः बुध, सूर्य और शनि के हैं, रात के तीन भाग चंद्र, शुक्र और मंगल के; गुरु को यह बल हर समय मिलता है।',
  ],
  [
    'shadbala-lords-of-time',
    'काल के स्वामियों का बल',
    'वर्ष के स्वामी को 15 विरूप मिलते हैं, मास के स्वामी को 30, वार के स्वामी को 45 और होरा के स्वामी को 60।',
  ],
  [
    'shadbala-naisargika',
    'नैसर्गिक बल',
    `नैसर्गिक बल, ${VIRUPAS_OF_RUPA} विरूप के सातवें भागों में: ${list(byStrength.map((key) => `${graha(key)} ${sevenths(key)}`))}।`,
  ],
  [
    'shadbala-required',
    'अपेक्षित षड्बल',
    `प्रत्येक ग्रह का अपेक्षित बल, रूपों में: ${list(BODY_KEYS.map((key) => `${graha(key)} ${REQUIRED_RUPAS[key]}`))}।`,
  ],
];

const giver = (key: BinduKey): string => (key === 'lagna' ? 'लग्न' : graha(key));
const gunaka = (key: BodyKey): string => `${graha(key)} के लिए ${GRAHA_GUNAKAS[key]}`;

const ASHTAKAVARGA: readonly HindiRow[] = [
  [
    'ashtakavarga-eight',
    'अष्टकवर्ग',
    `अष्टकवर्ग में ${inWords(BODY_KEYS.length)} ग्रह और लग्न, कुल आठ, अपने-अपने स्थान से बिंदु देते हैं; किसी एक ग्रह की पंक्ति में राशि के बिंदु 0 से ${BINDU_KEYS.length} तक होते हैं।`,
  ],
  ...BINDU_KEYS.map(
    (key): HindiRow => [
      `ashtakavarga-${key}`,
      `${giver(key)} का अष्टकवर्ग`,
      `${giver(key)} के बिंदु प्रत्येक कुंडली में कुल ${bindus(key)} होते हैं; अपने ही स्थान से उसे ${list(BINDU_HOUSES[key][key].map(nthFeminine))} राशि में बिंदु मिलता है।`,
    ],
  ),
  [
    'ashtakavarga-sarva',
    'सर्वाष्टकवर्ग',
    `लग्न की पंक्ति को छोड़कर ${inWords(BODY_KEYS.length)} ग्रहों की पंक्तियों में प्रत्येक कुंडली में कुल ${SARVA} बिंदु होते हैं।`,
  ],
  [
    'ashtakavarga-trikona',
    'त्रिकोण शोधन',
    'परस्पर त्रिकोण की तीन राशियों की संख्याओं में जो सबसे छोटी हो, उसे तीनों में से घटाया जाता है।',
  ],
  [
    'ashtakavarga-ekadhipatya',
    'एकाधिपत्य शोधन',
    'दूसरे शोधन में एक ही स्वामी की दो राशियों की तुलना इस आधार पर होती है कि उनमें से किसमें ग्रह है; कर्क और सिंह के स्वामियों की कोई दूसरी राशि नहीं, इसलिए वे वैसी ही रहती हैं।',
  ],
  [
    'ashtakavarga-rashi-gunaka',
    'राशियों के गुणक',
    `राशि-पिंड में संख्याओं को इन गुणकों से गुणा किया जाता है: ${list(RASHI_GUNAKAS.map((factor, i) => `${rashi(i + 1)} के लिए ${factor}`))}।`,
  ],
  [
    'ashtakavarga-graha-gunaka',
    'ग्रहों के गुणक',
    `ग्रह-पिंड में संख्याओं को इन गुणकों से गुणा किया जाता है: ${list(BODY_KEYS.map(gunaka))}; दोनों पिंड मिलकर शोध्य-पिंड हैं।`,
  ],
];

export const STATES_IN_HINDI: readonly HindiRow[] = [...KARAKAS, ...AVASTHAS, ...SHADBALA, ...ASHTAKAVARGA];
