/** The fields of the requests and responses of `/api/v1` in the OpenAPI document. */
import { extended } from '../../src/http/openapi/extendSchemas';
import { isTable } from '../../src/http/openapi/fieldTexts';

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

  /** The schema that a node refers to, with the properties of its bases. The node's own description has precedence. */
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
    const table = isTable(schema);
    for (const [name, field] of Object.entries<Node>(schema.properties ?? {})) {
      if (!table) this.#add(name, owner, direction, field);
      this.#visit(field, `${owner}.${name}`, direction);
    }
    for (const inner of [...orElse(schema), schema.items, schema.additionalProperties]) {
      if (typeof inner === 'object') this.#visit(inner, owner, direction);
    }
  }
}
