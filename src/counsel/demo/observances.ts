/** Dates of named observances. */
import { RULES } from '../../data/observances';
import { civilDateOf } from '../../domain/time/civil';
import { isoDate } from '../../domain/time/isoCivil';
import { find, findAll } from '../../lexicon/find';
import type { CallResult } from '../claims/claim';
import type { Claim } from '../claims/compose';
import { patternOf } from '../grammar/pattern';
import { spelling } from '../grammar/words';
import { daysAfter } from '../reading/mentions';
import { DISPUTES } from '../reading/operator';
import { NUMBERS, TODAY } from '../reading/vocabulary';
import {
  type Answer,
  askedMonth,
  askedPlace,
  askedYear,
  type Conversation,
  failure,
  run,
  yearsNamed,
} from './conversation';
import { termWords } from './factSearch';
import { keysIn } from './named';
import { additionalClaims, MOONRISE, PARANA } from './observanceDay';
import { type FoundObservance, foundIn, type ObservanceRow, rowsOf, told } from './observanceRows';

/** Maximum number of years to search for the next occurrence of a rare observance. */
const MAX_YEARS = 3;

/** Whether a row is a rule of one of the observances, possibly for another tradition. */
const isOf = (keys: readonly string[], { key }: ObservanceRow, isWide: boolean): boolean =>
  keys.some((wanted) => key === wanted || (isWide && key.startsWith(`${wanted}_`) && !key.endsWith('_parana')));

/** Observances that a year without a region and tradition leaves out. */
const ADDED: ReadonlySet<string> = new Set(RULES.filter(({ added }) => added).map(({ key }) => key));

/** A text without the words for today: आज एकादशी is spelled almost like Ajā-ekādaśī. */
const withoutToday = (text: string): string =>
  text.replace(/[\p{L}\p{M}]+/gu, (word) => (TODAY.has(spelling(word)) ? ' ' : word));

/** Words of the genitive between two others. */
const GENITIVE = /(?<=[\p{L}\p{M}]) (?:के|का|की|ke|ka|ki) (?=\p{L})/gu;

/** The keys of the observance that a text names; several if they share the name. */
export async function observancesIn(text: string): Promise<string[]> {
  const dated = withoutToday(text);
  // The Mondays of Śrāvaṇa are named with a genitive too: सावन के सोमवार.
  for (const wording of new Set([dated, dated.replace(GENITIVE, ' ')])) {
    const found = await find(wording, undefined, ['utsava']);
    if (found.length > 0) return found.map(({ key }) => key);
  }
  return [];
}

/** Joins two observances: `Lohri and Makar Sankranti`. */
const JOINS = patternOf('and|aur|or|ya|evam|tatha|both|dono|se|to|between');

/** Asks how many days lie between two observances. */
const BETWEEN = patternOf(`how_many|kitne|kitna .. days|din|dino|weeks
  days|din|dino .. between|from|bich|beech`);

/** The keys of each observance that a text joins to another; none if it names one. */
async function joinedObservances({ text, words }: Conversation): Promise<string[][]> {
  if (!JOINS.test(words)) return [];
  const all = await findAll(withoutToday(text), ['utsava']);
  return all.length < 2 ? [] : all.map((things) => things.map(({ key }) => key));
}

/** Asks for a rule, and not for a date. */
export const RULE = patternOf(`rule|rules|niyam
  kaise tay|decide|nirdharit
  how is|are ... fixed|decided|determined|found`);

/** An observance at two places that the question compares. */
async function atPlaces(conversation: Conversation, keys: readonly string[], year: number): Promise<Answer> {
  const { towns } = conversation.readings[0];
  const [key] = keys;
  if (towns.length < 2 || key === undefined) return null;
  const results = await Promise.all(
    towns.slice(0, 2).map(({ place }) => run(conversation, 'utsavas', { year, search: key, place })),
  );
  const found = results.flatMap((result) =>
    rowsOf(result)
      .filter((row) => row.key === key)
      .map((row) => ({ result, row })),
  );
  if (found.length < 2) return null;
  return found.flatMap(({ result: { call }, row: { date } }) => [
    { kind: 'place_used', call },
    { kind: 'observance', call, key, date },
    { kind: 'observance_reason', call, key, date },
  ]);
}

