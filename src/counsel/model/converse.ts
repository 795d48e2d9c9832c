/**
 * A conversation with a model that calls the tools and ends with the tool `reply`. The SDK implements the provider's
 * protocol and the rounds. Error texts of a provider are not passed on.
 */
import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, isStepCount, jsonSchema, type LanguageModel, type ModelMessage, type ToolSet, tool } from 'ai';
import { createWorkersAI } from 'workers-ai-provider';
import type { Calls } from '../calls';
import { ASK_AGAIN, clockLine, systemRules } from '../rules';
import type { Message } from '../types';
import { Compute } from './compute';
import { guardedFetch } from './guardedFetch';
import {
  approximateTokens,
  MAX_CALLS_A_ROUND,
  MAX_CONVERSATION_TOKENS,
  MAX_DRAFT_CHARACTERS,
  MAX_OUTPUT_TOKENS,
  MAX_ROUNDS,
} from './limits';
import type { Reply } from './reply';
import type { ModelSettings } from './settings';

// Otherwise the SDK logs which features a provider does not support.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });

const OPENAI_URL = 'https://api.openai.com/v1';

/** The reason why a conversation failed, in our own words. */
export class ModelFault extends Error {
  override name = 'ModelFault';
}

/** OpenAI's own server has another name for the output limit than compatible servers. */
function renameLimit({ max_tokens, ...body }: Record<string, unknown>): Record<string, unknown> {
  return max_tokens === undefined ? body : { ...body, max_completion_tokens: max_tokens };
}

function languageModel(settings: ModelSettings): LanguageModel {
  const { name } = settings;
  if (settings.provider === 'workers-ai') {
    type Options = Parameters<typeof createWorkersAI>[0];
    return createWorkersAI({ binding: settings.binding } as Options)(name as never);
  }
  const { key: apiKey, baseUrl } = settings;
  if (settings.provider === 'anthropic') {
    return createAnthropic({ apiKey, fetch: guardedFetch, ...(baseUrl && { baseURL: baseUrl }) })(name);
  }
  const baseURL = baseUrl ?? OPENAI_URL;
  return createOpenAICompatible({
    name: 'openai',
    apiKey,
    baseURL,
    fetch: guardedFetch,
    ...(baseURL === OPENAI_URL && { transformRequestBody: renameLimit }),
  })(name);
}

/** Providers require that a conversation starts with a user message. */
function opened(messages: readonly Message[]): ModelMessage[] {
  const opening: Message[] = messages[0]?.role === 'user' ? [] : [{ role: 'user', content: '(no earlier message)' }];
  return [...opening, ...messages];
}

/** The reasoning of some models, which their servers include in the text. */
const THOUGHT = /^\s*<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/;

/** Prose without reasoning, up to the length that is classified. */
const proseOf = (text: string): string => text.replace(THOUGHT, '').trim().slice(0, MAX_DRAFT_CHARACTERS);

/** Rejects when the signal aborts, independently of other listeners. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new ModelFault('deadline')), { once: true });
  });
}

/** The kind of error: the SDK's name and the status, never the provider's text. */
function faultOf(error: unknown): ModelFault {
  if (error instanceof ModelFault) return error;
  if (!(error instanceof Error)) return new ModelFault('unknown');
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? ` ${error.statusCode}` : '';
  return new ModelFault(`${/^AI_\w+$/.test(error.name) ? error.name : 'network'}${status}`);
}

const notRun = (message: string) => ({ error: 'not-run', message });

/** A mark for providers that cache a prefix: the tools and the instructions before it are the same bytes in each request. */
const CACHED = { anthropic: { cacheControl: { type: 'ephemeral' } } };

/** The tools in the form of the SDK. Each result has the id of its call. */
function toolSet(calls: Calls, reply: Reply, roundOf: () => number): ToolSet {
  const inRound = new Map<number, number>();
  const compute = new Compute(calls);
  async function run(input: unknown): Promise<object> {
    const round = roundOf();
    const before = inRound.get(round) ?? 0;
    inRound.set(round, before + 1);
    if (round >= MAX_ROUNDS) return notRun(`You can compute in at most ${MAX_ROUNDS} rounds.`);
    if (before >= MAX_CALLS_A_ROUND) return notRun(`You can make at most ${MAX_CALLS_A_ROUND} calls per round.`);
    return compute.run(input);
  }
  const take = async (input: unknown) => reply.take(input, roundOf() < MAX_ROUNDS);
  return {
    compute: tool({
      description: compute.description,
      inputSchema: jsonSchema(compute.inputSchema),
      execute: run,
    }),
    reply: tool({
      description: reply.description,
      inputSchema: jsonSchema(reply.inputSchema),
      execute: take,
      providerOptions: CACHED,
    }),
  };
}

