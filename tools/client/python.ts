/**
 * Writes the typed Python client (clients/python/src/khagola/api.py) from the OpenAPI document: a type for each schema
 * and a method for each operation without a browser's ceremony.
 */

import { extended } from '../../src/http/openapi/extendSchemas';

interface Schema {
  allOf?: Schema[];
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  description?: string;
}

interface Parameter {
  in: string;
  name: string;
  required?: boolean;
  schema: Schema;
  description?: string;
}

type Content = Record<string, { schema?: Schema }>;

interface Response {
  content?: Content;
}

interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content: Content };
  responses: Record<string, Response | { $ref: string }>;
}

interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    responses: Record<string, Response>;
  };
}

const JSON_TYPE = 'application/json';
const SVG_TYPE = 'image/svg+xml';
const KEYWORDS = new Set(['from', 'class', 'global', 'in', 'is', 'not', 'or', 'and', 'if', 'else', 'pass', 'lambda']);
const NAMES: Record<string, string> = {
  string: 'str',
  number: 'float',
  integer: 'int',
  boolean: 'bool',
  null: 'None',
  object: 'dict[str, Any]',
};

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const snake = (text: string): string => text.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const literal = (value: unknown): string =>
  value === null ? 'None' : typeof value === 'boolean' ? capitalised(String(value)) : JSON.stringify(value);
/** The name of a parameter: a keyword of Python gets an underscore. */
const parameterName = (name: string): string => (KEYWORDS.has(name) ? `${snake(name)}_` : snake(name));
const docstring = (text: string, indent: string): string =>
  `${indent}"""${text.replaceAll('\\', '\\\\').replaceAll('"""', "'''").trim()}"""`;
const union = (types: readonly string[]): string =>
  [...new Set(types.flatMap((type) => type.split(' | ')))].join(' | ');

/** The name of a component in a reference to it. */
const lastStep = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

/** Types of the document, with those of objects inside objects. */
class Types {
  readonly objects: string[] = [];
  /** Names of other schemas, each after those that it uses. */
  readonly aliases: string[] = [];
  readonly #schemas: Record<string, Schema>;
  readonly #names: Set<string>;

  constructor(schemas: Record<string, Schema>) {
    this.#schemas = schemas;
    this.#names = new Set(Object.keys(schemas));
    const expressions = new Map<string, string>();
    for (const [name, part] of Object.entries(schemas)) {
      const schema: Schema = extended(part, schemas);
      if (schema.properties) this.#write(name, schema);
      else expressions.set(name, this.of(schema, name));
    }
    const written = new Set<string>();
    const write = (name: string): void => {
      const expression = expressions.get(name);
      if (expression === undefined || written.has(name)) return;
      written.add(name);
      for (const [used] of expression.matchAll(/\w+/g)) write(used);
      this.aliases.push(`${name}: TypeAlias = ${expression}`);
    };
    for (const name of expressions.keys()) write(name);
  }

  /** The type of a schema as an expression; `hint` names an object in it. */
  of(schema: Schema, hint: string): string {
    if (schema.$ref) return lastStep(schema.$ref);
    if (schema.enum) return `Literal[${schema.enum.map(literal).join(', ')}]`;
    if (schema.const !== undefined) return `Literal[${literal(schema.const)}]`;
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return union(choices.map((choice, i) => this.of(choice, `${hint}${i + 1}`)));
    if (Array.isArray(schema.type)) return union(schema.type.map((type) => this.of({ ...schema, type }, hint)));
    if (schema.type === 'array') return `list[${schema.items ? this.of(schema.items, `${hint}Item`) : 'Any'}]`;
    if (schema.properties) return this.#object(extended(schema, this.#schemas), hint);
    if (typeof schema.additionalProperties === 'object')
      return `dict[str, ${this.of(schema.additionalProperties, `${hint}Value`)}]`;
    return NAMES[schema.type ?? ''] ?? 'Any';
  }

  #object(schema: Schema, hint: string): string {
    let name = hint;
    for (let i = 2; this.#names.has(name); i++) name = `${hint}${i}`;
    this.#names.add(name);
    this.#write(name, schema);
    return name;
  }

  #write(name: string, { properties = {}, required = [], description }: Schema): void {
    const fields = Object.entries(properties).map(([key, schema]) => {
      const hint = `${name}${capitalised(key.replaceAll(/\W+(\w?)|_(\w)/g, (_, a = '', b = '') => `${a}${b}`.toUpperCase()))}`;
      const type = this.of(schema, hint);
      return `    ${JSON.stringify(key)}: ${required.includes(key) ? JSON.stringify(type) : `NotRequired[${JSON.stringify(type)}]`},`;
    });
    this.objects.push(
      [
        ...(description ? [`# ${description.replaceAll(/\s+/g, ' ')}`] : []),
        `${name} = TypedDict(${JSON.stringify(name)}, {`,
        ...fields,
        '})',
      ].join('\n'),
    );
  }
}

