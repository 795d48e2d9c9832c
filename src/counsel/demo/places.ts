/** Finds the town that a message names: words in the position of a town that match the list of places exactly. */
import { comparable } from './match';

/** Words in the position of a town that are not towns. */
const NO_TOWNS = new Set(
  `today tomorrow yesterday now me my the this that it you your detail details short english hindi sanskrit hinglish general future order
   life fact case which what a an next last year month week day morning evening night birth chart tithi nakshatra yoga karana moon sun
   saturn jupiter mars venus mercury rahu ketu shani guru diwali holi dasha dosha lagna rashi sunset sunrise moonrise moonset panchang
   panchanga muhurta muhurat ekadashi purnima amavasya grahan eclipse sankranti kundli kundali milan match transit transits gochar
   sade sati help hello thanks why when how who yes no ok okay please more again same here there time date place hora vara yog
   aaj kal saal sal is iss us agle agli kis mere meri mera baare bare baad samay din batao bataiye kya kab kahan kyon kyun kaise aur
   subah sham shaam raat dopahar baje abhi upay shaadi shadi naukri paisa bhavishya haan nahi nahin theek hai hain
   january february march april may june july august september october november december jan feb mar apr jun jul aug sep oct nov dec
   आज कल साल इस उस अगले अगली किस मेरे मेरी मेरा बारे बाद समय दिन हिंदी तिथि नक्षत्र योग करण कुंडली दशा लग्न राशि पंचांग क्यों कब क्या कैसे
   बताओ बताइए शादी नौकरी उपाय हाँ नहीं और`
    .split(/\s+/)
    .map(comparable),
);

const LETTERS = '[a-z\\u0900-\\u097f]';
const NAME = `(${LETTERS}+(?: ${LETTERS}+){0,2})`;

/** Positions of a town: between commas or after a time of day; after a preposition; before a postposition. */
const MARKED = [
  new RegExp(`(?:,|;|\\n) ?${NAME} ?(?=[,;:.?!।\\n]|$)`, 'g'),
  new RegExp(`\\d(?: ?[ap]\\.?m\\.?| ?baje| ?बजे)? ${NAME}(?=[,;:.?!।\\n]|$)`, 'g'),
];
const LAZY = `(${LETTERS}+(?: ${LETTERS}+){0,2}?)`;
const AFTER = new RegExp(`(?:^| )(?:in|at|for|from|near|of|to|about) (?=(?:the )?${NAME})`, 'g');
const BEFORE = new RegExp(`${LAZY} (?:mein|main|me|ka|ki|ke|se|में|मे|का|की|के|से)(?= |[?।.,!]|$)`, 'g');
/** A whole message of one or two words may be the answer to "which town?". */
const ALONE = new RegExp(`^(?:and |aur |और |in |at |born in )?(${LETTERS}{2,}(?: ${LETTERS}{2,})?)[?.!। ]*$`);

/** Smaller towns need a comma, or a message of their own. */
const LEAST_POPULATION = { marked: 1_000, alone: 50_000, free: 100_000 };
/** Maximum number of look-ups for one message. */
const MAX_LOOKUPS = 6;

interface Candidate {
  name: string;
  population: number;
}

/** Beginnings or ends of a phrase, longer ones first: `new delhi` before `new`. */
function partsOf(phrase: string, fromEnd: boolean): string[] {
  const parts = phrase.trim().split(' ');
  return parts
    .map((_, i) => (fromEnd ? parts.slice(i) : parts.slice(0, parts.length - i)))
    .filter((some) => some.every((word) => !NO_TOWNS.has(word)))
    .map((some) => some.join(' '))
    .filter((some) => some.length > 2);
}

function candidatesOf(text: string): Candidate[] {
  const phrases = (pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '');
  const alone = ALONE.exec(text)?.[1] ?? '';
  const isAlone = alone !== '' && alone.split(' ').every((word) => !NO_TOWNS.has(word));
  const found = [
    ...MARKED.flatMap(phrases).flatMap((phrase) => partsOf(phrase, false).map((name) => [name, 'marked'] as const)),
    ...phrases(AFTER).flatMap((phrase) => partsOf(phrase, false).map((name) => [name, 'free'] as const)),
    ...phrases(BEFORE).flatMap((phrase) => partsOf(phrase, true).map((name) => [name, 'free'] as const)),
    ...(isAlone ? [[alone, 'alone'] as const] : []),
  ];
  const unique = new Map(found.toReversed().map(([name, how]) => [name, LEAST_POPULATION[how]]));
  return [...unique]
    .toReversed()
    .slice(0, MAX_LOOKUPS)
    .map(([name, population]) => ({ name, population }));
}

/**
 * The town as the message writes it; null if it names none.
 *
 * @param look  the tool `places`; null if it failed
 */
export async function placeIn(
  text: string,
  look: (q: string) => Promise<Record<string, unknown> | null>,
): Promise<string | null> {
  for (const { name, population } of candidatesOf(text)) {
    const output = await look(name);
    const [place] = (output?.places ?? []) as { name: string; matched: string; population: number }[];
    if (place === undefined) continue;
    const isSame = [place.name, place.matched].some((known) => comparable(known) === name);
    if (isSame && place.population >= population) return name;
  }
  return null;
}

/** Whether a message is only a name. */
export const isName = (text: string): boolean => ALONE.test(text);
