/** The types of counsel: messages, tools and drafts. */
import type { CallResult } from './claims/claim';
import type { ToolName } from './toolNames';

export const ROLES = ['user', 'assistant'] as const;

export interface Message {
  role: (typeof ROLES)[number];
  content: string;
}

/** The result of a tool: with the input as it read it, or with an error in the endpoint's format. */
export type ToolAnswer =
  | { ok: true; input: Record<string, unknown>; output: Record<string, unknown> }
  | { ok: false; output: Record<string, unknown> };

/** A computation of the service, called in process. It never throws. */
export interface CounselTool {
  run(input: unknown): Promise<ToolAnswer>;
}

export type Tools = Record<ToolName, CounselTool>;

/** A completed tool call, with the input as the tool read it. */
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

/** The answered calls of a draft, in order. */
export const usesOf = (results: readonly CallResult[]): ToolUse[] =>
  results.filter(({ ok }) => ok).map(({ name, input }) => ({ name, input }));
