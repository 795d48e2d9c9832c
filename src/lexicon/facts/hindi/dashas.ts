/** Viṃśottarī, Yoginī, Aṣṭottarī and Cara daśā, in Hindi. */

import { ASHTOTTARI_LORDS, VIMSHOTTARI_LORDS, YOGINI_LORDS } from '../../../data/dashas/usual';
import { VIMSHOTTARI_YEAR_DAYS } from '../../../domain/dasha/vimshottari';
import { firstNakshatras, groupOf, yearsOf } from '../english/dashas';
import { slug } from '../english/words';
import { graha, type HindiRow, inWords, list, nakshatra, name, nthFeminine } from './words';

const withYears = (rows: readonly { lord: (typeof VIMSHOTTARI_LORDS)[number]['lord']; years: number }[]): string =>
  list(rows.map(({ lord, years }) => `${graha(lord)} ${years}`));

const VIMSHOTTARI: readonly HindiRow[] = [
  [
    'vimshottari-order',
    'विंशोत्तरी दशा: स्वामी और वर्ष',
    `विंशोत्तरी की महादशाओं का क्रम और उनके वर्ष: ${withYears(VIMSHOTTARI_LORDS)}; कुल ${yearsOf(VIMSHOTTARI_LORDS)} वर्ष।`,
  ],
  ...VIMSHOTTARI_LORDS.map(
    ({ lord, years }, i): HindiRow => [
      `vimshottari-${lord}`,
      `विंशोत्तरी में ${graha(lord)} की महादशा`,
      `विंशोत्तरी में ${graha(lord)} की महादशा ${years} वर्ष की है; चंद्र ${list(firstNakshatras(i).map(nakshatra), 'or')} में हो तो यही पहली महादशा है।`,
    ],
  ),
  [
    'vimshottari-balance',
    'पहली महादशा का शेष',
    'जन्म के समय चंद्र को अपने नक्षत्र का जितना भाग चलना शेष हो, विंशोत्तरी की पहली महादशा के वर्षों का उतना ही भाग शेष रहता है।',
  ],
  [
    'vimshottari-sub-periods',
    'विंशोत्तरी की अंतर्दशाएँ',
    `प्रत्येक दशा के ${inWords(VIMSHOTTARI_LORDS.length)} भाग होते हैं, पहला उसके अपने स्वामी का; भागों की लंबाई ${yearsOf(VIMSHOTTARI_LORDS)} में से स्वामियों के वर्षों के अनुपात में होती है।`,
  ],
  ['dasha-levels', 'दशा के स्तर', 'दशा के भीतर की दशाएँ क्रमशः महादशा, अंतर्दशा (भुक्ति), प्रत्यंतर्दशा, सूक्ष्म और प्राण कहलाती हैं।'],
  [
    'dasha-year',
    'दशाओं का वर्ष',
    `दशा का वर्ष कितना लंबा हो, यह चुना जाता है: ${VIMSHOTTARI_YEAR_DAYS} दिन, लगभग 365.2564 दिन का नाक्षत्र वर्ष, या 360 दिन का सावन वर्ष।`,
  ],
];

const YOGINI: readonly HindiRow[] = [
  [
    'yogini-order',
    'योगिनी दशा: क्रम और वर्ष',
    `योगिनियों का क्रम और उनके वर्ष: ${list(YOGINI_LORDS.map(({ key, years }) => `${name('yogini', key)} ${years}`))}; कुल ${yearsOf(YOGINI_LORDS)} वर्ष।`,
  ],
  ...YOGINI_LORDS.map(
    ({ key, lord, years }): HindiRow => [
      `yogini-${slug(key).replace('-yogini', '')}`,
      `${name('yogini', key)} योगिनी`,
      `${name('yogini', key)} ${nthFeminine(years)} योगिनी है; उसका स्वामी ${graha(lord)} है और उसकी दशा ${years} वर्ष की है।`,
    ],
  ),
  [
    'yogini-first',
    'जन्म की पहली योगिनी',
    'अश्विनी से गिनकर चंद्र के नक्षत्र की जो संख्या हो, उसमें तीन जोड़कर आठ से भाग दें; शेष पहली योगिनी की संख्या है, और शेष कुछ न बचे तो वह आठवीं है।',
  ],
];

const ASHTOTTARI: readonly HindiRow[] = [
  [
    'ashtottari-order',
    'अष्टोत्तरी दशा: स्वामी और वर्ष',
    `अष्टोत्तरी की महादशाओं का क्रम और उनके वर्ष: ${withYears(ASHTOTTARI_LORDS)}; कुल ${yearsOf(ASHTOTTARI_LORDS)} वर्ष, केतु के बिना।`,
  ],
  ...ASHTOTTARI_LORDS.map(
    ({ lord, years, first, nakshatras }): HindiRow => [
      `ashtottari-${lord}`,
      `अष्टोत्तरी में ${graha(lord)} की महादशा`,
      `अष्टोत्तरी में, अभिजित को गिने बिना, ${graha(lord)} की महादशा ${years} वर्ष की है; उसके नक्षत्र ${list(groupOf(first, nakshatras).map(nakshatra))} हैं।`,
    ],
  ),
  [
    'ashtottari-applies',
    'अष्टोत्तरी कब ली जाती है',
    'अष्टोत्तरी तब ली जाती है जब राहु लग्न के स्वामी से केंद्र या त्रिकोण में हो और लग्न में न हो, या जब जन्म कृष्ण पक्ष में दिन का या शुक्ल पक्ष में रात का हो।',
  ],
];

const CHARA: readonly HindiRow[] = [
  [
    'chara-dasha-years',
    'चर दशा: राशि के वर्ष',
    'किसी राशि का स्वामी उससे जितनी राशि दूर हो, चर दशा में उस राशि के उतने ही वर्ष होते हैं; मेष से मिथुन और तुला से धनु तक की राशियों से आगे की ओर गिनते हैं, शेष से पीछे की ओर; स्वामी अपनी ही राशि में हो तो बारह वर्ष।',
  ],
  [
    'chara-dasha-order',
    'चर दशा: राशियों का क्रम',
    'चर दशा लग्न की राशि से आरंभ होती है; लग्न से नवीं राशि की गिनती जिस ओर हो, आगे या पीछे, दशा उसी ओर चलती है।',
  ],
];

export const DASHAS_IN_HINDI: readonly HindiRow[] = [...VIMSHOTTARI, ...YOGINI, ...ASHTOTTARI, ...CHARA];
