/** The tool calls of one conversation. Each result gets an id, which claims use to refer to it. */
import type { CallResult } from './claims/claim';
import type { ToolName } from './toolNames';
import type { ToolAnswer, Tools } from './types';

export class Calls {
  private readonly tools: Tools;
  // In the order of the calls, not of their completion. A pending call reserves its place.
  private readonly entries: (CallResult | null)[] = [];

  private readonly peeked = new Map<string, Promise<Record<string, unknown> | null>>();

  constructor(tools: Tools) {
    this.tools = tools;
  }

  /** Runs a tool and stores its result. */
  async run(name: ToolName, input: unknown): Promise<CallResult> {
    const place = this.entries.push(null) - 1;
    const answer: ToolAnswer = await this.tools[name].run(input);
    const { ok, output } = answer;
    const result: CallResult = { call: `c${place + 1}`, name, ok, input: ok ? answer.input : {}, output };
    this.entries[place] = result;
    return result;
  }

  /** The output of a tool, used to understand a message and not stored; null if it fails. Equal calls run once. */
  peek(name: ToolName, input: Record<string, unknown>): Promise<Record<string, unknown> | null> {
    const key = JSON.stringify([name, input]);
    const known = this.peeked.get(key);
    if (known !== undefined) return known;
    const output = this.tools[name].run(input).then((answer) => (answer.ok ? answer.output : null));
    this.peeked.set(key, output);
    return output;
  }

  /** The results of completed calls. */
  results(): CallResult[] {
    return this.entries.filter((entry) => entry !== null);
  }
}
