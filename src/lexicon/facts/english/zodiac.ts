/** Rāśis, nakṣatras and bhāvas. */

import { NAKSHATRA_NAMES } from '../../../../build/lexicon/terms/nakshatra';
import { RASHI_NAMES } from '../../../../build/lexicon/terms/rashi';
import { BHAVA_KARAKAS } from '../../../data/chart/karakas';
import { VIMSHOTTARI_LORDS } from '../../../data/dashas/usual';
import { partEdge } from '../../../domain/circle';
import { element, isOdd, modality, rashiLord } from '../../../domain/positions/rashi';
import { type Fact, type FactRow, family } from '../types';
import { bphs, CUSTOMARY, from } from './sources';
import {
  arc,
  graha,
  grahaKeywords,
  inRashi,
  list,
  nakshatra,
  ordinal,
  rashi,
  rashiEnglish,
  slug,
  spellings,
} from './words';

export const RASHIS = RASHI_NAMES.length;
export const NAKSHATRAS = NAKSHATRA_NAMES.length;
export const PADAS = 4 * NAKSHATRAS;

const MODALITIES = [
  { key: 'movable', iast: 'cara' },
  { key: 'fixed', iast: 'sthira' },
  { key: 'dual', iast: 'dvisvabhāva' },
] as const;
const ELEMENTS = ['fire', 'earth', 'air', 'water'] as const;

/** Spellings that the names do not fold to. */
const RASHI_ALIASES: Partial<Record<number, readonly string[]>> = {
  4: ['Karkata', 'Kataka'],
  5: ['Singh'],
  9: ['Dhanu', 'Dhanush'],
  12: ['Meena'],
};

/** 1 to a count. */
export const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

const RASHI_ROWS: readonly FactRow[] = RASHI_NAMES.map((name, i) => {
  const number = i + 1;
  const { key, iast } = MODALITIES[modality(number)] as (typeof MODALITIES)[number];
  return {
    id: `rashi-${slug(name.key)}`,
    title: `${name.iast}: ${rashiEnglish(number)}`,
    statement:
      `${name.iast} (${rashiEnglish(number)}) is the ${ordinal(number)} rāśi, from ${partEdge(i, RASHIS)}° to ` +
      `${partEdge(number, RASHIS)}° of the zodiac: ${isOdd(number) ? 'odd' : 'even'}, ${key} (${iast}), of ` +
      `${ELEMENTS[element(number)]}; its lord is ${graha(rashiLord(number))}.`,
    keywords: [
      ...spellings(name),
      ...(RASHI_ALIASES[number] ?? []),
      ...grahaKeywords(rashiLord(number)),
      'sign',
      'राशि',
    ],
  };
});

/** The rāśis (1..12) of a kind. */
export const rashisOfKind = (kindOf: (number: number) => number, kind: number): number[] =>
  numbers(RASHIS).filter((number) => kindOf(number) === kind);

const ofKind = (kindOf: (number: number) => number, kind: number): string =>
  list(rashisOfKind(kindOf, kind).map(rashi));

const RASHI_KINDS: readonly FactRow[] = [
  {
    id: 'rashis-twelve',
    title: 'The twelve rāśis',
    statement: `The zodiac is cut into ${RASHIS} equal rāśis of ${arc(partEdge(1, RASHIS))}, counted from ${rashi(1)}.`,
    keywords: ['sign', 'राशि', 'zodiac', 'rashichakra'],
  },
  ...MODALITIES.map(({ key, iast }, kind) => ({
    id: `rashis-${key}`,
    title: `The ${key} rāśis (${iast})`,
    statement: `${ofKind(modality, kind)} are ${key} (${iast}).`,
    keywords: ['modality', 'quality', 'cara', 'sthira', 'dvisvabhāva', 'cardinal', 'mutable'],
  })),
  ...ELEMENTS.map((key, kind) => ({
    id: `rashis-${key}`,
    title: `The rāśis of ${key}`,
    statement: `${ofKind(element, kind)} are of ${key}.`,
    keywords: ['element', 'tattva', 'agni', 'pṛthvī', 'vāyu', 'jala'],
  })),
  {
    id: 'rashis-odd-even',
    title: 'Odd and even rāśis',
    statement: `Odd (oja) rāśis are ${ofKind((number) => +isOdd(number), 1)}; the others are even (yugma).`,
    keywords: ['oja', 'yugma', 'viṣama', 'sama', 'male', 'female'],
  },
];

