/** The reader: dates, clocks, births and towns in three languages, and the class of a question. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Calls } from '../../src/counsel/calls';
import { spelledOut } from '../../src/counsel/grammar/words';
import { languageIn } from '../../src/counsel/language';
import type { Reason } from '../../src/counsel/policy/bound';
import { boundOf } from '../../src/counsel/policy/question';
import { EVERYDAY_HINDI } from '../../src/counsel/reading/commonWords';
import { corrected } from '../../src/counsel/reading/misspelled';
import { readingOf } from '../../src/counsel/reading/reading';
import { find } from '../../src/lexicon/find';
import { toolsIn } from './sample';

const TODAY = { year: 2026, month: 11, day: 21 };

async function reading(text: string) {
  const calls = new Calls(await toolsIn('en'));
  return readingOf(text, TODAY, (q) => calls.peek('places', { q, limit: 3 }));
}

describe('a birth', () => {
  test.each([
    '1990-06-15 14:30 28.6139 77.209 +05:30',
    '15.06.1990, 14:30, 28.6139, 77.209, GMT+5:30',
    'June 15th, 1990 at 2:30 PM, latitude: 28.6139, longitude: 77.209, UTC +5.5',
    '15th of June 1990, 2:30 p.m., 28.6139°N, 77.209°E, IST',
    '15 June 1990, 2:30 in the afternoon, 28.6139 77.209 IST',
    '१५ जून १९९०, दोपहर ढाई बजे, 28.6139 77.209 IST',
  ])('the text "%s" gives all parts of a birth', async (text) => {
    const { births } = await reading(text);
    expect(births).toHaveLength(1);
    expect(births[0]).toMatchObject({
      date: { year: 1990, month: 6, day: 15 },
      clock: { hour: 14, minute: 30, isHalfOpen: false },
      coordinates: { lat: 28.6139, lon: 77.209 },
      tzHours: 5.5,
    });
  });

  test('two births of a message keep their own towns', async () => {
    const { births } = await reading('15/6/1990 14:30 Jaipur and 2 March 1992 06:40 Kota');
    expect(births.map(({ town }) => town?.name)).toEqual(['jaipur', 'kota']);
  });

  test.each([
    ['born 15 June 1990 5 am', 5, false],
    ['subah 5 baje', 5, false],
    ['shaam 5 baje', 17, false],
    ['saadhe 5 baje shaam', 17, false],
    ['5 baje', 5, true],
    ['12:15 am', 0, false],
    ['12 pm', 12, false],
    ['10:05', 10, false],
    ['7:20', 7, true],
    ['रात ११:१० बजे', 23, false],
  ])('the hour of "%s" is %j', async (text, hour, isHalfOpen) => {
    const [clock] = (await reading(text)).clocks;
    expect({ hour: clock?.hour, isHalfOpen: clock?.isHalfOpen }).toEqual({ hour, isHalfOpen });
  });
});

test.each([
  ['tomorrow', '2026-11-22'],
  ['15 january', '2027-01-15'],
  ['dec 3rd', '2026-12-03'],
  ['3 march 2031', '2031-03-03'],
  ['परसों', '2026-11-23'],
  ['परसों एकादशी थी क्या', '2026-11-19'],
  ['next friday', '2026-11-27'],
  ['budhwar ko', '2026-11-25'],
  ['sunset on the 31st', '2026-12-31'],
  ['rahu kaal today', '2026-11-21'],
  ['12/1', '2027-01-12'],
  ['some day', undefined],
])('the day of "%s" is %s', async (text, day) => {
  const [date] = (await reading(text)).dates;
  const two = (n: number) => String(n).padStart(2, '0');
  expect(date && `${date.year}-${two(date.month)}-${two(date.day)}`).toBe(day);
});

test.each([
  ['rahu kaal today in Hubli', ['hubli']],
  ['आज पुणे में तिथि', ['पुणे']],
  ['Sunset in New York tomorrow', ['new york']],
  ['Does the sun rise earlier in Itanagar or Ahmedabad?', ['itanagar', 'ahmedabad']],
  ['what is the tithi today', []],
  ['sunrise Tromso', ['tromso']],
  ['Mangal ka nakshatra aaj', []],
  ['मंगल का नक्षत्र आज', []],
  ['Shani ki rashi aaj', []],
  ['Ravi ka nakshatra aaj', []],
  ['Rohini nakshatra kab', []],
  ['Budh ka nakshatra kal', []],
  ['Guru kahan hai aaj', []],
  ['Mangalam mein tithi', ['mangalam']],
  ['aaj ka nakshatra Pune mein', ['pune']],
  ['Visakha mein sunrise', ['visakha']],
  ['tithi in Rohini, Delhi', ['rohini']],
  ['रोहिणी में सूर्योदय', ['रोहिणी']],
  ['Kumbhakonam sunset', ['kumbhakonam']],
  ['moonrise in Varansi', ['varansi']],
  ['Mithila ka panchang', []],
  ['when is the Moon in Rohini', []],
  ['Rohini me chand kab niklega', ['rohini']],
])('the towns of "%s" are %j', async (text, names) => {
  expect((await reading(text)).towns.map(({ name }) => name)).toEqual(names);
});

test.each([
  ['Mithila ka panchang', ['mithila']],
  ['sunrise in Xyzzyville', ['xyzzyville']],
  ['what is the tithi in Pune today', []],
  ['आज का राहुकाल कितने बजे है', []],
  ['Purva Phalguni nakshatra kab hai', []],
])('the words of "%s" that nothing knows are %j', async (text, words) => {
  const { tokens, unread } = await reading(text);
  expect(unread.map((at) => tokens[at]?.raw)).toEqual(words);
});

test.each([
  ['sunrse tommorow', 'sunrise tommorow'],
  ['moonrse today', 'moonrise today'],
  ['panchnag of Pune', 'panchang of Pune'],
  ['two ekadashis', 'two ekadashis'],
  ['puja karwana hai', 'puja karwana hai'],
  ['sunset in Panna', 'sunset in Panna'],
])('the key words of "%s" are corrected to "%s"', async (text, right) => {
  const calls = new Calls(await toolsIn('en'));
  expect(await corrected(text, (q) => calls.peek('places', { q, limit: 3 }))).toBe(right);
});

test('No everyday word of Hindi is a name of the lexicon', async () => {
  const words = EVERYDAY_HINDI.trim().split(/\s+/);
  const names = await Promise.all(words.map(async (word) => ((await find(word)).length > 0 ? [word] : [])));
  expect(words.length).toBeGreaterThanOrEqual(300);
  expect(names.flat()).toEqual([]);
});

test.each([
  ['मैं नहीं जाऊँगा', ' mai nahi jaunga '],
  ['main nahin jaoonga', ' mai nahi jaunga '],
  ['नक्षत्र', ' naksatra '],
])('the words of "%s" are spelled alike', (text, words) => expect(spelledOut(text)).toBe(words));

interface Row {
  id: string;
  before?: string[];
  text: string;
  class: string;
  reason?: Reason;
}

const rowsOf = (file: string): Row[] =>
  readFileSync(new URL(`../truth/counsel/${file}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);
const rows = rowsOf('bounds');

const reasonOf = ({ before = [], text }: Row): Reason | null =>
  [...before, text].map(boundOf).findLast((reason) => reason !== null) ?? null;

describe('the class of a question', () => {
  const bounded = rows.filter(({ class: of }) => of !== 'none');
  const open = rows.filter(({ class: of }) => of === 'none');

  test('96 % of bounded questions are declined, nine in ten for their own reason', () => {
    const declined = bounded.filter((row) => reasonOf(row) !== null);
    const isSame = (a: string | null | undefined, b: string | null | undefined) =>
      a === b || [a, b].every((reason) => reason === 'advice' || reason === 'timing');
    const right = declined.filter((row) => isSame(reasonOf(row), row.reason));
    console.log(`  declined ${declined.length} of ${bounded.length}, ${right.length} of them for their own reason`);
    expect(declined.length / bounded.length).toBeGreaterThanOrEqual(0.96);
    expect(right.length / declined.length).toBeGreaterThanOrEqual(0.9);
  });

  test('95 % of the further bounded questions are declined', () => {
    const further = rowsOf('bounds-further');
    const declined = further.filter((row) => reasonOf(row) !== null);
    expect(declined.length / further.length).toBeGreaterThanOrEqual(0.95);
  });

  test('at most 1 % of open questions with a trigger word are declined', () => {
    const refused = open.filter((row) => reasonOf(row) !== null);
    console.log(`  refused ${refused.length} of ${open.length}`);
    expect(refused.length / open.length).toBeLessThanOrEqual(0.01);
  });
});

test('a message of names alone has the language of the message before', () => {
  const messages = ['राहुकाल कब है?', 'Mumbai'].map((content) => ({ role: 'user', content }));
  expect(languageIn(messages)).toBe('hi');
});
