/** What counsel answers: by a model where one is configured, else by the fixed rows of the demo. */
import type { Context } from 'hono';
import type * as z from 'zod';
import { demoReply } from '../../counsel/demo/reply';
import { languageOf } from '../../counsel/language';
import type { Configured, ModelSettings } from '../../counsel/model/settings';
import { review } from '../../counsel/review';
import { DISCLAIMER, systemRules } from '../../counsel/rules';
import type { Draft, Message, ModelDraft, Tools } from '../../counsel/types';
import { unixToJd } from '../../domain/time/civil';
import { isoUtc } from '../../domain/time/iso';
import type { AppEnv } from '../env';
import { refuse } from '../envelope';
import { readConversation } from './question';
import type { SahajaResponse } from './schema';
import { counselTools } from './tools';

type Answer = z.output<typeof SahajaResponse>;

/** The reply that is sent for a draft, once it has been reviewed. */
function present(draft: Draft, asked: string, mode: Answer['mode']): Answer {
  const { reply, classification } = review(draft.text, languageOf(asked));
  return { reply, mode, tools_used: draft.toolsUsed, classification, disclaimer: DISCLAIMER };
}

/** The model's draft, or null where it comes to nothing. Its SDK is read by the first conversation that needs it. */
async function draftOf(
  c: Context<AppEnv>,
  settings: ModelSettings,
  messages: Message[],
  tools: Tools,
): Promise<ModelDraft | null> {
  const { converse, ModelFault } = await import('../../counsel/model/converse');
  const rules = systemRules(isoUtc(unixToJd(c.var.now())));
  return converse(settings, rules, messages, tools).catch((error: unknown) => {
    // What a provider says of its failure may quote anything: only its kind is logged.
    console.error(c.var.requestId, 'model:', error instanceof ModelFault ? error.message : 'fault');
    return null;
  });
}

function rethrow(error: unknown): never {
  throw error;
}

/** Whether a provider put the key that it was sent into its answer. */
function holdsKey(answer: Answer, settings: ModelSettings): boolean {
  return 'key' in settings && JSON.stringify(answer).includes(JSON.stringify(settings.key).slice(1, -1));
}

export async function counsel(c: Context<AppEnv>, settings: Configured): Promise<Response> {
  const conversation = readConversation(c.var.body);
  if (!conversation.ok) return refuse(c, conversation.error);
  const messages = conversation.value;
  const asked = messages.at(-1)?.content ?? '';
  const now = c.var.now();
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
  const draft = await draftOf(c, settings.model, messages, tools);
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
}
