/** Helpers that request the festival calendar, and places for it. */
import { env } from 'cloudflare:workers';
import { createApp } from '../../src/app';
import type { Bindings } from '../../src/http/env';
import { kernel } from './almanac';
import { type Answer, ask, ORIGIN } from './ask';

export const UTSAVAS = '/api/utsavas';
export const UTSAVAS_FILE = '/api/utsavas.ics';

export const DELHI = { lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' };
export const NEW_YORK = { lat: 40.7128, lon: -74.006, tz: 'America/New_York' };
export const SYDNEY = { lat: -33.8688, lon: 151.2093, tz: 'Australia/Sydney' };
export const TROMSO = { lat: 69.65, lon: 18.96, tz: 'Europe/Oslo' };

export const query = (fields: object): string =>
  `?${Object.entries(fields)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')}`;

/** The static assets of the service, which include the list of places. */
export const FILES = { ASSETS: (env as Bindings).ASSETS } as Bindings;

/** A separate service, with a count of how often it needed its kernel. */
export function service(now = Date.parse('2026-11-21T12:00:00Z')) {
  const kernelCalls = { times: 0 };
  const app = createApp(
    () => {
      kernelCalls.times++;
      return kernel;
    },
    () => now,
  );
  const fetch = async (request: Request, bindings: Bindings = {}): Promise<Response> => app.fetch(request, bindings);
  const get = (path: string, headers: HeadersInit = {}, method = 'GET'): Promise<Response> =>
    fetch(new Request(ORIGIN + path, { method, headers }));
  return { kernelCalls, fetch, get };
}

const { fetch } = service();

export const askUtsavas = (search: string, method = 'GET'): Promise<Answer> =>
  ask(method, UTSAVAS + search, undefined, (request) => fetch(request));

export const askFile = (search: string, method = 'GET'): Promise<Answer> =>
  ask(method, UTSAVAS_FILE + search, undefined, (request) => fetch(request));
