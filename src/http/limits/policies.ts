/** The limit and window of each limited route, and where its requests are counted. */
import type { Policy, Window } from '../../domain/limits/window';

/**
 * `ceremonies` are the passkey ceremonies of people who are not signed in; `account` are changes of signed-in people, and
 * separately keys and sessions that turn out to be invalid.
 */
export type LimitedRoute = 'muhurta' | 'sahaja' | 'operator' | 'ceremonies' | 'account';

/** Limits per hour, as Worker variables: requests, and milliseconds of processor time. */
export interface Ceilings {
  LIMIT_MUHURTA?: string;
  LIMIT_SAHAJA?: string;
  LIMIT_OPERATOR?: string;
  LIMIT_CEREMONIES?: string;
  LIMIT_ACCOUNT?: string;
  LIMIT_COST?: string;
  LIMIT_V1?: string;
}

/** The limits of a commercial key; null for a route that keeps the default. */
type Raised = Partial<Record<LimitedRoute, number | null>>;

interface RouteLimit {
  variable: Exclude<keyof Ceilings, 'LIMIT_COST' | 'LIMIT_V1'>;
  window: Window;
  /** The default. The specification sets it for muhūrta, sahaja and the operator. */
  usual: number;
  /** Counted in Durable Objects, for all instances together. If false, each isolate counts alone. */
  durable: boolean;
  /** A lower limit while an isolate has to count alone. */
  alone?: number;
}

export const ROUTE_LIMITS: Record<LimitedRoute, RouteLimit> = {
  muhurta: { variable: 'LIMIT_MUHURTA', window: 'clock', usual: 60, durable: true },
  sahaja: { variable: 'LIMIT_SAHAJA', window: 'sliding', usual: 10, durable: true, alone: 5 },
  operator: { variable: 'LIMIT_OPERATOR', window: 'clock', usual: 30, durable: false },
  ceremonies: { variable: 'LIMIT_CEREMONIES', window: 'clock', usual: 60, durable: true },
  account: { variable: 'LIMIT_ACCOUNT', window: 'clock', usual: 300, durable: true },
};

/** Up to nine digits, more than a client can send in an hour. */
const WHOLE = /^\d{1,9}$/;

/** The limit that a variable sets: `usual` if it is empty, null if it is not a whole number. */
function ceilingOf({ variable, usual }: RouteLimit, ceilings: Ceilings): number | null {
  const text = String(ceilings[variable] ?? '').trim();
  if (text === '') return usual;
  return WHOLE.test(text) ? Number(text) : null;
}

/** A limit that is off by default: null without one, undefined if the variable is invalid. */
function optionalLimit(variable: string | undefined): number | null | undefined {
  const text = String(variable ?? '').trim();
  if (text === '') return null;
  return WHOLE.test(text) ? Number(text) : undefined;
}

/** Milliseconds of processor time per hour and client: null without a limit, undefined if the variable is invalid. */
export const costLimit = ({ LIMIT_COST }: Ceilings): number | null | undefined => optionalLimit(LIMIT_COST);

/** Requests to `/api/v1` per hour and client: null without a limit, undefined if the variable is invalid. */
export const v1Limit = ({ LIMIT_V1 }: Ceilings): number | null | undefined => optionalLimit(LIMIT_V1);

/** The variables with invalid limits of requests. */
export const unusableCeilings = (ceilings: Ceilings): (keyof Ceilings)[] =>
  Object.values(ROUTE_LIMITS).flatMap((limit) => (ceilingOf(limit, ceilings) === null ? [limit.variable] : []));

/**
 * The policy of a route. An invalid limit is reported (`unusableCeilings`), and the default applies. 0 closes the
 * route, also for commercial keys; otherwise a commercial key raises the limit.
 */
export function policyOf(route: LimitedRoute, ceilings: Ceilings, raised: Raised = {}): Policy {
  const { window, usual } = ROUTE_LIMITS[route];
  const limit = ceilingOf(ROUTE_LIMITS[route], ceilings) ?? usual;
  return { window, limit: limit === 0 ? 0 : Math.max(limit, raised[route] ?? 0) };
}

/** The policy while an isolate counts alone. */
export function policyAlone(route: LimitedRoute, ceilings: Ceilings, raised: Raised = {}): Policy {
  const { window, limit } = policyOf(route, ceilings, raised);
  const { alone = limit } = ROUTE_LIMITS[route];
  return { window, limit: Math.min(limit, alone) };
}
