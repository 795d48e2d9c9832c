/** Upagrahas, special lagnas, ārūḍhas, Kṛṣṇamūrti paddhati and yogas formed in a chart, in Hindi. */

import { SPECIAL_LAGNA_KEYS, type SpecialLagnaKey } from '../../../data/chart/specialLagnas';
import { SUN_UPAGRAHAS } from '../../../data/chart/upagrahas';
import { VIMSHOTTARI_LORDS } from '../../../data/dashas/usual';
import { YOGA_FAMILIES } from '../../../data/yogas';
import { kpDivisions } from '../../../domain/kp/divisions';
import { STARS } from '../../../domain/kp/ladder';
import { yogaRule } from '../../sentences/yogas';
import { subWidth } from '../english/points';
import { arc, slug } from '../english/words';
import { graha, type HindiRow, list, name } from './words';

const ofSun = ({ sun, plusMinutes }: (typeof SUN_UPAGRAHAS)[number]): string =>
  sun === 1
    ? `सूर्य से ${arc(plusMinutes / 60)} आगे होता है`
    : `उस भोगांश पर होता है जो ${arc(plusMinutes / 60)} में से सूर्य का भोगांश घटाकर 360° के भीतर लाने पर मिले`;

const UPAGRAHAS: readonly HindiRow[] = [
  ...SUN_UPAGRAHAS.map(
    (row): HindiRow => [
      `upagraha-${row.key}`,
      `${name('upagraha', row.key)} (उपग्रह)`,
      `${name('upagraha', row.key)} ${ofSun(row)}।`,
    ],
  ),
  [
    'upagraha-gulika',
    'गुलिक (उपग्रह)',
    'दिन या रात के आठ भागों में से शनि का भाग जब आरंभ होता है, उस क्षण उदित बिंदु गुलिक है; कुछ उस भाग का मध्य या अंत लेते हैं।',
  ],
  [
    'upagraha-mandi',
    'मांदि (उपग्रह)',
    '30 घटी के दिन में मांदि रविवार को 26, सोमवार को 22, मंगलवार को 18, बुधवार को 14, गुरुवार को 10, शुक्रवार को 6 और शनिवार को 2 घटी पूरी होने पर उदित होता है; कुछ इसी को गुलिक मानते हैं।',
  ],
];

const moves = (time: string): string => `सूर्योदय के समय सूर्य के भोगांश से आरंभ होकर ${time} में एक राशि चलता है`;

const LAGNA_RULES: Readonly<Record<SpecialLagnaKey, string>> = {
  bhava: moves('5 घटी'),
  hora: moves('2.5 घटी'),
  ghati: moves('1 घटी'),
  varnada:
    'जन्म लग्न और होरा लग्न की गिनतियों से मिलता है: जो विषम राशि में हो, उसे मेष से आगे की ओर और जो सम राशि में हो, उसे मीन से पीछे की ओर गिनते हैं; दोनों एक-से हों तो संख्याएँ जोड़ी जाती हैं, नहीं तो घटाई जाती हैं',
  shri: 'जन्म लग्न से पूरे चक्र के उतने भाग की दूरी पर है, जितना भाग चंद्र अपने नक्षत्र का चल चुका है',
  indu: 'लग्न और चंद्र से नवीं राशियों के स्वामियों की कलाओं के अनुसार चंद्र से गिना जाता है: सूर्य 30, चंद्र 16, मंगल 6, बुध 8, गुरु 10, शुक्र 12, शनि 1',
  pranapada:
    '15 विघटी में एक राशि चलता है: सूर्य चर राशि में हो तो सूर्य से, स्थिर राशि में हो तो उससे नवीं राशि से, द्विस्वभाव में हो तो उससे पाँचवीं राशि से',
};

const SPECIAL_LAGNAS: readonly HindiRow[] = SPECIAL_LAGNA_KEYS.map((key) => [
  `special-lagna-${key}`,
  `${name('special_lagna', key)} लग्न`,
  `${name('special_lagna', key)} लग्न ${LAGNA_RULES[key]}।`,
]);

