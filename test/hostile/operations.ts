/** The operations of the OpenAPI document, with validators for requests and responses. */
import type { ValidateFunction } from 'ajv';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { withoutBases } from '../http/schemaErrors';

// biome-ignore lint/suspicious/noExplicitAny: a JSON Schema may contain anything
export type Schema = Record<string, any>;

export interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  required?: boolean;
  schema: Schema;
}

export interface Operation {
  /** Upper case. */
  method: string;
  /** As in the OpenAPI document: `/account/charts/{id}`. */
  path: string;
  id: string;
  query: Parameter[];
  /** The schema of its JSON body; undefined if it has no body. */
  body: Schema | undefined;
  examples: unknown[];
  /** The invalid fields of a body or query by the OpenAPI document, as paths; empty if there are none. */
  wrongIn(part: 'body' | 'query', value: unknown): string[];
  /**
   * The documented responses by status and media type, with their validators; undefined for a type that is not JSON.
   */
  answers: Map<number, Map<string, ValidateFunction | undefined>>;
}

const METHODS = ['get', 'post', 'patch', 'delete', 'put', 'options'];

/** A copy without additional properties. */
function closed<T>(node: T): T {
  if (Array.isArray(node)) return node.map(closed) as T;
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, closed(value)]));
  if (
    copy.type === 'object' &&
    copy.properties &&
    copy.additionalProperties === undefined &&
    !copy.properties.openapi
  ) {
    copy.additionalProperties = false;
  }
  return copy as T;
}

function checker(document: Schema, name: string): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, validateFormats: true, allErrors: name === 'asked' });
  addFormats(ajv);
  ajv.addFormat('uri', true); // the service accepts URLs by the URL standard, which is wider
  ajv.addSchema(document, name);
  return ajv;
}

const pointer = (...parts: string[]): string =>
  parts.map((part) => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

export class Description {
  readonly document: Schema;
  readonly operations: Operation[];
  readonly flat: ValidateFunction;
  readonly structured: ValidateFunction;
  private readonly told: Ajv2020;
  private readonly asked: Ajv2020;

  constructor(document: Schema) {
    this.document = document;
    this.told = checker(closed(withoutBases(document)), 'told');
    this.asked = checker(document, 'asked');
    this.flat = this.answerAt(pointer('components', 'schemas', 'FlatError'));
    this.structured = this.answerAt(pointer('components', 'schemas', 'StructuredError'));
    this.operations = Object.entries(document.paths as Schema).flatMap(([path, item]) =>
      METHODS.filter((method) => method in item).map((method) => this.operationOf(path, method, item[method])),
    );
  }

  /** The target of a reference, or the schema itself. */
  resolved(schema: Schema): Schema {
    if (typeof schema.$ref !== 'string') return schema;
    const steps = schema.$ref.slice(2).split('/');
    return this.resolved(steps.reduce((node: Schema, step) => node[step], this.document));
  }

  private answerAt(at: string): ValidateFunction {
    const validator = this.told.getSchema(`told#${at}`);
    if (!validator) throw new Error(`the description has nothing at ${at}`);
    return validator;
  }

  private operationOf(path: string, method: string, raw: Schema): Operation {
    const key = [path, method] as const;
    const parameters = ((raw.parameters ?? []) as Schema[]).map((each) => this.resolved(each) as Parameter);
    const query = parameters
      .filter((parameter) => parameter.in === 'query')
      .map((parameter) => ({ ...parameter, schema: this.resolved(parameter.schema) }));
    const content = raw.requestBody?.content?.['application/json'] as Schema | undefined;
    const body = content?.schema as Schema | undefined;
    const checks = {
      body:
        body &&
        this.asked.getSchema(
          `asked#${pointer('paths', ...key, 'requestBody', 'content', 'application/json', 'schema')}`,
        ),
      query: this.asked.compile({
        type: 'object',
        properties: Object.fromEntries(query.map(({ name, schema }) => [name, reached(schema)])),
        required: query.filter(({ required }) => required).map(({ name }) => name),
      }),
    };
    return {
      method: method.toUpperCase(),
      path,
      id: raw.operationId ?? `${method} ${path}`,
      query,
      body,
      examples: Object.values((content?.examples ?? {}) as Schema).map((example) => example.value),
      wrongIn(part, value) {
        const check = checks[part];
        if (!check || check(value)) return [];
        return (check.errors ?? []).map(({ instancePath, params }) =>
          [...instancePath.split('/').slice(1), ...(params.missingProperty ? [params.missingProperty] : [])].join('.'),
        );
      },
      answers: this.answersOf(key, raw.responses),
    };
  }

  private answersOf(at: readonly [string, string], responses: Schema): Operation['answers'] {
    return new Map(
      Object.entries(responses).map(([status, response]) => {
        const componentPath = typeof response.$ref === 'string' ? response.$ref.slice(2).split('/') : undefined;
        const steps = componentPath ?? ['paths', ...at, 'responses', status];
        const types = Object.keys(this.resolved(response).content ?? {});
        return [
          Number(status),
          new Map(
            types.map((type) => [
              type,
              /[/+]json\b/.test(type) ? this.answerAt(pointer(...steps, 'content', type, 'schema')) : undefined,
            ]),
          ),
        ];
      }),
    );
  }
}

/** A schema with its references rewritten to the location of the document in the validator. */
function reached<T>(node: T): T {
  if (Array.isArray(node)) return node.map(reached) as T;
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, key === '$ref' ? `asked${value}` : reached(value)]),
  ) as T;
}
