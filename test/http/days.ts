/** Helpers that request days and parse the responses. */
import { env } from 'cloudflare:test';
import { createApp } from '../../src/app';
import type { Bindings } from '../../src/http/env';
import { kernel } from './almanac';
import { type Answer, ask, ORIGIN } from './ask';
import { query } from './utsavas';

export const DAYS = '/api/v1/days';
export const PLACES = '/api/v1/places';

const app = createApp(() => kernel);
/** The service with its static assets, which include the list of places. */
export const sendWithFiles = async (request: Request): Promise<Response> => app.fetch(request, env as Bindings);

export const askDays = (fields: object, method = 'GET'): Promise<Answer> =>
  ask(method, DAYS + query(fields), undefined, sendWithFiles);

export const askPlaces = (fields: object): Promise<Answer> =>
  ask('GET', PLACES + query(fields), undefined, sendWithFiles);

/** The raw response. */
export const fetchDays = (fields: object, headers: HeadersInit = {}, method = 'GET'): Promise<Response> =>
  sendWithFiles(new Request(ORIGIN + DAYS + query(fields), { headers, method }));
