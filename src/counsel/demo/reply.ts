/** Understands a question by rules, computes what it asks for, and composes the reply from claims. */
import type { CivilDate } from '../../domain/day/types';
import { isoDate } from '../../domain/time/isoCivil';
import { Calls } from '../calls';
import { type Claim, compose } from '../claims/compose';
import { type Language, languageIn } from '../language';
import { allowed, type Bounds } from '../policy/company';
import { boundOf } from '../policy/question';
import { corrected } from '../reading/misspelled';
import { endsWithValueQuestion } from '../reading/operator';
import { inHindi, otherLanguageOf } from '../reading/otherLanguages';
import { isTimed, type Reading, readingOf } from '../reading/reading';
import type { MessageToken } from '../reading/tokens';
import { type Look, type TownMention, zoneOf } from '../reading/townNames';
import { narrowed } from '../reading/towns';
import { isUnknown } from '../reading/unread';
import { type Draft, type Message, type Tools, turnOf } from '../types';
import { ayanamshas } from './ayanamshas';
import { hasBirth } from './birthInput';
import { chart, givenBirth, yogas } from './births';
import { chartValue, comparedBirths, furtherValue } from './chartValues';
import { type Answer, type Conversation, continues } from './conversation';
import { dashas } from './dashas';
import { dateIn, delhiDate } from './dates';
import { calendars, dayParts, julianDay, windows } from './days';
import { definition, namedFact } from './definitions';
import { eclipses } from './eclipses';
import { eraYears } from './eras';
import { match } from './kutas';
import { limbOnDay, limbs, presentVara } from './limbs';
import { lunarDate } from './lunarDates';
import { comparable } from './match';
import { adhikaMonth } from './months';
import { moonAge, moonEvents } from './moon';
import { namedLimb, namedTithi } from './namedLimbs';
import { calendar } from './observanceCalendar';
import { asksTimeOfDay, hariVasara } from './observanceDay';
import { isOfKind, nextOfKind } from './observanceKinds';
import { namedObservance, observancesIn, observancesLike } from './observances';
import { openDays } from './purposes';
import { recurring } from './recurring';
import { severalDays } from './severalDays';
import { position, sky } from './sky';
import { solarMonth } from './solarMonths';
import { namedSpan } from './spans';
import { extremeDay, twilights } from './sun';
import { ABILITIES, courtesy, NOT_UNDERSTOOD, smallTalk, sourceOfBefore } from './talk';
import { annualChart, sadeSati, transits } from './transits';
import { askedBack } from './unused';

/** Reasons after which a birth may be asked for: its chart can be computed. */
const OF_BIRTH = ['prediction', 'marriage', 'work'];

/** Computations and offers that may follow a refusal. */
async function additions(conversation: Conversation, reason: string): Promise<Claim[]> {
  // If the message also asks for a list of days, the whole list follows; nothing is chosen from it.
  const isOfSpan = conversation.readings[0].spans.length > 0;
  if (reason === 'timing' || reason === 'advice') return isOfSpan ? ((await openDays(conversation)) ?? []) : [];
  if (reason === 'instructions') return [...ABILITIES];
  if (reason === 'match_verdict') return (await match({ ...conversation, words: `${conversation.words}milan ` })) ?? [];
  return OF_BIRTH.includes(reason) && !(await hasBirth(conversation)) ? [{ kind: 'question', for: 'birth' }] : [];
}

/** States politely that the service does not do this. */
async function declined(conversation: Conversation): Promise<Answer> {
  const reason = boundOf(conversation.written);
  if (reason === null) return null;
  return allowed(await additions(conversation, reason), { last: reason, standing: null });
}

type Row = (conversation: Conversation) => Answer | Promise<Answer>;

/** The rows in order; the first answer is used. */
const ROWS: readonly Row[] = [
  ...[
    declined,
    openDays,
    sourceOfBefore,
    julianDay,
    sadeSati,
    ayanamshas,
    eraYears,
    hariVasara,
    extremeDay,
    twilights,
    moonEvents,
    moonAge,
    definition,
    lunarDate,
    recurring,
    solarMonth,
    namedSpan,
    namedLimb,
    adhikaMonth,
    presentVara,
    dayParts,
    severalDays,
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
    qualifiedKind,
    nextOfKind,
    namedTithi,
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
    extremeDay,
    twilights,
    moonEvents,
    moonAge,
    openDays,
    lunarDate,
    recurring,
    adhikaMonth,
    namedSpan,
    solarMonth,
    namedLimb,
    eclipses,
    match,
    sadeSati,
    dashas,
    yogas,
    transits,
    namedObservance,
    nextOfKind,
    namedTithi,
    windows,
    calendars,
    sky,
  ],
  ...[chartValue, limbs, chart, calendar],
];

