/** Words for the rows: names, numbers and arcs. */

import { GRAHA_ENGLISH as ENGLISH } from '../../../../build/lexicon/english/graha';
import { GRAHA_NAMES } from '../../../../build/lexicon/terms/graha';
import { nakshatraName } from '../../../../build/lexicon/terms/nakshatra';
import { rashiName } from '../../../../build/lexicon/terms/rashi';
import type { GrahaKey } from '../../../data/keys';
import type { Name } from '../../../lexicon/name';
import { englishFormat } from '../../formats/english';

export const { list } = englishFormat;
export const VARA_ENGLISH = [1, 2, 3, 4, 5, 6, 7].map(englishFormat.weekday);

export const GRAHA_ENGLISH = {
  ...ENGLISH,
  rahu: 'ascending node',
  ketu: 'descending node',
} as const satisfies Record<GrahaKey, string>;

/** Alternative names. */
const GRAHA_ALIASES = {
  sun: ['Ravi', 'Arka', 'Bhānu', 'Āditya'],
  moon: ['Chandrama', 'Soma', 'Indu', 'Śaśin'],
  mars: ['Kuja', 'Bhauma', 'Aṅgāraka'],
  mercury: ['Jña', 'Saumya'],
  jupiter: ['Bṛhaspati', 'Jīva'],
  venus: ['Bhṛgu', 'Bhārgava'],
  saturn: ['Manda', 'Śanaiścara'],
  rahu: ['north node', 'dragon’s head'],
  ketu: ['south node', 'dragon’s tail'],
} as const satisfies Record<GrahaKey, readonly string[]>;

const RASHI_ENGLISH = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
] as const;

export const graha = (key: GrahaKey): string => GRAHA_NAMES[key].iast;
export const rashi = (number: number): string => rashiName(number).iast;
export const nakshatra = (number: number): string => nakshatraName(number).iast;

/** Keywords of a fact about a graha, in addition to its name in IAST. */
export const grahaKeywords = (key: GrahaKey): string[] => [GRAHA_NAMES[key].sa, GRAHA_ENGLISH[key]];
export const grahaAliases = (key: GrahaKey): string[] => [...grahaKeywords(key), ...GRAHA_ALIASES[key]];

/** English name of a rāśi, 1..12. */
export const rashiEnglish = (number: number): string => RASHI_ENGLISH[number - 1] as string;

/** "1st", "2nd", "13th". */
export function ordinal(number: number): string {
  const teens = number % 100 > 10 && number % 100 < 14;
  return `${number}${(!teens && ['th', 'st', 'nd', 'rd'][number % 10]) || 'th'}`;
}

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** A small number as a word. */
export const inWords = (number: number): string => NUMBERS[number] ?? `${number}`;

/** An arc of whole seconds: "13°20′", "30°", "10°53′20″". */
export function arc(degrees: number): string {
  const seconds = Math.round(degrees * 3600);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const marks = ['°', '′', '″'];
  return parts.map((part, i) => (part === 0 && (i > 0 || seconds > 0) ? '' : `${part}${marks[i]}`)).join('');
}

/** The rāśi (1..12) of a longitude, and the arc within it. The end of a rāśi is 30° of it, not 0° of the next. */
export function arcInRashi(degrees: number, isEnd = false): { number: number; arc: string } {
  const whole = isEnd ? Math.ceil(degrees / 30 - 1e-9) - 1 : Math.floor(degrees / 30 + 1e-9);
  return { number: whole + 1, arc: arc(degrees - 30 * whole) || '0°' };
}

/** A longitude within its rāśi: "26°40′ Meṣa". */
export function inRashi(degrees: number, isEnd = false): string {
  const place = arcInRashi(degrees, isEnd);
  return `${place.arc} ${rashi(place.number)}`;
}

/** "1,577,917,828". */
export const grouped = (number: number): string => `${number}`.replace(/\B(?=(\d{3})+$)/g, ',');

/** A key of the API as the last part of an id. */
export const slug = (key: string): string => key.toLowerCase().replaceAll('_', '-');

export const spellings = ({ key, sa }: Name): string[] => [key.replaceAll('_', ' '), sa];
