/** Responses and parameters that several operations of the OpenAPI document share become components. */
import type { Node } from './recorder';

/** Names of shared responses by their status. */
const NAMES: Readonly<Record<string, string>> = {
  200: 'Success',
  201: 'Created',
  204: 'NoContent',
  304: 'NotModified',
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  413: 'PayloadTooLarge',
  429: 'TooManyRequests',
  500: 'InternalError',
  502: 'BadGateway',
  503: 'Unavailable',
};

/** Shorter parts stay where they are. */
const LEAST_CHARACTERS = 60;

/** A part of an operation: the object or list that holds it, its key there, and the name of its component. */
interface Occurrence {
  holder: Node;
  key: string | number;
  name: string;
}

/** Replaces each part that occurs more than once by a reference to a component. */
function share(document: Node, kind: 'responses' | 'parameters', occurrences: readonly Occurrence[]): void {
  document.components[kind] ??= {};
  const components = document.components[kind];
  const equal = Map.groupBy(occurrences, ({ holder, key }) => JSON.stringify(holder[key]));
  for (const [text, places] of equal) {
    if (places.length < 2 || text.length < LEAST_CHARACTERS) continue;
    const known = Object.entries(components).find(([, part]) => JSON.stringify(part) === text)?.[0];
    const base = (places[0] as Occurrence).name;
    let name = known ?? base;
    for (let number = 2; known === undefined && name in components; number++) name = base + number;
    components[name] ??= JSON.parse(text);
    for (const { holder, key } of places) holder[key] = { $ref: `#/components/${kind}/${name}` };
  }
}

/** A parameter or header with one description: its own, which its schema need not repeat. */
function describeOnce({ description, schema }: Node): void {
  if (schema !== undefined && schema.description === description) delete schema.description;
}

/** Shares the responses and the parameters of all operations. */
export function shareParts(document: Node): void {
  const operations = Object.values<Node>(document.paths).flatMap((item) => Object.values<Node>(item));
  const responses = operations.flatMap(({ responses: holder = {} }) =>
    Object.keys(holder).flatMap((key) => (NAMES[key] === undefined ? [] : [{ holder, key, name: NAMES[key] }])),
  );
  const parameters = operations.flatMap(({ parameters: holder = [] }) =>
    (holder as Node[]).map(({ name }, key) => ({ holder, key, name: name as string })),
  );
  const headers = [
    document.components,
    ...Object.values<Node>(document.components.responses ?? {}),
    ...responses.map(({ holder, key }): Node => holder[key]),
  ].flatMap((each) => Object.values<Node>(each.headers ?? {}));
  for (const part of [...parameters.map(({ holder, key }): Node => holder[key]), ...headers]) describeOnce(part);
  share(document, 'responses', responses);
  share(document, 'parameters', parameters);
}
