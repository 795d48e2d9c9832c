/** Ways to ask for the festival calendar, and the places it is asked for. */
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

/** A service of its own, with how often its kernel was asked for. */
export function service(now = Date.parse('2026-11-21T12:00:00Z')) {
  const asked = { times: 0 };
  const app = createApp(
    () => {
      asked.times++;
      return kernel;
    },
    () => now,
  );
  const fetch = async (request: Request, bindings: Bindings = {}): Promise<Response> => app.fetch(request, bindings);
  const get = (path: string, headers: HeadersInit = {}, method = 'GET'): Promise<Response> =>
    fetch(new Request(ORIGIN + path, { method, headers }));
  return { asked, fetch, get };
}

const { fetch } = service();

export const askUtsavas = (asked: string, method = 'GET'): Promise<Answer> =>
  ask(method, UTSAVAS + asked, undefined, (request) => fetch(request));

export const askFile = (asked: string, method = 'GET'): Promise<Answer> =>
  ask(method, UTSAVAS_FILE + asked, undefined, (request) => fetch(request));
