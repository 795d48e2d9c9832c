/** Properties of each path from the registry, for the generator and the judge. */
import { RESOURCES } from '../../src/api/registry';
import { MATCH_SYSTEMS, MATCH_TRADITIONS } from '../../src/data/match/row';
import { PURPOSES } from '../../src/data/muhurta-search/rule';
import { traditionOf } from '../../src/domain/match/match';
import { traditionsOf } from '../../src/domain/muhurta-search/ruleSet';
import { SERVICE } from '../../src/http/registry';

const single = SERVICE.filter(({ methods }) => methods !== undefined);

/** Paths that pages of other origins may read. */
export const OPEN_PATHS = new Set([
  ...RESOURCES.map(({ path }) => path),
  ...single.filter(({ cors }) => cors !== undefined).map(({ at }) => at),
]);

/** Paths with cached responses. */
export const KEPT_PATHS = new Set([
  ...RESOURCES.filter(({ cacheSeconds }) => cacheSeconds !== undefined).map(({ path }) => path),
  ...single.filter(({ cacheSeconds }) => cacheSeconds !== undefined).map(({ at }) => at),
]);

/** Paths with the structured error envelope. */
export const STRUCTURED_PATHS = new Set(
  RESOURCES.filter(({ envelope }) => envelope !== 'flat').map(({ path }) => path),
);

/** Paths that refuse any query string. */
export const BARE_PATHS = new Set(RESOURCES.filter(({ refusesQuery }) => refusesQuery).map(({ path }) => path));

/** Paths whose format depends on `Accept`. */
export const NEGOTIATED_PATHS = new Set(
  RESOURCES.filter(({ formats = [] }) => formats.some(({ chosenBy }) => chosenBy === 'accept')).map(({ path }) => path),
);

/** The passkey ceremonies that need no session. */
const CEREMONIES = /^\/account\/(register|sign-in)\/(options|verify)$/;

/** Whether a request counts against an hourly limit, unless a page of another site sent it. Other methods are 405. */
export function isLimited(method: string, path: string): boolean {
  if (CEREMONIES.test(path)) return method === 'POST';
  const resources = RESOURCES.filter((resource) => resource.path === path);
  if (resources.length > 0) {
    const counted = method === 'HEAD' ? 'GET' : method;
    return resources.some(
      ({ limit, operations }) => limit !== undefined && operations.some((operation) => operation.method === counted),
    );
  }
  return method === 'POST' && single.some(({ at, limit }) => at === path && limit !== undefined);
}

/** Whether a request has its commercial key checked. */
export const isKeyChecked = (method: string, path: string): boolean =>
  isLimited(method, path) || (path === '/mcp' && method === 'POST');

/** Paths that refuse requests from pages of another site, by `Sec-Fetch-Site` alone. */
export const OWN_SITE_PATHS = new Set(['/api/indexping']);

const oneOf = (field: string, values: readonly string[]): string => `${field} must be one of ${values.join(', ')}`;

/** Refusals that depend on another field of the request: all possible messages, without their example. */
export const DEPENDENT_REFUSALS = new Set([
  ...PURPOSES.map((purpose) => oneOf('tradition', traditionsOf(purpose))),
  ...PURPOSES.map((purpose) => `compare must be a list of ${[...traditionsOf(purpose), 'all'].join(', ')}`),
  ...MATCH_SYSTEMS.map((system) =>
    oneOf(
      'tradition',
      MATCH_TRADITIONS.filter((tradition) => traditionOf(system, tradition) !== null),
    ),
  ),
]);

/** A valid input of each tool: the first example of its resource. */
export const TOOL_INPUTS = new Map(
  RESOURCES.flatMap(({ tool, examples }) =>
    tool ? [[tool.name, Object.values(examples)[0]?.value ?? {}] as const] : [],
  ),
);

/** Valid requests of each operation, by its id. */
export const EXAMPLES = new Map(
  RESOURCES.flatMap(({ operations, examples }) =>
    operations.map(({ id }) => [id, Object.values(examples).map(({ value }) => value)] as const),
  ),
);
