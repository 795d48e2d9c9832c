/** Validates responses against the published OpenAPI document. */
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { extended } from '../../src/http/openapi/extendSchemas';

/** A copy that forbids additional properties, so that tests find undocumented fields. */
function closed<T>(node: T): T {
  if (Array.isArray(node)) return node.map(closed) as T;
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, closed(value)]));
  if (copy.type === 'object' && copy.properties && copy.additionalProperties === undefined) {
    copy.additionalProperties = false;
  }
  return copy as T;
}

// biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document is walked by path
type Node = any;

/** A copy whose schemas include the properties of their bases, so that they can be closed. */
export function withoutBases(description: Node): Node {
  const { schemas } = description.components;
  const whole = (node: Node): Node => {
    if (Array.isArray(node)) return node.map(whole);
    if (typeof node !== 'object' || node === null) return node;
    const fields = Object.entries<Node>(extended(node, schemas)).map(([key, value]) => [key, whole(value)]);
    return Object.fromEntries(fields);
  };
  return { ...description, components: { ...description.components, schemas: whole(schemas) } };
}

/** The validation errors of a value; `pointer` is the location of its schema. */
export type SchemaErrors = (pointer: string, value: unknown) => object[];

export function schemaErrors(description: object): SchemaErrors {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema(closed(withoutBases(description)), 'api');
  return (pointer, value) => {
    const validate = ajv.getSchema(`api#${pointer}`);
    if (!validate) throw new Error(`the description has nothing at ${pointer}`);
    validate(value);
    return validate.errors ?? [];
  };
}
