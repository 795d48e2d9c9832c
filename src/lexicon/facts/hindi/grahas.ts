/** The nine grahas, their dignities, friendships and aspects, in Hindi. */

import { VARAS } from '../../../data/almanac';
import { GRAHA_KEYS, type GrahaKey, isBody } from '../../../data/keys';
import { countFrom } from '../../../domain/positions/rashi';
import { BODY_KEYS, type BodyKey } from '../../../kernel/keys';
import { COMBUSTION_ROWS, ownRashis, related, SIGN_ROWS, SPECIAL_ASPECTS } from '../english/grahas';
import { asWellAs, graha, grahas, type HindiRow, inWords, list, nth, nthFeminine, rashi, vara } from './words';

const place = (key: GrahaKey): string => nth(GRAHA_KEYS.indexOf(key) + 1);

const bodyRow = (key: BodyKey): HindiRow => [
  `graha-${key}`,
  `${graha(key)} ग्रह`,
  `${graha(key)} नौ ग्रहों में ${place(key)} है और ${asWellAs(ownRashis(key).map(rashi))} का स्वामी है; इसका वार ` +
    `${vara(VARAS.findIndex(({ lord }) => lord === key) + 1)} है।`,
];

const nodeRow = (key: GrahaKey, title: string, way: string, other: GrahaKey): HindiRow => [
  `graha-${key}`,
  `${graha(key)}: चंद्र का ${title} पात`,
  `${graha(key)} चंद्र का ${title} पात है, जहाँ चंद्र का पथ क्रांतिवृत्त को काटकर ${way} की ओर जाता है। यह नौ ग्रहों में ` +
    `${place(key)} है; इसका कोई पिंड नहीं, यह केवल एक बिंदु है जो सदा ${graha(other)} के ठीक सामने रहता है।`,
];

const GRAHAS: readonly HindiRow[] = [
  ['grahas-nine', 'नौ ग्रह', `ग्रह ${inWords(GRAHA_KEYS.length)} हैं: ${grahas(GRAHA_KEYS)}।`],
  [
    'graha-benefic',
    'शुभ और पाप ग्रह',
    'गुरु और शुक्र स्वभाव से शुभ ग्रह हैं; चंद्र तब शुभ ग्रह है जब बढ़ रहा हो, और बुध तब, जब उसकी राशि में पाप ग्रह शुभ ग्रहों से अधिक न हों; शेष सभी पाप ग्रह हैं।',
  ],
  [
    'graha-retrograde',
    'वक्री गति',
    'जब तक ग्रह का भोगांश घटता है, तब तक वह वक्री है। सूर्य और चंद्र कभी वक्री नहीं होते; मध्यम राहु और केतु सदा वक्री रहते हैं।',
  ],
  [
    'graha-sade-sati',
    'शनि की साढ़े साती',
    'साढ़े साती लगभग साढ़े सात वर्ष का वह समय है जिसमें शनि जन्म के चंद्र की राशि से बारहवीं, पहली और दूसरी राशि में चलता है।',
  ],
  [
    'graha-dhaiya',
    'शनि की ढैया',
    'ढैया लगभग ढाई वर्ष का वह समय है जिसमें शनि जन्म के चंद्र की राशि से चौथी या आठवीं राशि में चलता है। आठवीं में अष्टम शनि है; चौथी, सातवीं और दसवीं में कंटक शनि।',
  ],
  ['graha-yuddha', 'ग्रह-युद्ध', 'मंगल, बुध, गुरु, शुक्र और शनि में से किन्हीं दो के भोगांश में 1° से कम अंतर हो, तो वे ग्रह-युद्ध में होते हैं।'],
  ...GRAHA_KEYS.filter(isBody).map(bodyRow),
  nodeRow('rahu', 'आरोही', 'उत्तर', 'ketu'),
  nodeRow('ketu', 'अवरोही', 'दक्षिण', 'rahu'),
];

