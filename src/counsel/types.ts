/** What counsel is made of: messages, the three tools, and a reply. */

export const ROLES = ['user', 'assistant'] as const;

export interface Message {
  role: (typeof ROLES)[number];
  content: string;
}

export const TOOL_NAMES = ['chart', 'panchanga', 'utsavas'] as const;
export type ToolName = (typeof TOOL_NAMES)[number];

/** What a tool answers: with what it understood, or with a refusal as its endpoint writes it. */
export type ToolAnswer =
  | { ok: true; input: Record<string, unknown>; output: Record<string, unknown> }
  | { ok: false; output: object };

/** A computation of the service, called in process. It never throws. */
export interface Tool {
  description: string;
  /** JSON Schema of its input. */
  inputSchema: Record<string, unknown>;
  run(input: unknown): ToolAnswer;
}

export type Tools = Record<ToolName, Tool>;

/** A call that was answered, with its input as the tool understood it. */
export interface ToolUse {
  name: ToolName;
  input: Record<string, unknown>;
}

/** A reply before it is reviewed. */
export interface Draft {
  text: string;
  toolsUsed: ToolUse[];
}

/** The same from a model, with the tokens of all its rounds; null where the provider does not count them. */
export interface ModelDraft extends Draft {
  usage: { inputTokens: number | null; outputTokens: number | null };
}
