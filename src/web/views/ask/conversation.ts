/** A conversation with the service. It lives in this tab alone. */
import { type NamedPlace, REFERENCE_PLACE } from '../../../data/place';
import type { ToolUse } from './sources';

export interface TurnAnswer {
  reply: string;
  mode: string;
  tools: ToolUse[];
}

export type Fault = { why: 'offline' | 'failed' } | { why: 'limit'; seconds: number };

/** A question with its answer, its fault, or neither while it is computed. */
export interface ConversationTurn {
  question: string;
  answer: TurnAnswer | null;
  fault: Fault | null;
}

/** The service reads at most this many messages. */
const MAX_MESSAGES = 20;

/** Whether a part of the answer is for the place that the service takes if a question names none. A named town has a key. */
const isForReferencePlace = ({ tools }: TurnAnswer): boolean =>
  tools.some(({ input }) => input.lat === REFERENCE_PLACE.lat && input.lon === REFERENCE_PLACE.lon);

/**
 * The answer to a question after earlier turns, for the reader's place. The service finds towns in questions; a question
 * without one is asked again with the reader's place.
 */
export async function answerTo(
  question: string,
  before: readonly ConversationTurn[],
  { name, lat, lon }: NamedPlace,
): Promise<TurnAnswer | Fault> {
  const first = await ask(question, before);
  const isAtHome = lat === REFERENCE_PLACE.lat && lon === REFERENCE_PLACE.lon;
  if ('why' in first || isAtHome || !isForReferencePlace(first)) return first;
  const second = await ask(`${question} (${name})`, before);
  // A name that the service does not know leaves the first answer, which says its place.
  return 'why' in second || second.tools.length === 0 ? first : second;
}

async function ask(question: string, before: readonly ConversationTurn[]): Promise<TurnAnswer | Fault> {
  const history = before
    .flatMap(({ question: asked, answer }) =>
      answer
        ? [
            { role: 'user', content: asked },
            { role: 'assistant', content: answer.reply },
          ]
        : [],
    )
    .slice(-(MAX_MESSAGES - 2));
  let response: Response;
  try {
    response = await fetch('/api/sahaja', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ message: question, history }),
    });
  } catch {
    return { why: 'offline' };
  }
  if (response.status === 429) return { why: 'limit', seconds: Number(response.headers.get('X-RateLimit-Reset')) };
  if (!response.ok) return { why: 'failed' };
  const { reply, mode, tools_used } = (await response.json()) as { reply: string; mode: string; tools_used: ToolUse[] };
  return { reply, mode, tools: tools_used };
}