type NakshatraColumn = ({ deity: string } | { deities: string }) & { aliases: readonly string[] };

/** Additions to the table of names: deities, and spellings that the names do not fold to. */
const NAKSHATRA_COLUMNS: readonly NakshatraColumn[] = [
  { deities: 'the Aśvins', aliases: ['Aswini'] },
  { deity: 'Yama', aliases: [] },
  { deity: 'Agni', aliases: ['Karthika'] },
  { deity: 'Prajāpati', aliases: [] },
  { deity: 'Soma', aliases: ['Mrigashirsha', 'Mrigasira'] },
  { deity: 'Rudra', aliases: ['Arudra', 'Thiruvathira'] },
  { deity: 'Aditi', aliases: [] },
  { deity: 'Bṛhaspati', aliases: ['Pushyami', 'Tishya'] },
  { deities: 'the serpents (Sarpāḥ)', aliases: [] },
  { deities: 'the fathers (Pitaraḥ)', aliases: ['Makha'] },
  { deity: 'Bhaga', aliases: ['Pubba', 'Purva Phalguni'] },
  { deity: 'Aryaman', aliases: ['Uttara Phalguni'] },
  { deity: 'Savitṛ', aliases: ['Hastha'] },
  { deity: 'Tvaṣṭṛ', aliases: ['Chitta'] },
  { deity: 'Vāyu', aliases: ['Swati'] },
  { deities: 'Indra and Agni', aliases: ['Vishaka'] },
  { deity: 'Mitra', aliases: [] },
  { deity: 'Indra', aliases: [] },
  { deity: 'Nirṛti', aliases: ['Moola'] },
  { deities: 'the waters (Āpaḥ)', aliases: ['Purva Ashadha'] },
  { deities: 'the Viśvedevas', aliases: ['Uttara Ashadha'] },
  { deity: 'Viṣṇu', aliases: ['Thiruvonam'] },
  { deities: 'the Vasus', aliases: ['Śraviṣṭhā'] },
  { deity: 'Varuṇa', aliases: ['Shatabhisha', 'Shatataraka'] },
  { deity: 'Ajaikapād', aliases: ['Purva Bhadra'] },
  { deity: 'Ahirbudhnya', aliases: ['Uttara Bhadra'] },
  { deity: 'Pūṣan', aliases: [] },
];

/** Viṃśottarī lord of a nakṣatra, 1..27. */
export const nakshatraLord = (number: number) =>
  (VIMSHOTTARI_LORDS[(number - 1) % VIMSHOTTARI_LORDS.length] as (typeof VIMSHOTTARI_LORDS)[number]).lord;

const NAKSHATRA_ROWS: readonly FactRow[] = NAKSHATRA_NAMES.map((name, i) => {
  const number = i + 1;
  const column = NAKSHATRA_COLUMNS[i] as NakshatraColumn;
  const divine = 'deity' in column ? `deity is ${column.deity}` : `deities are ${column.deities}`;
  return {
    id: `nakshatra-${slug(name.key)}`,
    title: `${name.iast} nakṣatra`,
    statement:
      `${name.iast} is the ${ordinal(number)} nakṣatra, from ${inRashi(partEdge(i, NAKSHATRAS))} to ` +
      `${inRashi(partEdge(number, NAKSHATRAS), true)}; its ${divine}, its lord in Viṃśottarī ${graha(nakshatraLord(number))}.`,
    keywords: [
      ...spellings(name),
      ...column.aliases,
      ...grahaKeywords(nakshatraLord(number)),
      'star',
      'lunar mansion',
      'नक्षत्र',
    ],
  };
});

