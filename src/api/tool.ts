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
import { isObject, validate } from './validate';

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
      description: 'Fields to return instead of the usual ones.',
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
  const { format: _, cursor, ...shape } = code.request.shape;
  const request = z.object({ ...shape, fields: chosenFields(answerFields), limit: limitField(1000) });
  return {
    request,
    async run(kernel, body, occasion) {
      const options = validate(request.pick({ fields: true, limit: true }), body);
      if (!options.ok) return options;
      const { fields: _fields, limit: _limit, ...input } = body;
      const question = await code.read(cursor === undefined ? body : input, occasion);
      if (!question.ok) return question;
      const admitted = await admit(code.price, question.value, 'objects', occasion.door);
      if (!admitted.ok) return admitted;
      const computed = await code.answer(kernel, question.value);
      if (!computed.ok) return computed;
      const answer = { ...(computed.value as Record<string, unknown>) };
      const { fields, limit } = options.value as { fields?: string[]; limit?: number };
      const listed = list === undefined ? undefined : answer[list];
      if (limit !== undefined && list !== undefined && Array.isArray(listed)) answer[list] = listed.slice(0, limit);
      const asked = fields ?? usual;
      const isBounded = fields === undefined && limit === undefined;
      const { output, entries, dropped } = fitted(
        answer,
        asked,
        isBounded ? RESULT_CHARACTERS : Number.POSITIVE_INFINITY,
      );
      const others = answerFields.filter((field) => !asked.includes(field)).concat(dropped);
      const shown = list === undefined ? undefined : output[list];
      const isCut = Array.isArray(listed) && Array.isArray(shown) && shown.length < listed.length;
      const next = isCut && 'from' in shape ? dateOf(listed[shown.length]) : undefined;
      const sentence = leftOut(others, isCut ? Math.max(entries, listed.length - shown.length) : entries, next);
      return ok({ input, output: { ...output, ...(sentence !== null && { left_out: sentence }) } });
    },
  };
}

async function toolCodeOf(resource: Resource, info: ToolInfo): Promise<ToolCode> {
  if (resource.toolCode) return resource.toolCode();
  const [code, response] = await Promise.all([resource.code(), resource.response()]);
  return plainTool(code, info, response instanceof z.ZodObject ? Object.keys(response.shape) : [], resource.list);
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
        return spelled.ok ? code(kernel, spelled.value.body, occasion) : spelled;
      }
      const expected = { type: 'object', fields: Object.keys(request.shape) } as const;
      return fail({ reason: 'invalid_field', field: 'arguments', rule: 'value', expected });
    };
  return {
    name: info.name,
    title: info.title,
    description: info.description,
    endpoint: `${operations.at(-1)?.method} ${path}`,
    inputSchema: inputSchema(request),
    run: checked(run),
    outline: checked(outline),
  };
}
