/**
 * Resources as tools for programs and language models. Results are compact, because hosts accept about 25,000
 * characters. `left_out` in a result says what is omitted and how to get it.
 */
import * as z from 'zod';
import { fail, ok, type Result } from '../domain/result';
import { integerFrom, someOf } from './fields';
import { admit } from './price';
import type { Problem } from './problem';
import type { Awaitable, Code, LoadKernel, Occasion, Resource, ToolCode, ToolInfo, ToolResult } from './resource';
import { spelledRequest } from './spelling';
import { bare, isObject, validate } from './validate';

type Node = Record<string, unknown>;

/** Inlines all references, because some models do not follow them. */
function inlined(node: unknown, definitions: Record<string, Node>): unknown {
  if (Array.isArray(node)) return node.map((item) => inlined(item, definitions));
  if (typeof node !== 'object' || node === null) return node;
  const { $ref, $defs: _, $schema: __, ...own } = node as Node & { $ref?: string };
  const target = $ref === undefined ? {} : definitions[$ref.replace('#/$defs/', '')];
  return Object.fromEntries(
    Object.entries({ ...target, ...own }).map(([key, value]) => [key, inlined(value, definitions)]),
  );
}

/** The JSON Schema of a tool's input, without references. */
function inputSchema(request: z.ZodObject): { type: 'object' } & Node {
  const schema = z.toJSONSchema(request, { io: 'input' }) as Node;
  return inlined(schema, (schema.$defs ?? {}) as Record<string, Node>) as { type: 'object' } & Node;
}

/** Maximum length of a JSON result, unless the call names its fields. A host receives it twice: as text and as data. */
export const RESULT_CHARACTERS = 11_000;

export interface Tool extends Pick<ToolInfo, 'name' | 'title' | 'description'> {
  /** The endpoint with the full answer. */
  endpoint: string;
  /** The names of the fields of its input. */
  inputFields: readonly string[];
  /** JSON Schema of its input, without references. */
  inputSchema: { type: 'object' } & Record<string, unknown>;
  run(kernel: LoadKernel, input: unknown, occasion: Occasion): Awaitable<Result<ToolResult, Problem>>;
  /** The same result for `jsonBytes`. Long lists may be chunks. */
  outline: Tool['run'];
}

/** A tool field for a list of texts from a closed set. */
export const chosenFields = (keys: readonly string[]) =>
  someOf(keys)
    .optional()
    .meta({
      description: 'Fields to return. Default: the usual ones.',
      examples: [keys.slice(0, 2)],
    });

export const limitField = (most: number) =>
  integerFrom(1, most)
    .optional()
    .meta({ description: 'Maximum number of list entries to return.', examples: [20] });

/**
 * The sentence about omitted parts; null if nothing is omitted.
 *
 * @param next  the date of the first omitted entry, where a request can ask from it
 */
export function leftOut(fields: readonly string[], entries: number, next?: string): string | null {
  const further = next === undefined ? 'raise limit' : `ask from ${next}, or raise limit`;
  const parts = [
    ...(fields.length > 0 ? [`Omitted fields: ${fields.join(', ')}. To get them, set fields.`] : []),
    ...(entries > 0 ? [`${entries} more entries. To get them, ${further}.`] : []),
  ];
  return parts.length === 0 ? null : parts.join(' ');
}

/** The fields of answers of `/api/v1` about their computation. */
interface Computed {
  substrate_stamp: {
    ayanamsa: { key: string };
    node: string;
    kernel: { version: string; theory: string };
    notes: string[];
  };
  rules_version?: string;
  sunrise_definition?: string;
}

