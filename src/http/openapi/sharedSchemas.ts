/** Schemas that occur more than once in an OpenAPI document become components, so that it says everything once. */
import * as z from 'zod';
import { instant, instantAt, instantOfAnyYear, localInstant } from '../../api/shapes/kinds';

// biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document is walked by path
type Node = any;

const POINTER = '#/components/schemas/';

/** A reference must save at least this many characters. */
const LEAST_SAVED = 40;

/**
 * A schema inside another one: the schema that contains it, its key there, the name that its component would have, and
 * the names of what contains it, from the inside out.
 */
export interface Occurrence {
  holder: Node;
  key: string | number;
  name: string;
  owners: readonly string[];
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
export function* occurrencesIn(schema: Node, name: string, outer: readonly string[] = []): Generator<Occurrence> {
  const owners = [name, ...outer];
  const inside: Occurrence[] = [
    ...Object.keys(schema.properties ?? {}).map((key) => ({
      holder: schema.properties,
      key,
      name: nameOf(key),
      owners,
    })),
    ...['items', 'additionalProperties'].map((key) => ({ holder: schema, key, name: `${name}Item`, owners: outer })),
    ...['anyOf', 'oneOf', 'allOf'].flatMap((list) =>
      ((schema[list] ?? []) as Node[]).map((_, key) => ({ holder: schema[list], key, name, owners: outer })),
    ),
  ];
  for (const occurrence of inside) {
    const found = occurrence.holder[occurrence.key];
    if (typeof found !== 'object' || found === null) continue;
    if (isSchema(found)) yield occurrence;
    yield* occurrencesIn(found, occurrence.name, occurrence.owners);
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
  for (const operation of Object.values(paths).flatMap((item) => Object.values<Node>(item))) {
    const { operationId = '', parameters = [], responses = {} } = operation;
    const owners = [operationId.replace(/^[a-z]+/, '')];
    for (const parameter of parameters) {
      if (isSchema(parameter.schema)) yield { holder: parameter, key: 'schema', name: nameOf(parameter.name), owners };
    }
    for (const { content = {} } of Object.values<Node>(responses)) {
      for (const [type, media] of Object.entries<Node>(content)) {
        const name = nameOf(type.split(';')[0] as string);
        if (isSchema(media.schema)) yield { holder: media, key: 'schema', name, owners };
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

/** A component that several schemas refer to, under a provisional name. */
interface Shared {
  /** The name of its field. */
  base: string;
  /** Where it was found. */
  places: readonly Occurrence[];
}

/** The parts of a name that say how a schema is used, not what it is. */
const USE = /^(V1|Resolved)|(Request|Response|OfAllYears|Item|OrNull)+$/g;
const ownName = (name: string): string => name.replace(USE, '');

/** Between a base and a number in a provisional name. */
const PROVISIONAL = '#';
const NUMBER = /#\d+/;

/** Replaces equal schemas by references to components, larger ones first. @param shared  receives the components */
function share(
  schemas: Record<string, Node>,
  paths: Record<string, Node>,
  { partOf, restOf, groupOf }: Sharing,
  shared: Map<string, Shared>,
): void {
  const all = [
    ...Object.entries(schemas).flatMap(([name, schema]) => {
      const { base = name, places } = shared.get(name) ?? {};
      return [...occurrencesIn(schema, base, places?.[0]?.owners)];
    }),
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
    for (let number = 2; name in schemas; number++) name = base + PROVISIONAL + number;
    const reference = { $ref: POINTER + name };
    const saved = (text.length - JSON.stringify(reference).length) * places.length - text.length - name.length;
    if (saved < LEAST_SAVED) continue;
    for (const { holder, key } of others) for (const node of nodesIn(holder[key])) dropped.add(node);
    for (const { holder, key } of places) holder[key] = { ...reference, ...restOf(holder[key]) };
    schemas[name] = schema;
    shared.set(name, { base: base.replace(NUMBER, ''), places });
  }
}

/**
 * The names that a component may have: that of its field, then those with what contains it before it, nearer and
 * shorter ones first. `key` of an observance is `Key`, or `ObservanceKey` if another component has that name.
 */
function* namesOf({ base, places }: Shared): Generator<string> {
  yield base;
  for (const shorten of [ownName, (name: string) => name]) {
    for (const depth of [1, 2, 3]) {
      const around = places.map(({ owners }) =>
        [...new Set(owners.slice(0, depth).map(shorten).toReversed())].join(''),
      );
      yield* around.toSorted((a, b) => a.length - b.length).map((owner) => owner + base);
    }
  }
  for (const { owners, name } of places) yield owners.map(ownName).toReversed().join('') + name;
}

/** Gives shared components their names; of several with one base, that with most references has it. */
function nameComponents(
  schemas: Record<string, Node>,
  paths: Record<string, Node>,
  shared: ReadonlyMap<string, Shared>,
): void {
  const references = [...nodesIn([schemas, paths])].filter(({ $ref }) => String($ref).startsWith(POINTER));
  const uses = Map.groupBy(references, ({ $ref }) => $ref.slice(POINTER.length));
  const usesOf = (name: string) => uses.get(name)?.length ?? 0;
  const names = new Map(Object.keys(schemas).flatMap((name) => (shared.has(name) ? [] : [[name, name]])));
  const taken = new Set(names.values());
  for (const name of [...shared.keys()].sort((a, b) => usesOf(b) - usesOf(a))) {
    const component = shared.get(name) as Shared;
    const chosen = [...namesOf(component)].find((each) => !taken.has(each));
    if (chosen === undefined) throw new Error(`no free name for the schema ${component.base}`);
    taken.add(chosen);
    names.set(name, chosen);
  }
  for (const node of references) node.$ref = POINTER + names.get(node.$ref.slice(POINTER.length));
  const named = Object.entries(schemas).map(([name, schema]) => [names.get(name) as string, schema] as const);
  for (const name of Object.keys(schemas)) delete schemas[name];
  Object.assign(schemas, Object.fromEntries(named));
}

/**
 * Replaces schemas that occur more than once by references to components. A component has the name of the first property
 * that uses it, or of the component that it makes nullable. A nullable one ends in `OrNull`. Of components with one name,
 * those with fewer references have the name of what contains them before it.
 *
 * @param schemas  the components of a document, which are changed
 * @param paths    its paths, whose parameters and texts are changed
 */
export function shareSchemas(schemas: Record<string, Node>, paths: Record<string, Node>): void {
  nameInstants(schemas);
  const shared = new Map<string, Shared>();
  for (const sharing of [WHOLE, BY_NAME, BY_SHAPE]) share(schemas, paths, sharing, shared);
  nameComponents(schemas, paths, shared);
}
