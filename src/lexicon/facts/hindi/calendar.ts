/** Lunar months, saṅkrāntis, seasons, saṃvatsaras, eras and ayanāṃśas, in Hindi. */

import { AYANA_NAMES } from '../../../../build/lexicon/terms/ayana';
import { MASA_NAMES } from '../../../../build/lexicon/terms/masa';
import { RASHI_NAMES } from '../../../../build/lexicon/terms/rashi';
import { RITU_NAMES } from '../../../../build/lexicon/terms/ritu';
import { SAMVATSARA_NAMES, samvatsaraName } from '../../../../build/lexicon/terms/samvatsara';
import { englishFormat } from '../../formats/english';
import { hindiFormat } from '../../formats/hindi';
import { AYANAMSHA_ROWS, inRitu, SANKRANTI_DATES, spanOfAyana } from '../english/calendar';
import { slug } from '../english/words';
import { type HindiRow, list, nakshatra, name, nth, nthFeminine, rashi } from './words';

/** The nakṣatras at or near which the Moon is full, by month. */
const FULL_MOONS = [[14], [16], [18], [20, 21], [22], [25, 26], [1], [3], [5], [8], [10], [11, 12]];

const MONTH_ROWS: readonly HindiRow[] = [
  ['month-amanta', 'अमांत मास', 'अमांत मास अमावस्या से अमावस्या तक चलता है: उसमें शुक्ल पक्ष पहले आता है।'],
  [
    'month-purnimanta',
    'पूर्णिमांत मास',
    'पूर्णिमांत मास पूर्णिमा से पूर्णिमा तक चलता है; उसके शुक्ल पक्ष का नाम अमांत गणना जैसा ही रहता है, कृष्ण पक्ष का नाम अगले अमांत मास का होता है।',
  ],
  [
    'month-adhika',
    'अधिक मास',
    'जिस चांद्र मास में सूर्य किसी राशि में प्रवेश न करे, वह अधिक मास है; उसका नाम उसके बाद के मास का होता है।',
  ],
  [
    'month-kshaya',
    'क्षय मास',
    'जिस चांद्र मास में सूर्य दो राशियों में प्रवेश करे, वह क्षय मास है: उसके दो नामों में से एक लुप्त हो जाता है।',
  ],
  ['month-solar', 'सौर मास', 'सूर्य जब तक एक राशि में रहता है, एक संक्रांति से अगली तक, तब तक एक सौर मास होता है।'],
  ...MASA_NAMES.map(({ key }, i): HindiRow => {
    const month = name('masa', key);
    return [
      `month-${slug(key)}`,
      `${month} (चांद्र मास)`,
      `${month} ${nth(i + 1)} चांद्र मास है, वह अमांत मास जिसमें सूर्य ${rashi(i + 1)} में प्रवेश करता है; ` +
        `इसका नाम ${list((FULL_MOONS[i] as number[]).map(nakshatra), 'or')} नक्षत्र से है, जिसके पास पूर्णिमा का चंद्र होता है।`,
    ];
  }),
];

/** "14 अप्रैल" for "14 April". */
function dateInHindi(date: (typeof SANKRANTI_DATES)[number]): string {
  const [day, name] = date.split(' ');
  const month = Array.from({ length: 12 }, (_, i) => i + 1).find((number) => englishFormat.month(number) === name);
  return `${day} ${hindiFormat.month(month as number)}`;
}

const SANKRANTIS: readonly HindiRow[] = [
  ['sankranti-definition', 'संक्रांति', 'जिस क्षण सूर्य का केंद्र किसी राशि में प्रवेश करता है, वह संक्रांति है; एक वर्ष में बारह होती हैं।'],
  ...RASHI_NAMES.map(
    ({ key }, i): HindiRow => [
      `sankranti-${slug(key)}`,
      `${rashi(i + 1)} संक्रांति`,
      `${rashi(i + 1)} संक्रांति सूर्य का ${rashi(i + 1)} राशि में प्रवेश है; लाहिरी अयनांश से यह सन् 2000 के आसपास के दशकों में लगभग ${dateInHindi(SANKRANTI_DATES[i] as (typeof SANKRANTI_DATES)[number])} को होता है।`,
    ],
  ),
];

const AYANA_WAYS = { uttarayana: 'उत्तर', dakshinayana: 'दक्षिण' } as const;

const RITUS: readonly HindiRow[] = [
  ...RITU_NAMES.map(
    ({ key }, i): HindiRow => [
      `ritu-${slug(key)}`,
      `${name('ritu', key)} ऋतु`,
      `${name('ritu', key)} ${nthFeminine(i + 1)} ऋतु है: तब सूर्य ${list(inRitu(i + 1).map(rashi))} में होता है।`,
    ],
  ),
  ...Object.values(AYANA_NAMES).map(({ key }): HindiRow => {
    const { begins, ends } = spanOfAyana(key);
    return [
      `ayana-${key}`,
      name('ayana', key),
      `${name('ayana', key)} वर्ष का वह आधा भाग है जिसमें सूर्य ${rashi(begins)} से ${rashi(ends)} तक चलते हुए ${AYANA_WAYS[key]} की ओर जाता है।`,
    ];
  }),
];

