/** Notifies search engines by IndexNow (https://www.indexnow.org/documentation). */
import { fail, ok, type Result } from '../../domain/result';
import type { HttpProblem } from '../problem';

const WITHIN_MS = 10_000;

interface Notification {
  endpoint: URL;
  key: string;
  /** The origin of the URLs. It serves the key file. */
  origin: string;
  urls: readonly string[];
}

/**
 * Submits URLs to the index service; returns its status, 200 or 202. It does not follow redirects, and reads only the
 * status of other responses.
 */
export async function notify({ endpoint, key, origin, urls }: Notification): Promise<Result<number, HttpProblem>> {
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
