/** A request for each resource: the first example of its definition. */
import { RESOURCES } from '../../src/api/registry';
import type { Resource } from '../../src/api/resource';

export interface ResourceRequest {
  name: string;
  resource: Resource;
  /** The fields of the request, in the query or in the body. */
  fields: Readonly<Record<string, unknown>>;
  path: string;
  init: RequestInit;
}

/** The fields of a query are strings. */
function requestOf(resource: Resource): ResourceRequest {
  const { method } = resource.operations.at(-1) as Resource['operations'][number];
  const fields = Object.values(resource.examples)[0]?.value ?? {};
  const name = `${method} ${resource.path}`;
  if (method === 'POST')
    return { name, resource, fields, path: resource.path, init: { method, body: JSON.stringify(fields) } };
  const query = new URLSearchParams(Object.entries(fields).map(([key, field]) => [key, String(field)]));
  return { name, resource, fields, path: `${resource.path}?${query}`.replace(/\?$/, ''), init: {} };
}

/** Full-size requests of resources whose examples are small. */
const LARGE: readonly Pick<ResourceRequest, 'name' | 'path'>[] = [
  { name: 'GET /api/utsavas, a whole year', path: '/api/utsavas?year=2026' },
  { name: 'GET /api/utsavas, a year of a region', path: '/api/utsavas?year=2026&region=kerala' },
  {
    name: 'GET /api/v1/days, a year',
    path: '/api/v1/days?from=2026-01-01&to=2026-12-31&lat=28.6139&lon=77.209&tz=Asia/Kolkata',
  },
];

const ofPath = (path: string): Resource => RESOURCES.find((each) => each.path === path.replace(/\?.*/, '')) as Resource;

/** The example of every resource, and the large requests. */
export const RESOURCE_REQUESTS: readonly ResourceRequest[] = [
  ...RESOURCES.map(requestOf),
  ...LARGE.map(({ name, path }) => ({
    name,
    resource: ofPath(path),
    fields: Object.fromEntries(new URL(path, 'https://x').searchParams),
    path,
    init: {},
  })),
];
