/**
 * Short forms of input schemas, because a host puts the tools into every conversation. The endpoint's own schema checks a
 * call, and its errors list what a field accepts.
 */

type Node = Record<string, unknown>;

/** Longer closed sets are named by their first values. */
const LONGEST_SET = 8;
const NAMED_VALUES = 4;

/** What a model does not need to write a call. */
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

/** The first sentence of a description. */
const firstSentence = (text: string): string => text.replace(/(?<=[.:;])\s[\s\S]*$/, '').replace(/[:;]$/, '.');

/** A closed set with many values as a text with the first of them. */
function shortSet({ enum: values, ...rest }: Node & { enum: readonly unknown[] }): Node {
  const named = `One of ${values.length}: ${values.slice(0, NAMED_VALUES).join(', ')}, …`;
  return { ...rest, description: [rest.description, named].filter((part) => part !== undefined).join(' ') };
}

/** A schema without examples, with the first sentence of each description. */
export function compact(node: unknown, isSchema = true): unknown {
  if (Array.isArray(node)) return node.map((item) => compact(item));
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node)
    .filter(([key]) => !isSchema || !OMITTED.includes(key))
    .map(([key, value]): [string, unknown] => {
      if (isSchema && key === 'description' && typeof value === 'string') return [key, firstSentence(value)];
      return [key, key === 'enum' || key === 'default' ? value : compact(value, key !== 'properties')];
    });
  const short: Node = Object.fromEntries(entries);
  const { enum: values } = short;
  const isLong = isSchema && Array.isArray(values) && values.length > LONGEST_SET;
  return isLong ? shortSet(short as Node & { enum: readonly unknown[] }) : short;
}
