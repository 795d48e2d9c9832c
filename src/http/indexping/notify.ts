/** Notifies search engines by IndexNow (https://www.indexnow.org/documentation). */
import { fail, ok, type Result } from '../../domain/result';
import type { Problem } from '../envelope';

const WITHIN_MS = 10_000;

export interface Notification {
  endpoint: URL;
  key: string;
  /** The origin of the addresses, at which the key is found. */
  origin: string;
  urls: readonly string[];
}

/**
 * The status with which the index service took the addresses, 200 or 202. A redirection is not followed, and of what
 * else the service answers only the status is looked at.
 */
export async function notify({ endpoint, key, origin, urls }: Notification): Promise<Result<number, Problem>> {
  try {
    const { status, body } = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ host: new URL(origin).host, key, keyLocation: `${origin}/${key}.txt`, urlList: urls }),
      redirect: 'manual',
      signal: AbortSignal.timeout(WITHIN_MS),
    });
    await body?.cancel();
    return status >= 200 && status < 300 ? ok(status) : fail({ reason: 'index_failed', status });
  } catch {
    return fail({ reason: 'index_failed', status: null });
  }
}
