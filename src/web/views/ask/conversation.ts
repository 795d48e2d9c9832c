/** A conversation with the service. It lives in this tab alone. */
import { isSamePlace, REFERENCE_PLACE } from '../../../data/place';
import type { Reader } from '../../reader/reader';
import { resetMsOf } from '../../shared/rateLimit';
import type { ValueBlock } from './blocks/types';
import type { ToolUse } from './sources';

export interface TurnAnswer {
  reply: string;
  mode: string;
  tools: ToolUse[];
  /** The values that the tools computed. */
  blocks: ValueBlock[];
}

export type Fault = { why: 'offline' | 'failed' } | { why: 'limit'; limit: number; resetMs: number };

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
  reader: Reader,
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
  const { place } = reader;
  // What draws the answer loads while it is computed. Without it, the reply stands alone.
  const drawing = import('./blocks').catch(() => null);
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
    const limit = Number(response.headers.get('X-RateLimit-Limit'));
    return { why: 'limit', limit, resetMs: resetMsOf(response.headers) ?? Date.now() };
  }
  if (!response.ok) return { why: 'failed' };
  const { reply, mode, tools_used } = (await response.json()) as { reply: string; mode: string; tools_used: ToolUse[] };
  const blocks = (await (await drawing)?.blocksOf(reader, tools_used, reply)) ?? [];
  return { reply, mode, tools: tools_used, blocks };
}