/** Earlier messages of the user that are always considered, and the length up to which older ones are, in characters. */
const MAX_EARLIER = 6;
const MAX_OLDER = 200;
/** Maximum number of towns with one name that are compared. */
const MAX_NAMESAKES = 8;

async function firstOf(rows: readonly Row[], conversation: Conversation): Promise<Answer> {
  for (const row of rows) {
    const answer = await row(conversation);
    if (answer !== null && answer.length > 0) return answer;
  }
  return null;
}

/** The civil date at the town of the question; at New Delhi without one, and for a birth. */
function todayThere(readings: readonly Reading[], now: number): CivilDate {
  const [town] = readings.flatMap(({ towns, births }) => (births.some(isTimed) ? [] : towns));
  const zone = town === undefined ? undefined : zoneOf(town);
  return zone === undefined ? delhiDate(now) : dateIn(zone, now);
}

/** The readings, newest first; a state or country in a later message tells the namesakes of an earlier one apart. */
async function withRegions(readings: readonly Reading[], look: Look): Promise<Reading[]> {
  const result = [...readings];
  for (const [i, reading] of result.entries()) {
    const earlier = result.findIndex(
      ({ towns }, at) => at > i && towns.some(({ candidates }) => candidates.length > 1),
    );
    const town = result[earlier]?.towns.find(({ candidates }) => candidates.length > 1);
    if (town === undefined) continue;
    const region = await narrowed(town, reading.tokens, look);
    const isRegion = ({ from, to }: TownMention): boolean => region !== null && region.from <= from && to <= region.to;
    if (region === null || !reading.towns.every(isRegion)) continue;
    result[i] = { ...reading, towns: [] };
    result[earlier] = withTown(result[earlier] as Reading, town, region.town);
  }
  return result;
}

/** A reading in which another mention replaces a town, also in its births. */
const withTown = (reading: Reading, town: TownMention, by: TownMention): Reading => ({
  ...reading,
  towns: reading.towns.map((each) => (each === town ? by : each)),
  births: reading.births.map((birth) => (birth.town === town ? { ...birth, town: by } : birth)),
});

/** An observance whose name has the word of a kind after a word of its own: Vat Purnima; asked back if nothing knows it. */
async function qualifiedKind(conversation: Conversation): Promise<Answer> {
  const [{ tokens, dates, spans }] = conversation.readings;
  const isTaken = (at: number): boolean => [...dates, ...spans].some(({ from, to }) => from <= at && at < to);
  const isQualifier = (token: MessageToken, at: number): boolean =>
    /^\p{L}{3,}/u.test(token.raw) &&
    !isTaken(at) &&
    isUnknown(token) &&
    isOfKind(comparable(tokens[at + 1]?.raw ?? ''));
  if (!tokens.some(isQualifier)) return null;
  return (await observancesLike(conversation)) ?? [{ kind: 'question', for: 'observance' }];
}

/** Maximum number of words of a message that asks for a time of the observance before it. */
const MAX_OF_DAY = 5;

const isShort = (reading: Reading): boolean =>
  continues(reading) || reading.tokens.filter(({ word }) => word !== '|').length <= MAX_OF_DAY;

/** Whether a message names no day, so that it may ask for a time of an observance before it. */
const isUndated = ({ dates, spans, births }: Reading): boolean => dates.length + spans.length + births.length === 0;

