/**
 * Short forms of input schemas, because a host puts the tools into every conversation. The endpoint's own schema checks
 * a call, and its errors list what a field accepts.
 */

type Node = Record<string, unknown>;

/** Longer closed sets are named by their first values. */
const LONGEST_SET = 8;
const NAMED_VALUES = 4;

/** The parts of a schema that a model does not need to write a call. */
const OMITTED: readonly string[] = [
  'examples',
  'format',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'pattern',
  'id',
  'override',
];

/** Fields whose names and bounds say everything. */
const SELF_EVIDENT: readonly string[] = ['lat', 'lon', 'limit'];

/** The first sentence of a description. */
const firstSentence = (text: string): string => text.replace(/(?<=[.:;])\s[\s\S]*$/, '').replace(/[:;]$/, '.');

/** A closed set with many values as a text with the first of them. */
function shortSet({ enum: values, ...rest }: Node & { enum: readonly unknown[] }): Node {
  const named = `One of ${values.length}: ${values.slice(0, NAMED_VALUES).join(', ')}, …`;
  return { ...rest, description: [rest.description, named].filter((part) => part !== undefined).join(' ') };
}

/** The fields of an object schema, or of the objects of a list; null if it has none. */
function fieldsOf(schema: Node): readonly string[] | null {
  const object = (schema.type === 'array' ? schema.items : schema) as Node;
  return object?.type === 'object' && object.properties !== undefined ? Object.keys(object.properties as Node) : null;
}

/** The fields of a call, where objects with the fields of an earlier one or of the call itself only name them. */
function withoutRepeats(properties: Node): Node {
  const known = new Map<string, string>();
  const shortened = (key: string, schema: Node): Node => {
    const fields = fieldsOf(schema);
    if (SELF_EVIDENT.includes(key)) return { ...schema, description: undefined };
    if (fields === null) return schema;
    const same = known.get(fields.join());
    known.set(fields.join(), key);
    const { type, description = '' } = schema;
    const items = type === 'array' && { items: { type: 'object' } };
    if (same !== undefined) return { type, description: `${description} Fields as in \`${same}\`.`.trim(), ...items };
    if (!fields.every((field) => field in properties)) return schema;
    return { type, description: `${description} Fields as here: ${fields.join(', ')}.`.trim(), ...items };
  };
  const entries = Object.entries(properties as Record<string, Node>);
  return Object.fromEntries(entries.map(([key, schema]) => [key, shortened(key, schema)]));
}

/** A schema without examples, with the first sentence of each description. */
function compacted(node: unknown, isSchema = true): unknown {
  if (Array.isArray(node)) return node.map((item) => compacted(item));
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node)
    .filter(([key]) => !isSchema || !OMITTED.includes(key))
    .map(([key, value]): [string, unknown] => {
      if (isSchema && key === 'description' && typeof value === 'string') return [key, firstSentence(value)];
      return [key, key === 'enum' || key === 'default' ? value : compacted(value, key !== 'properties')];
    });
  const short: Node = Object.fromEntries(entries);
  const { enum: values } = short;
  if (isSchema && Array.isArray(values) && values.join() === 'true,false') {
    const { enum: _, type: __, ...rest } = short;
    return { ...rest, type: 'boolean' };
  }
  const isLong = isSchema && Array.isArray(values) && values.length > LONGEST_SET;
  return isLong ? shortSet(short as Node & { enum: readonly unknown[] }) : short;
}

/** The input schema of a tool without examples and repeats, with the first sentence of each description. */
export function compact(schema: Node): Node {
  const short = compacted(schema) as Node;
  return { ...short, ...(short.properties !== undefined && { properties: withoutRepeats(short.properties as Node) }) };
}
