/** Tithis, nitya-yogas, karaṇas and vāras. */

import { GRAHA_NAMES } from '../../../../build/lexicon/terms/graha';
import { KARANA_NAMES } from '../../../../build/lexicon/terms/karana';
import { nakshatraName } from '../../../../build/lexicon/terms/nakshatra';
import { TITHI_NAMES, tithiName } from '../../../../build/lexicon/terms/tithi';
import { VARA_NAMES } from '../../../../build/lexicon/terms/vara';
import { YOGA_NAMES, yogaName } from '../../../../build/lexicon/terms/yoga';
import { varaLord } from '../../../data/almanac';
import { partEdge } from '../../../domain/circle';
import { karanaName } from '../../name';
import { type Fact, type FactRow, family } from '../types';
import { CUSTOMARY } from './sources';
import { arc, GRAHA_ENGLISH, grahaAliases, inWords, list, ordinal, slug, spellings, VARA_ENGLISH } from './words';

export const TITHIS = TITHI_NAMES.length;
export const YOGAS = YOGA_NAMES.length;
export const KARANAS = 60;
export const HALF = TITHIS / 2;

const between = (first: number, last: number, parts: number): string =>
  `${arc(partEdge(first - 1, parts))} to ${arc(partEdge(last, parts))}`;

/** Name of a tithi without its pakṣa. */
const commonName = (number: number): string => tithiName(number).iast.replace(/^\S+ /, '');

export const TITHI_GROUPS = ['Nandā', 'Bhadrā', 'Jayā', 'Riktā', 'Pūrṇā'] as const;
const groupOf = (number: number): string => TITHI_GROUPS[(number - 1) % TITHI_GROUPS.length] as string;

const TITHI_ROWS: readonly FactRow[] = Array.from({ length: HALF - 1 }, (_, i) => {
  const number = i + 1;
  return {
    id: `tithi-${slug(tithiName(number).key.replace('shukla_', ''))}`,
    title: `${commonName(number)} tithi`,
    statement:
      `${commonName(number)} is the ${ordinal(number)} tithi of both pakṣas: the Moon is ${between(number, number, TITHIS)} ` +
      `ahead of the Sun in the bright one, ${between(number + HALF, number + HALF, TITHIS)} in the dark one. It is one of ${groupOf(number)}.`,
    keywords: [
      tithiName(number).key.replace('shukla_', ''),
      tithiName(number).sa.replace(/^\S+ /, ''),
      tithiName(number).iast,
      tithiName(number + HALF).iast,
      'तिथि',
      ...(number === 1 ? ['Pratipad', 'Prathama', 'Padyami'] : []),
    ],
  };
});

const TITHI_ENDS: readonly FactRow[] = [
  {
    id: 'tithi-purnima',
    title: 'Pūrṇimā: full moon',
    statement: `Pūrṇimā is the ${ordinal(HALF)} tithi, ${between(HALF, HALF, TITHIS)} of the Moon ahead of the Sun; it ends at the full moon. It is one of Pūrṇā.`,
    keywords: [...spellings(tithiName(HALF)), 'full moon', 'Pournami', 'Paurṇamāsī', 'Poonam'],
  },
  {
    id: 'tithi-amavasya',
    title: 'Amāvāsyā: new moon',
    statement: `Amāvāsyā is the ${ordinal(TITHIS)} tithi, ${between(TITHIS, TITHIS, TITHIS)} of the Moon ahead of the Sun; it ends at the new moon.`,
    keywords: [...spellings(tithiName(TITHIS)), 'new moon', 'Amavas', 'Darśa'],
  },
];

const TITHI_KINDS: readonly FactRow[] = [
  {
    id: 'tithi-definition',
    title: 'Tithi',
    statement: `A tithi is the time in which the Moon gains ${arc(partEdge(1, TITHIS))} on the Sun; a lunar month has ${TITHIS}.`,
    keywords: ['तिथि', 'lunar day', 'elongation'],
  },
  {
    id: 'tithi-paksha',
    title: 'Śukla and Kṛṣṇa pakṣa',
    statement: `The ${HALF} tithis from new to full moon are the bright fortnight, Śukla pakṣa; the ${HALF} from full to new moon the dark one, Kṛṣṇa pakṣa.`,
    keywords: ['पक्ष', 'fortnight', 'sudi', 'vadi', 'waxing', 'waning'],
  },
  {
    id: 'tithi-kshaya',
    title: 'Kṣaya tithi',
    statement: 'A tithi that begins after one sunrise and ends before the next stands at no sunrise and is kṣaya.',
    keywords: ['lost tithi', 'क्षय'],
  },
  {
    id: 'tithi-vriddhi',
    title: 'Vṛddhi tithi',
    statement: 'A tithi that stands at two sunrises is vṛddhi: it gives its name to both days.',
    keywords: ['repeated tithi', 'adhika tithi', 'वृद्धि'],
  },
  {
    id: 'tithi-of-day',
    title: 'Tithi of a day',
    statement: 'A civil day is commonly named after the tithi that stands at its sunrise.',
    keywords: ['udaya tithi', 'sunrise'],
  },
  ...TITHI_GROUPS.map((group, i) => ({
    id: `tithis-${slug(group.normalize('NFD').replace(/\p{M}/gu, ''))}`,
    title: `${group} tithis`,
    statement: `The ${list([i + 1, i + 6, i + 11].map(ordinal))} tithis of a pakṣa are called ${group}.`,
    keywords: ['nandadi', 'group of tithis'],
  })),
];

