/** The facts, from package.json, the OpenAPI document, the rate-limit policies, the fields and the accuracy report. */
import type * as z from 'zod';
import { description, license, version } from '../../../package.json';
import { latitude, longitude, utcOffset } from '../../api/fields';
import { PLACES_CREDIT } from '../../domain/places/list';
import { FIRST_YEAR, LAST_YEAR } from '../../domain/time/civil';
import { kernelStamp } from '../../kernel/stamp';
import type { Bindings } from '../env';
import { ACCURACY } from '../generated/accuracy';
import { costLimit, type LimitedRoute, policyOf } from '../limits/policies';
import { SMALL_BODY_BYTES } from '../middleware/body';
import { publishedDocument, publishedOperations } from '../openapi/published';
import { ACCURACY_NOTE } from './accuracyNote';
import { contactsOf, countedOf, ROUTES } from './configured';
import type { PressResponse } from './response';

type Press = z.output<typeof PressResponse>;

const PATHS: Record<LimitedRoute, readonly string[]> = {
  muhurta: ['/api/muhurta'],
  sahaja: ['/api/sahaja'],
  operator: ['/api/operator/dispatch'],
  ceremonies: ['register', 'sign-in'].flatMap((name) => [`/account/${name}/options`, `/account/${name}/verify`]),
  account: ['', '/session', '/sign-out', '/export', '/passkeys', '/passkeys/options', '/charts', '/charts/{id}'].map(
    (path) => `/account${path}`,
  ),
};

/** Whether requests with a method count: of signed-in people only changes, of the operator only intents. */
const counts = (route: LimitedRoute, method: string): boolean =>
  method !== 'GET' || (route !== 'account' && route !== 'operator');

const isLimited = (path: string, method: string): boolean =>
  ROUTES.some((route) => PATHS[route].includes(path) && counts(route, method));

const endpointsOf = (): Press['endpoints'] =>
  publishedOperations().map(({ method, path, operation: { summary = '' } }) => ({
    method,
    path,
    summary,
    limited: isLimited(path, method),
  }));

function limitsOf(endpoints: Press['endpoints'], bindings: Bindings): Press['limits']['requests_an_hour'] {
  return ROUTES.flatMap((route) =>
    PATHS[route]
      .map((path) => ({
        path,
        methods: endpoints.filter((endpoint) => endpoint.path === path && endpoint.limited).map(({ method }) => method),
        ...policyOf(route, bindings),
        counted: countedOf(route, bindings),
      }))
      .filter(({ methods }) => methods.length > 0),
  );
}

/** The bounds in a field's schema. */
function rangeOf(field: z.ZodNumber): { from: number; to: number } {
  return { from: field.minValue ?? Number.NaN, to: field.maxValue ?? Number.NaN };
}

export function presentPress(bindings: Bindings): Press {
  const { info, paths } = publishedDocument();
  const endpoints = endpointsOf();
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
      processor_ms_an_hour: costLimit(bindings) ?? null,
      body_bytes: SMALL_BODY_BYTES,
      years: { from: FIRST_YEAR, to: LAST_YEAR },
      latitude_deg: rangeOf(latitude()),
      longitude_deg: rangeOf(longitude()),
      utc_offset_hours: rangeOf(utcOffset()),
    },
    accuracy: {
      note: ACCURACY_NOTE,
      ...ACCURACY,
    } as Press['accuracy'],
    licence: license,
    credits: [{ what: 'Names, coordinates and time zones of places', ...PLACES_CREDIT }],
    contacts: contactsOf(bindings),
  };
}
