/** The fields of the OpenAPI document of `/api/v1`: what each operation takes and gives, object by object. */
import { extended } from '../../src/http/openapi/extendSchemas';

// biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document is walked by path
type Node = any;

export interface Field {
  name: string;
  /** The component that has the field, with the way to the field inside, or the operation. */
  owner: string;
  direction: 'request' | 'response';
  /** JSON types without null, sorted: `array<object>`, `number|string`. */
  type: string;
  description: string | undefined;
  schema: Node;
}

/** Keys of objects that are tables by the keys of one set. Their keys are no fields: the table has one description. */
const TABLE_KEYS: readonly (readonly string[])[] = [
  ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu', 'lagna'],
  ['c1', 'c2', 'maximum', 'c3', 'c4', 'p1', 'u1', 'u2', 'u3', 'u4', 'p4'],
  ['A', 'B', 'C', 'D'],
  ['maha', 'antara', 'pratyantara', 'sookshma', 'prana'],
  ['north', 'south'],
];

const isTable = (keys: readonly string[]): boolean =>
  (keys.length > 1 && TABLE_KEYS.some((set) => keys.every((key) => set.includes(key)))) ||
  (keys.includes('vimshottari') && keys.includes('yogini'));

const orElse = (node: Node): Node[] => [...(node.anyOf ?? []), ...(node.oneOf ?? [])];

export class DocumentFields {
  readonly #document: Node;
  readonly #fields = new Map<string, Field>();
  readonly #visited = new Set<string>();

  constructor(document: Node) {
    this.#document = document;
    for (const [path, item] of Object.entries<Node>(document.paths)) {
      if (!path.startsWith('/api/v1/') || path.includes('/core/')) continue;
      for (const [method, operation] of Object.entries<Node>(item)) this.#operation(`${method} ${path}`, operation);
    }
  }

  get all(): Field[] {
    return [...this.#fields.values()];
  }

  /** The schema that a node refers to, with the properties of all that it extends; its own description goes first. */
  resolved(node: Node): Node {
    if (node.$ref === undefined) return extended(node, this.#document.components.schemas);
    const [, , kind, name] = node.$ref.split('/');
    const target = this.resolved(this.#document.components[kind][name]);
    return { ...target, ...(node.description !== undefined && { description: node.description }) };
  }

  #types(node: Node): string[] {
    const schema = this.resolved(node);
    const choices = orElse(schema);
    if (choices.length > 0) return [...new Set(choices.flatMap((each) => this.#types(each)))].sort();
    const types: string[] = [schema.type ?? typeof (schema.const ?? schema.enum?.[0])].flat();
    return types
      .filter((type) => type !== 'null')
      .map((type) => {
        if (type === 'integer') return 'number';
        return type === 'array' ? `array<${this.#types(schema.items ?? {}).join('|')}>` : type;
      })
      .sort();
  }

  #description(node: Node): string | undefined {
    const schema = this.resolved(node);
    const others = orElse(schema).filter(({ type }) => type !== 'null');
    const inner = [schema.items, ...(others.length === 1 ? others : [])].filter((each) => typeof each === 'object');
    return schema.description ?? inner.map((each) => this.#description(each)).find((text) => text !== undefined);
  }

  #add(name: string, owner: string, direction: Field['direction'], schema: Node, description?: string): void {
    const field = { name, owner, direction, type: this.#types(schema).join('|'), schema: this.resolved(schema) };
    this.#fields.set(`${direction} ${owner} ${name}`, {
      ...field,
      description: description ?? this.#description(schema),
    });
  }

  #operation(operation: string, { parameters = [], requestBody, responses }: Node): void {
    for (const parameter of parameters) {
      const { in: place, name, schema, description } = this.resolved(parameter);
      if (place === 'query') this.#add(name, operation, 'request', schema, description);
    }
    const body = requestBody?.content['application/json'];
    if (body) this.#visit(body.schema, operation, 'request');
    const answer = this.resolved(responses[200]).content?.['application/json'];
    if (answer) this.#visit(answer.schema, operation, 'response');
  }

  #visit(node: Node, place: string, direction: Field['direction']): void {
    const owner = node.$ref?.split('/').at(-1) ?? place;
    if (node.$ref !== undefined) {
      if (this.#visited.has(direction + owner)) return;
      this.#visited.add(direction + owner);
    }
    const schema = this.resolved(node);
    const properties = Object.entries<Node>(schema.properties ?? {});
    const table = isTable(properties.map(([name]) => name));
    for (const [name, field] of properties) {
      if (!table) this.#add(name, owner, direction, field);
      this.#visit(field, `${owner}.${name}`, direction);
    }
    for (const inner of [...orElse(schema), schema.items, schema.additionalProperties]) {
      if (typeof inner === 'object') this.#visit(inner, owner, direction);
    }
  }
}
