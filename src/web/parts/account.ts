/**
 * The reader's account, for every page: asking the service, who is signed in, and keeping a chart. Nothing is asked
 * before the reader does something that needs it, and a birth is sent only when somebody is signed in.
 */
import type { Resolved } from './birth';

export interface Account {
  id: string;
  /** What authenticators show for it. */
  name: string;
  /** ISO instant. */
  created: string;
  passkeys: number;
  charts: number;
  charts_limit: number;
}

/** Why the service did not do what was asked. */
export interface Refused {
  ok: false;
  /** The service's code (`unauthenticated`, `accounts-not-configured`), `offline`, or `failed` without one. */
  code: string;
  /** In words of the service; empty where it gave none. */
  message: string;
  /** What to quote when asking about it. */
  requestId: string | null;
}

export type Answer<T> = { ok: true; value: T; headers: Headers } | Refused;

/** Asks the service; the value is what its JSON says, undefined for an answer without a body. */
export async function ask<T = undefined>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(path, {
      method,
      headers: { Accept: 'application/json', ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    text = await response.text();
  } catch {
    return { ok: false, code: 'offline', message: '', requestId: null };
  }
  let said: unknown;
  try {
    said = text === '' ? undefined : JSON.parse(text);
  } catch {
    said = null;
  }
  if (response.ok && said !== null) return { ok: true, value: said as T, headers: response.headers };
  const { error, message } = (said ?? {}) as { error?: unknown; message?: unknown };
  return {
    ok: false,
    code: typeof error === 'string' ? error : 'failed',
    message: typeof message === 'string' ? message : '',
    requestId: response.headers.get('X-Request-Id'),
  };
}

/** Who is signed in; refused with `unauthenticated` where nobody is. */
export async function account(): Promise<Answer<Account>> {
  const answer = await ask<{ account: Account | null }>('GET', '/account/session');
  if (!answer.ok) return answer;
  const { account: who } = answer.value;
  if (who) return { ok: true, value: who, headers: answer.headers };
  return { ok: false, code: 'unauthenticated', message: '', requestId: null };
}

/**
 * What became of saving: `signed-out` when nobody is signed in, `full` when the account keeps as many charts as it may,
 * `no-accounts` where the service keeps none, `not-saved` when it failed and trying again may help.
 */
export type Saved = 'saved' | 'signed-out' | 'full' | 'no-accounts' | 'not-saved' | 'offline';

const OUTCOMES: Record<string, Saved> = {
  unauthenticated: 'signed-out',
  'accounts-not-configured': 'no-accounts',
  offline: 'offline',
};

/** Keeps a chart in the account: its birth, named for its place unless it has a name of its own. */
export async function saveChart({ birth, offsetHours }: Resolved, name = birth.place): Promise<Saved> {
  const who = await account();
  if (!who.ok) return OUTCOMES[who.code] ?? 'not-saved';
  const { clock, lat, lon } = birth;
  const { year, month, day, hour, minute, second } = clock;
  const answer = await ask<unknown>('POST', '/api/chart', {
    ...{ year, month, day, hour, minute, second },
    ...{ lat, lon, tzHours: offsetHours, dashaDepth: 1 },
    ...(name && { name }),
  });
  if (!answer.ok) return OUTCOMES[answer.code] ?? 'not-saved';
  if (answer.headers.get('X-Chart-Saved') === 'true') return 'saved';
  return who.value.charts >= who.value.charts_limit ? 'full' : 'not-saved';
}
