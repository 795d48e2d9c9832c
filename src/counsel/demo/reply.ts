/** Understands a question by rules, computes what it asks for, and composes the reply from claims. */
import type { CivilDate } from '../../domain/day/types';
import { isoDate } from '../../domain/time/isoCivil';
import { Calls } from '../calls';
import { type Claim, compose } from '../claims/compose';
import { type Language, languageIn } from '../language';
import { allowed, boundsOf } from '../policy/company';
import { isTimed, type Reading, readingOf } from '../reading/reading';
import type { Draft, Message, Tools } from '../types';
import { chart, givenBirth, yogas } from './births';
import { chartValue, comparedBirths, furtherValue } from './chartValues';
import type { Answer, Conversation } from './conversation';
import { dashas } from './dashas';
import { dateIn, delhiDate } from './dates';
import { calendars, dayParts, unknownTown, windows } from './days';
import { bounds } from './declining';
import { definition } from './definitions';
import { eclipses } from './eclipses';
import { match } from './kutas';
import { limbOnDay, limbs, nextLimb, presentVara } from './limbs';
import { comparable } from './match';
import { adhikaMonth } from './months';
import { calendar, nextOfKind } from './observanceKinds';
import { namedObservance } from './observances';
import { otherLanguage } from './otherLanguages';
import { openDays } from './purposes';
import { position, sky } from './sky';
import { courtesy, otherwise, sourceOfBefore } from './talk';
import { annualChart, sadeSati, transits } from './transits';
import { ASKS_BACK, usesAll } from './unused';

type Row = (conversation: Conversation) => Answer | Promise<Answer>;

/** The rows in order; the first answer is used. */
const ROWS: readonly Row[] = [
  ...[
    otherLanguage,
    bounds,
    openDays,
    unknownTown,
    sourceOfBefore,
    sadeSati,
    definition,
    adhikaMonth,
    presentVara,
    dayParts,
    limbOnDay,
    eclipses,
    match,
    annualChart,
    comparedBirths,
    dashas,
    yogas,
    transits,
    namedObservance,
  ],
  ...[
    courtesy,
    furtherValue,
    nextLimb,
    nextOfKind,
    windows,
    calendars,
    sky,
    givenBirth,
    chartValue,
    position,
    chart,
    limbs,
    calendar,
  ],
];

/** Rows that a follow-up can continue. */
const CARRIED: readonly Row[] = [
  ...[
    openDays,
    eclipses,
    match,
    sadeSati,
    dashas,
    yogas,
    transits,
    namedObservance,
    nextOfKind,
    windows,
    calendars,
    sky,
  ],
  ...[chartValue, limbs, chart, calendar],
];

/** Maximum number of earlier messages of the user that are considered. */
const MAX_EARLIER = 6;

async function firstOf(rows: readonly Row[], conversation: Conversation): Promise<Answer> {
  for (const row of rows) {
    const answer = await row(conversation);
    if (answer !== null && answer.length > 0) return answer;
  }
  return null;
}

/** The civil date at the town of the question; at New Delhi without one, and for a birth. */
async function todayThere(readings: readonly Reading[], calls: Calls, now: number): Promise<CivilDate> {
  const [town] = readings.flatMap(({ towns, births }) => (births.some(isTimed) ? [] : towns));
  const places = town === undefined ? undefined : (await calls.peek('places', { q: town.name, limit: 1 }))?.places;
  const [place] = (places ?? []) as { tz: string }[];
  return place === undefined ? delhiDate(now) : dateIn(place.tz, now);
}

/**
 * The claims that answer the last message.
 *
 * @param now  the present instant, Unix milliseconds
 */
export async function claimsFor(
  messages: readonly Message[],
  calls: Calls,
  now: number,
  language: Language,
): Promise<Claim[]> {
  const contents = messages
    .filter(({ role }) => role === 'user')
    .map(({ content }) => content)
    .toReversed()
    .slice(0, MAX_EARLIER + 1);
  const look = (q: string) => calls.peek('places', { q, limit: 3 });
  const delhi = delhiDate(now);
  const first = await Promise.all(contents.map((content) => readingOf(content, delhi, look)));
  // Today and tomorrow are those of the place: where its date is another one, the messages are read again.
  const today = await todayThere(first, calls, now);
  const isSame = isoDate(today) === isoDate(delhi);
  const readings = isSame ? first : await Promise.all(contents.map((content) => readingOf(content, today, look)));
  const [reading] = readings;
  if (reading === undefined) return [];
  const own = contents.map(comparable);
  const conversation: Conversation = {
    text: own[0] ?? '',
    words: reading.words,
    messages: own,
    readings: [reading, ...readings.slice(1)],
    written: contents[0] ?? '',
    isFollowUp: false,
    language,
    today,
    now,
    calls,
  };
  const checked = (answer: Claim[]) => (usesAll(conversation, answer) ? answer : [...ASKS_BACK]);
  const answer = await firstOf(ROWS, conversation);
  if (answer !== null) return checked(answer);
  for (const [i, before] of own.slice(1).entries()) {
    const words = `${reading.words}${readings[i + 1]?.words ?? ''}`;
    const carried = await firstOf(CARRIED, { ...conversation, text: `${own[0]} ${before}`, words, isFollowUp: true });
    if (carried !== null) return checked(carried);
  }
  return otherwise(conversation);
}

/** Claims that say that a question, or a part of it, was not understood. */
const NOT_UNDERSTOOD: readonly string[] = ['unknown', 'about', 'failed'];

/** Whether the rules understood the whole question. */
export const isUnderstood = ({ kinds }: Draft): boolean =>
  kinds.length > 0 && !kinds.some((kind) => NOT_UNDERSTOOD.includes(kind));

/**
 * The reply of the demo.
 *
 * @param now  the present instant, Unix milliseconds
 */
export async function demoReply(messages: readonly Message[], tools: Tools, now: number): Promise<Draft> {
  const language = languageIn(messages);
  const calls = new Calls(tools);
  const claims = allowed(await claimsFor(messages, calls, now, language), boundsOf(messages));
  const results = calls.results();
  const { text, kinds } = await compose(claims, results, language, now);
  return { text, kinds, results };
}
