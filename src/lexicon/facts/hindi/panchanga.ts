/** Tithis, nitya-yogas, karaṇas and vāras, in Hindi. */

import { KARANA_NAMES } from '../../../../build/lexicon/terms/karana';
import { tithiName } from '../../../../build/lexicon/terms/tithi';
import { YOGA_NAMES } from '../../../../build/lexicon/terms/yoga';
import { VARAS } from '../../../data/almanac';
import { partEdge } from '../../../domain/circle';
import { karanaName } from '../../name';
import { HALF, KARANAS, karanaNumbers, TITHI_GROUPS, TITHIS, YOGAS } from '../english/panchanga';
import { arc, slug } from '../english/words';
import { graha, type HindiRow, inWords, list, nakshatra, name, nth, nthFeminine, tithi, vara } from './words';

const between = (first: number, last: number, parts: number): string =>
  `${arc(partEdge(first - 1, parts))} से ${arc(partEdge(last, parts))}`;

/** In the order of the groups. */
const GROUPS = ['नंदा', 'भद्रा', 'जया', 'रिक्ता', 'पूर्णा'] as const;
const groupOf = (number: number): string => GROUPS[(number - 1) % GROUPS.length] as string;

const common = (number: number): string => name('tithi', tithiName(number).key);

const TITHI_ROWS: readonly HindiRow[] = [
  [
    'tithi-definition',
    'तिथि',
    `चंद्र सूर्य से ${arc(partEdge(1, TITHIS))} आगे जितने समय में बढ़ता है, वह एक तिथि है; एक चांद्र मास में ${TITHIS} तिथियाँ होती हैं।`,
  ],
  [
    'tithi-paksha',
    'शुक्ल और कृष्ण पक्ष',
    `अमावस्या से पूर्णिमा तक की ${HALF} तिथियाँ शुक्ल पक्ष हैं, पूर्णिमा से अमावस्या तक की ${HALF} कृष्ण पक्ष।`,
  ],
  [
    'tithi-kshaya',
    'क्षय तिथि',
    'जो तिथि एक सूर्योदय के बाद आरंभ होकर अगले सूर्योदय से पहले समाप्त हो जाए, वह किसी सूर्योदय पर नहीं रहती और क्षय तिथि कहलाती है।',
  ],
  ['tithi-vriddhi', 'वृद्धि तिथि', 'जो तिथि दो सूर्योदयों पर रहे, वह वृद्धि तिथि है: दोनों दिन उसी के नाम के होते हैं।'],
  ['tithi-of-day', 'दिन की तिथि', 'दिन का नाम सामान्यतः उस तिथि से होता है जो उसके सूर्योदय पर रहती है।'],
  ...TITHI_GROUPS.map(
    (group, i): HindiRow => [
      `tithis-${slug(group.normalize('NFD').replace(/\p{M}/gu, ''))}`,
      `${GROUPS[i]} तिथियाँ`,
      `पक्ष की ${list([i + 1, i + 6, i + 11].map(nthFeminine))} तिथियाँ ${GROUPS[i]} कहलाती हैं।`,
    ],
  ),
  ...Array.from({ length: HALF - 1 }, (_, i): HindiRow => {
    const number = i + 1;
    return [
      `tithi-${slug(tithiName(number).key.replace('shukla_', ''))}`,
      `${common(number)} तिथि`,
      `${common(number)} दोनों पक्षों की ${nthFeminine(number)} तिथि है: शुक्ल पक्ष में चंद्र सूर्य से ${between(number, number, TITHIS)} आगे होता है, ` +
        `कृष्ण पक्ष में ${between(number + HALF, number + HALF, TITHIS)}। यह ${groupOf(number)} तिथि है।`,
    ];
  }),
  [
    'tithi-purnima',
    'पूर्णिमा',
    `पूर्णिमा ${nthFeminine(HALF)} तिथि है; इसमें चंद्र सूर्य से ${between(HALF, HALF, TITHIS)} आगे होता है, और पूर्ण चंद्र के क्षण पर यह समाप्त होती है। यह पूर्णा तिथि है।`,
  ],
  [
    'tithi-amavasya',
    'अमावस्या',
    `अमावस्या ${nthFeminine(TITHIS)} तिथि है; इसमें चंद्र सूर्य से ${between(TITHIS, TITHIS, TITHIS)} आगे होता है, और सूर्य-चंद्र की युति के क्षण पर यह समाप्त होती है।`,
  ],
];

