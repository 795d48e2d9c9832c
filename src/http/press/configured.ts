/** The settings that /api/press shows. They are part of its cache key. */
import type * as z from 'zod';
import type { Bindings } from '../env';
import { costLimit, type LimitedRoute, policyOf, ROUTE_LIMITS } from '../limits/policies';
import type { PressResponse } from './response';

export const ROUTES = Object.keys(ROUTE_LIMITS) as LimitedRoute[];

export const countedOf = (route: LimitedRoute, { RATE_LIMITS }: Bindings) =>
  ROUTE_LIMITS[route].durable && RATE_LIMITS ? ('together' as const) : ('per instance' as const);

export const CONTACTS = ['CONTACT_GENERAL', 'CONTACT_PRESS', 'CONTACT_SECURITY'] as const;

/** Whether a text is an email address or an https URL. */
export const isContact = (text: string): boolean =>
  /^[^\s@]+@[^\s@]+$/.test(text) || URL.parse(text)?.protocol === 'https:';

const nonEmpty = (fields: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, value = '']) => (isContact(value.trim()) ? [[key, value.trim()]] : [])),
  );

export const contactsOf = ({
  CONTACT_GENERAL,
  CONTACT_PRESS,
  CONTACT_SECURITY,
}: Bindings): z.output<typeof PressResponse>['contacts'] =>
  nonEmpty({ general: CONTACT_GENERAL, press: CONTACT_PRESS, security: CONTACT_SECURITY });

/** All these settings, for the cache key. */
export const configured = (bindings: Bindings) => [
  ...ROUTES.map((route) => [policyOf(route, bindings), countedOf(route, bindings)]),
  costLimit(bindings) ?? null,
  contactsOf(bindings),
];