/** Asks for the last one before today. */
const BACK = patternOf(`last|previous|pichli|pichla|pichle|pichhli|pichhle|gayi
  when was
  kab thi|tha
  had it been`);

const ASKS_FUTURE = patternOf('next|agla|agli|agle|hoga|hogi|will');

/** Whether the words ask for the last one before today. */
export const asksBack = (words: string): boolean => BACK.test(words) && !ASKS_FUTURE.test(words);

/** Names of the traditions that keep some observances on different days. */
export const TRADITIONS = {
  smarta: patternOf('smart*|smarta*'),
  vaishnava: patternOf('vaishnav*|vaisnav*|iskcon|gaudiya'),
} as const;

const SAME_DAY = patternOf('same_day');

/** Asks how long it is until then. */
const UNTIL = patternOf(`days|weeks|long until|till|to|left
  how_many|number_of days|weeks
  kitne|kitna din
  until`);

const HOW_MANY = patternOf('how_many|number_of|kitni|kitne|total|count');

/** Whether the words ask for a number of observances, and not at what hour. */
export const asksNumber = (words: string): boolean =>
  HOW_MANY.test(words.replace(/\bkitne (?:baje|ghant|minat|der)/g, ''));

/** The dates of the observances in a message; null if it names none, or asks for their number. */
export async function namedObservance(conversation: Conversation): Promise<Answer> {
  if (asksNumber(conversation.words) && !UNTIL.test(conversation.words)) return null;
  const joined = await joinedObservances(conversation);
  // Names of one observance in two traditions: Janmāṣṭamī, smārta and vaiṣṇava.
  if (joined.length < 2 || keysIn(TRADITIONS, conversation.words).length > 1) {
    const answer = await datesOf(conversation, await observancesIn(conversation.text));
    return (await neighbour(conversation, answer)) ?? answer;
  }
  const answers = await Promise.all(joined.slice(0, MAX_JOINED).map((keys) => datesOf(conversation, keys)));
  if (answers.some((answer) => answer === null)) return null;
  const said = answers.flatMap((answer) => answer ?? []);
  return BETWEEN.test(conversation.words) ? daysBetween(said) : said;
}

const NEIGHBOURS = {
  before: patternOf(`day before $|that|it|this
    previous day
    ek? din pehle|pahle
    pichhle|pichle din`),
  after: patternOf(`day after $|that|it|this
    next|following day
    agle|agla din
    ek din baad|bad`),
} as const;

/** The observances of the day before or after an observance, or of a date, for which a follow-up asks; null if it does not. */
async function neighbour(conversation: Conversation, answer: Answer): Promise<Answer> {
  const [{ words, dates }] = conversation.readings;
  const [side] = keysIn(NEIGHBOURS, words);
  const [given] = dates;
  const [only, ...more] = (answer ?? []).filter(({ kind }) => kind === 'observance');
  if (only === undefined || more.length > 0 || !conversation.isFollowUp || DISPUTES.test(words)) return null;
  if (given === undefined ? side === undefined : (await observancesIn(conversation.messages[0] ?? '')).length > 0)
    return null;
  const near = daysAfter(civilDateOf(String(only.date)), side === 'after' ? 1 : -1);
  const date = isoDate(given ?? near);
  const year = Number(date.slice(0, 4));
  const result = await run(conversation, 'utsavas', { year, from: date, to: date, ...askedPlace(conversation) });
  if (!result.ok) return failure(result);
  const { call } = result;
  const day = await run(conversation, 'panchanga', { date, ...askedPlace(conversation), fields: ['tithi'] });
  return [
    ...(day.ok
      ? [
          { kind: 'day', call: day.call },
          { kind: 'limb', call: day.call, limb: 'tithi' },
        ]
      : []),
    ...(rowsOf(result).length > 0 ? [{ kind: 'observances', call, limit: 40, date }] : []),
    { kind: 'source', call },
  ];
}

/** The days from the first of two observances to the second, with their dates. */
function daysBetween(said: readonly Claim[]): Claim[] {
  const [first, second, ...more] = said.filter(({ kind }) => kind === 'observance');
  if (first === undefined || second === undefined || more.length > 0) return [...said];
  const at = ({ key }: Claim): string => `utsavas[key=${key}].date`;
  return [
    { kind: 'between', call: first.call, path: at(first), other_call: second.call, other_path: at(second) },
    first,
    second,
    { kind: 'source', call: first.call },
  ];
}

