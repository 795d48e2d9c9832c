/** The result of a tool in a message of the SDK. */
import type { CallToolResult } from '@modelcontextprotocol/server';
import { jsonBytes } from '../../api/json';
import { JsonWriter } from '../../api/jsonWriter';

const [QUOTE, BACKSLASH] = [34, 92];

/** Encodes JSON as a string within JSON. It contains no control characters to escape. */
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

/**
 * The result of a tool as JSON, written once. The SDK would copy, validate and serialise it again, so it only receives
 * two placeholders, for the text and for the structured content. `withResult` replaces them in its response.
 */
export class ToolJson {
  readonly #id = crypto.randomUUID();
  #json: Uint8Array | null = null;

  /** Stores a result and returns its placeholders. */
  marked(output: Record<string, unknown>): CallToolResult {
    this.#json = jsonBytes(output);
    return { content: [{ type: 'text', text: this.#id }], structuredContent: { [this.#id]: null } };
  }

  /** Replaces the placeholders in a response. */
  async withResult(response: Response): Promise<Response> {
    const json = this.#json;
    if (json === null) return response;
    const [text, data] = [`"${this.#id}"`, `{"${this.#id}":null}`];
    const out = new JsonWriter();
    for (const part of (await response.text()).split(new RegExp(`(${data}|${text})`))) {
      if (part === data) out.bytes(json);
      else if (part === text) out.bytes(asText(json));
      else out.text(part);
    }
    return new Response(out.takeWhole(), response);
  }
}
