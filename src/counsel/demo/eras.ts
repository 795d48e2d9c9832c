/** Years of the Vikrama and the Śaka era in the Gregorian calendar, and back. */
import { patternOf } from '../grammar/pattern';
import { spelling } from '../grammar/words';
import { type Answer, type Conversation, failure, run } from './conversation';
import { keysIn } from './named';
import { observancesIn } from './observances';

const ERAS = {
  vikrama: patternOf('vikram|vikrama|bikram|vs'),
  shaka: patternOf('shaka|saka|shak|sak|shalivahan|shalivahana'),
} as const;
type Era = keyof typeof ERAS;

/** The Gregorian year in which a year of an era begins, less that year. */
const GREGORIAN: Readonly<Record<Era, number>> = { vikrama: -57, shaka: 78 };

const spelled = (words: string): string => words.split(' ').map(spelling).join('|');
const [NAMES, NOUNS] = [
  'vikram vikrama bikram vs shaka shak shalivahan shalivahana samvat',
  'samvat sanvat era year varsh saal',
].map(spelled);
/** The year after the name of an era. */
const OF_ERA = new RegExp(` (?:${NAMES}) (?:(?:${NOUNS}) )*(\\d{3,4}) `);
const YEAR = /\b(\d{3,4}) /;
/** Asks for a date or for an age, and not for a year. */
const OF_DATES = patternOf('month|mahina|date|tarikh|tithi|day|din|new_year|nav_varsh|tyohar|festival*|name|naam');

/** Days on which the years are stated: the first and the last of a Gregorian year, or two in the halves of a year of an era. */
const daysOf = (year: number, isOfEra: boolean): string[] =>
  isOfEra ? [`${year}-05-15`, `${year + 1}-02-15`] : [`${year}-01-01`, `${year}-12-31`];

/** The years of the eras on two days of the year that the question names. */
export async function eraYears(conversation: Conversation): Promise<Answer> {
  const { words, text, readings } = conversation;
  const [era] = keysIn(ERAS, words);
  const [{ dates }] = readings;
  if (era === undefined || dates.length > 0 || OF_DATES.test(words)) return null;
  if ((await observancesIn(text)).length > 0) return null;
  const ofEra = OF_ERA.exec(words)?.[1];
  const written = ofEra ?? YEAR.exec(words)?.[1];
  if (written === undefined) return null;
  const year = Number(written) + (ofEra === undefined ? 0 : GREGORIAN[era]);
  const results = [];
  for (const date of daysOf(year, ofEra !== undefined)) {
    const result = await run(conversation, 'panchanga', { date, fields: ['years', 'samvatsara'] });
    if (!result.ok) return failure(result);
    results.push(result);
  }
  return [
    ...results.flatMap(({ call }) => [
      { kind: 'day', call },
      { kind: 'year_names', call },
    ]),
    { kind: 'source', call: results[0]?.call },
  ];
}
