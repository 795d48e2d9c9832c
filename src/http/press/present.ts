/** Gathers the facts from where each of them is made: package, description, policies, fields, accuracy report. */
import type * as z from 'zod';
import { description, license, version } from '../../../package.json';
import { kernelStamp } from '../../kernel/stamp';
import type { Bindings } from '../env';
import { FIRST_YEAR, LAST_YEAR, latitude, longitude, utcOffset } from '../fields';
import { type LimitedRoute, policyOf } from '../limits/policies';
import { SMALL_BODY_BYTES } from '../middleware/body';
import { publishedDocument } from '../openapi/document';
import { ACCURACY } from './accuracy';
import { contactsOf, countedOf, ROUTES } from './configured';
import type { PressResponse } from './schema';

type Press = z.output<typeof PressResponse>;
type Operation = { summary?: string; responses?: Record<string, unknown> };

const PATHS: Record<LimitedRoute, string> = {
  muhurta: '/api/muhurta',
  sahaja: '/api/sahaja',
  operator: '/api/operator/dispatch',
};

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** What is described, method by method; a preflight is no endpoint. */
function endpointsOf(paths: object): Press['endpoints'] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, { summary = '', responses = {} }]) => ({
        method: method.toUpperCase(),
        path,
        summary,
        limited: '429' in responses,
      })),
  );
}

function limitsOf(endpoints: Press['endpoints'], bindings: Bindings): Press['limits']['requests_an_hour'] {
  return ROUTES.flatMap((route) => {
    const limited = endpoints.filter((endpoint) => endpoint.path === PATHS[route] && endpoint.limited);
    if (limited.length === 0) return [];
    return {
      path: PATHS[route],
      methods: limited.map(({ method }) => method),
      ...policyOf(route, bindings),
      counted: countedOf(route, bindings),
    };
  });
}

/** The bounds that a field itself states. */
function rangeOf(field: z.ZodNumber): { from: number; to: number } {
  return { from: field.minValue ?? Number.NaN, to: field.maxValue ?? Number.NaN };
}

export function presentPress(bindings: Bindings): Press {
  const { info, paths = {} } = publishedDocument();
  const endpoints = endpointsOf(paths);
  return {
    name: info.title,
    description,
    version,
    api_version: info.version,
    kernel: kernelStamp(),
    counts: { paths: Object.keys(paths).length, endpoints: endpoints.length },
    endpoints,
    limits: {
      requests_an_hour: limitsOf(endpoints, bindings),
      body_bytes: SMALL_BODY_BYTES,
      years: { from: FIRST_YEAR, to: LAST_YEAR },
      latitude_deg: rangeOf(latitude()),
      longitude_deg: rangeOf(longitude()),
      utc_offset_hours: rangeOf(utcOffset()),
    },
    accuracy: {
      note: 'Sampled residuals, not guaranteed bounds; near the edge of a class a small difference can change a result.',
      ...ACCURACY,
    } as Press['accuracy'],
    licence: license,
    contacts: contactsOf(bindings),
  };
}
