/** Lunar months, saṅkrāntis, seasons, saṃvatsaras, eras and ayanāṃśas. */

import { AYANA_NAMES } from '../../../../build/lexicon/terms/ayana';
import { MASA_NAMES } from '../../../../build/lexicon/terms/masa';
import { RASHI_NAMES } from '../../../../build/lexicon/terms/rashi';
import { RITU_NAMES } from '../../../../build/lexicon/terms/ritu';
import { SAMVATSARA_NAMES, samvatsaraName } from '../../../../build/lexicon/terms/samvatsara';
import type { Ayana } from '../../../data/almanac';
import { seasonOf } from '../../../domain/calendar/season';
import type { AyanamshaKey } from '../../../kernel/keys';
import { ayanamshaName } from '../../conventions';
import { type Fact, type FactRow, family } from '../types';
import { CUSTOMARY, from, suryaSiddhanta } from './sources';
import { list, ordinal, rashi, rashiEnglish, slug, spellings } from './words';

interface MonthColumn {
  /** The nakṣatra at or near which the Moon is full. */
  star: string;
  aliases: readonly string[];
}

const MONTH_COLUMNS: readonly MonthColumn[] = [
  { star: 'Citrā', aliases: ['Chait'] },
  { star: 'Viśākhā', aliases: ['Baisakh'] },
  { star: 'Jyeṣṭhā', aliases: ['Jyeshtha', 'Jeth'] },
  { star: 'Pūrvāṣāḍhā or Uttarāṣāḍhā', aliases: [] },
  { star: 'Śravaṇa', aliases: ['Sawan'] },
  { star: 'Pūrva- or Uttara-Bhādrapadā', aliases: ['Bhadon'] },
  { star: 'Aśvinī', aliases: ['Aswin', 'Āśvayuja', 'Kwar'] },
  { star: 'Kṛttikā', aliases: [] },
  { star: 'Mṛgaśirā', aliases: ['Agrahāyaṇa', 'Aghan'] },
  { star: 'Puṣya', aliases: ['Paush', 'Poos'] },
  { star: 'Maghā', aliases: [] },
  { star: 'Pūrva- or Uttara-Phalgunī', aliases: ['Phagun'] },
];

const MONTH_ROWS: readonly FactRow[] = MASA_NAMES.map((name, i) => ({
  id: `month-${slug(name.key)}`,
  title: `${name.iast} (lunar month)`,
  statement: `${name.iast}, the ${ordinal(i + 1)} lunar month, is the amānta month in which the Sun enters ${rashi(i + 1)}; it has its name from the full moon near ${(MONTH_COLUMNS[i] as MonthColumn).star}.`,
  keywords: [...spellings(name), ...(MONTH_COLUMNS[i] as MonthColumn).aliases, 'masa', 'मास', rashiEnglish(i + 1)],
}));

const MONTH_KINDS: readonly FactRow[] = [
  {
    id: 'month-amanta',
    title: 'Amānta month',
    statement: 'An amānta month runs from new moon to new moon: the bright fortnight comes first.',
    keywords: ['अमान्त', 'amavasyanta', 'masa', 'lunar month'],
  },
  {
    id: 'month-purnimanta',
    title: 'Pūrṇimānta month',
    statement:
      'A pūrṇimānta month runs from full moon to full moon; its bright fortnight has the same name as in the amānta reckoning, its dark one that of the next amānta month.',
    keywords: ['पूर्णिमान्त', 'masa', 'lunar month'],
  },
  {
    id: 'month-adhika',
    title: 'Adhika month',
    statement: 'A lunar month in which the Sun enters no rāśi is adhika; it takes the name of the month after it.',
    keywords: ['adhika masa', 'अधिक मास', 'mala masa', 'purushottama', 'intercalary', 'leap month'],
  },
  {
    id: 'month-kshaya',
    title: 'Kṣaya month',
    statement: 'A lunar month in which the Sun enters two rāśis is kṣaya: of its two names one is lost.',
    keywords: ['kshaya masa', 'क्षय मास', 'lost month'],
  },
  {
    id: 'month-solar',
    title: 'Solar month',
    statement: 'A solar (saura) month lasts while the Sun is in one rāśi, from one saṅkrānti to the next.',
    keywords: ['saura masa', 'सौर मास', 'sankranti'],
  },
];

/** About when the Sun enters each rāśi in the decades about 2000; a test holds these against the kernel. */
export const SANKRANTI_DATES = [
  '14 April',
  '15 May',
  '15 June',
  '16 July',
  '17 August',
  '17 September',
  '17 October',
  '16 November',
  '16 December',
  '14 January',
  '13 February',
  '14 March',
] as const;