const YOGA_ROWS: readonly FactRow[] = YOGA_NAMES.map((name, i) => ({
  id: `nitya-yoga-${slug(name.key)}`,
  title: `${name.iast} nitya-yoga`,
  statement: `${name.iast} is the ${ordinal(i + 1)} of the ${YOGAS} nitya-yogas: the longitudes of Sun and Moon add up to ${between(i + 1, i + 1, YOGAS)}.`,
  keywords: [...spellings(name), 'yoga', 'योग'],
}));

const YOGA_KINDS: readonly FactRow[] = [
  {
    id: 'nitya-yoga-definition',
    title: 'Nitya-yoga',
    statement: `A nitya-yoga is the time in which the sidereal longitudes of Sun and Moon together grow by ${arc(partEdge(1, YOGAS))}; there are ${YOGAS}, from ${yogaName(1).iast} to ${yogaName(YOGAS).iast}.`,
    keywords: ['योग', 'sum of longitudes', 'panchanga yoga'],
  },
];

/** The numbers, 1..60, of a karaṇa. */
export const karanaNumbers = (key: string): number[] =>
  Array.from({ length: KARANAS }, (_, i) => i + 1).filter((number) => karanaName(number).key === key);

/** Which half of which tithi a karaṇa is, 1..60. */
function halfOf(number: number): string {
  const tithi = tithiName(Math.ceil(number / 2)).iast;
  return `the ${number % 2 === 1 ? 'first' : 'second'} half of ${tithi}`;
}

const KARANA_ROWS: readonly FactRow[] = KARANA_NAMES.map((name) => {
  const numbers = karanaNumbers(name.key);
  const isFixed = numbers.length === 1;
  return {
    id: `karana-${slug(name.key)}`,
    title: `${name.iast} karaṇa`,
    statement: isFixed
      ? `${name.iast} is a fixed karaṇa: it comes once in a lunar month, in ${halfOf(numbers[0] as number)}.`
      : `${name.iast} is a movable karaṇa: it comes ${inWords(numbers.length)} times in a lunar month, first in ${halfOf(numbers[0] as number)}.`,
    keywords: [...spellings(name), 'करण', ...(name.key === 'vishti' ? ['Bhadra', 'भद्रा'] : [])],
  };
});

const KARANA_KINDS: readonly FactRow[] = [
  {
    id: 'karana-definition',
    title: 'Karaṇa',
    statement: `A karaṇa is half a tithi, ${arc(partEdge(1, KARANAS))} of the Moon’s gain on the Sun; a lunar month has ${KARANAS}, of ${inWords(KARANA_NAMES.length)} names.`,
    keywords: ['करण', 'half tithi'],
  },
  {
    id: 'karana-order',
    title: 'Order of the karaṇas',
    statement: `After ${karanaName(1).iast} the movable karaṇas ${list(Array.from({ length: 7 }, (_, i) => karanaName(i + 2).iast))} go round eight times; then come ${list([58, 59, 60].map((number) => karanaName(number).iast))}.`,
    keywords: ['chara', 'sthira', 'movable', 'fixed'],
  },
  {
    id: 'karana-bhadra',
    title: 'Bhadrā: the halves of Viṣṭi',
    statement: `Viṣṭi, also called Bhadrā, comes in ${list(karanaNumbers('vishti').map(halfOf))}.`,
    keywords: ['vishti', 'भद्रा', 'विष्टि'],
  },
];

const VARA_ROWS: readonly FactRow[] = VARA_NAMES.map((name, i) => {
  const lord = varaLord(i + 1);
  return {
    id: `vara-${name.key}`,
    title: `${name.iast}: ${VARA_ENGLISH[i]}`,
    statement: `${name.iast} is the ${ordinal(i + 1)} vāra, ${VARA_ENGLISH[i]}; its lord is ${GRAHA_NAMES[lord].iast} (${GRAHA_ENGLISH[lord]}).`,
    keywords: [name.key, name.sa, `${VARA_ENGLISH[i]}`, ...grahaAliases(lord), 'weekday', 'वार'],
  };
});

const VARA_KINDS: readonly FactRow[] = [
  {
    id: 'vara-definition',
    title: 'Vāra',
    statement: 'A vāra runs from sunrise to the next sunrise, not from midnight.',
    keywords: ['weekday', 'वार', 'vasara', 'day'],
  },
  {
    id: 'vara-order',
    title: 'Order of the vāras',
    statement:
      'The weekdays follow from the horās: the lord of the first horā of a day is the lord of the vāra, and the 25th horā from it opens the next.',
    keywords: ['weekday', 'week', 'hora'],
  },
  {
    id: 'panchanga-limbs',
    title: 'The five limbs of a pañcāṅga',
    statement: 'The five limbs are tithi, vāra, nakṣatra, yoga and karaṇa.',
    keywords: ['panchang', 'पञ्चाङ्ग', 'almanac', 'limb'],
  },
  {
    id: 'panchanga-nakshatra',
    title: 'Nakṣatra of a pañcāṅga',
    statement: `The nakṣatra of a pañcāṅga is the one that holds the Moon, sidereally; from ${nakshatraName(1).iast} to ${nakshatraName(27).iast} the Moon takes about 27.3 days.`,
    keywords: ['star of the day', 'chandra nakshatra', 'चन्द्र नक्षत्र', 'Moon'],
  },
];

export const PANCHANGA_FACTS: readonly Fact[] = [
  ...family('tithi', CUSTOMARY, [...TITHI_KINDS, ...TITHI_ROWS, ...TITHI_ENDS]),
  ...family('yoga', CUSTOMARY, [...YOGA_KINDS, ...YOGA_ROWS]),
  ...family('karana', CUSTOMARY, [...KARANA_KINDS, ...KARANA_ROWS]),
  ...family('vara', CUSTOMARY, [...VARA_KINDS, ...VARA_ROWS]),
];
