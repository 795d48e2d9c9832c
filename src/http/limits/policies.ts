/** Which limit each limited route has, in which window, and where it is counted. */
import type { Policy, Window } from '../../domain/limits/window';

export type LimitedRoute = 'muhurta' | 'sahaja' | 'operator';

/** Ceilings an hour as configuration gives them: variables of the Worker, texts. */
export interface Ceilings {
  LIMIT_MUHURTA?: string;
  LIMIT_SAHAJA?: string;
  LIMIT_OPERATOR?: string;
}

/** The ceilings of a commercial key; null where it raises none. */
export type Raised = Partial<Record<LimitedRoute, number | null>>;

interface RouteLimit {
  variable: keyof Ceilings;
  window: Window;
  /** The ceiling of the specification, where configuration names none. */
  usual: number;
  /** Shared by all instances, in Durable Objects; otherwise each isolate counts for itself. */
  durable: boolean;
  /** Most that an isolate lets pass when it has to count for itself. */
  alone: number;
}

export const ROUTE_LIMITS: Record<LimitedRoute, RouteLimit> = {
  muhurta: { variable: 'LIMIT_MUHURTA', window: 'clock', usual: 60, durable: true, alone: Number.POSITIVE_INFINITY },
  sahaja: { variable: 'LIMIT_SAHAJA', window: 'sliding', usual: 10, durable: true, alone: 5 },
  operator: { variable: 'LIMIT_OPERATOR', window: 'clock', usual: 30, durable: false, alone: Number.POSITIVE_INFINITY },
};

/** Six digits hold every ceiling that still is one. */
const WHOLE = /^\d{1,6}$/;

/**
 * The policy of a route. A ceiling that is no whole number is taken for a slip of the pen and the usual one
 * applies, neither more nor less; 0 is a number and closes the route. A commercial key raises what is not closed.
 */
export function policyOf(route: LimitedRoute, ceilings: Ceilings, raised: Raised = {}): Policy {
  const { variable, window, usual } = ROUTE_LIMITS[route];
  const given = String(ceilings[variable] ?? '').trim();
  const limit = WHOLE.test(given) ? Number(given) : usual;
  return { window, limit: limit === 0 ? 0 : Math.max(limit, raised[route] ?? 0) };
}

/** The policy that applies where an isolate counts for itself. */
export function policyAlone(route: LimitedRoute, ceilings: Ceilings, raised: Raised = {}): Policy {
  const { window, limit } = policyOf(route, ceilings, raised);
  return { window, limit: Math.min(limit, ROUTE_LIMITS[route].alone) };
}
