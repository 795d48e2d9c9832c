/** Schemas that occur more than once in an OpenAPI document become components, so that it says everything once. */
import * as z from 'zod';
import { instant, instantAt, instantOfAnyYear, localInstant } from '../../api/shapes/kinds';

// biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document is walked by path
type Node = any;

const POINTER = '#/components/schemas/';

/** A reference must save at least this many characters. */
const LEAST_SAVED = 40;

/** A schema inside another one: what holds it, its key there, and the name that its component would have. */
interface Occurrence {
  holder: Node;
  key: string | number;
  name: string;
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `boundary_seconds` as `BoundarySeconds`. */
const nameOf = (property: string): string => property.split(/\W+|_/).map(capitalised).join('');

const isSchema = (node: Node): boolean =>
  typeof node === 'object' &&
  node !== null &&
  node.$ref === undefined &&
  Boolean(node.type ?? node.anyOf ?? node.oneOf);

/** The schemas inside a schema. */
function* occurrencesIn(schema: Node, name: string): Generator<Occurrence> {
  const inside: Occurrence[] = [
    ...Object.keys(schema.properties ?? {}).map((key) => ({ holder: schema.properties, key, name: nameOf(key) })),
    ...['items', 'additionalProperties'].map((key) => ({ holder: schema, key, name: `${name}Item` })),
    ...['anyOf', 'oneOf', 'allOf'].flatMap((list) =>
      ((schema[list] ?? []) as Node[]).map((_, key) => ({ holder: schema[list], key, name })),
    ),
  ];
  for (const occurrence of inside) {
    const found = occurrence.holder[occurrence.key];
    if (typeof found !== 'object' || found === null) continue;
    if (isSchema(found)) yield occurrence;
    yield* occurrencesIn(found, occurrence.name);
  }
}

/** The kinds of instants. A field of a kind refers to it, with a description of its own. */
const INSTANTS = {
  IsoInstant: instantAt('An instant.'),
  IsoUtcInstant: instant('An instant.'),
  IsoUtcInstantOfAnyYear: instantOfAnyYear('An instant.'),
  IsoLocalInstant: localInstant('An instant.'),
};

/** What the description of a kind says for all its fields. */
const SAID_BY_KIND = / (ISO 8601|Local time).*$/;

/** Refers from each instant to its kind. */
function nameInstants(schemas: Record<string, Node>): void {
  for (const [name, kind] of Object.entries(INSTANTS)) {
    const { $schema: _, ...schema } = z.toJSONSchema(kind) as Node;
    const found = Object.entries(schemas)
      .flatMap(([owner, each]) => [...occurrencesIn(each, owner)])
      .filter(({ holder, key }) => holder[key].type === 'string' && holder[key].pattern === schema.pattern);
    if (found.length === 0) continue;
    if (name in schemas) throw new Error(`two schemas have the name ${name}`);
    schemas[name] = schema;
    for (const { holder, key } of found) {
      const description = String(holder[key].description ?? '').replace(SAID_BY_KIND, '');
      holder[key] = { $ref: POINTER + name, ...(description !== '' && { description }) };
    }
  }
}

/** Every object inside a value. */
function* nodesIn(node: Node): Generator<Node> {
  if (typeof node !== 'object' || node === null) return;
  yield node;
  for (const value of Object.values(node)) yield* nodesIn(value);
}

const takesNull = ({ anyOf = [], type }: Node): boolean =>
  [type, ...anyOf.map((one: Node) => one.type)].flat().includes('null');

/**
 * Replaces schemas that occur more than once by references to components, larger ones first. A component is named after
 * the first property that has it, `OrNull` if it may be null, with a number where the name is taken.
 *
 * @param schemas  the components of a document, which are changed
 */
export function shareSchemas(schemas: Record<string, Node>): void {
  nameInstants(schemas);
  const all = Object.entries(schemas).flatMap(([name, schema]) => [...occurrencesIn(schema, name)]);
  const equal = Map.groupBy(all, ({ holder, key }) => JSON.stringify(holder[key]));
  const dropped = new WeakSet<Node>();
  const largestFirst = [...equal].sort(([a], [b]) => b.length - a.length);
  for (const [text, found] of largestFirst) {
    const places = found.filter(({ holder }) => !dropped.has(holder));
    const [first, ...others] = places;
    if (first === undefined || others.length === 0) continue;
    const schema = first.holder[first.key];
    const base = first.name + (takesNull(schema) ? 'OrNull' : '');
    let name = base;
    for (let number = 2; name in schemas; number++) name = base + number;
    const reference = { $ref: POINTER + name };
    const saved = (text.length - JSON.stringify(reference).length) * places.length - text.length - name.length;
    if (saved < LEAST_SAVED) continue;
    for (const { holder, key } of others) for (const node of nodesIn(holder[key])) dropped.add(node);
    for (const { holder, key } of places) holder[key] = { ...reference };
    schemas[name] = schema;
  }
}