const SANKRANTIS: readonly FactRow[] = [
  {
    id: 'sankranti-definition',
    title: 'Saṅkrānti',
    statement: 'A saṅkrānti is the instant at which the centre of the Sun enters a rāśi; a year has twelve.',
    keywords: ['सङ्क्रान्ति', 'ingress', 'samkranti'],
  },
  ...RASHI_NAMES.map((name, i) => ({
    id: `sankranti-${slug(name.key)}`,
    title: `${name.iast}-saṅkrānti`,
    statement: `${name.iast}-saṅkrānti is the entry of the Sun into ${name.iast}: by Lahiri, in the decades about 2000, about ${SANKRANTI_DATES[i]}.`,
    keywords: [
      ...spellings(name),
      rashiEnglish(i + 1),
      'ingress',
      'सङ्क्रान्ति',
      ...(i === 9 ? ['Makar Sankranti', 'Pongal', 'Uttarayana'] : []),
    ],
  })),
];

const RASHIS_OF_YEAR = RASHI_NAMES.map((_, i) => i + 1);
/** From the rāśi that begins the season: Mīna comes before Meṣa. */
const inOrder = ([first = 0, second = 0]: number[]): number[] =>
  second - first > 1 ? [second, first] : [first, second];
/** The two rāśis of the Sun in a ṛtu, 1..6. */
export const inRitu = (ritu: number): number[] =>
  inOrder(RASHIS_OF_YEAR.filter((number) => seasonOf(number).ritu === ritu));

/** The first and the last rāśi of the Sun in an ayana. */
export function spanOfAyana(key: Ayana): { begins: number; ends: number } {
  const rashis = RASHIS_OF_YEAR.filter((number) => seasonOf(number).ayana === key);
  const begins = rashis.find((number) => seasonOf(((number + 10) % 12) + 1).ayana !== key) as number;
  return { begins, ends: ((begins + 4) % 12) + 1 };
}

const RITU_ENGLISH = ['spring', 'summer', 'rains', 'autumn', 'early winter', 'late winter'] as const;

const RITUS: readonly FactRow[] = [
  ...RITU_NAMES.map((name, i) => ({
    id: `ritu-${slug(name.key)}`,
    title: `${name.iast}: ${RITU_ENGLISH[i]}`,
    statement: `${name.iast} (${RITU_ENGLISH[i]}) is the ${ordinal(i + 1)} ṛtu: the Sun is in ${list(inRitu(i + 1).map(rashi))}.`,
    keywords: [...spellings(name), 'ṛtu', 'ऋतु', 'season'],
  })),
  ...Object.values(AYANA_NAMES).map((name) => {
    const { begins, ends } = spanOfAyana(name.key);
    return {
      id: `ayana-${name.key}`,
      title: name.iast,
      statement: `${name.iast} is the half of the year in which the Sun goes from ${rashi(begins)} through ${rashi(ends)}, on its way to the ${name.key === 'uttarayana' ? 'north' : 'south'}.`,
      keywords: [...spellings(name), 'ayana', 'अयन', 'solstice'],
    };
  }),
];

const SIXTY = SAMVATSARA_NAMES.length;
const TWENTIES = ['Brahmā', 'Viṣṇu', 'Śiva'] as const;

const SAMVATSARAS: readonly FactRow[] = [
  {
    id: 'samvatsara-sixty',
    title: 'The sixty saṃvatsaras',
    statement: `The years bear ${SIXTY} names in turn, from ${samvatsaraName(1).iast} to ${samvatsaraName(SIXTY).iast}.`,
    keywords: ['संवत्सर', 'cycle', 'Jovian', 'Jupiter', 'sixty years'],
  },
  ...TWENTIES.map((deity, i) => ({
    id: `samvatsara-twenty-${i + 1}`,
    title: `Saṃvatsaras ${20 * i + 1} to ${20 * i + 20}`,
    statement: `The twenty of ${deity}: ${list(SAMVATSARA_NAMES.slice(20 * i, 20 * i + 20).map(({ iast }) => iast))}.`,
    keywords: ['संवत्सर', 'viṃśati', ...SAMVATSARA_NAMES.slice(20 * i, 20 * i + 20).map(({ sa }) => sa)],
  })),
  {
    id: 'samvatsara-south',
    title: 'Saṃvatsaras of the south',
    statement: 'In the south the sixty names follow the lunar years in plain succession.',
    keywords: ['संवत्सर', 'southern', 'Jovian'],
  },
  {
    id: 'samvatsara-north',
    title: 'Saṃvatsaras of the north',
    statement:
      'In the north the name goes by the mean motion of Jupiter, who takes about 361.03 days through a rāśi: about every 85 years a name is dropped.',
    keywords: ['संवत्सर', 'northern', 'Jovian', 'Barhaspatya', 'Guru'],
    source: suryaSiddhanta(1),
  },
];

