/** The types of counsel: messages, tools and drafts. */
import type { CallResult } from './claims/claim';
import type { ToolName } from './toolNames';

export const ROLES = ['user', 'assistant'] as const;

export interface Message {
  role: (typeof ROLES)[number];
  content: string;
}

/** The number of the last question in its conversation, from 1. */
export const turnOf = (messages: readonly Message[]): number => messages.filter(({ role }) => role === 'user').length;

/** The result of a tool: with the input as it read it, or with an error in the endpoint's format. */
export type ToolAnswer =
  | { ok: true; input: Record<string, unknown>; output: Record<string, unknown> }
  | { ok: false; output: Record<string, unknown> };

/** A computation of the service, called in process. It never throws. */
export interface CounselTool {
  /** Whether its input may name a place. An answer without one is for the reference place. */
  takesPlace(): Promise<boolean>;
  run(input: unknown): Promise<ToolAnswer>;
}

export type Tools = Record<ToolName, CounselTool>;

/** A completed tool call, with the input as the tool read it, or with the ids that a search found. */
interface ToolUse {
  name: ToolName;
  input: Record<string, unknown>;
}

/** A composed reply, with the results that it uses. */
export interface Draft {
  text: string;
  /** The kinds of its claims, in order. */
  kinds: readonly string[];
  results: readonly CallResult[];
}

/** The lists of results to which the free text `q` of a search resolves. */
const FOUND: Readonly<Partial<Record<ToolName, string>>> = { facts: 'facts', places: 'places' };

/** The input of a call; instead of the free text of a search, the ids that it found. */
function inputOf({ name, input, output }: CallResult): ToolUse['input'] {
  const list = FOUND[name];
  if (list === undefined) return input;
  const { q: _text, ...rest } = input;
  const found = (output[list] ?? []) as readonly { id: string }[];
  return { ...rest, ids: found.map(({ id }) => id) };
}

/** The answered calls of a draft, in order, without text of the model. */
export const usesOf = (results: readonly CallResult[]): ToolUse[] =>
  results.filter(({ ok }) => ok).map((result) => ({ name: result.name, input: inputOf(result) }));
