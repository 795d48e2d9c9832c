/** Properties of each path from the registry, for the generator and the judge. */
import { RESOURCES } from '../../src/api/registry';
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
  RESOURCES.filter(({ envelope }) => envelope === 'structured').map(({ path }) => path),
);

/** Paths that refuse any query string. */
export const BARE_PATHS = new Set(RESOURCES.filter(({ refusesQuery }) => refusesQuery).map(({ path }) => path));

/** Paths whose format depends on `Accept`. */
export const NEGOTIATED_PATHS = new Set(
  RESOURCES.filter(({ formats = [] }) => formats.some(({ chosenBy }) => chosenBy === 'accept')).map(({ path }) => path),
);

/** Whether a request counts against an hourly limit. */
export function isLimited(method: string, path: string): boolean {
  if (RESOURCES.some((resource) => resource.path === path)) {
    return RESOURCES.some((resource) => resource.path === path && resource.limit !== undefined);
  }
  const limit = single.find(({ at }) => at === path)?.limit;
  return limit === 'operator' ? method === 'POST' : limit !== undefined;
}

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