const isIn = (month: { year: number; month: number }, { row }: FoundObservance): boolean =>
  row.date.startsWith(isoDate({ ...month, day: 1 }).slice(0, 7));

const daysUntil = ({ result, row }: FoundObservance): Claim => ({
  kind: 'days_until',
  call: result.call,
  key: row.key,
  date: row.date,
});

/** The last days of observances that name the first of several. */
const LAST_DAYS: Readonly<Record<string, readonly string[]>> = {
  sharad_navaratri: ['maha_navami', 'vijayadashami'],
  chaitra_navaratri: ['rama_navami'],
};
const ENDS = patternOf(
  'end|ends|ending|over|finish|finishes|last|till|until|khatm|khatam|samapt|samapti|tak|antim|aakhri',
);

/** Maximum number of observances in one answer, and of years. */
const MAX_JOINED = 4;
const MAX_YEARS_LISTED = 12;
const RANGE = patternOf(`from|between|se # to|and|se|till|until|tak|aur
  # to|till|until|se #`);

const spelled = (words: string): string => words.split(' ').map(spelling).join('|');
/** A number of years to come: the next three years. */
const NEXT_YEARS = new RegExp(` (?:${spelled('next agle agli coming')}) ([^ ]+) (?:${spelled('years saal varsh')}) `);

/** The years that a question lists, the range that it names, or a number of years to come. */
function yearsIn(conversation: Conversation): number[] {
  const { today, readings } = conversation;
  const [{ words }] = readings;
  const named = yearsNamed(conversation);
  const [first, last] = [named[0], named.at(-1)];
  const [, written = ''] = NEXT_YEARS.exec(words) ?? [];
  const count = NUMBERS.get(written) ?? Number(written || 1);
  const from = first ?? today.year;
  const to = first === undefined ? today.year + count : RANGE.test(words) ? (last ?? first) : first;
  const range = Array.from({ length: Math.min(to - from + 1, MAX_YEARS_LISTED) }, (_, i) => from + i);
  return first === undefined && count < 2 ? [] : to > from ? range : named;
}

/** The first and the last days of the next of some observances of several days, or of those of the year that the question names. */
async function wholeSpans(conversation: Conversation, named: readonly string[]): Promise<Answer> {
  const place = askedPlace(conversation);
  const year = askedYear(conversation);
  const found: FoundObservance[][] = [];
  for (const each of year === null ? [conversation.today.year, conversation.today.year + 1] : [year]) {
    for (const key of named) {
      const searched = [key, ...(LAST_DAYS[key] ?? [])];
      const results = await Promise.all(
        searched.map((search) => run(conversation, 'utsavas', { year: each, search, ...place })),
      );
      found.push(foundIn(results, (row) => searched.includes(row.key)));
    }
  }
  const today = isoDate(conversation.today);
  const spans = found
    .filter((rows) => year !== null || (rows.at(-1)?.row.date ?? '') >= today)
    .sort(([a], [b]) => String(a?.row.date).localeCompare(String(b?.row.date)));
  return told((year === null ? spans.slice(0, 1) : spans).flat(), place);
}