const yoga = (key: string): string => name('yoga', key);

const YOGA_ROWS: readonly HindiRow[] = [
  [
    'nitya-yoga-definition',
    'नित्य योग',
    `सूर्य और चंद्र के निरयण भोगांशों का जोड़ जितने समय में ${arc(partEdge(1, YOGAS))} बढ़ता है, वह एक नित्य योग है; विष्कंभ से वैधृति तक ये ${YOGAS} हैं।`,
  ],
  ...YOGA_NAMES.map(
    ({ key }, i): HindiRow => [
      `nitya-yoga-${slug(key)}`,
      `${yoga(key)} नित्य योग`,
      `${yoga(key)} ${YOGAS} नित्य योगों में ${nth(i + 1)} है; इसमें सूर्य और चंद्र के भोगांशों का जोड़ ${between(i + 1, i + 1, YOGAS)} तक होता है।`,
    ],
  ),
];

/** Which half of which tithi a karaṇa is, 1..60. */
const halfOf = (number: number): string =>
  `${tithi(Math.ceil(number / 2))} के ${number % 2 === 1 ? 'पूर्वार्ध' : 'उत्तरार्ध'}`;

const karana = (key: string): string => name('karana', key);
const karanaAt = (number: number): string => karana(karanaName(number).key);

const KARANA_ROWS: readonly HindiRow[] = [
  [
    'karana-definition',
    'करण',
    `करण तिथि का आधा है, अर्थात् सूर्य से चंद्र की ${arc(partEdge(1, KARANAS))} की बढ़त; एक चांद्र मास में ${KARANAS} करण होते हैं, जिनके नाम ${inWords(KARANA_NAMES.length)} हैं।`,
  ],
  [
    'karana-order',
    'करणों का क्रम',
    `${karanaAt(1)} के बाद चर करण ${list([2, 3, 4, 5, 6, 7, 8].map(karanaAt))} आठ बार क्रम से आते हैं; उनके बाद ${list([58, 59, 60].map(karanaAt))} आते हैं।`,
  ],
  [
    'karana-bhadra',
    'भद्रा: विष्टि करण',
    `विष्टि, जिसे भद्रा भी कहते हैं, ${list(karanaNumbers('vishti').map(halfOf))} में आती है।`,
  ],
  ...KARANA_NAMES.map(({ key }): HindiRow => {
    const numbers = karanaNumbers(key);
    const first = halfOf(numbers[0] as number);
    return [
      `karana-${slug(key)}`,
      `${karana(key)} करण`,
      numbers.length === 1
        ? `${karana(key)} स्थिर करण है: चांद्र मास में एक बार, ${first} में आता है।`
        : `${karana(key)} चर करण है: चांद्र मास में ${inWords(numbers.length)} बार आता है, पहली बार ${first} में।`,
    ];
  }),
];

const VARA_ROWS: readonly HindiRow[] = [
  ['vara-definition', 'वार', 'वार सूर्योदय से अगले सूर्योदय तक रहता है, आधी रात से आधी रात तक नहीं।'],
  [
    'vara-order',
    'वारों का क्रम',
    'वारों का क्रम होराओं से बनता है: दिन की पहली होरा का स्वामी ही वार का स्वामी है, और उससे 25वीं होरा अगले वार को आरंभ करती है।',
  ],
  ['panchanga-limbs', 'पंचांग के पाँच अंग', 'पंचांग के पाँच अंग हैं: तिथि, वार, नक्षत्र, योग और करण।'],
  [
    'panchanga-nakshatra',
    'पंचांग का नक्षत्र',
    `पंचांग का नक्षत्र वह है जिसमें निरयण चंद्र हो; ${nakshatra(1)} से ${nakshatra(27)} तक चंद्र को लगभग 27.3 दिन लगते हैं।`,
  ],
  ...VARAS.map(
    ({ key, lord }, i): HindiRow => [
      `vara-${key}`,
      vara(i + 1),
      `${vara(i + 1)} ${nth(i + 1)} वार है; इसका स्वामी ${graha(lord)} है।`,
    ],
  ),
];

export const PANCHANGA_IN_HINDI: readonly HindiRow[] = [...TITHI_ROWS, ...YOGA_ROWS, ...KARANA_ROWS, ...VARA_ROWS];