/** An answer in two parts: its results, and the settings and the kernel behind them, which a tool gives after them. */
export function resultsFirst<A extends object>(answer: A): { results: Omit<A, keyof Computed>; rules: object } {
  const { substrate_stamp: stamp, rules_version, sunrise_definition, ...results } = answer as A & Computed;
  const { ayanamsa, node, kernel, notes } = stamp;
  return {
    results: results as unknown as Omit<A, keyof Computed>,
    rules: {
      settings: {
        ayanamsa: ayanamsa.key,
        node,
        ...(sunrise_definition !== undefined && { sunrise_definition }),
        ...(rules_version !== undefined && { rules_version }),
      },
      kernel: { version: kernel.version, theory: kernel.theory },
      ...(notes.length > 0 && { notes }),
    },
  };
}

const sizeOf = (value: unknown): number => JSON.stringify(value)?.length ?? 0;

/** The fields of an answer that fit, in order; a long list is cut. */
export function fitted(
  answer: Record<string, unknown>,
  fields: readonly string[],
  limit: number,
): { output: Record<string, unknown>; entries: number; dropped: string[] } {
  const output: Record<string, unknown> = {};
  const dropped: string[] = [];
  let [room, entries] = [limit, 0];
  for (const field of fields) {
    const value = answer[field];
    const size = Number.isFinite(room) ? sizeOf(value) + field.length + 4 : 0;
    if (size <= room) {
      output[field] = value;
      room -= size;
    } else if (Array.isArray(value)) {
      const kept: unknown[] = [];
      for (const item of value) {
        const next = sizeOf(item) + 1;
        if (next > room) break;
        kept.push(item);
        room -= next;
      }
      output[field] = kept;
      entries += value.length - kept.length;
    } else dropped.push(field);
  }
  return { output, entries, dropped };
}

/** The civil date of an entry of a list; undefined if it has none. */
function dateOf(entry: unknown): string | undefined {
  if (!isObject(entry)) return undefined;
  const text = [entry.date, entry.start, entry.at].find((value) => typeof value === 'string');
  return /^[+-]?\d{4,6}-\d{2}-\d{2}/.exec(String(text))?.[0];
}

/** The answer of a resource as objects, with the question that it answers, if the door admits the request. */
export async function admittedAnswer<Q, A>(
  code: Pick<Code<z.ZodObject, Q, A>, 'read' | 'price' | 'answer'>,
  kernel: LoadKernel,
  body: Record<string, unknown>,
  occasion: Occasion,
): Promise<Result<{ question: Q; answer: A }, Problem>> {
  const question = await code.read(body, occasion);
  if (!question.ok) return question;
  const admitted = await admit(code.price, question.value, 'objects', occasion.door);
  if (!admitted.ok) return admitted;
  const answer = await code.answer(kernel, question.value);
  return answer.ok ? ok({ question: question.value, answer: answer.value }) : answer;
}

/** The subject of an answer, which every result names. */
const SUBJECT = ['from', 'to', 'birth', 'births', 'place', 'assumed'];

/** The settings of an answer, unless its result has them already. */
function settingsIn(answer: Record<string, unknown>, asked: readonly string[]): { settings?: unknown } {
  if (asked.includes('settings')) return {};
  if (isObject(answer.settings)) return { settings: answer.settings };
  const stamp = answer.substrate_stamp;
  return isObject(stamp) && isObject(stamp.ayanamsa) ? resultsFirst(answer).rules : {};
}

/**
 * A tool that returns the endpoint's answer, cut to the fields of its definition, and its list to `limit`. It has no
 * pages: the code then gives the whole list, and a call can ask from the date of the first omitted entry.
 */