const firstLords = VIMSHOTTARI_LORDS.map(({ lord }) => graha(lord));

const NAKSHATRA_KINDS: readonly FactRow[] = [
  {
    id: 'nakshatras-27',
    title: `The ${NAKSHATRAS} nakṣatras`,
    statement: `The zodiac is cut into ${NAKSHATRAS} equal nakṣatras of ${arc(partEdge(1, NAKSHATRAS))}, counted from ${nakshatra(1)}.`,
    keywords: ['star', 'नक्षत्र', 'lunar mansion', 'span'],
    source: CUSTOMARY,
  },
  {
    id: 'nakshatra-pada',
    title: 'Pāda of a nakṣatra',
    statement:
      `Each nakṣatra has 4 pādas of ${arc(partEdge(1, PADAS))}; the ${PADAS} pādas of the zodiac are also its ${PADAS} navāṃśas, ` +
      `${PADAS / RASHIS} in each rāśi.`,
    keywords: ['quarter', 'पाद', 'charana', 'D9'],
    source: CUSTOMARY,
  },
  {
    id: 'nakshatra-lords',
    title: 'Lords of the nakṣatras',
    statement: `From ${nakshatra(1)} the lords are ${list(firstLords)}, and so three times through the ${NAKSHATRAS}.`,
    keywords: ['vimshottari', 'star lord', 'nakshatra lord'],
    source: bphs(46),
  },
  {
    id: 'nakshatra-abhijit',
    title: 'Abhijit nakṣatra',
    statement:
      'Where 28 nakṣatras are counted Abhijit stands between Uttarāṣāḍhā and Śravaṇa, from 6°40′ to 10°53′20″ Makara: the last ' +
      'quarter of the one and the first fifteenth of the other.',
    keywords: ['अभिजित्', '28th', 'Vega'],
    source: CUSTOMARY,
  },
  {
    id: 'nakshatra-panchaka',
    title: 'Pañcaka of nakṣatras',
    statement:
      'Pañcaka is the time in which the Moon goes from 300° to 360° of the zodiac: the second half of Dhaniṣṭhā and the four nakṣatras after it.',
    keywords: ['panchak', 'पञ्चक', 'Aquarius', 'Pisces'],
    source: CUSTOMARY,
  },
  {
    id: 'nakshatra-janma',
    title: 'Janma-nakṣatra',
    statement:
      'The janma-nakṣatra is the nakṣatra of the Moon at birth, and the janma-rāśi the rāśi of the Moon at birth.',
    keywords: ['birth star', 'moon sign', 'janma rashi', 'जन्म नक्षत्र', 'जन्म राशि'],
    source: CUSTOMARY,
  },
  {
    id: 'nakshatra-ashtakuta',
    title: 'Aṣṭakūṭa of two charts',
    statement:
      'The eight kūṭas compare the nakṣatras and rāśis of the Moon in two charts, with at most 36 points: varṇa 1, vaśya 2, tārā 3, yoni 4, graha-maitrī 5, gaṇa 6, bhakūṭa 7, nāḍī 8.',
    keywords: [
      'guna milan',
      'gun milan',
      'kundli matching',
      'nadi dosha',
      'bhakoot',
      'ashtakoota',
      'गुण मिलान',
      'अष्टकूट',
    ],
    source: CUSTOMARY,
  },
  {
    id: 'nakshatra-gandanta',
    title: 'Gaṇḍānta',
    statement:
      'Gaṇḍānta is where a nakṣatra and a rāśi end together: at the ends of Āśleṣā with Karka, Jyeṣṭhā with Vṛścika and Revatī with Mīna.',
    keywords: ['गण्डान्त', 'junction'],
    source: CUSTOMARY,
  },
];

const BHAVA_NAMES = [
  'Tanu',
  'Dhana',
  'Sahaja',
  'Bandhu',
  'Putra',
  'Ari',
  'Yuvatī',
  'Randhra',
  'Dharma',
  'Karma',
  'Lābha',
  'Vyaya',
] as const;
const HOUSE_WORDS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');

