/** Schemas that occur more than once in an OpenAPI document become components, so that it says everything once. */
import * as z from 'zod';
import { instant, instantAt, instantOfAnyYear, localInstant } from '../../api/shapes/kinds';

// biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document is walked by path
type Node = any;

const POINTER = '#/components/schemas/';

/** A reference must save at least this many characters. */
const LEAST_SAVED = 40;

/**
 * A schema inside another one: the schema that contains it, its key there, and the name that its component would have.
 */
export interface Occurrence {
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
  (node.$ref === undefined || node.description !== undefined) &&
  Boolean(node.type ?? node.anyOf ?? node.oneOf ?? node.$ref);

/** The schemas inside a schema, each before those inside it. */
export function* occurrencesIn(schema: Node, name: string): Generator<Occurrence> {
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

const takesNull = ({ anyOf = [], type }: Node): boolean =>
  [type, ...anyOf.map((one: Node) => one.type)].flat().includes('null');

/** The description of a kind, which all its fields share. */
const SAID_BY_KIND = / (ISO 8601|Local time).*$/;

/** Replaces each instant by a reference to its kind, and each nullable one by a reference to the nullable kind. */
function nameInstants(schemas: Record<string, Node>): void {
  for (const [kindName, kind] of Object.entries(INSTANTS)) {
    const { $schema: _, ...schema } = z.toJSONSchema(kind) as Node;
    for (const orNull of [false, true]) {
      const found = Object.entries(schemas)
        .flatMap(([owner, each]) => [...occurrencesIn(each, owner)])
        .filter(({ holder, key }) => holder[key].pattern === schema.pattern && takesNull(holder[key]) === orNull);
      if (found.length === 0) continue;
      const name = kindName + (orNull ? 'OrNull' : '');
      if (name in schemas) throw new Error(`two schemas have the name ${name}`);
      for (const { holder, key } of found) {
        const description = String(holder[key].description ?? '').replace(SAID_BY_KIND, '');
        holder[key] = { $ref: POINTER + name, ...(description !== '' && { description }) };
      }
      schemas[name] = orNull ? { anyOf: [{ $ref: POINTER + kindName }, { type: 'null' }] } : schema;
      if (orNull) schemas[kindName] ??= schema;
    }
  }
}

/** Every object inside a value. */
function* nodesIn(node: Node): Generator<Node> {
  if (typeof node !== 'object' || node === null) return;
  yield node;
  for (const value of Object.values(node)) yield* nodesIn(value);
}

/** The annotations that a reference may have in addition to its schema. */
const annotationsOf = ({ description, examples }: Node): Node => ({
  ...(description !== undefined && { description }),
  ...(examples !== undefined && { examples }),
});

const withoutAnnotations = ({ description: _, examples: _examples, ...schema }: Node): Node => schema;

/** The schemas of the parameters and of the texts that operations send. */
function* occurrencesInPaths(paths: Record<string, Node>): Generator<Occurrence> {
  for (const { parameters = [], responses = {} } of Object.values(paths).flatMap((item) => Object.values<Node>(item))) {
    for (const parameter of parameters) {
      if (isSchema(parameter.schema)) yield { holder: parameter, key: 'schema', name: nameOf(parameter.name) };
    }
    for (const { content = {} } of Object.values<Node>(responses)) {
      for (const [type, media] of Object.entries<Node>(content)) {
        if (isSchema(media.schema)) yield { holder: media, key: 'schema', name: nameOf(type.split(';')[0] as string) };
      }
    }
  }
}

/** How schemas are compared, and which part of a schema goes to its component. */
interface Sharing {
  partOf(schema: Node): Node;
  /** The part that stays with the reference. */
  restOf(schema: Node): Node;
  /** Schemas in different groups are never shared. */
  groupOf(occurrence: Occurrence): string;
}

/** Schemas that are equal including their annotations. */
const WHOLE: Sharing = { partOf: (schema) => schema, restOf: () => ({}), groupOf: () => '' };

/** Schemas of fields with the same name that differ only in their annotations. */
const BY_NAME: Sharing = { partOf: withoutAnnotations, restOf: annotationsOf, groupOf: ({ name }) => name };

/** Whether a schema has a meaning without the name of its field: objects, enumerations and choices have one. */
const speaksForItself = ({ properties, enum: values, anyOf }: Node): boolean => Boolean(properties ?? values ?? anyOf);

/** Schemas of any fields that differ only in their annotations. */
const BY_SHAPE: Sharing = {
  ...BY_NAME,
  groupOf: ({ holder, key, name }) => (speaksForItself(holder[key]) ? '' : name),
};

/** The name of a nullable reference to a component: `DayWindowOrNull`. */
function nameOfChoice({ anyOf = [] }: Node): string | undefined {
  const [{ $ref = undefined } = {}, isNull, ...others] = anyOf as Node[];
  const isNullable = others.length === 0 && isNull?.type === 'null';
  return $ref === undefined || !isNullable ? undefined : `${$ref.slice(POINTER.length)}OrNull`;
}

/** Replaces equal schemas by references to components, larger ones first. */
function share(schemas: Record<string, Node>, paths: Record<string, Node>, { partOf, restOf, groupOf }: Sharing): void {
  const all = [
    ...Object.entries(schemas).flatMap(([name, schema]) => [...occurrencesIn(schema, name)]),
    ...occurrencesInPaths(paths),
  ];
  const textOf = ({ holder, key }: Occurrence) => JSON.stringify(partOf(holder[key]));
  const equal = [...Map.groupBy(all, (occurrence) => groupOf(occurrence) + textOf(occurrence)).values()]
    .filter(({ length }) => length > 1)
    .map((found): [string, Occurrence[]] => [textOf(found[0] as Occurrence), found])
    .sort(([a], [b]) => b.length - a.length);
  const dropped = new WeakSet<Node>();
  for (const [text, found] of equal) {
    const places = found.filter(({ holder }) => !dropped.has(holder));
    const [first, ...others] = places;
    if (first === undefined || others.length === 0) continue;
    const schema = partOf(first.holder[first.key]);
    const base = nameOfChoice(schema) ?? first.name + (takesNull(schema) ? 'OrNull' : '');
    let name = base;
    for (let number = 2; name in schemas; number++) name = base + number;
    const reference = { $ref: POINTER + name };
    const saved = (text.length - JSON.stringify(reference).length) * places.length - text.length - name.length;
    if (saved < LEAST_SAVED) continue;
    for (const { holder, key } of others) for (const node of nodesIn(holder[key])) dropped.add(node);
    for (const { holder, key } of places) holder[key] = { ...reference, ...restOf(holder[key]) };
    schemas[name] = schema;
  }
}

/**
 * Replaces schemas that occur more than once by references to components. A component has the name of the first property
 * that uses it, or of the component that it makes nullable. A nullable one ends in `OrNull`; a number follows a name that
 * is taken.
 *
 * @param schemas  the components of a document, which are changed
 * @param paths    its paths, whose parameters and texts are changed
 */
export function shareSchemas(schemas: Record<string, Node>, paths: Record<string, Node>): void {
  nameInstants(schemas);
  share(schemas, paths, WHOLE);
  share(schemas, paths, BY_NAME);
  share(schemas, paths, BY_SHAPE);
}
