import * as z from 'zod';

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
export function inputSchema(request: z.ZodObject): { type: 'object' } & Node {
  const schema = z.toJSONSchema(request, { io: 'input' }) as Node;
  return inlined(schema, (schema.$defs ?? {}) as Record<string, Node>) as { type: 'object' } & Node;
}
