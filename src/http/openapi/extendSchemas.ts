/** Object schemas that have all properties of a component extend it, so that the document describes them once. */
import { type Occurrence, occurrencesIn } from './sharedSchemas';

// biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document is walked by path
type Node = any;

type Schemas = Record<string, Node>;

const POINTER = '#/components/schemas/';

/** An extension must save at least this many characters. */
const LEAST_SAVED = 100;

/** Whether a schema is an open object and nothing more: a closed one cannot be extended. */
const isOpenObject = ({ type, properties, additionalProperties, anyOf, if: condition }: Node): boolean =>
  type === 'object' && properties !== undefined && [additionalProperties, anyOf, condition].every((each) => !each);

/** The characters of a property and of its name in `required`. */
function lengthOf(name: string, { properties, required = [] }: Node): number {
  const { length } = JSON.stringify(properties[name]);
  return length + name.length + 4 + (required.includes(name) ? name.length + 3 : 0);
}

/** The characters that a schema saves as an extension of a base; 0 if it cannot extend the base. */
function savedBy(schema: Node, base: Node, baseName: string): number {
  const names = Object.keys(base.properties);
  if (names.length >= Object.keys(schema.properties).length) return 0;
  const isSame = (name: string) =>
    JSON.stringify(schema.properties[name]) === JSON.stringify(base.properties[name]) &&
    (schema.required ?? []).includes(name) === (base.required ?? []).includes(name);
  if (!names.every(isSame)) return 0;
  const reference = JSON.stringify({ allOf: [{ $ref: POINTER + baseName }] });
  return names.reduce((sum, name) => sum + lengthOf(name, base), 0) - reference.length;
}

/** A schema without the properties of its base. */
function extensionOf({ properties, required = [], ...schema }: Node, base: Node, baseName: string): Node {
  const isOwn = (name: string) => !(name in base.properties);
  const ownRequired = (required as string[]).filter(isOwn);
  return {
    allOf: [{ $ref: POINTER + baseName }],
    ...schema,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => isOwn(name))),
    ...(ownRequired.length > 0 && { required: ownRequired }),
  };
}

/** Writes each object schema as an extension of the base that saves most. @param schemas  components, which are changed */
export function extendSchemas(schemas: Schemas): void {
  const bases = Object.entries(schemas).filter(([, schema]) => isOpenObject(schema));
  const objects = Object.keys(schemas).flatMap((name): Occurrence[] => [
    { holder: schemas, key: name, name, owners: [] },
    ...occurrencesIn(schemas[name], name),
  ]);
  const extensions = objects
    .filter(({ holder, key }) => isOpenObject(holder[key]))
    .map((object) => {
      const schema = object.holder[object.key];
      const saving = bases.map(([baseName, base]) => ({ baseName, base, saved: savedBy(schema, base, baseName) }));
      return { ...object, ...saving.reduce((a, b) => (b.saved > a.saved ? b : a)) };
    })
    .filter(({ saved }) => saved >= LEAST_SAVED);
  // An object keeps the extensions inside it, so they come first.
  for (const { holder, key, base, baseName } of extensions.reverse()) {
    holder[key] = extensionOf(holder[key], base, baseName);
  }
}

/** A schema with the properties of its bases. */
export function extended(schema: Node, schemas: Readonly<Schemas>): Node {
  const [{ $ref }] = schema.allOf ?? [{}];
  if ($ref === undefined) return schema;
  const { allOf: _, ...own } = schema;
  const base = extended(schemas[$ref.slice(POINTER.length)], schemas);
  return {
    ...own,
    properties: { ...base.properties, ...own.properties },
    required: [...(base.required ?? []), ...(own.required ?? [])],
  };
}
