/** Reads dates by lunar names: `Kartik Shukla Ekadashi`, `अधिक मास पूर्णिमा`, `vaishakh sudi teej`. */
import { patternOf } from '../grammar/pattern';

/** A tithi by its number in its half of the month: 1 to 14, 15 for the full moon, 30 for the new. */
const TITHIS = [
  'pratipada|padwa|padva|prathama|ekam|प्रतिपदा',
  'dwitiya|dvitiya|dooj|duj|द्वितीया',
  'tritiya|teej|tij|तृतीया',
  'chaturthi|chauth|चतुर्थी',
  'panchami|पंचमी',
  'shashthi|shashti|chhath|षष्ठी',
  'saptami|satam|सप्तमी',
  'ashtami|atham|अष्टमी',
  'navami|naumi|नवमी',
  'dashami|dasami|दशमी',
  'ekadashi|ekadasi|gyaras|एकादशी',
  'dwadashi|dvadashi|dwadasi|baras|द्वादशी',
  'trayodashi|teras|त्रयोदशी',
  'chaturdashi|chaudas|चतुर्दशी',
  'purnima|poornima|pournami|full_moon|poonam|punam|पूर्णिमा',
].map((names) => patternOf(names));
const NEW_MOON_WORDS = patternOf('amavasya|amavas|amavasai|new_moon');
/** The tithi of the full moon ends the bright half; that of the new moon is the thirtieth. */
export const FULL_MOON = 15;
const NEW_MOON = 2 * FULL_MOON;

/** The number of a tithi that the words name, from 1 in its half of the month; 15 for the full moon, 30 for the new. */
export function tithiIn(words: string): number | null {
  if (NEW_MOON_WORDS.test(words)) return NEW_MOON;
  const at = TITHIS.findIndex((names) => names.test(words));
  return at < 0 ? null : at + 1;
}

/** The lunar months from Caitra. */
const MASA_NAMES = [
  'chaitra|chait|chaitr|chet',
  'vaishakha|vaishakh|vaisakha|vaisakh|baisakh|baishakh',
  'jyeshtha|jyeshth|jyestha|jeth',
  'ashadha|ashadh|asadh|aashadh|ashada',
  'shravana|shravan|sravana|sawan|saavan|savan',
  'bhadrapada|bhadrapad|bhadon|bhado|bhadva',
  'ashvina|ashvin|ashwin|ashwina|aashwin|kwar|kunwar|kuar|asoj',
  'kartika|kartik|kartiki|karthika|karthik|kaarthika',
  'margashirsha|margashirsh|margsheersh|margashira|agahan|aghan|mangsir',
  'pausha|paush|paus|poush|pushya_maas|poos',
  'magha|magh|maagh|maagha',
  'phalguna|phalgun|falgun|falguna|phagun|fagun|phaagun',
];
const MASAS = MASA_NAMES.map((names) => patternOf(names));
const ANY_MASA = MASA_NAMES.join('|');
/** Nakṣatras that have the name of a month: `Magha nakshatra`, `Purva Ashadha`. */
const NAMESAKE = patternOf(`${ANY_MASA} nakshatra|nakshatr|star
  purva|poorva|uttara|uttar ${ANY_MASA}`);
export const ADHIKA = patternOf(
  `adhik|adhika mas|masa|maas|maah|mahina|mahine|month
  mas|masa|maas|mahina|month is|hai|kaunsa|kaun? adhik|adhika
  adhikmas|adhikamasa|adhikmaas|malmas|mal_mas|mal_maas|purushottam_mas|purushottam_maas|purushottama_masa|leap_month
  adhik|adhika ${ANY_MASA}`,
);
const SHUKLA = patternOf('shukla|shukl|sukla|sudi|sud|shud|shuddha|bright_half|bright_fortnight|waxing');
const KRISHNA = patternOf('krishna|krishn|vadi|vadya|badi|bahula|dark_half|dark_fortnight|waning');
/** A tithi in figures after its half: Kartik sudi 11. */
const NUMBERED = patternOf(
  'shukla|shukl|sudi|sud|krishna|krishn|vadi|badi paksh|paksha? 1|2|3|4|5|6|7|8|9|10|11|12|13|14|15',
);
const SCHEMES = { amanta: patternOf('amanta|amant'), purnimanta: patternOf('purnimanta|purnimant') } as const;

/** A day of the lunar calendar as a message names it. */
export interface LunarDate {
  /** 1 to 12 from Caitra; null for the adhika month of any name. */
  masa: number | null;
  isAdhika: boolean;
  /** Null where the message names none and the tithi is not the full or new moon. */
  paksha: 'shukla' | 'krishna' | null;
  /** 1 to 15 in its half. */
  tithi: number;
  /** The scheme of month names, if the message names it. */
  scheme: keyof typeof SCHEMES | null;
}

/** The lunar month that the words name, 1 to 12 from Caitra; null for none. */
export function masaIn(words: string): number | null {
  if (NAMESAKE.test(words)) return null;
  const at = MASAS.findIndex((names) => names.test(words));
  return at < 0 ? null : at + 1;
}

/** The scheme of month names that the words name; null for none. */
const schemeIn = (words: string): LunarDate['scheme'] =>
  SCHEMES.amanta.test(words) ? 'amanta' : SCHEMES.purnimanta.test(words) ? 'purnimanta' : null;

/** The halves of the month that the words name; both if they name none. */
export const halvesIn = (words: string): readonly ('shukla' | 'krishna')[] =>
  SHUKLA.test(words) ? ['shukla'] : KRISHNA.test(words) ? ['krishna'] : ['shukla', 'krishna'];

/** The lunar date that the words name: a month or the adhika month with a tithi; null for none. */
export function lunarDateIn(words: string): LunarDate | null {
  const isAdhika = ADHIKA.test(words);
  const masa = masaIn(words);
  if (masa === null && !isAdhika) return null;
  const isShukla = SHUKLA.test(words);
  const paksha = isShukla ? 'shukla' : KRISHNA.test(words) ? 'krishna' : null;
  const numbered = Number(/(\d+) $/.exec(NUMBERED.exec(words)?.[0] ?? '')?.[1] ?? Number.NaN);
  const named = tithiIn(words) ?? (Number.isNaN(numbered) ? null : numbered);
  if (named === null) return null;
  const rest = { masa, isAdhika, scheme: schemeIn(words) };
  if (named === NEW_MOON) return { ...rest, paksha: 'krishna', tithi: FULL_MOON };
  if (named === FULL_MOON && paksha === null) return { ...rest, paksha: 'shukla', tithi: FULL_MOON };
  return paksha === null && !isAdhika ? null : { ...rest, paksha, tithi: named };
}