const ELLIPSIS = ' … ';

/** The beginning and the end of a message that is longer than a number of tokens. */
function shortened(content: string, most: number): string {
  const characters = [...content];
  let text = content;
  for (let half = characters.length / 2; approximateTokens(text) > most; half *= 0.9) {
    text = `${characters.slice(0, half).join('')}${ELLIPSIS}${characters.slice(-half).join('')}`;
  }
  return text;
}

/** The latest messages that fit, and the last one in any case, shortened if need be, with the clock before it. */
export function conversationFor(messages: readonly Message[], time: string): Message[] {
  const last = messages.at(-1);
  if (last === undefined) return [];
  const content = shortened(last.content, MAX_CONVERSATION_TOKENS);
  const latest: Message[] = [{ role: 'user', content: `${clockLine(time)}${content}` }];
  let tokens = approximateTokens(content);
  for (const message of messages.slice(0, -1).toReversed()) {
    tokens += approximateTokens(message.content);
    if (tokens > MAX_CONVERSATION_TOKENS) break;
    latest.unshift(message);
  }
  return latest;
}

/** The cost of a conversation, and prose that the model wrote instead of composing. */
export interface ModelConversation {
  drafts: string[];
  usage: { inputTokens: number | null; outputTokens: number | null };
}

const sum = (a: number | undefined, b: number | undefined): number | null =>
  a === undefined && b === undefined ? null : (a ?? 0) + (b ?? 0);

/**
 * Lets a model answer a conversation by filling `reply`.
 *
 * @param time  the present instant, ISO 8601
 *
 * After five rounds with tools, the model may only reply. If it answers in text, it is asked once more for the reply.
 *
 * @throws ModelFault  with the kind of error for the log, if the provider fails, is too slow or returns nothing
 */
export async function converse(
  settings: ModelSettings,
  messages: readonly Message[],
  time: string,
  calls: Calls,
  reply: Reply,
): Promise<ModelConversation> {
  let round = 0;
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), settings.deadlineMs);
  // Not forced by `toolChoice`, because some servers do not support it, and the SDK fails if a model ignores it.
  const only = { activeTools: ['reply'] };
  const shared = {
    model: languageModel(settings),
    instructions: { role: 'system' as const, content: systemRules(settings.profile), providerOptions: CACHED },
    tools: toolSet(calls, reply, () => round),
    maxOutputTokens: MAX_OUTPUT_TOKENS[settings.profile],
    ...(settings.profile === 'small' && { temperature: 0 }),
    maxRetries: 0,
    abortSignal: late.signal,
  };
  const start = opened(conversationFor(messages, time));
  try {
    const first = await Promise.race([
      generateText({
        ...shared,
        messages: start,
        stopWhen: [isStepCount(MAX_ROUNDS + 1), () => reply.isTaken()],
        prepareStep: ({ stepNumber }) => {
          round = stepNumber;
          return stepNumber < MAX_ROUNDS ? {} : only;
        },
      }),
      aborted(late.signal),
    ]);
    const { inputTokens, outputTokens } = first.totalUsage;
    const prose = reply.isTaken() ? '' : proseOf(first.text);
    if (prose === '') {
      // If the model made any call, even a failed one, it is not asked again, and the service answers from the results.
      if (first.steps.every(({ toolCalls }) => toolCalls.length === 0))
        throw new ModelFault(`no text, ${first.finishReason}`);
      return { drafts: [], usage: { inputTokens: inputTokens ?? null, outputTokens: outputTokens ?? null } };
    }
    round = MAX_ROUNDS;
    const again: ModelMessage = { role: 'user', content: ASK_AGAIN };
    const second = await Promise.race([
      generateText({
        ...shared,
        ...only,
        messages: [...start, ...first.responseMessages, again],
        stopWhen: isStepCount(1),
      }),
      aborted(late.signal),
    ]);
    const persisted = reply.isTaken() ? '' : proseOf(second.text);
    return {
      drafts: [prose, persisted].filter((draft) => draft !== ''),
      usage: {
        inputTokens: sum(inputTokens, second.totalUsage.inputTokens),
        outputTokens: sum(outputTokens, second.totalUsage.outputTokens),
      },
    };
  } catch (error) {
    throw late.signal.aborted ? new ModelFault('deadline') : faultOf(error);
  } finally {
    clearTimeout(timer);
  }
}