const ERAS: readonly FactRow[] = [
  {
    id: 'era-kali',
    title: 'Kali era',
    statement: 'The Kali era begins with 18 February 3102 BCE (Julian), JD 588465.5 by the midnight reckoning.',
    keywords: ['kaliyuga', 'कलि', 'epoch', 'Kali Yuga'],
  },
  {
    id: 'era-shaka',
    title: 'Śaka era',
    statement: 'The elapsed Śaka year is the Gregorian year in which its Caitra begins, less 78.',
    keywords: ['शक', 'Shalivahana', 'Saka', 'epoch'],
  },
  {
    id: 'era-vikrama',
    title: 'Vikrama era',
    statement:
      'The elapsed Vikrama year counted from Caitra is the Śaka year and 135; in Gujarat the year begins with Kārttika.',
    keywords: ['विक्रम', 'Vikram Samvat', 'Bikram'],
  },
  {
    id: 'era-kali-shaka',
    title: 'Kali and Śaka years',
    statement: 'The elapsed Kali year is the Śaka year and 3179.',
    keywords: ['कलि', 'शक', 'difference'],
  },
  {
    id: 'era-ahargana',
    title: 'Ahargaṇa',
    statement: 'Ahargaṇa is the number of civil days elapsed since an epoch, often that of the Kali era.',
    keywords: ['अहर्गण', 'day count', 'epoch'],
    source: suryaSiddhanta(1),
  },
  {
    id: 'era-national',
    title: 'National calendar of India',
    statement:
      'In the national calendar of India the Śaka year begins on 22 March, in leap years on 21 March, with a solar month called Caitra.',
    keywords: ['Rashtriya Panchang', 'राष्ट्रीय पञ्चाङ्ग', 'civil calendar', 'Saka'],
    source: from('Calendar Reform Committee, 1955'),
  },
];

/** Mean value at J2000.0, degrees; a test holds it against the kernel. */
export const AYANAMSHA_ROWS = [
  {
    key: 'lahiri',
    j2000: 23.857,
    said: 'is set to 23°15′00.658″, nutation included, on 21 March 1956 0h TT',
    source: from('Indian Astronomical Ephemeris', '1989, p. 556'),
    words: ['Citrapakṣa', 'Chitra Paksha', 'Indian standard'],
  },
  { key: 'raman', j2000: 22.411, said: 'is 21.01444° at J1900', source: from('B. V. Raman'), words: [] },
  {
    key: 'kp',
    j2000: 23.76,
    said: 'is 22.363889° at J1900',
    source: from('K. S. Krishnamurti'),
    words: ['KP'],
  },
  {
    key: 'yukteshwar',
    j2000: 22.479,
    said: 'is 21.082222° at J1900',
    source: from('Yukteśvar'),
    words: ['Yukteswar', 'Yukteshwar'],
  },
  {
    key: 'surya-siddhanta',
    j2000: 20.895,
    said: 'is 0° at the mean noon of Ujjain on 21 March 499',
    source: CUSTOMARY,
    words: [],
  },
] as const satisfies readonly { key: AyanamshaKey; [column: string]: unknown }[];

const AYANAMSHAS: readonly FactRow[] = [
  {
    id: 'ayanamsha-definition',
    title: 'Ayanāṃśa',
    statement:
      'The ayanāṃśa is the longitude of the beginning of the sidereal zodiac, counted from the equinox: a sidereal longitude is the tropical one less the ayanāṃśa.',
    keywords: ['अयनांश', 'ayanamsa', 'precession', 'sidereal', 'tropical'],
  },
  {
    id: 'ayanamsha-nirayana',
    title: 'Sāyana and nirayana',
    statement:
      'Sāyana longitudes are tropical, counted from the equinox; nirayana longitudes are sidereal, counted among the stars.',
    keywords: ['सायन', 'निरयण', 'tropical', 'sidereal', 'zodiac'],
  },
  {
    id: 'ayanamsha-growth',
    title: 'Growth of the ayanāṃśa',
    statement: 'The ayanāṃśa grows by precession, about 50.29″ a year or 1° in 71.6 years.',
    keywords: ['rate', 'precession', 'ayanamsa'],
    source: from('IAU 2006'),
  },
  {
    id: 'ayanamsha-nutation',
    title: 'Mean and true ayanāṃśa',
    statement:
      'A mean ayanāṃśa has precession alone; with the nutation in longitude added it is the true one, which is taken from apparent longitudes.',
    keywords: ['nutation', 'apparent', 'ayanamsa'],
  },
  ...AYANAMSHA_ROWS.map(({ key, j2000, said, source, words }) => ({
    id: `ayanamsha-${key}`,
    title: `${ayanamshaName(key, 'en')} ayanāṃśa`,
    statement: `The ${ayanamshaName(key, 'en')} ayanāṃśa ${said}; its mean value at J2000.0 is about ${j2000}°.`,
    keywords: [key, ...words, 'ayanamsa', 'अयनांश'],
    source,
  })),
];

export const CALENDAR_FACTS: readonly Fact[] = [
  ...family('ayanamsha', CUSTOMARY, AYANAMSHAS),
  ...family('month', CUSTOMARY, [...MONTH_KINDS, ...MONTH_ROWS]),
  ...family('sankranti', CUSTOMARY, SANKRANTIS),
  ...family('ritu', CUSTOMARY, RITUS),
  ...family('samvatsara', CUSTOMARY, SAMVATSARAS),
  ...family('era', CUSTOMARY, ERAS),
];
