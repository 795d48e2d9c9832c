/** Questions about a birth: chart, daśās, sāḍe-sātī, transits and the points of two births. */
import type { CivilTime } from '../../domain/time/civil';
import type { Statement } from '../statements/compose';
import type { CallResult } from '../statements/statement';
import { birthPartsIn } from './birth';
import { type Answer, askedBirth, birthPlace, type Conversation, failure, run } from './conversation';
import { daysAfter, isoDate } from './dates';
import { words } from './match';
import { placeIn } from './places';

type Input = Record<string, unknown>;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A birth as input of a tool. */
const bodyOf = (
  date: Pick<CivilTime, 'year' | 'month' | 'day'>,
  { hour, minute, second }: Pick<CivilTime, 'hour' | 'minute' | 'second'>,
  where: Input,
): Input => ({
  date: isoDate(date),
  time: [hour, minute, second].map(twoDigits).join(':'),
  ...where,
});

/** The input of a chart, or the questions that it still needs. */
async function birthInput(conversation: Conversation): Promise<{ input: Input } | { questions: Statement[] }> {
  const { date, time, isHalfOpen, coordinates, tzHours } = askedBirth(conversation);
  const place = coordinates === null ? await birthPlace(conversation) : null;
  const isPlaced = place !== null || (coordinates !== null && tzHours !== null);
  if (date && time && isPlaced) {
    return { input: bodyOf(date, time, place === null ? { ...coordinates, tz: tzHours } : { place }) };
  }
  if (!date && !time && !isPlaced && !isHalfOpen) return { questions: [{ kind: 'question', for: 'birth' }] };
  const missing = [
    ...(date ? [] : ['birth_date']),
    ...(time ? [] : [isHalfOpen ? 'am_pm' : 'time']),
    ...(isPlaced ? [] : ['place']),
  ];
  return { questions: missing.map((part) => ({ kind: 'question', for: part })) };
}

/** Whether any message of the user gives a date of birth with a time or a place. */
export const hasBirth = async (conversation: Conversation): Promise<boolean> =>
  'input' in (await birthInput(conversation));

/** Answers with a computation from the birth, or asks for its missing parts. */
async function withBirth(
  conversation: Conversation,
  name: 'chart' | 'transits',
  inputOf: (birth: Input) => Input,
  answer: (result: CallResult) => Statement[],
): Promise<Statement[]> {
  const birth = await birthInput(conversation);
  if ('questions' in birth) return birth.questions;
  const result = await run(conversation, name, inputOf(birth.input));
  return result.ok ? answer(result) : failure(result);
}

const CHART_WORDS = words(
  `birth chart, chart, kundli, kundali, kundlee, horoscope, natal*, lagna, ascendant, rising sign, moon sign,
   janm*, janam*, born, birth, rashi, my nakshatra, navamsha, navamsa, planets, कुंडली, जन्म, लग्न, राशि,
   जन्मकुंडली, जन्मपत्री, नवांश`,
);
const DASHA_WORDS = words(
  'dasha*, dasa, mahadasha*, antardasha*, bhukti*, vimshottari, दशा, महादशा, अंतर्दशा, दशाएँ, विंशोत्तरी',
);
const SADE_SATI_WORDS = words(
  'sade sati, sadhe sati, saade sati, saade saati, sadesati, sadhesati, साढ़े साती, साढ़ेसाती, साढेसाती',
);
const TRANSIT_WORDS = words('transit*', 'gochar*', 'गोचर');
const YOGA_WORDS = words(
  `yogas, raj yog*, raja yog*, dosh, dosha, manglik, mangal dosh*, kuja dosh*, kaal sarp*, kala sarp*, मांगलिक,
   मंगल दोष, कालसर्प, योग हैं, राजयोग`,
);
/** Names of doṣas that frighten people. */
const DOSHA_WORDS = words('dosh, dosha, manglik, mangal dosh*, kaal sarp*, kala sarp*, मांगलिक, मंगल दोष, कालसर्प');
const VERDICT_WORDS = words('compatib*, right for, good match, should i marry, sahi rahega, अच्छा रहेगा, सही रहेगा');
const MATCH_WORDS = words(
  `match*, kundli milan, kundali milan, gun milan, guna milan, guna, gun, ashtakoot*, ashtakuta, compatib*, milan,
   कुंडली मिलान, गुण मिलान, मिलान, गुण, अष्टकूट`,
);
const SETTING_WORDS = words('ayanamsa*', 'ayanamsha', 'raman', 'kp', 'yukteshwar', 'अयनांश');

const chartStatements = ({ call }: CallResult): Statement[] => [
  { kind: 'birth', call },
  { kind: 'lagna_moon_sun', call },
  { kind: 'margin', call, graha: 'lagna' },
  { kind: 'dasha_now', call },
  { kind: 'settings', call },
  { kind: 'source', call },
];

/** The chart of a birth. */
export async function chart(conversation: Conversation): Promise<Answer> {
  const own = birthPartsIn(conversation.messages[0] ?? '');
  const isGiven = own.date !== null && (own.time !== null || own.isHalfOpen);
  if (!isGiven && !CHART_WORDS.test(conversation.text)) return null;
  const isCompared = SETTING_WORDS.test(conversation.text);
  const compare = isCompared ? { compare: [{ ayanamsa: 'raman' }, { preset: 'kp' }] } : {};
  return withBirth(
    conversation,
    'chart',
    (birth) => ({ ...birth, ...compare }),
    (result) =>
      isCompared ? [...chartStatements(result), { kind: 'comparison', call: result.call }] : chartStatements(result),
  );
}

