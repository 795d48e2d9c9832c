import type { Client } from 'openapi-fetch';
import type { components, paths } from './schema.js';

export interface KhagolaOptions {
  /** Address of the service; `http://localhost:8787` by default. */
  baseUrl?: string;
  /** Commercial key; requests without one are anonymous. */
  key?: string;
  /** Replaces the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
}

/** Types of requests and answers by name. */
export type Schemas = components['schemas'];

/** A client of the service: `await createKhagola().GET('/api/v1/places', { params: { query: { q: 'Ujjain' } } })`. */
export declare function createKhagola(options?: KhagolaOptions): Client<paths, 'application/json'>;