const SIXTY = SAMVATSARA_NAMES.length;
const samvatsaraAt = (number: number): string => name('samvatsara', samvatsaraName(number).key);
const TWENTIES = ['ब्रह्मा', 'विष्णु', 'शिव'] as const;

const SAMVATSARAS: readonly HindiRow[] = [
  [
    'samvatsara-sixty',
    'साठ संवत्सर',
    `वर्षों के ${SIXTY} नाम बारी-बारी से आते हैं, ${samvatsaraAt(1)} से ${samvatsaraAt(SIXTY)} तक।`,
  ],
  ...TWENTIES.map(
    (deity, i): HindiRow => [
      `samvatsara-twenty-${i + 1}`,
      `संवत्सर ${20 * i + 1} से ${20 * i + 20}`,
      `${deity} के बीस: ${list(SAMVATSARA_NAMES.slice(20 * i, 20 * i + 20).map(({ key }) => name('samvatsara', key)))}।`,
    ],
  ),
  ['samvatsara-south', 'दक्षिण के संवत्सर', 'दक्षिण में साठ नाम चांद्र वर्षों के साथ बिना छूटे एक के बाद एक चलते हैं।'],
  [
    'samvatsara-north',
    'उत्तर के संवत्सर',
    'उत्तर में नाम बृहस्पति की मध्यम गति से चलते हैं, जो एक राशि में लगभग 361.03 दिन लेता है: लगभग हर 85 वर्ष में एक नाम छूट जाता है।',
  ],
];

const ERAS: readonly HindiRow[] = [
  [
    'era-kali',
    'कलि संवत्',
    'कलि संवत् 18 फ़रवरी 3102 ईसा पूर्व (जूलियन) से आरंभ होता है; मध्यरात्रि की गणना से यह जूलियन दिन 588465.5 है।',
  ],
  ['era-shaka', 'शक संवत्', 'बीता हुआ शक वर्ष उस ग्रेगोरियन वर्ष से 78 कम है जिसमें उसका चैत्र आरंभ होता है।'],
  ['era-vikrama', 'विक्रम संवत्', 'चैत्र से गिना हुआ बीता विक्रम वर्ष शक वर्ष से 135 अधिक है; गुजरात में वर्ष कार्तिक से आरंभ होता है।'],
  ['era-kali-shaka', 'कलि और शक वर्ष', 'बीता हुआ कलि वर्ष शक वर्ष से 3179 अधिक है।'],
  ['era-ahargana', 'अहर्गण', 'किसी आदि क्षण से, प्रायः कलि संवत् के आरंभ से, बीते हुए सावन दिनों की संख्या अहर्गण है।'],
  [
    'era-national',
    'भारत का राष्ट्रीय पंचांग',
    'भारत के राष्ट्रीय पंचांग में शक वर्ष 22 मार्च को, अधिवर्ष में 21 मार्च को आरंभ होता है; उसका पहला मास चैत्र नाम का सौर मास है।',
  ],
];

/** Keyed by the ayanāṃśa. */
const AYANAMSHAS_SAID: Readonly<Record<(typeof AYANAMSHA_ROWS)[number]['key'], string>> = {
  lahiri: '21 मार्च 1956 को पार्थिव समय के 0 बजे, अक्षविचलन सहित, 23°15′00.658″ माना गया है',
  raman: 'जे1900 पर 21.01444° है',
  kp: 'जे1900 पर 22.363889° है',
  yukteshwar: 'जे1900 पर 21.082222° है',
  'surya-siddhanta': '21 मार्च 499 को उज्जैन के मध्यम मध्याह्न पर 0° है',
};

const AYANAMSHAS: readonly HindiRow[] = [
  [
    'ayanamsha-definition',
    'अयनांश',
    'निरयण राशिचक्र के आरंभ-बिंदु का वसंत संपात से गिना भोगांश अयनांश है: सायन भोगांश में से अयनांश घटाने पर निरयण भोगांश मिलता है।',
  ],
  ['ayanamsha-nirayana', 'सायन और निरयण', 'सायन भोगांश वसंत संपात से गिने जाते हैं, निरयण भोगांश तारों के सापेक्ष।'],
  ['ayanamsha-growth', 'अयनांश की वृद्धि', 'अयन-चलन से अयनांश प्रति वर्ष लगभग 50.29″ बढ़ता है, अर्थात् 71.6 वर्ष में 1°।'],
  [
    'ayanamsha-nutation',
    'मध्यम और स्पष्ट अयनांश',
    'मध्यम अयनांश में केवल अयन-चलन होता है; भोगांश का अक्षविचलन जोड़ने पर वह स्पष्ट अयनांश होता है, जो स्पष्ट भोगांशों में से घटाया जाता है।',
  ],
  ...AYANAMSHA_ROWS.map(({ key, j2000 }): HindiRow => {
    const called = name('ayanamsha', key);
    return [
      `ayanamsha-${key}`,
      `${called} अयनांश`,
      `${called} अयनांश ${AYANAMSHAS_SAID[key]}; जे2000.0 पर उसका मध्यम मान लगभग ${j2000}° है।`,
    ];
  }),
];

export const CALENDAR_IN_HINDI: readonly HindiRow[] = [
  ...AYANAMSHAS,
  ...MONTH_ROWS,
  ...SANKRANTIS,
  ...RITUS,
  ...SAMVATSARAS,
  ...ERAS,
];