function plainTool(
  code: Code,
  { fields: usual = [] }: ToolInfo,
  answerFields: readonly string[],
  list: string | undefined,
): ToolCode {
  const { format: _, cursor, ...shape } = { ...code.request.shape, ...code.toolFields };
  const request = z.object({ ...shape, fields: chosenFields(answerFields), limit: limitField(1000) });
  return {
    request,
    async run(kernel, body, occasion) {
      const options = validate(request.pick({ fields: true, limit: true }), body);
      if (!options.ok) return options;
      const { fields: _fields, limit: _limit, ...input } = body;
      const computed = await admittedAnswer(code, kernel, cursor === undefined ? body : input, occasion);
      if (!computed.ok) return computed;
      const answer = { ...(computed.value.answer as Record<string, unknown>) };
      const { fields, limit } = options.value as { fields?: string[]; limit?: number };
      const listed = list === undefined ? undefined : answer[list];
      if (limit !== undefined && list !== undefined && Array.isArray(listed)) answer[list] = listed.slice(0, limit);
      const before = SUBJECT.filter((field) => answer[field] !== undefined && !(fields ?? usual).includes(field));
      const asked = [...before, ...(fields ?? usual)];
      const after = settingsIn(answer, asked);
      const isBounded = fields === undefined && limit === undefined;
      const { output, entries, dropped } = fitted(
        answer,
        asked,
        isBounded ? RESULT_CHARACTERS : Number.POSITIVE_INFINITY,
      );
      const others = answerFields.filter((field) => !asked.includes(field) && !(field in after)).concat(dropped);
      const shown = list === undefined ? undefined : output[list];
      const isCut = Array.isArray(listed) && Array.isArray(shown) && shown.length < listed.length;
      const next = isCut && 'from' in shape ? dateOf(listed[shown.length]) : undefined;
      const sentence = leftOut(others, isCut ? Math.max(entries, listed.length - shown.length) : entries, next);
      return ok({ input, output: { ...output, ...after, ...(sentence !== null && { left_out: sentence }) } });
    },
  };
}

const SWITCH = ['true', 'false'];

const isSwitch = (schema: z.ZodType): boolean =>
  schema instanceof z.ZodEnum && SWITCH.every((word) => schema.options.includes(word));

/** Values as queries write them: a model may send a switch as a boolean, and a list of one as a text. */
function asInQuery(request: z.ZodObject, body: Record<string, unknown>): Record<string, unknown> {
  const value = ([field, given]: [string, unknown]): [string, unknown] => {
    const schema = request.shape[field] && bare(request.shape[field] as z.ZodType);
    if (typeof given === 'boolean' && schema && isSwitch(schema)) return [field, String(given)];
    if (typeof given === 'string' && schema instanceof z.ZodArray) return [field, given.split(',')];
    return [field, given];
  };
  return Object.fromEntries(Object.entries(body).map(value));
}

async function toolCodeOf(resource: Resource, info: ToolInfo): Promise<ToolCode> {
  if (resource.toolCode) return resource.toolCode();
  const [code, response] = await Promise.all([resource.code(), resource.response()]);
  return plainTool(
    code,
    info,
    response instanceof z.ZodObject ? Object.keys(response.shape) : [],
    info.list ?? resource.list,
  );
}

/** A resource as a tool; undefined if it is not one. */
export async function toolOf(resource: Resource): Promise<Tool | undefined> {
  const { tool: info, operations, path } = resource;
  if (info === undefined) return undefined;
  const { request, run, outline = run } = await toolCodeOf(resource, info);
  const checked =
    (code: ToolCode['run']): Tool['run'] =>
    (kernel, input, occasion) => {
      if (isObject(input)) {
        const spelled = spelledRequest(request, input, 'all');
        return spelled.ok ? code(kernel, asInQuery(request, spelled.value.body), occasion) : spelled;
      }
      const expected = { type: 'object', fields: Object.keys(request.shape) } as const;
      return fail({ reason: 'invalid_field', field: 'arguments', rule: 'value', expected });
    };
  let schema: Tool['inputSchema'] | undefined;
  return {
    name: info.name,
    title: info.title,
    description: info.description,
    endpoint: `${operations.at(-1)?.method} ${path}`,
    inputFields: Object.keys(request.shape),
    // Only lists need it.
    get inputSchema() {
      schema ??= inputSchema(request);
      return schema;
    },
    run: checked(run),
    outline: checked(outline),
  };
}
