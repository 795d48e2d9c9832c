/** The result of a tool in a message of the SDK. */
import type { CallToolResult } from '@modelcontextprotocol/server';
import { encoded, jsonBytes } from '../../api/json';

const [QUOTE, BACKSLASH] = [34, 92];

/** JSON as a text in JSON. JSON has no control characters. */
function asText(json: Uint8Array): Uint8Array {
  const text = new Uint8Array(2 * json.length + 2);
  let length = 0;
  text[length++] = QUOTE;
  for (let i = 0; i < json.length; i++) {
    const code = json[i] as number;
    if (code === QUOTE || code === BACKSLASH) text[length++] = BACKSLASH;
    text[length++] = code;
  }
  text[length++] = QUOTE;
  return text.subarray(0, length);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let length = 0;
  for (const part of parts) {
    whole.set(part, length);
    length += part.length;
  }
  return whole;
}

/**
 * The result of a tool as JSON. The SDK copies, checks and writes whatever it is given, so it is given marks, one for the
 * text and one for the data, and the result takes their place in its response.
 */
export class ToolJson {
  readonly #id = crypto.randomUUID();
  #json: Uint8Array | null = null;

  /** Keeps a result, and returns what stands for it. */
  marked(output: Record<string, unknown>): CallToolResult {
    this.#json = jsonBytes(output);
    return { content: [{ type: 'text', text: this.#id }], structuredContent: { [this.#id]: null } };
  }

  /** A response with the result in the place of the marks. */
  async withResult(response: Response): Promise<Response> {
    const json = this.#json;
    if (json === null) return response;
    const [text, data] = [`"${this.#id}"`, `{"${this.#id}":null}`];
    const parts = (await response.text()).split(new RegExp(`(${data}|${text})`));
    return new Response(
      joined(parts.map((part) => (part === data ? json : part === text ? asText(json) : encoded(part)))),
      response,
    );
  }
}
