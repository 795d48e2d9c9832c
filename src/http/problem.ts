/** Why a request is refused: problems of resources, of HTTP, of limits and of accounts. */
import type { Problem } from '../api/problem';

export type HttpProblem =
  | Problem
  | { reason: 'invalid_json' }
  /** A query string on a path that accepts none. */
  | { reason: 'unexpected_query'; keys: readonly string[] }
  | { reason: 'payload_too_large'; limitBytes: number }
  | { reason: 'method_not_allowed'; allow: readonly string[] }
  /** More than `limit` requests in an hour. `resetSeconds` is the Unix time from which the next one passes. */
  | { reason: 'rate_limited'; limit: number; resetSeconds: number }
  /** The shared limiter fails on a request that it must count. */
  | { reason: 'limiter_unavailable' }
  /** The model provider failed, was too slow or returned nothing. */
  | { reason: 'model_unavailable' }
  | { reason: 'unauthenticated' | 'origin_not_allowed' | 'cross_site' | 'invalid_key' }
  /** The database is not bound, or it fails. */
  | { reason: 'accounts_not_configured' | 'storage_failed' }
  | { reason: 'challenge_expired' | 'unknown_passkey' | 'passkey_refused' | 'last_passkey' }
  | { reason: 'too_many_passkeys'; limit: number }
  /** The signed-in account has no item with this identifier. */
  | { reason: 'no_such'; what: 'chart' | 'passkey' }
  /** A request under a name that is not the service's. */
  | { reason: 'foreign_host' }
  /** A URL of another site. */
  | { reason: 'host_not_allowed'; field: string; origin: string }
  /** The IndexNow key is not configured. */
  | { reason: 'index_key_missing' }
  /** The index service answered with an error status; null if it did not answer. */
  | { reason: 'index_failed'; status: number | null };
