/** Understands a question by rules, computes what it asks for, and composes the reply from statements. */
import { Calls } from '../calls';
import { type Language, languageIn } from '../language';
import { compose, type Statement } from '../statements/compose';
import type { Draft, Message, Tools } from '../types';
import { chart, dashas, givenBirth, match, sadeSati, transits, yogas } from './births';
import type { Answer, Conversation } from './conversation';
import { delhiDate } from './dates';
import { limbs, sky, windows } from './days';
import { bounds } from './declining';
import { definition } from './definitions';
import { comparable } from './match';
import { calendar, namedObservance, nextOfKind } from './observances';
import { courtesy, otherwise } from './talk';

type Row = (conversation: Conversation) => Answer | Promise<Answer>;

/** The rows in order; the first answer is used. */
const ROWS: readonly Row[] = [
  ...[bounds, match, sadeSati, definition, namedObservance, dashas, yogas, transits],
  ...[courtesy, nextOfKind, sky, windows, givenBirth, chart, limbs, calendar],
];

/** Rows that a follow-up can continue. */
const CARRIED: readonly Row[] = [
  match,
  sadeSati,
  dashas,
  yogas,
  transits,
  namedObservance,
  nextOfKind,
  sky,
  windows,
  limbs,
  chart,
  calendar,
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

/**
 * The statements that answer the last message.
 *
 * @param now  the present instant, Unix milliseconds
 */
export async function statementsFor(
  messages: readonly Message[],
  calls: Calls,
  now: number,
  language: Language,
): Promise<Statement[]> {
  const own = messages.filter(({ role }) => role === 'user').map(({ content }) => comparable(content));
  const [text = '', ...earlier] = own.toReversed();
  const conversation: Conversation = {
    text,
    messages: [text, ...earlier.slice(0, MAX_EARLIER)],
    language,
    today: delhiDate(now),
    calls,
  };
  const answer = await firstOf(ROWS, conversation);
  if (answer !== null) return answer;
  for (const before of conversation.messages.slice(1)) {
    const carried = await firstOf(CARRIED, { ...conversation, text: `${text} ${before}` });
    if (carried !== null) return carried;
  }
  return otherwise(conversation);
}

/**
 * The reply of the demo.
 *
 * @param now  the present instant, Unix milliseconds
 */
export async function demoReply(messages: readonly Message[], tools: Tools, now: number): Promise<Draft> {
  const language = languageIn(messages);
  const calls = new Calls(tools);
  const statements = await statementsFor(messages, calls, now, language);
  const results = calls.results();
  const { text } = await compose(statements, results, language);
  return { text, results };
}