/** A time of the observance that an earlier message names: `moonrise?`, and then `in Mumbai?`. */
async function ofObservanceBefore(conversation: Conversation): Promise<Answer> {
  const { messages, readings } = conversation;
  const [first, ...earlier] = readings;
  // A town by itself asks for the time of the message before it.
  const isOfTown = first.towns.length > 0 && continues(first) && !asksTimeOfDay(first.words);
  const asking = isOfTown ? earlier[0] : first;
  if (asking === undefined || !isUndated(first) || !isUndated(asking) || !asksTimeOfDay(asking.words)) return null;
  for (const [i, message] of messages.entries()) {
    const isNamed = isOfKind(message) || (await observancesIn(message)).length > 0;
    const text = `${messages[0]} ${message}`;
    if (isNamed && i > (isOfTown ? 1 : 0))
      return firstOf([namedObservance, nextOfKind], { ...conversation, text, words: asking.words, isFollowUp: true });
    if (isNamed || !isShort(readings[i] as Reading)) return null;
  }
  return null;
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
  const written = messages
    .filter(({ role }) => role === 'user')
    .map(({ content }) => content)
    .toReversed()
    .filter((content, i) => i <= MAX_EARLIER || content.length <= MAX_OLDER);
  const look = (q: string) => calls.peek('places', { q, limit: MAX_NAMESAKES });
  const inWords = await Promise.all(written.map(async (content) => (await inHindi(content)) ?? content));
  const contents = await Promise.all(inWords.map((content) => corrected(content, look)));
  const readAt = async (today: CivilDate): Promise<Reading[]> => {
    const read: Reading[] = [];
    for (const content of contents.toReversed()) {
      const anchor = read.flatMap(({ dates }) => dates.slice(0, 1))[0] ?? today;
      read.unshift(await readingOf(content, today, look, anchor));
    }
    return withRegions(read, look);
  };
  const delhi = delhiDate(now);
  const first = await readAt(delhi);
  // Today and tomorrow are local dates: if the date at the place differs, the messages are read again.
  const today = todayThere(first, now);
  const readings = isoDate(today) === isoDate(delhi) ? first : await readAt(today);
  const [reading] = readings;
  if (reading === undefined) return [];
  const own = contents.map(comparable);
  const conversation: Conversation = {
    text: own[0] ?? '',
    words: reading.words,
    messages: own,
    readings: [reading, ...readings.slice(1)],
    written: inWords[0] ?? '',
    isFollowUp: readings.length > 1 && continues(reading),
    language,
    today,
    now,
    calls,
  };
  const other = otherLanguageOf(written[0] ?? '');
  if (other === null) return answerTo(conversation);
  const note = { kind: 'language_note', of: other };
  const notRead = [note, { kind: 'about', topic: 'abilities' }];
  // A message in another language is answered only if every word of it is read.
  if (inWords[0] === written[0] || reading.unread.length > 0) return notRead;
  const claims = await answerTo(conversation);
  return claims.some(({ kind }) => kind === 'unknown') ? notRead : [note, ...claims];
}

/** The claims that answer a question by the rows. */
async function answerTo(conversation: Conversation): Promise<Claim[]> {
  const { messages: own, readings } = conversation;
  const [reading] = readings;
  const onDay = await ofObservanceBefore(conversation);
  const checked = async (answer: Claim[]) => (await askedBack(conversation, answer)) ?? answer;
  const answer = onDay ?? (await firstOf(ROWS, conversation));
  if (answer !== null) return checked(answer);
  for (const [i, before] of own.slice(1).entries()) {
    const words = `${reading.words}${readings[i + 1]?.words ?? ''}`;
    const carried = await firstOf(CARRIED, { ...conversation, text: `${own[0]} ${before}`, words, isFollowUp: true });
    if (carried !== null) return checked(carried);
  }
  return (await firstOf([smallTalk, observancesLike, namedFact], conversation)) ?? [...NOT_UNDERSTOOD];
}

/** Claims that say that a question, or a part of it, was not understood. */
const WITHOUT_ANSWER: readonly string[] = ['unknown', 'about', 'failed'];

/** Whether the rules understood the whole question. */
export const isUnderstood = ({ kinds }: Draft): boolean =>
  kinds.length > 0 && !kinds.some((kind) => WITHOUT_ANSWER.includes(kind));

/**
 * The reply of the demo.
 *
 * @param bounds  of the conversation
 * @param now     the present instant, Unix milliseconds
 */
export async function demoReply(
  messages: readonly Message[],
  bounds: Bounds,
  tools: Tools,
  now: number,
): Promise<Draft> {
  const language = languageIn(messages);
  const calls = new Calls(tools);
  const chosen = await claimsFor(messages, calls, now, language);
  const results = calls.results();
  const claims = allowed(chosen, bounds, results);
  const asksValue = endsWithValueQuestion(messages);
  const { text, kinds } = await compose(claims, results, language, now, asksValue, turnOf(messages));
  return { text, kinds, results };
}
