import { type Context, Hono } from 'hono';
import type * as z from 'zod';
import { demoReply } from '../../counsel/demo/reply';
import { languageOf } from '../../counsel/language';
import { converse, ModelFault } from '../../counsel/model/converse';
import { DEADLINE_MS } from '../../counsel/model/limits';
import { type Configured, configured, type ModelSettings } from '../../counsel/model/settings';
import { review } from '../../counsel/review';
import { DISCLAIMER, systemRules } from '../../counsel/rules';
import type { Draft, Message, ModelDraft, Tools } from '../../counsel/types';
import { unixToJd } from '../../domain/time/civil';
import { isoUtc } from '../../domain/time/iso';
import type { AppEnv } from '../env';
import { refuse } from '../envelope';
import { jsonBody } from '../middleware/body';
import { rateLimit } from '../middleware/limits';
import { noStore, onlyAllows, speaks } from '../middleware/resource';
import { readConversation } from './question';
import type { SahajaResponse } from './schema';
import { counselTools } from './tools';

/** Most bytes that are read of a conversation: 20 messages of 4,000 characters in any script. */
const CONVERSATION_BYTES = 256 * 1024;

const settingsOf = (c: Context<AppEnv>): Configured => configured(c.env ?? {}, DEADLINE_MS);

/** A request that is meant for a model is refused where nothing but this isolate could count it. */
const meantForModel = (c: Context<AppEnv>): boolean => {
  const settings = settingsOf(c);
  return c.req.method === 'POST' && (settings.model !== null || settings.wrong !== null);
};

type Answer = z.output<typeof SahajaResponse>;

/** The reply that is sent for a draft, once it has been reviewed. */
function present(draft: Draft, asked: string, mode: Answer['mode']): Answer {
  const { reply, classification } = review(draft.text, languageOf(asked));
  return { reply, mode, tools_used: draft.toolsUsed, classification, disclaimer: DISCLAIMER };
}

function ask(settings: ModelSettings, messages: Message[], tools: Tools, now: number): Promise<ModelDraft> {
  return converse(settings, systemRules(isoUtc(unixToJd(now))), messages, tools);
}

function rethrow(error: unknown): never {
  throw error;
}

/** Whether a provider put the key that it was sent into its answer. */
function holdsKey(answer: Answer, settings: ModelSettings): boolean {
  return 'key' in settings && JSON.stringify(answer).includes(JSON.stringify(settings.key).slice(1, -1));
}

/** POST /api/sahaja: counsel by a model that calls the computations, or without one by fixed rows. Nothing is kept. */
export const sahaja = new Hono<AppEnv>()
  .use('/', speaks('flat'), noStore, rateLimit('sahaja', meantForModel))
  .post('/', jsonBody(CONVERSATION_BYTES), async (c) => {
    const conversation = readConversation(c.var.body);
    if (!conversation.ok) return refuse(c, conversation.error);
    const messages = conversation.value;
    const asked = messages.at(-1)?.content ?? '';
    const now = c.var.now();
    const settings = settingsOf(c);
    if (settings.model === null) {
      if (settings.wrong === null) {
        const tools = counselTools(c.var.kernel, now, rethrow);
        return c.json(present(demoReply(asked, tools, now), asked, 'demo'));
      }
      console.error(c.var.requestId, 'model: not usable,', settings.wrong);
      return refuse(c, { reason: 'model_unavailable' });
    }
    // A model is told that a tool failed, and may answer without it.
    const tell = (error: unknown) => console.error(c.var.requestId, 'tool:', error instanceof Error ? error.name : '');
    const tools = counselTools(c.var.kernel, now, tell);
    const draft = await ask(settings.model, messages, tools, now).catch((error: unknown) => {
      // What a provider says of its failure may quote anything: only its kind is logged.
      console.error(c.var.requestId, 'model:', error instanceof ModelFault ? error.message : 'fault');
      return null;
    });
    if (draft === null) return refuse(c, { reason: 'model_unavailable' });
    const { inputTokens, outputTokens } = draft.usage;
    const answer: Answer = {
      ...present(draft, asked, 'model'),
      model: settings.model.name,
      usage: { input_tokens: inputTokens, output_tokens: outputTokens },
    };
    if (!holdsKey(answer, settings.model)) return c.json(answer);
    console.error(c.var.requestId, 'model: the answer held the key');
    return refuse(c, { reason: 'model_unavailable' });
  })
  .all('/', onlyAllows('POST'));