const DIGNITIES: readonly HindiRow[] = [
  [
    'exaltation-nodes',
    'राहु और केतु का उच्च',
    'राहु और केतु के विषय में आचार्यों के मत अलग-अलग हैं। एक मत में राहु वृषभ में उच्च का और वृश्चिक में नीच का होता है, केतु इसके विपरीत।',
  ],
  [
    'debilitation-opposite',
    'उच्च के सामने नीच',
    'नीच राशि सदा उच्च राशि से सातवीं होती है, और परम उच्च तथा परम नीच बिंदु एक-दूसरे से 180° दूर होते हैं।',
  ],
  [
    'dignity-order',
    'ग्रह की स्थितियों का क्रम',
    'ऊपर से नीचे: उच्च, मूलत्रिकोण, स्वराशि, फिर अधिमित्र, मित्र, सम, शत्रु और अधिशत्रु की राशि, और अंत में नीच।',
  ],
  ...SIGN_ROWS.map(
    ({ key, exalted, deepest }): HindiRow => [
      `exaltation-${key}`,
      `${graha(key)} का उच्च`,
      `${graha(key)} ${rashi(exalted)} में उच्च का होता है और उसके ${deepest}° पर परम उच्च; ${rashi(countFrom(exalted, 7))} में नीच का होता है और उसके उतने ही अंश पर परम नीच।`,
    ],
  ),
  ...SIGN_ROWS.map(
    ({ key, mula, from, upTo }): HindiRow => [
      `moolatrikona-${key}`,
      `${graha(key)} का मूलत्रिकोण`,
      `${graha(key)} का मूलत्रिकोण ${rashi(mula)} में ${from}° से ${upTo}° तक है।`,
    ],
  ),
  ...COMBUSTION_ROWS.map(
    ({ key, direct, retrograde }): HindiRow => [
      `combustion-${key}`,
      `${graha(key)} का अस्त होना`,
      `सूर्य से भोगांश में ${direct}° के भीतर${retrograde === direct ? '' : `, और वक्री हो तो ${retrograde}° के भीतर,`} ${graha(key)} अस्त रहता है: सूर्य के इतने निकट कि दिखाई नहीं देता।`,
    ],
  ),
];

const kept = (of: BodyKey, relation: -1 | 0 | 1): string => grahas(related(of, relation)) || 'कोई नहीं';

const FRIENDSHIPS: readonly HindiRow[] = [
  ...BODY_KEYS.map(
    (key): HindiRow => [
      `friendship-${key}`,
      `${graha(key)} के नैसर्गिक मित्र`,
      `${graha(key)} के नैसर्गिक मित्र: ${kept(key, 1)}; सम: ${kept(key, 0)}; शत्रु: ${kept(key, -1)}।`,
    ],
  ),
  [
    'friendship-temporary',
    'तात्कालिक मैत्री',
    `किसी कुंडली में ग्रह से ${list([2, 3, 4, 10, 11, 12].map(nthFeminine))} राशि के ग्रह उसके तात्कालिक मित्र होते हैं, शेष शत्रु।`,
  ],
  [
    'friendship-compound',
    'पंचधा मैत्री',
    'नैसर्गिक और तात्कालिक संबंध मिलकर पाँच श्रेणियाँ बनाते हैं: अधिमित्र, मित्र, सम, शत्रु और अधिशत्रु।',
  ],
];

const ASPECTS: readonly HindiRow[] = [
  ['aspect-seventh', 'सातवीं दृष्टि', 'सातों ग्रह अपनी-अपनी राशि से सातवीं राशि को पूर्ण दृष्टि से देखते हैं।'],
  ...SPECIAL_ASPECTS.map(
    ({ key, houses }): HindiRow => [
      `aspect-${key}`,
      `${graha(key)} की विशेष दृष्टियाँ`,
      `${graha(key)} सातवीं के अतिरिक्त अपनी राशि से ${list(houses.map(nthFeminine))} राशि को भी पूर्ण दृष्टि से देखता है।`,
    ],
  ),
  [
    'aspect-nodes',
    'राहु और केतु की दृष्टि',
    'राहु और केतु की दृष्टि के विषय में आचार्यों के मत अलग-अलग हैं: कुछ कोई दृष्टि नहीं मानते, कुछ पाँचवीं, सातवीं और नवीं राशि पर मानते हैं।',
  ],
];

export const GRAHAS_IN_HINDI: readonly HindiRow[] = [...GRAHAS, ...DIGNITIES, ...FRIENDSHIPS, ...ASPECTS];
