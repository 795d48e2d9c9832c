/**
 * A conversation with a model that may call the three tools. The SDK implements the provider's protocol and the rounds.
 * Error texts of a provider are not passed on.
 */
import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, isStepCount, jsonSchema, type LanguageModel, type ModelMessage, type ToolSet, tool } from 'ai';
import { createWorkersAI } from 'workers-ai-provider';
import { CUT_OFF } from '../rules';
import { type Message, type ModelDraft, TOOL_NAMES, type ToolName, type Tools, type ToolUse } from '../types';
import { guardedFetch } from './guardedFetch';
import { MOST_CALLS_A_ROUND, MOST_OUTPUT_TOKENS, MOST_REPLY_CHARACTERS, MOST_ROUNDS } from './limits';
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

const refusal = (message: string) => ({ error: 'not-run', message });

/** The tools in the form of the SDK, and a record of their use. */
function calling(tools: Tools, roundOf: () => number): { set: ToolSet; used: () => ToolUse[] } {
  // In the order of the calls, in whichever order they end; null for a call that has not ended or was refused.
  const uses: (ToolUse | null)[] = [];
  const calls = new Map<number, number>();
  async function run(name: ToolName, input: unknown): Promise<object> {
    const round = roundOf();
    const before = calls.get(round) ?? 0;
    calls.set(round, before + 1);
    if (round >= MOST_ROUNDS) return refusal(`You can call tools in at most ${MOST_ROUNDS} rounds.`);
    if (before >= MOST_CALLS_A_ROUND) return refusal(`You can make at most ${MOST_CALLS_A_ROUND} calls per round.`);
    const place = uses.push(null) - 1;
    const answer = await tools[name].run(input);
    if (answer.ok) uses[place] = { name, input: answer.input };
    return answer.output;
  }
  const set = Object.fromEntries(
    TOOL_NAMES.map((name) => {
      const { description, inputSchema } = tools[name];
      return [
        name,
        tool({ description, inputSchema: jsonSchema(inputSchema), execute: async (input) => run(name, input) }),
      ];
    }),
  );
  return { set, used: () => uses.filter((use) => use !== null) };
}

/** The reasoning of some models, which their servers include in the text. */
const THOUGHT = /^\s*<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/;

/** The reply without reasoning, with a note if it is incomplete. */
function said(text: string, isCut: boolean): string {
  const spoken = text.replace(THOUGHT, '').trim();
  if (spoken === '') return '';
  const isLong = spoken.length > MOST_REPLY_CHARACTERS;
  const kept = isLong ? spoken.slice(0, MOST_REPLY_CHARACTERS).replace(/[\ud800-\udbff]$/, '') : spoken;
  return isCut || isLong ? `${kept}\n\n${CUT_OFF}` : kept;
}

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

/**
 * A model's answer to a conversation.
 *
 * After five rounds with tools, the model is asked once more, without tools. It fails if it then still has no text, or
 * if it is too slow.
 *
 * @throws ModelFault  with the kind of error for the log
 */
export async function converse(
  settings: ModelSettings,
  rules: string,
  messages: readonly Message[],
  tools: Tools,
): Promise<ModelDraft> {
  let round = 0;
  const { set, used } = calling(tools, () => round);
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), settings.deadlineMs);
  try {
    const answer = generateText({
      model: languageModel(settings),
      instructions: rules,
      messages: opened(messages),
      tools: set,
      maxOutputTokens: MOST_OUTPUT_TOKENS,
      maxRetries: 0,
      abortSignal: late.signal,
      stopWhen: isStepCount(MOST_ROUNDS + 1),
      prepareStep: ({ stepNumber }) => {
        round = stepNumber;
        return stepNumber < MOST_ROUNDS ? {} : { toolChoice: 'none' as const };
      },
    });
    const { text, finishReason, totalUsage } = await Promise.race([answer, aborted(late.signal)]);
    const reply = said(text, finishReason === 'length');
    if (reply === '') throw new ModelFault(`no text, ${finishReason}`);
    return {
      text: reply,
      toolsUsed: used(),
      usage: { inputTokens: totalUsage.inputTokens ?? null, outputTokens: totalUsage.outputTokens ?? null },
    };
  } catch (error) {
    throw late.signal.aborted ? new ModelFault('deadline') : faultOf(error);
  } finally {
    clearTimeout(timer);
  }
}
