/** Viṃśottarī, Yoginī, Aṣṭottarī and Cara daśā. */

import { NAKSHATRA_NAMES } from '../../../../build/lexicon/terms/nakshatra';
import { YOGINI_NAMES } from '../../../../build/lexicon/terms/yogini';
import { ASHTOTTARI_LORDS, VIMSHOTTARI_LORDS, YOGINI_LORDS } from '../../../data/dashas/usual';
import { VIMSHOTTARI_YEAR_DAYS } from '../../../domain/dasha/vimshottari';
import { type Fact, type FactRow, family } from '../types';
import { bphs, CUSTOMARY, from } from './sources';
import { graha, grahaKeywords, inWords, list, nakshatra, ordinal, slug } from './words';

const NAKSHATRAS = NAKSHATRA_NAMES.map((_, i) => i + 1);
export const yearsOf = (rows: readonly { years: number }[]): number => rows.reduce((sum, { years }) => sum + years, 0);
const years = (count: number): string => (count === 1 ? '1 year' : `${count} years`);
const withYears = (rows: readonly { lord: (typeof VIMSHOTTARI_LORDS)[number]['lord']; years: number }[]): string =>
  list(rows.map(({ lord, years: count }) => `${graha(lord)} ${count}`));

/** The nakṣatras (1..27) of the Moon for which a lord, by its index, is the first. */
export const firstNakshatras = (lord: number): number[] =>
  NAKSHATRAS.filter((number) => (number - 1) % VIMSHOTTARI_LORDS.length === lord);

const VIMSHOTTARI: readonly FactRow[] = [
  {
    id: 'vimshottari-order',
    title: 'Viṃśottarī daśā: lords and years',
    statement: `The mahādaśās of Viṃśottarī follow one another as ${withYears(VIMSHOTTARI_LORDS)}: ${yearsOf(VIMSHOTTARI_LORDS)} years in all.`,
    keywords: ['विंशोत्तरी', 'vimsottari', 'dasa', 'mahadasha', '120'],
  },
  ...VIMSHOTTARI_LORDS.map(({ lord, years: count }, i) => ({
    id: `vimshottari-${lord}`,
    title: `Viṃśottarī mahādaśā of ${graha(lord)}`,
    statement:
      `In Viṃśottarī the mahādaśā of ${graha(lord)} lasts ${years(count)}; it is the first for a Moon in ` +
      `${list(firstNakshatras(i).map(nakshatra), 'or')}.`,
    keywords: [...grahaKeywords(lord), 'dasa', 'महादशा', 'vimsottari', 'years'],
  })),
  {
    id: 'vimshottari-balance',
    title: 'Balance of the first mahādaśā',
    statement:
      'At birth there remains of the first mahādaśā of Viṃśottarī the part of its years that the Moon has still to go in its nakṣatra.',
    keywords: ['dasha balance', 'bhogya', 'शेष'],
  },
  {
    id: 'vimshottari-sub-periods',
    title: 'Sub-periods of Viṃśottarī',
    statement: `Every period is divided into ${inWords(VIMSHOTTARI_LORDS.length)}, beginning with its own lord’s, in proportion to the years of the lords out of ${yearsOf(VIMSHOTTARI_LORDS)}.`,
    keywords: ['antardasha', 'bhukti', 'अन्तर्दशा', 'proportion'],
  },
  {
    id: 'dasha-levels',
    title: 'Levels of a daśā',
    statement: 'The periods within periods are called mahādaśā, antardaśā (bhukti), pratyantardaśā, sūkṣma and prāṇa.',
    keywords: ['antara', 'pratyantara', 'sookshma', 'prana', 'दशा', 'level'],
    source: CUSTOMARY,
  },
  {
    id: 'dasha-year',
    title: 'Year of the daśās',
    statement: `The length of the daśā year is a choice: ${VIMSHOTTARI_YEAR_DAYS} days, the sidereal year of about 365.2564 days, or the sāvana year of 360.`,
    keywords: ['year length', 'savana', 'days'],
    source: CUSTOMARY,
  },
];