const ARUDHAS: readonly HindiRow[] = [
  [
    'arudha-pada',
    'आरूढ पद',
    'भाव का स्वामी भाव से जितना आगे हो, स्वामी से उतना ही आगे उस भाव का पद होता है; यह पद स्वयं वही भाव या उससे सातवाँ निकले, तो उसके स्थान पर वहाँ से दसवाँ लिया जाता है।',
  ],
  ['arudha-lagna', 'आरूढ लग्न', 'आरूढ लग्न पहले भाव का पद है, जिसे ए1 लिखते हैं।'],
  ['arudha-upapada', 'उपपद लग्न', 'उपपद बारहवें भाव का पद है, जिसे ए12 लिखते हैं।'],
];

const KP: readonly HindiRow[] = [
  [
    'kp-levels',
    'कृष्णमूर्ति पद्धति के स्वामी',
    'कृष्णमूर्ति पद्धति में भोगांश के स्वामी ये हैं: राशि स्वामी, नक्षत्र स्वामी, उप स्वामी और उप-उप स्वामी।',
  ],
  [
    'kp-sub',
    'केपी के उप-नक्षत्र',
    `विंशोत्तरी के स्वामियों के वर्षों के अनुपात में नक्षत्र के नौ उप-नक्षत्र होते हैं, पहला उसके अपने स्वामी का: ${list(VIMSHOTTARI_LORDS.map(({ lord, years }) => `${graha(lord)} ${arc(subWidth(years))}`))}।`,
  ],
  [
    'kp-divisions',
    `केपी की ${kpDivisions().length} संख्याएँ`,
    `राशिचक्र के ${STARS * VIMSHOTTARI_LORDS.length} उप-नक्षत्रों में से जिनके भीतर राशि समाप्त होती है, उन्हें वहाँ एक बार और बाँटने पर कुल ${kpDivisions().length} भाग बनते हैं।`,
  ],
  ['kp-cusps', 'केपी के भाव', 'कृष्णमूर्ति पद्धति में प्लैसिडस के भाव-संधि बिंदुओं से भाव आरंभ होते हैं।'],
  [
    'kp-significators',
    'केपी के कारक',
    'भाव के कारक, सबसे बली से आरंभ करके, ये हैं: भाव में बैठे ग्रह के नक्षत्र में स्थित ग्रह, भाव में बैठे ग्रह, भाव के स्वामी के नक्षत्र में स्थित ग्रह और भाव का स्वामी।',
  ],
  [
    'kp-ruling-planets',
    'केपी के शासक ग्रह',
    'किसी क्षण के शासक ग्रह लग्न के नक्षत्र और राशि के स्वामी, चंद्र के नक्षत्र और राशि के स्वामी, और वार का स्वामी हैं।',
  ],
];

/** A note in brackets stays at the end: "नीचभंग योग (दृष्टि)". */
const yogaName = (key: string): string => name('chart_yoga', key).replace(/(?= \(|$)/, ' योग');
const ruleName = (key: string): string => `${yogaName(key)} का नियम`;

/** The name of this one alone would be a judgement. */
const RULE_IN_TITLE: readonly string[] = ['ashubha_lagna'];

const FORMATIONS: readonly HindiRow[] = YOGA_FAMILIES.flatMap(({ rows }) =>
  rows.map(
    ({ key }): HindiRow => [
      `yoga-formation-${slug(key)}`,
      RULE_IN_TITLE.includes(key) ? ruleName(key) : yogaName(key),
      `${ruleName(key)}: ${yogaRule(key, 'hi')}`,
    ],
  ),
);

export const POINTS_IN_HINDI: readonly HindiRow[] = [...UPAGRAHAS, ...SPECIAL_LAGNAS, ...ARUDHAS, ...KP, ...FORMATIONS];
