/** Answers of counsel: by a model if one is configured, otherwise by the demo. */
import type { Context } from 'hono';
import type * as z from 'zod';
import { CEILINGS } from '../../api/price';
import type { FieldProblem } from '../../api/problem';
import { validate } from '../../api/validate';
import type { CallResult } from '../../counsel/claims/claim';
import { dangersIn } from '../../counsel/danger/danger';
import { helpFor, lineOfHelp } from '../../counsel/danger/help';
import type { Danger } from '../../counsel/danger/rule';
import { demoReply, isUnderstood } from '../../counsel/demo/reply';
import { type Language, languageIn } from '../../counsel/language';
import type { ModelReply } from '../../counsel/model/answer';
import { asksRulesFirst, type Configured, fallsBack, type ModelSettings } from '../../counsel/model/settings';
import { type Bounds, boundsOf } from '../../counsel/policy/company';
import { type Reviewed, review } from '../../counsel/review';
import { DISCLAIMER } from '../../counsel/rules';
import { counselTools } from '../../counsel/tools';
import { type Draft, type Message, type Tools, usesOf } from '../../counsel/types';
import { REFERENCE_PLACE } from '../../data/place';
import { fail, ok, type Result } from '../../domain/result';
import type { AppEnv } from '../env';
import { refuse } from '../envelope';
import { occasionOf } from '../occasion';
import { withYears } from '../years';
import { ConversationRequest, MessageRequest } from './request';
import type { SahajaResponse } from './response';

/** Converts a request in either form to a conversation. */
interface SentConversation {
  /** Oldest first. The last one is from the user. */
  messages: Message[];
  /** The town of the sender; null if the request does not name it. */
  place: string | null;
}

function readConversation(body: Record<string, unknown>): Result<SentConversation, FieldProblem> {
  if (!('messages' in body)) {
    const request = validate(MessageRequest, body);
    if (!request.ok) return request;
    const { message, history = [], place = null } = request.value;
    return ok({ messages: [...history, { role: 'user', content: message }], place });
  }
  const extra = ['message', 'history'].find((key) => key in body);
  if (extra !== undefined) {
    const expected = { type: 'instead-of', field: 'messages' } as const;
    return fail({ reason: 'invalid_field', field: extra, rule: 'value', expected });
  }
  const request = validate(ConversationRequest, body);
  return request.ok ? ok({ messages: request.value.messages, place: null }) : request;
}

type Answer = z.output<typeof SahajaResponse>;

/** A composed and reviewed reply as the response. */
function present(mode: Answer['mode'], { reply, classification }: Reviewed, results: readonly CallResult[]): Answer {
  return { reply, mode, composed: true, tools_used: usesOf(results), classification, disclaimer: DISCLAIMER };
}

/** Help for people in danger. Its wording is fixed, so it is not classified. */
const presentHelp = (danger: Danger, language: Language, message: string): Answer =>
  present(
    'demo',
    {
      reply: helpFor(danger, language, message),
      classification: { slip: false, categories: [], action: 'pass' },
    },
    [],
  );