const BHAVA_ROWS: readonly FactRow[] = BHAVA_KARAKAS.map(({ bhava, karaka, also }) => ({
  id: `bhava-${bhava}`,
  title: `${ordinal(bhava)} bhāva: ${BHAVA_NAMES[bhava - 1]}`,
  statement:
    `The ${ordinal(bhava)} bhāva from the lagna is called ${BHAVA_NAMES[bhava - 1]}; its kāraka is ${graha(karaka)}` +
    `${also.length > 0 ? `, and by custom ${list(also.map(graha))} with it` : ''}.`,
  keywords: ['house', 'भाव', `${HOUSE_WORDS[bhava - 1]} house`, ...grahaKeywords(karaka)],
  source: from('customary; the kāraka as in Bṛhat Parāśara Horā Śāstra', 'chapter 32'),
}));

export const BHAVA_GROUPS = [
  { key: 'kendra', iast: 'Kendra', houses: [1, 4, 7, 10], english: 'angular' },
  { key: 'panaphara', iast: 'Paṇaphara', houses: [2, 5, 8, 11], english: 'succedent' },
  { key: 'apoklima', iast: 'Āpoklima', houses: [3, 6, 9, 12], english: 'cadent' },
  { key: 'trikona', iast: 'Trikoṇa', houses: [1, 5, 9], english: 'trine' },
  { key: 'upachaya', iast: 'Upacaya', houses: [3, 6, 10, 11], english: 'growing' },
  { key: 'duhsthana', iast: 'Duḥsthāna', houses: [6, 8, 12], english: 'trika' },
] as const;

const BHAVA_KINDS: readonly FactRow[] = [
  ...BHAVA_GROUPS.map(({ key, iast, houses, english }) => ({
    id: `bhavas-${key}`,
    title: `${iast} bhāvas`,
    statement: `The ${iast.toLowerCase()} bhāvas are the ${list(houses.map(ordinal))}.`,
    keywords: ['houses', english, key],
  })),
  {
    id: 'bhavas-whole-sign',
    title: 'Bhāvas by whole rāśis',
    statement: 'Counted by whole rāśis, the rāśi of the lagna is the 1st bhāva and each following rāśi the next.',
    keywords: ['whole sign', 'houses', 'rashi bhava'],
  },
  {
    id: 'bhavas-shripati',
    title: 'Bhāvas of Śrīpati',
    statement:
      'By Śrīpati the middles of the 1st, 4th, 7th and 10th bhāva are the ascendant, the lower midheaven, the descendant and the ' +
      'midheaven; each arc between them is cut into three, and a bhāva begins midway between its middle and the one before.',
    keywords: ['sripati', 'madhya', 'sandhi', 'Porphyry', 'house cusps'],
    source: from('Śrīpati'),
  },
  {
    id: 'bhava-lagna',
    title: 'Lagna',
    statement:
      'The lagna is the point of the ecliptic that rises on the eastern horizon; in a day all twelve rāśis rise, one in about two hours.',
    keywords: ['ascendant', 'लग्न', 'rising sign', 'udaya'],
  },
  {
    id: 'bhava-kundali',
    title: 'Kuṇḍalī',
    statement: 'A kuṇḍalī shows the twelve bhāvas from the lagna with their rāśis, and the grahas in them at a moment.',
    keywords: ['kundli', 'janam kundli', 'birth chart', 'horoscope', 'jatakam', 'janampatri', 'कुण्डली', 'जन्मपत्री'],
  },
];

export const ZODIAC_FACTS: readonly Fact[] = [
  ...family('rashi', bphs(4), [...RASHI_KINDS, ...RASHI_ROWS]),
  ...family('nakshatra', from('customary; the lord as in Bṛhat Parāśara Horā Śāstra', 'chapter 46'), [
    ...NAKSHATRA_KINDS,
    ...NAKSHATRA_ROWS,
  ]),
  ...family('bhava', CUSTOMARY, [...BHAVA_KINDS, ...BHAVA_ROWS]),
];
