import * as z from 'zod';

type Node = Record<string, unknown>;

/** Puts every definition where it is referred to: not every model reads references. */
function inlined(node: unknown, definitions: Node): unknown {
  if (Array.isArray(node)) return node.map((part) => inlined(part, definitions));
  if (typeof node !== 'object' || node === null) return node;
  const { $ref, id: _, ...rest } = node as Node;
  const key = typeof $ref === 'string' ? $ref.replace('#/$defs/', '') : null;
  const whole = key === null ? rest : { ...(definitions[key] as Node), ...rest };
  return Object.fromEntries(
    Object.entries(whole)
      .filter(([name]) => key === null || name !== 'id')
      .map(([name, part]) => [name, inlined(part, definitions)]),
  );
}

/** A request's schema as JSON Schema, in one piece. */
export function inputSchema(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _, $defs = {}, ...rest } = z.toJSONSchema(schema, { io: 'input' }) as Node & { $defs?: Node };
  return inlined(rest, $defs) as Record<string, unknown>;
}