const YOGINI: readonly FactRow[] = [
  {
    id: 'yogini-order',
    title: 'Yoginī daśā: order and years',
    statement: `The yoginīs follow one another as ${list(YOGINI_LORDS.map(({ key, years: count }) => `${YOGINI_NAMES[key].iast} ${count}`))}: ${yearsOf(YOGINI_LORDS)} years in all.`,
    keywords: ['योगिनी', 'dasa', '36'],
  },
  ...YOGINI_LORDS.map(({ key, lord, years: count }) => {
    const { iast, sa } = YOGINI_NAMES[key];
    return {
      id: `yogini-${slug(key).replace('-yogini', '')}`,
      title: `${iast} yoginī`,
      statement: `${iast} is the ${ordinal(count)} yoginī; her lord is ${graha(lord)} and her daśā lasts ${years(count)}.`,
      keywords: [sa, ...grahaKeywords(lord), 'yogini dasha', 'dasa'],
    };
  }),
  {
    id: 'yogini-first',
    title: 'First yoginī of a birth',
    statement:
      'The number of the Moon’s nakṣatra counted from Aśvinī and three, divided by eight, leaves the number of the first yoginī; nothing left is the eighth.',
    keywords: ['remainder', 'yogini dasha'],
  },
];

/** The nakṣatras (1..27) of a group, that may go on from Revatī to Aśvinī. */
export const groupOf = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => ((first + i - 1) % NAKSHATRAS.length) + 1);

const ASHTOTTARI: readonly FactRow[] = [
  {
    id: 'ashtottari-order',
    title: 'Aṣṭottarī daśā: lords and years',
    statement: `The mahādaśās of Aṣṭottarī follow one another as ${withYears(ASHTOTTARI_LORDS)}: ${yearsOf(ASHTOTTARI_LORDS)} years in all, without Ketu.`,
    keywords: ['अष्टोत्तरी', 'dasa', '108'],
  },
  ...ASHTOTTARI_LORDS.map(({ lord, years: count, first, nakshatras }) => ({
    id: `ashtottari-${lord}`,
    title: `Aṣṭottarī mahādaśā of ${graha(lord)}`,
    statement: `In Aṣṭottarī, counted without Abhijit, the mahādaśā of ${graha(lord)} lasts ${years(count)} and belongs to ${list(groupOf(first, nakshatras).map(nakshatra))}.`,
    keywords: [...grahaKeywords(lord), 'dasa', 'years'],
  })),
  {
    id: 'ashtottari-applies',
    title: 'When Aṣṭottarī applies',
    statement:
      'Aṣṭottarī is taken where Rāhu is in a kendra or trikoṇa from the lord of the lagna and not in the lagna, or where the birth is by day in the dark fortnight or by night in the bright.',
    keywords: ['applicability', 'condition'],
  },
];

const CHARA: readonly FactRow[] = [
  {
    id: 'chara-dasha-years',
    title: 'Cara daśā: years of a rāśi',
    statement:
      'In cara daśā a rāśi has as many years as its lord is rāśis away, counted forwards from Meṣa to Mithuna and Tulā to Dhanus, backwards from the others; twelve where the lord is at home.',
    keywords: ['chara dasha', 'jaimini', 'चर दशा'],
  },
  {
    id: 'chara-dasha-order',
    title: 'Cara daśā: order of the rāśis',
    statement:
      'Cara daśā begins with the rāśi of the lagna and goes on forwards or backwards as the 9th rāśi from the lagna is counted forwards or backwards.',
    keywords: ['chara dasha', 'jaimini', 'direction'],
  },
];

export const DASHA_FACTS: readonly Fact[] = [
  ...family('dasha', bphs(46), [...VIMSHOTTARI, ...YOGINI, ...ASHTOTTARI]),
  ...family('dasha', from('K. N. Rao'), CHARA),
];
