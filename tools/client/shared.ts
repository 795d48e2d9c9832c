/** Responses that several operations of the OpenAPI document share become components. */
import type { Node } from './recorder';

/** Names of shared responses by their status. */
const NAMES: Readonly<Record<string, string>> = {
  304: 'NotModified',
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  413: 'PayloadTooLarge',
  429: 'TooManyRequests',
  500: 'InternalError',
  503: 'Unavailable',
};

/** Shorter responses stay where they are. */
const LEAST_CHARACTERS = 150;

/** Replaces each response that occurs more than once by a reference to a component. */
export function shareResponses(document: Node): void {
  const places = new Map<string, { responses: Node; status: string }[]>();
  for (const operations of Object.values<Node>(document.paths)) {
    for (const { responses = {} } of Object.values<Node>(operations)) {
      for (const [status, response] of Object.entries<Node>(responses)) {
        const text = JSON.stringify(response);
        if (NAMES[status] === undefined || text.length < LEAST_CHARACTERS) continue;
        places.set(text, [...(places.get(text) ?? []), { responses, status }]);
      }
    }
  }
  document.components.responses ??= {};
  const components = document.components.responses;
  for (const [text, occurrences] of places) {
    const [first] = occurrences;
    if (first === undefined || occurrences.length < 2) continue;
    const known = Object.entries(components).find(([, response]) => JSON.stringify(response) === text)?.[0];
    const base = NAMES[first.status] as string;
    let name = known ?? base;
    for (let number = 2; known === undefined && name in components; number++) name = base + number;
    components[name] ??= JSON.parse(text);
    for (const { responses, status } of occurrences) responses[status] = { $ref: `#/components/responses/${name}` };
  }
}