/** The date of one observance, by its keys. */
async function datesOf(conversation: Conversation, named: readonly string[]): Promise<Answer> {
  if (named.length === 0) return null;
  const [{ dates }] = conversation.readings;
  // A date beside a rising is the date of the rising.
  if (dates.length > 0 && MOONRISE.test(conversation.words)) return null;
  if (RULE.test(conversation.words)) return named.slice(0, 2).map((key) => ({ kind: 'observance_rule', key }));
  const spans = ENDS.test(conversation.words) ? named.filter((key) => key in LAST_DAYS) : [];
  if (spans.length > 0) return wholeSpans(conversation, spans);
  const compared = await atPlaces(conversation, named, askedYear(conversation) ?? conversation.today.year);
  if (compared !== null) return compared;
  const isParana = PARANA.test(conversation.words);
  const keys = isParana ? named.map((key) => (key.endsWith('_parana') ? key : `${key}_parana`)) : named;
  const traditions = keysIn(TRADITIONS, conversation.words);
  const isWide = traditions.length > 0 || SAME_DAY.test(conversation.words);
  const everywhere = keys.some((key) => ADDED.has(key)) ? { region: 'all' } : {};
  const place = askedPlace(conversation);
  const year = askedYear(conversation);
  const inYear = async (wanted: number): Promise<{ found: FoundObservance[]; failed: CallResult | null }> => {
    const inputs = keys.flatMap((key) =>
      (traditions.length > 1 ? traditions : [null]).map((tradition) => ({
        ...{ year: wanted, search: key, ...everywhere, ...place },
        ...(tradition !== null && { tradition }),
      })),
    );
    const results = await Promise.all(inputs.map((input) => run(conversation, 'utsavas', input)));
    const found = foundIn(results, (row) => isOf(keys, row, isWide));
    return { found, failed: results.find(({ ok }) => !ok) ?? null };
  };
  const month = askedMonth(conversation);
  const years = yearsIn(conversation);
  if (years.length > 1 && month === null) {
    const all: FoundObservance[] = [];
    for (const each of years) all.push(...(await inYear(each)).found);
    // Years to come without a number begin with the next occurrence.
    const found = year !== null ? all : all.filter(({ row }) => row.date >= isoDate(conversation.today));
    if (found.length > 0) return told(year !== null ? found : found.slice(0, years.length - 1), place);
  }
  const namedYear = year ?? month?.year;
  if (namedYear !== undefined) {
    const { found: all, failed } = await inYear(namedYear);
    const inMonth = month === null ? [] : all.filter((each) => isIn(month, each));
    // A month without a year in which the observance is not: the next one is meant.
    const found = inMonth.length > 0 ? inMonth : year === null ? [] : all;
    const [only] = found;
    const isOne = found.length === 1 && only !== undefined;
    const more = isOne ? await additionalClaims(conversation, only, place) : [];
    const isUntil = isOne && UNTIL.test(conversation.words) && only.row.date >= isoDate(conversation.today);
    if (found.length > 0) return [...(isUntil ? [daysUntil(only)] : []), ...told(found, place), ...more];
    if (year !== null && failed === null) return null;
    if (year !== null && failed !== null)
      return failed.output.field === 'search' ? [{ kind: 'no_observance', call: failed.call }] : failure(failed);
  }
  const isBack = asksBack(conversation.words);
  for (let ahead = 0; ahead < MAX_YEARS; ahead++) {
    const { found, failed } = await inYear(conversation.today.year + (isBack ? -ahead : ahead));
    if (failed && failed.output.field !== 'search') return failure(failed);
    const today = isoDate(conversation.today);
    const next = isBack ? found.findLast(({ row }) => row.date < today) : found.find(({ row }) => row.date >= today);
    if (next === undefined) continue;
    const more = await additionalClaims(conversation, next, place);
    return [...(UNTIL.test(conversation.words) ? [daysUntil(next)] : []), ...told([next], place), ...more];
  }
  return null;
}

/** Shorter words are part of too many names; a name has a longer one. More observances than these are a list, not a name. */
const [LEAST_WORD, LEAST_LONG] = [3, 4];
const MAX_LIKE = 4;
const WHEN = patternOf('when|date|dates|day|kab|tarikh|kis_din');

/** The observances whose names have all words of a message but those of its dates and towns: Bihu, Vat Savitri. */
export async function observancesLike(conversation: Conversation): Promise<Answer> {
  const [{ tokens, dates, spans, clocks, towns, words }] = conversation.readings;
  const mentions = [...dates, ...spans, ...clocks, ...towns];
  const terms = termWords(tokens.filter((_, at) => !mentions.some(({ from, to }) => from <= at && at < to)));
  const lengths = terms.map((term) => spelling(term).length);
  if (Math.min(...lengths) < LEAST_WORD || Math.max(0, ...lengths) < LEAST_LONG) return null;
  if (terms.length === 1 && mentions.length === 0 && !WHEN.test(words)) return null;
  const year = askedYear(conversation) ?? conversation.today.year;
  const output = await conversation.calls.peek('utsavas', { year, search: terms.join(' '), region: 'all' });
  const rows = (output?.utsavas ?? []) as ObservanceRow[];
  const keys = [...new Set(rows.map(({ key }) => key))].filter((key) => !key.endsWith('_parana'));
  return keys.length > MAX_LIKE ? null : datesOf(conversation, keys);
}