/** Whether programs use an operation: not the ceremonies of browsers, nor the protocol of tools. */
const isForPrograms = (path: string, { tags }: Operation): boolean =>
  !tags.includes('accounts') && path !== '/mcp' && !path.includes('{');

/** The parameters of an operation, those of components included. */
const parametersOf = ({ components }: OpenApi, { parameters = [] }: Operation): Parameter[] =>
  parameters.map((one) => ('$ref' in one ? (components.parameters[lastStep(one.$ref)] as Parameter) : one));

/** The media types of an operation's answer. */
function contentOf({ components }: OpenApi, { responses }: Operation): Content {
  const success = responses['200'] ?? {};
  const { content = {} } = '$ref' in success ? (components.responses[lastStep(success.$ref)] ?? {}) : success;
  return content;
}

/** A method of the client. */
function method(
  document: OpenApi,
  types: Types,
  verb: string,
  path: string,
  operation: Operation,
  drawing: boolean,
): string {
  const content = contentOf(document, operation);
  const answer = content[JSON_TYPE]?.schema;
  const query = parametersOf(document, operation).filter((parameter) => parameter.in === 'query');
  const body = operation.requestBody?.content[JSON_TYPE]?.schema;
  const hint = capitalised(operation.operationId);
  // The query of an operation with a body has the options of its drawing alone.
  const isDrawn = SVG_TYPE in content && body !== undefined;
  const shown = isDrawn && !drawing ? [] : query;
  const typed = shown.map((parameter) => {
    const type = types
      .of(parameter.schema, `${hint}${capitalised(parameter.name)}`)
      .replaceAll(/\blist\[/g, 'Sequence[');
    return `        ${parameterName(parameter.name)}: ${parameter.required ? type : `${type} | None = None`},`;
  });
  const result = drawing || !answer ? 'str' : types.of(answer, `${hint}Response`);
  const texts = Object.keys(content).filter((type) => type !== JSON_TYPE && !(isDrawn && type === SVG_TYPE));
  const returned = answer && !drawing && texts.length > 0 ? `${result} | str` : result;
  const name = `${snake(operation.operationId)}${drawing ? '_svg' : ''}`;
  const send = shown.map(({ name: key }) => `${JSON.stringify(key)}: ${parameterName(key)}`).join(', ');
  return [
    `    def ${name}(`,
    '        self,',
    ...(body ? [`        body: ${types.of(body, `${hint}Body`)},`] : []),
    ...(typed.length > 0 ? ['        *,', ...typed] : []),
    `    ) -> ${returned}:`,
    docstring(
      [
        drawing ? `${operation.summary.replace(/\.$/, '')}, as an SVG drawing.` : operation.summary,
        '',
        `        ${verb.toUpperCase()} ${path}`,
        ...shown.map(
          ({ name: key, schema, description = schema.description ?? '' }) =>
            `        ${parameterName(key)}: ${description.replaceAll(/\s+/g, ' ')}`,
        ),
        '        ',
      ].join('\n'),
      '        ',
    ).replace(/\s+"""$/, '\n        """'),
    `        return self._send(${[
      JSON.stringify(verb.toUpperCase()),
      JSON.stringify(path),
      `{${send}}`,
      body ? 'body' : 'None',
      JSON.stringify(drawing ? SVG_TYPE : answer ? JSON_TYPE : '*/*'),
    ].join(', ')})`,
  ].join('\n');
}

/** The module `khagola.api` for an OpenAPI document. */
export function pythonClient(document: OpenApi): string {
  const types = new Types(document.components.schemas);
  const methods = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([verb, operation]) => {
      if (!isForPrograms(path, operation)) return [];
      const isDrawn = SVG_TYPE in contentOf(document, operation) && operation.requestBody !== undefined;
      return [false, ...(isDrawn ? [true] : [])].map((drawing) =>
        method(document, types, verb, path, operation, drawing),
      );
    }),
  );
  return [
    '"""The operations of the service and the types of their requests and answers.',
    '',
    'Written by tools/client/python.ts from the OpenAPI document.',
    '"""',
    '',
    'from __future__ import annotations',
    '',
    'from collections.abc import Sequence',
    'from typing import Any, Literal, NotRequired, TypeAlias, TypedDict',
    '',
    'from .transport import Transport',
    '',
    ...types.objects.flatMap((text) => [text, '']),
    ...types.aliases,
    '',
    '',
    'class Khagola(Transport):',
    '    """The service. Every method sends one request and returns its answer."""',
    '',
    methods.join('\n\n'),
    '',
  ].join('\n');
}
