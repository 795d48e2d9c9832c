/** The parts of a day: muhūrtas, windows, choghaḍiyās, horās, kālas. */

import { CHOGHADIYA_NAMES } from '../../../../build/lexicon/terms/choghadiya';
import { KALA_NAMES } from '../../../../build/lexicon/terms/kala';
import { MUHURTA_NAMES } from '../../../../build/lexicon/terms/muhurta';
import { nakshatraName } from '../../../../build/lexicon/terms/nakshatra';
import { CHOGHADIYAS as CHOGHADIYA_ROWS, type ChoghadiyaKey } from '../../../data/days/choghadiyas';
import { NAKSHATRA_GHATIS } from '../../../data/days/nakshatraGhatis';
import { MUHURTAS_PER_HALF } from '../../../domain/day-divisions/muhurtas';
import { capitalised } from '../../name';
import { type Fact, type FactRow, family } from '../types';
import { CUSTOMARY } from './sources';
import { graha, grahaKeywords, list, ordinal, slug, spellings, VARA_ENGLISH } from './words';

const MUHURTA_ROWS: readonly FactRow[] = MUHURTA_NAMES.map((name, i) => {
  const isDay = i < MUHURTAS_PER_HALF;
  const place = (i % MUHURTAS_PER_HALF) + 1;
  return {
    id: `muhurta-${slug(name.key)}`,
    title: `${name.iast} muhūrta`,
    statement: `${name.iast} is the ${ordinal(place)} muhūrta of the ${isDay ? 'day' : `night and the ${ordinal(i + 1)} from sunrise`}.`,
    keywords: [...spellings(name), 'मुहूर्त', isDay ? 'daytime' : 'night-time'],
  };
});

const MUHURTA_KINDS: readonly FactRow[] = [
  {
    id: 'muhurta-thirty',
    title: 'The thirty muhūrtas',
    statement: `The day from sunrise to sunset has ${MUHURTAS_PER_HALF} muhūrtas and the night as many; each is a ${ordinal(MUHURTAS_PER_HALF)} part of its half, so that their lengths change with the season. Their names vary from book to book.`,
    keywords: ['मुहूर्त', '30', 'day', 'night'],
  },
  {
    id: 'muhurta-abhijit',
    title: 'Abhijit muhūrta',
    statement: 'Abhijit is the 8th muhūrta of the day, about noon; on Wednesday it is not given.',
    keywords: ['अभिजित्', 'noon', 'midday', 'Budhavara'],
  },
  {
    id: 'muhurta-brahma-hour',
    title: 'Brāhma-muhūrta',
    statement: `Brāhma-muhūrta is the ${ordinal(MUHURTAS_PER_HALF - 1)} muhūrta of the night, the last but one before sunrise.`,
    keywords: ['brahma muhurta', 'ब्राह्ममुहूर्त', 'dawn', 'before sunrise'],
  },
];

/** By weekday from Sunday; a test holds these against the tables that place them. */
export const WINDOW_ROWS = {
  rahu_kalam: [8, 2, 7, 5, 6, 4, 3],
  yamaganda: [5, 4, 3, 2, 1, 7, 6],
  gulika: [7, 6, 5, 4, 3, 2, 1],
} as const;
export const DUR_MUHURTA_ROWS = [[14], [9, 12], [4, 22], [8], [6, 12], [4, 9], [1, 2]] as const;

const eighths = (parts: readonly number[]): string =>
  list(parts.map((part, i) => `the ${ordinal(part)} on ${VARA_ENGLISH[i]}`));

const EVERY_VARJYA = NAKSHATRA_GHATIS.map(({ varjya }, i) => `${nakshatraName(i + 1).iast} ${varjya.join(' and ')}`);
const EVERY_AMRITA = NAKSHATRA_GHATIS.map(({ amrita }, i) => `${nakshatraName(i + 1).iast} ${amrita}`);

const WINDOWS: readonly FactRow[] = [
  {
    id: 'window-rahu-kalam',
    title: 'Rāhu-kālam',
    statement: `Rāhu-kālam is one eighth of the day from sunrise to sunset: ${eighths(WINDOW_ROWS.rahu_kalam)}.`,
    keywords: ['rahu kaal', 'rahu kala', 'राहुकालम्', 'weekday'],
  },
  {
    id: 'window-yamaganda',
    title: 'Yamagaṇḍa',
    statement: `Yamagaṇḍa is one eighth of the day from sunrise to sunset: ${eighths(WINDOW_ROWS.yamaganda)}.`,
    keywords: ['yamagandam', 'यमगण्ड', 'weekday'],
  },
  {
    id: 'window-gulika',
    title: 'Gulika-kāla',
    statement: `Gulika-kāla is the eighth of the day that belongs to Śani: ${eighths(WINDOW_ROWS.gulika)}.`,
    keywords: ['gulikai', 'गुलिक', 'Saturn', 'weekday'],
  },
  {
    id: 'window-dur-muhurta',
    title: 'Durmuhūrta',
    statement:
      `Durmuhūrtas are set by the weekday, numbered among the thirty from sunrise: ` +
      `${list(DUR_MUHURTA_ROWS.map((numbers, i) => `the ${list(numbers.map(ordinal))} on ${VARA_ENGLISH[i]}`))}.`,
    keywords: ['dur muhurta', 'दुर्मुहूर्त', 'weekday'],
  },
  {
    id: 'window-varjya',
    title: 'Varjya',
    statement: `With the time of a nakṣatra counted as 60 ghaṭīs, varjya takes 4 of them beginning after so many: ${list(EVERY_VARJYA)}.`,
    keywords: ['वर्ज्य', 'tyajya', 'thyajyam', 'varjyam'],
  },
  {
    id: 'window-amrita-kala',
    title: 'Amṛta-kāla',
    statement: `With the time of a nakṣatra counted as 60 ghaṭīs, amṛta-kāla takes 4 of them beginning after so many: ${list(EVERY_AMRITA)}.`,
    keywords: ['अमृतकाल', 'amrit kaal'],
  },
];

