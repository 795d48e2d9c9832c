/** The demo: fixed rows in place of a model. It says so, computes what a message suffices for, and names the endpoint. */
import { languageOf } from '../language';
import type { Draft, Tools, ToolUse } from '../types';
import { using } from './asked';
import { delhiDate } from './dates';
import { comparable } from './match';
import { ROWS } from './rows';
import { DEMO, HELP } from './texts';

/**
 * @param now  the present instant, Unix milliseconds
 */
export function demoReply(message: string, tools: Tools, now: number): Draft {
  const language = languageOf(message);
  const text = comparable(message);
  for (const row of ROWS) {
    const toolsUsed: ToolUse[] = [];
    const answer = row.answer({ text, language, now, today: delhiDate(now), use: using(tools, toolsUsed) });
    if (answer !== null) return { text: `${answer}\n${DEMO[language]}`, toolsUsed };
  }
  return { text: `${HELP[language]}\n${DEMO[language]}`, toolsUsed: [] };
}
