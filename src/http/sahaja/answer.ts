/** Answers of counsel: by a model if one is configured, otherwise by the demo. */
import type { Context } from 'hono';
import type * as z from 'zod';
import { demoReply } from '../../counsel/demo/reply';
import { languageOf } from '../../counsel/language';
import type { Configured, ModelSettings } from '../../counsel/model/settings';
import { review } from '../../counsel/review';
import { DISCLAIMER, systemRules } from '../../counsel/rules';
import { counselTools } from '../../counsel/tools';
import type { Draft, Message, ModelDraft, Tools } from '../../counsel/types';
import { unixToJd } from '../../domain/time/civil';
import { isoUtc } from '../../domain/time/iso';
import type { AppEnv } from '../env';
import { refuse } from '../envelope';
import { occasionOf } from '../occasion';
import { readConversation } from './question';
import type { SahajaResponse } from './response';

type Answer = z.output<typeof SahajaResponse>;

/** A reviewed draft as the response. */
function present(draft: Draft, asked: string, mode: Answer['mode']): Answer {
  const { reply, classification } = review(draft.text, languageOf(asked));
  return { reply, mode, tools_used: draft.toolsUsed, classification, disclaimer: DISCLAIMER };
}

/** The model's draft; null if it fails. The first conversation loads the SDK. */
async function draftOf(
  c: Context<AppEnv>,
  settings: ModelSettings,
  messages: Message[],
  tools: Tools,
): Promise<ModelDraft | null> {
  const { converse, ModelFault } = await import('../../counsel/model/converse');
  const rules = systemRules(isoUtc(unixToJd(c.var.now())));
  return converse(settings, rules, messages, tools).catch((error: unknown) => {
    // The provider's message may quote anything, so the log gets only the kind of failure.
    console.error(c.var.requestId, 'model:', error instanceof ModelFault ? error.message : 'fault');
    return null;
  });
}

function rethrow(error: unknown): never {
  throw error;
}

/** Whether the provider's answer contains the API key. */
function holdsKey(answer: Answer, settings: ModelSettings): boolean {
  return 'key' in settings && JSON.stringify(answer).includes(JSON.stringify(settings.key).slice(1, -1));
}

export async function counsel(c: Context<AppEnv>, settings: Configured): Promise<Response> {
  const conversation = readConversation(c.var.body);
  if (!conversation.ok) return refuse(c, conversation.error);
  const messages = conversation.value;
  const asked = messages.at(-1)?.content ?? '';
  if (settings.model === null) {
    if (settings.wrong === null) {
      const tools = await counselTools(c.var.kernel, occasionOf(c), rethrow);
      return c.json(present(await demoReply(asked, tools, c.var.now()), asked, 'demo'));
    }
    console.error(c.var.requestId, 'model: unusable settings:', settings.wrong);
    return refuse(c, { reason: 'model_unavailable' });
  }
  // The model learns that a tool failed, and may answer without it.
  const report = (error: unknown) => console.error(c.var.requestId, 'tool:', error instanceof Error ? error.name : '');
  const tools = await counselTools(c.var.kernel, occasionOf(c), report);
  const draft = await draftOf(c, settings.model, messages, tools);
  if (draft === null) return refuse(c, { reason: 'model_unavailable' });
  const { inputTokens, outputTokens } = draft.usage;
  const answer: Answer = {
    ...present(draft, asked, 'model'),
    model: settings.model.name,
    usage: { input_tokens: inputTokens, output_tokens: outputTokens },
  };
  if (!holdsKey(answer, settings.model)) return c.json(answer);
  console.error(c.var.requestId, 'model: the answer contained the key');
  return refuse(c, { reason: 'model_unavailable' });
}
