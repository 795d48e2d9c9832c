/** Apps with the real kernel and a fixed clock, and functions to send requests. */
import wasm from '../../build/kernel.wasm';
import { createApp } from '../../src/app';
import { loadKernel } from '../../src/kernel';
import { type Answer, ask, type Body } from './ask';

export const PANCHANGA = '/api/panchang';
export const GHADI = '/api/ghadi';
export const MUHURTA = '/api/muhurta';

export const kernel = loadKernel(wasm);

/** Sends a request to a service with a given present instant. */
export function sendAt(time: string | number) {
  const app = createApp(
    () => kernel,
    () => (typeof time === 'number' ? time : Date.parse(time)),
  );
  return async (request: Request): Promise<Response> => app.fetch(request, {});
}

export const askAt = (time: string | number, method: string, path: string): Promise<Answer> =>
  ask(method, path, undefined, sendAt(time));

/** A new client for every request, on a service without limiter objects, so that tests do not share limits. */
let client = 0;
const app = createApp(() => kernel);
export async function sendAsNew(request: Request): Promise<Response> {
  const fresh = new Request(request);
  client++;
  fresh.headers.set('CF-Connecting-IP', `10.${(client >> 16) & 255}.${(client >> 8) & 255}.${client & 255}`);
  return app.fetch(fresh, {});
}

export const askMuhurta = (method: string, query = '', body?: Body): Promise<Answer> =>
  ask(method, MUHURTA + query, body, sendAsNew);

/** Seconds between two instants of ISO 8601. */
export const secondsApart = (a: string, b: string): number => Math.abs(Date.parse(a) - Date.parse(b)) / 1000;