/** The yogas of a birth: names and rules. */
export async function yogas(conversation: Conversation): Promise<Answer> {
  if (!YOGA_WORDS.test(conversation.text)) return null;
  const computed = await withBirth(
    conversation,
    'chart',
    (birth) => birth,
    ({ call }) => [
      { kind: 'yogas', call },
      { kind: 'source', call },
    ],
  );
  const calm: Statement[] = DOSHA_WORDS.test(conversation.text) ? [{ kind: 'refusal', reason: 'fear' }] : [];
  return [...calm, { kind: 'reminder', about: 'yoga' }, ...computed];
}

/** The daśās of a birth. */
export async function dashas(conversation: Conversation): Promise<Answer> {
  if (!DASHA_WORDS.test(conversation.text)) return null;
  return withBirth(
    conversation,
    'chart',
    (birth) => birth,
    ({ call }) => [
      { kind: 'dasha_now', call },
      { kind: 'dasha_next', call },
      { kind: 'antardashas', call },
      { kind: 'reminder', about: 'dasha' },
      { kind: 'accuracy', of: 'dasha' },
      { kind: 'source', call },
    ],
  );
}

/** Whole days from a number of days after today to another. */
const span = ({ today }: Conversation, first: number, last: number) => ({
  from: isoDate(daysAfter(today, first)),
  to: isoDate(daysAfter(today, last)),
});

/** Twenty years is the longest span of the tool. */
const LONGEST_DAYS = 7300;

/** The dates of the current sāḍe-sātī, or of the next one. */
export async function sadeSati(conversation: Conversation): Promise<Answer> {
  if (!SADE_SATI_WORDS.test(conversation.text)) return null;
  const computed = await withBirth(
    conversation,
    'transits',
    (birth) => ({ birth, ...span(conversation, 0, LONGEST_DAYS), bodies: ['saturn'], points: ['moon'] }),
    ({ call }) => [
      { kind: 'sade_sati', call },
      { kind: 'source', call },
    ],
  );
  return [{ kind: 'method', of: 'sade_sati' }, { kind: 'reminder', about: 'saturn' }, ...computed];
}

/** The transits of the slow grahas in the coming year. */
export async function transits(conversation: Conversation): Promise<Answer> {
  if (!TRANSIT_WORDS.test(conversation.text)) return null;
  return withBirth(
    conversation,
    'transits',
    (birth) => ({ birth, ...span(conversation, 0, 730), bodies: ['saturn', 'jupiter', 'rahu'] }),
    ({ call }) => [
      { kind: 'ingresses', call },
      { kind: 'passages', call, limit: 15 },
      { kind: 'reminder', about: 'dates' },
      { kind: 'source', call },
    ],
  );
}

/** The two births in a text, separated by their dates; null if it does not have two. */
async function twoBirths({ messages, calls }: Conversation): Promise<Input[]> {
  const parts = messages
    .toReversed()
    .flatMap((text) => text.split(/ (?:and|aur|with|vs|se) (?=.*\d{4})|और(?=.*\d{4})|[\n;]/));
  const births: Input[] = [];
  for (const text of parts) {
    const { date, time, coordinates, tzHours } = birthPartsIn(text);
    if (!date || !time) continue;
    const place = coordinates === null ? await placeIn(text, (q) => calls.peek('places', { q, limit: 1 })) : null;
    births.push(bodyOf(date, time, place === null ? { ...coordinates, tz: tzHours } : { place }));
  }
  return births;
}

/** The kūṭa points of two births. */
export async function match(conversation: Conversation): Promise<Answer> {
  const [message = ''] = conversation.messages;
  const count = (pattern: RegExp): number => message.match(pattern)?.length ?? 0;
  const isOfTwo = count(/(?<![+\-\d:])\d{1,2}:\d\d/g) > 1 && count(/(?<![\d.])(?:19|20)\d\d(?!\d)/g) > 1;
  if (!isOfTwo && !MATCH_WORDS.test(conversation.text)) return null;
  const verdict: Statement = { kind: 'refusal', reason: 'match_verdict' };
  const [a, b] = await twoBirths(conversation);
  if (a === undefined || b === undefined) return [verdict, { kind: 'question', for: 'second_birth' }];
  const result = await run(conversation, 'match', { a, b, system: 'ashtakuta' });
  if (!result.ok) return [verdict, ...failure(result)];
  const { call } = result;
  return [
    ...(VERDICT_WORDS.test(conversation.text) ? [verdict] : []),
    { kind: 'match_total', call },
    { kind: 'kutas', call },
    { kind: 'match_traditions', call },
    { kind: 'match_margin', call, who: 'a' },
    { kind: 'reminder', about: 'points' },
    { kind: 'source', call },
  ];
}

/** Answers an earlier question about a birth, once the missing parts of the birth are given. */
export async function givenBirth(conversation: Conversation): Promise<Answer> {
  const [message = '', before = ''] = conversation.messages;
  const { date, time } = birthPartsIn(message);
  if (date === null || time === null || CHART_WORDS.test(message.replace(/born|janm\w*|जन्म/g, ''))) return null;
  const whole = { ...conversation, text: `${message} ${before}` };
  for (const row of [sadeSati, dashas, yogas, transits]) {
    const answer = await row(whole);
    if (answer !== null) return answer;
  }
  return null;
}
