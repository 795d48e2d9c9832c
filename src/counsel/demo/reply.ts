/** The demo: fixed rows instead of a model. It says so, computes what the message asks for, and names the endpoint. */
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
export async function demoReply(message: string, tools: Tools, now: number): Promise<Draft> {
  const language = languageOf(message);
  const text = comparable(message);
  for (const row of ROWS) {
    const toolsUsed: ToolUse[] = [];
    const answer = await row.answer({ text, language, now, today: delhiDate(now), use: using(tools, toolsUsed) });
    if (answer !== null) return { text: `${answer}\n${DEMO[language]}`, toolsUsed };
  }
  return { text: `${HELP[language]}\n${DEMO[language]}`, toolsUsed: [] };
}