/** The model's reply; null if it fails. The first conversation loads the SDK. */
async function replyOf(
  c: Context<AppEnv>,
  settings: ModelSettings,
  messages: Message[],
  bounds: Bounds,
  tools: Tools,
): Promise<ModelReply | null> {
  const [{ modelReply }, { ModelFault }] = await Promise.all([
    import('../../counsel/model/answer'),
    import('../../counsel/model/converse'),
  ]);
  const nowMs = c.var.now();
  return modelReply(settings, messages, bounds, tools, nowMs).catch((error: unknown) => {
    // The provider's message may quote anything, so only the kind of failure is logged.
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

/** Model replies of this instance, and how many of them began as a draft in prose. */
const tally = { replies: 0, withheld: 0 };

/** Logs the number of drafts in prose, so that operators see how their model behaves. */
function count(c: Context<AppEnv>, { drafts }: ModelReply, { classification }: Reviewed): void {
  tally.replies += 1;
  if (drafts.length === 0) return;
  tally.withheld += 1;
  const kinds = classification.slip ? classification.categories.join(', ') : 'no slip';
  console.warn(c.var.requestId, 'model: prose withheld,', `${tally.withheld} of ${tally.replies} replies,`, kinds);
}

/** Whether a part of a draft is for the reference place, which a question without a town gets. */
async function isForReferencePlace({ results }: Draft, tools: Tools): Promise<boolean> {
  for (const { name, input } of usesOf(results)) {
    const isUnplaced = input.lat === undefined && input.place === undefined;
    const isReference = input.lat === REFERENCE_PLACE.lat && input.lon === REFERENCE_PLACE.lon;
    if (isUnplaced ? await tools[name].takesPlace() : isReference) return true;
  }
  return false;
}

/** The messages with the sender's town after the last one. */
const withPlace = (messages: readonly Message[], place: string): Message[] =>
  messages.map((message, i) =>
    i === messages.length - 1 ? { ...message, content: `${message.content} (${place})` } : message,
  );

export async function counsel(c: Context<AppEnv>, settings: Configured): Promise<Response> {
  const conversation = readConversation(c.var.body);
  if (!conversation.ok) return refuse(c, conversation.error);
  const { messages, place } = conversation.value;
  const dangers = dangersIn(messages);
  const bounds = boundsOf(messages, dangers, c.var.now());
  const language = languageIn(messages);
  const inYears = <T>(compute: () => T | Promise<T>) => withYears(c, compute);
  /** A question without a town is for the place of the sender, if the service knows it. */
  const draft = async (): Promise<Draft> => {
    const tools = counselTools(c.var.kernel, occasionOf(c, CEILINGS.tools), rethrow, language, inYears);
    const draftOf = (asked: readonly Message[]) => demoReply(asked, bounds, tools, c.var.now());
    const first = await draftOf(messages);
    if (place === null || !(await isForReferencePlace(first, tools))) return first;
    const own = await draftOf(withPlace(messages, place));
    return own.results.length > 0 ? own : first;
  };
  const presentDemo = async ({ text, kinds, results }: Draft): Promise<Answer> =>
    present('demo', await review(text, language, { kinds, bounds }), results);
  const { standing: danger } = dangers;
  if (danger !== null) {
    const message = messages.at(-1)?.content ?? '';
    const later = dangers.last === null ? await draft() : null;
    const line = later && lineOfHelp(danger, language, later.kinds);
    if (!later || !line) return c.json(presentHelp(danger, language, message));
    const answer = await presentDemo(later);
    return c.json({ ...answer, reply: `${line}\n\n${answer.reply}` });
  }
  if (settings.model === null) {
    if (settings.wrong === null) return c.json(await presentDemo(await draft()));
    console.error(c.var.requestId, 'model: unusable settings:', settings.wrong);
    return refuse(c, { reason: 'model_unavailable' });
  }
  if (asksRulesFirst(c.env)) {
    const own = await draft();
    if (isUnderstood(own)) return c.json(await presentDemo(own));
  }
  // The model learns that a tool failed, and may answer without it.
  const report = (error: unknown) => console.error(c.var.requestId, 'tool:', error instanceof Error ? error.name : '');
  const tools = counselTools(c.var.kernel, occasionOf(c, CEILINGS.tools), report, language, inYears);
  const asked = place === null ? messages : withPlace(messages, `Place: ${place}`);
  const reply = await replyOf(c, settings.model, asked, bounds, tools);
  if (reply === null && fallsBack(c.env)) {
    return c.json({ ...(await presentDemo(await draft())), fallback: 'model-unavailable' as const });
  }
  if (reply === null) return refuse(c, { reason: 'model_unavailable' });
  c.var.condition?.modelWorked();
  const reviewed = await review(reply.text, reply.language, { kinds: reply.kinds, bounds }, reply.drafts);
  count(c, reply, reviewed);
  const answer: Answer = {
    ...present('model', reviewed, reply.results),
    model: settings.model.name,
    usage: { input_tokens: reply.usage.inputTokens, output_tokens: reply.usage.outputTokens },
  };
  if (!holdsKey(answer, settings.model)) return c.json(answer);
  console.error(c.var.requestId, 'model: the answer contained the key');
  return refuse(c, { reason: 'model_unavailable' });
}
