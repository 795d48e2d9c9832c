/** The answers of the demo, row by row: the first row that matches a message answers it. */
import type { Texts } from '../language';
import type { Asked } from './asked';
import { birthIn, dateIn } from './birth';
import { chartOf } from './chart';
import { delhiDate, isoDate } from './dates';
import { type Words, words } from './match';
import { namedObservance, nextOfKind } from './observances';
import { presentLimbs } from './present';
import { CALENDAR, DECLINED, FACTS, filled, GHADI, MUHURTA, RECTIFY } from './texts';

export interface Row {
  key: string;
  /** The reply, or null to try the next row. */
  answer(asked: Asked): string | null | Promise<string | null>;
}

/** Questions about the future, about what to do, and about matters for a professional. */
const BEYOND = words(
  ...[
    'predict*',
    'forecast*',
    'fortune*',
    'my future',
    'future of',
    'will i',
    'will my',
    'will he',
    'will she',
    'shall i',
  ],
  ...[
    'should i',
    'when will i',
    'am i going to',
    'going to happen',
    'get married',
    'my marriage',
    'marriage prospects',
  ],
  ...[
    'divorce',
    'my career',
    'career prospects',
    'my job',
    'promotion',
    'get rich',
    'wealth',
    'lottery',
    'stock*',
    'invest*',
  ],
  ...[
    'loan',
    'court case',
    'lawsuit',
    'legal',
    'disease',
    'illness',
    'my health',
    'cure',
    'medicine',
    'surgery',
    'pregnan*',
  ],
  ...[
    'will die',
    'my death',
    'longevity',
    'manglik',
    'mangal dosh*',
    'kaal sarp*',
    'sade sati',
    'sadhe sati',
    'remed*',
  ],
  ...['upay', 'upaya', 'upaay', 'gemstone*', 'curse*', 'black magic', 'lucky', 'unlucky', 'compatib*', 'bhavishya*'],
  ...[
    'shaadi kab',
    'shadi kab',
    'meri shadi',
    'meri shaadi',
    'vivah kab hoga',
    'naukri',
    'dhan labh',
    'bimari',
    'mukadma',
  ],
  ...[
    'paisa',
    'paise',
    'ratna',
    'kismat',
    'bhagya',
    'mrityu',
    'maut',
    'kundli milan',
    'kundali milan',
    'ilaaj',
    'ilaj',
  ],
  ...['भविष्य*', 'शादी', 'मेरा विवाह', 'विवाह कब', 'नौकरी', 'पैसा', 'पैसे', 'धन लाभ', 'मुकदमा', 'मुकदमे', 'बीमारी', 'स्वास्थ्य'],
  ...['इलाज', 'उपाय', 'रत्न', 'मृत्यु', 'मौत', 'मांगलिक', 'साढ़ेसाती', 'कालसर्प', 'भाग्य', 'किस्मत', 'कुंडली मिलान', 'अमीर'],
);

/** Days from today. कल and परसों more often refer to the future than to the past. */
const DAYS: readonly (readonly [word: Words, days: number])[] = [
  [words('day after tomorrow', 'parson', 'परसों'), 2],
  [words('day before yesterday'), -2],
  [words('yesterday', 'bita kal', 'beete kal', 'बीते कल', 'बीता कल'), -1],
  [words('tomorrow', 'kal', 'कल'), 1],
];

const daysAhead = (text: string): number => DAYS.find(([word]) => word.test(text))?.[1] ?? 0;

const PARTS_OF_DAY = words(
  ...[
    'muhurt*',
    'muhurat*',
    'rahu kaal*',
    'rahu kal*',
    'rahukalam',
    'rahukaal',
    'choghadiya',
    'chaughadiya',
    'hora',
    'abhijit',
  ],
  ...['gulika', 'yamaganda*', 'yamagandam', 'sunset', 'suryast', 'moonrise', 'moonset', 'chandroday'],
  ...['मुहूर्त', 'राहुकाल', 'राहु काल', 'चौघड़िया', 'होरा', 'अभिजित', 'गुलिक', 'यमगंड', 'सूर्यास्त', 'चंद्रोदय', 'चंद्रास्त'],
);

const LIMB_WORDS = words(
  ...['tithi', 'nakshatra', 'yoga', 'karana', 'panchang*', 'sunrise', 'suryoday*', 'vaar'],
  ...['तिथि', 'नक्षत्र', 'योग', 'करण', 'पंचांग', 'सूर्योदय', 'वार'],
);

const OF_BIRTH = words('born', 'birth*', 'janm*', 'janam*', 'जन्म*');

/** The day at New Delhi that a message refers to. */
function dayIn({ text, now }: Asked): string {
  const date = dateIn(text);
  if (date) return isoDate(date);
  return isoDate(delhiDate(now, daysAhead(text)));
}

const partsOfDay = (asked: Asked): string => filled(MUHURTA[asked.language], { date: dayIn(asked) });

/** A row that only refers to an endpoint. */
const guidance = (key: string, taken: Words, texts: Texts): Row => ({
  key,
  answer: ({ text, language, today }) => (taken.test(text) ? filled(texts[language], { year: today.year }) : null),
});

export const ROWS: readonly Row[] = [
  { key: 'beyond', answer: ({ text, language }) => (BEYOND.test(text) ? DECLINED[language] : null) },
  { key: 'birth', answer: (asked) => (birthIn(asked.text).birth === null ? null : chartOf(asked)) },
  guidance('rectify', words('rectif*', 'birth time unknown', 'unknown birth time', 'जन्म समय शोधन'), RECTIFY),
  { key: 'parts of a day', answer: (asked) => (PARTS_OF_DAY.test(asked.text) ? partsOfDay(asked) : null) },
  {
    key: 'limbs of another day',
    answer(asked) {
      const { text } = asked;
      const other = daysAhead(text) !== 0 || dateIn(text) !== null;
      return other && LIMB_WORDS.test(text) && !OF_BIRTH.test(text) ? partsOfDay(asked) : null;
    },
  },
  { key: 'named observance', answer: namedObservance },
  { key: 'next observance', answer: nextOfKind },
  guidance('facts', words('what does', 'meaning', 'what is a', 'explain', 'matlab', 'arth', 'अर्थ', 'मतलब'), FACTS),
  { key: 'chart', answer: chartOf },
  { key: 'present', answer: presentLimbs },
  guidance('ghadi', words('ghadi', 'ghati', 'vighati', 'samvat', 'vikram samvat', 'घड़ी', 'घटी', 'संवत्', 'संवत'), GHADI),
  guidance(
    'calendar',
    words(
      'festival*',
      'utsav*',
      'calendar',
      'holidays',
      'vrat',
      'tyohar',
      'tyohaar',
      'parv',
      'त्योहार',
      'पर्व',
      'व्रत',
      'feed',
      'rss',
    ),
    CALENDAR,
  ),
];
