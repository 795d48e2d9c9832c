/** The types of counsel: messages, the three tools, and replies. */

export const ROLES = ['user', 'assistant'] as const;

export interface Message {
  role: (typeof ROLES)[number];
  content: string;
}

export const TOOL_NAMES = ['chart', 'panchanga', 'utsavas'] as const;
export type ToolName = (typeof TOOL_NAMES)[number];

/** The result of a tool: with the input as it read it, or with an error in the endpoint's format. */
export type ToolAnswer =
  | { ok: true; input: Record<string, unknown>; output: Record<string, unknown> }
  | { ok: false; output: object };

/** A computation of the service, called in process. It never throws. */
export interface Tool {
  description: string;
  /** JSON Schema of its input. */
  inputSchema: Record<string, unknown>;
  run(input: unknown): Promise<ToolAnswer>;
}

export type Tools = Record<ToolName, Tool>;

/** A completed tool call, with the input as the tool read it. */
export interface ToolUse {
  name: ToolName;
  input: Record<string, unknown>;
}

/** A reply before it is reviewed. */
export interface Draft {
  text: string;
  toolsUsed: ToolUse[];
}

/** A draft from a model, with the tokens of all its rounds; null if the provider does not count them. */
export interface ModelDraft extends Draft {
  usage: { inputTokens: number | null; outputTokens: number | null };
}