/** The first of the day and of the night, from Sunday; a test holds them against the tables that place them. */
export const FIRST_CHOGHADIYAS = {
  day: ['udvega', 'amrita', 'roga', 'labha', 'shubha', 'chara', 'kala'],
  night: ['shubha', 'chara', 'kala', 'udvega', 'amrita', 'roga', 'labha'],
} as const satisfies Record<string, readonly ChoghadiyaKey[]>;

const firsts = (keys: readonly ChoghadiyaKey[]): string =>
  list(keys.map((key, i) => `${CHOGHADIYA_NAMES[key].iast} on ${VARA_ENGLISH[i]}`));

const CHOGHADIYAS: readonly FactRow[] = [
  {
    id: 'choghadiya-definition',
    title: 'Choghaḍiyā',
    statement:
      'A choghaḍiyā is an eighth of the day or of the night, nearly four ghaṭīs; there are eight by day and eight by night, of seven names, and the eighth repeats the first.',
    keywords: ['chaughadiya', 'chogadia', 'चौघड़िया'],
  },
  {
    id: 'choghadiya-first-of-day',
    title: 'First choghaḍiyā of the day',
    statement: `By day the first choghaḍiyā is that of the lord of the vāra: ${firsts(FIRST_CHOGHADIYAS.day)}.`,
    keywords: ['weekday', 'daytime', 'chaughadiya'],
  },
  {
    id: 'choghadiya-first-of-night',
    title: 'First choghaḍiyā of the night',
    statement: `By night the first choghaḍiyā is ${firsts(FIRST_CHOGHADIYAS.night)}.`,
    keywords: ['weekday', 'night-time', 'chaughadiya'],
  },
  ...Object.values(CHOGHADIYA_NAMES).map(({ key, iast, sa }) => ({
    id: `choghadiya-${key}`,
    title: `${iast} choghaḍiyā`,
    statement: `The lord of the choghaḍiyā ${iast} is ${graha(CHOGHADIYA_ROWS[key].lord)}.`,
    keywords: [key, sa, ...grahaKeywords(CHOGHADIYA_ROWS[key].lord), 'chaughadiya', 'chogadia'],
  })),
];

/** From the Sun; a test holds the order against the horās. */
export const HORA_LORDS = ['sun', 'venus', 'mercury', 'moon', 'saturn', 'jupiter', 'mars'] as const;

const HORAS: readonly FactRow[] = [
  {
    id: 'hora-definition',
    title: 'Horā',
    statement: 'A horā is a twelfth of the day from sunrise to sunset or of the night; a day has 24.',
    keywords: ['होरा', 'hour', 'planetary hour'],
  },
  {
    id: 'hora-order',
    title: 'Lords of the horās',
    statement: `The lords of the horās follow one another as ${list(HORA_LORDS.map(graha))}: from the slower to the faster, and after the Moon again the slowest.`,
    keywords: ['होरा', 'planetary hour', 'Chaldean order'],
  },
  {
    id: 'hora-first',
    title: 'First horā of a day',
    statement: 'The first horā from sunrise belongs to the lord of the vāra.',
    keywords: ['होरा', 'planetary hour', 'sunrise', 'weekday'],
  },
];

/** Parts of the daylight (0 sunrise, 1 sunset) or of the night; a test holds them against the rules of the kālas. */
export const KALA_ROWS = [
  { key: 'pratah', half: 'day', from: [0, 5], to: [1, 5] },
  { key: 'sangava', half: 'day', from: [1, 5], to: [2, 5] },
  { key: 'madhyahna', half: 'day', from: [2, 5], to: [3, 5] },
  { key: 'aparahna', half: 'day', from: [3, 5], to: [4, 5] },
  { key: 'sayahna', half: 'day', from: [4, 5], to: [5, 5] },
  { key: 'purvahna', half: 'day', from: [0, 2], to: [1, 2] },
  { key: 'pradosha', half: 'night', from: [0, 5], to: [1, 5] },
  { key: 'nishitha', half: 'night', from: [7, 15], to: [8, 15] },
] as const;

const WORDS: Record<number, string> = { 2: 'half', 5: 'fifth', 15: 'fifteenth' };

/** The name of a kāla with a capital letter. */
const kala = (key: keyof typeof KALA_NAMES): string => capitalised(KALA_NAMES[key].iast);

const KALAS: readonly FactRow[] = [
  ...KALA_ROWS.map(({ key, half, from: [before, parts] }) => ({
    id: `kala-${key}`,
    title: kala(key),
    statement: `${kala(key)} is the ${ordinal(before + 1)} ${WORDS[parts]} of the ${half === 'day' ? 'day from sunrise to sunset' : 'night from sunset to sunrise'}.`,
    keywords: [key, 'kāla', 'part of the day'],
  })),
  {
    id: 'kala-arunodaya',
    title: 'Aruṇodaya',
    statement: 'Aruṇodaya, the rising of the dawn, is taken as the 4 ghaṭīs, 96 minutes, before sunrise.',
    keywords: ['अरुणोदय', 'dawn'],
  },
];

export const DAY_FACTS: readonly Fact[] = [
  ...family('muhurta', CUSTOMARY, [...MUHURTA_KINDS, ...WINDOWS, ...MUHURTA_ROWS]),
  ...family('choghadiya', CUSTOMARY, CHOGHADIYAS),
  ...family('hora', CUSTOMARY, HORAS),
  ...family('kala', CUSTOMARY, KALAS),
];
