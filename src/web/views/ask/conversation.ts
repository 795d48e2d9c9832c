/** A conversation with the service. It lives in this tab alone. */
import { isSamePlace, type NamedPlace, REFERENCE_PLACE } from '../../../data/place';
import type { ToolUse } from './sources';

export interface TurnAnswer {
  reply: string;
  mode: string;
  tools: ToolUse[];
}

export type Fault = { why: 'offline' | 'failed' } | { why: 'limit'; limit: number; seconds: number };

/** A question with its answer, its fault, or neither while it is computed. */
export interface ConversationTurn {
  question: string;
  answer: TurnAnswer | null;
  fault: Fault | null;
}

/** The service reads at most this many messages. */
const MAX_MESSAGES = 20;

/** The answer to a question after earlier turns. A question that names no town is for the reader's place. */
export async function answerTo(
  question: string,
  before: readonly ConversationTurn[],
  place: NamedPlace,
): Promise<TurnAnswer | Fault> {
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
      body: JSON.stringify({
        message: question,
        history,
        ...(!isSamePlace(place, REFERENCE_PLACE) && { place: place.name }),
      }),
    });
  } catch {
    return { why: 'offline' };
  }
  if (response.status === 429) {
    const header = (name: string) => Number(response.headers.get(`X-RateLimit-${name}`));
    return { why: 'limit', limit: header('Limit'), seconds: header('Reset') };
  }
  if (!response.ok) return { why: 'failed' };
  const { reply, mode, tools_used } = (await response.json()) as { reply: string; mode: string; tools_used: ToolUse[] };
  return { reply, mode, tools: tools_used };
}
