/**
 * The reader's account, for every page: requests to the service, the signed-in account, and saving a chart. No request
 * is sent before the reader does something that needs it. A birth is sent only when the reader is signed in.
 */
import { type ChartChoice, presetChoice, type Resolved } from './birth';
import { resetMsOf } from './rateLimit';

export interface SignedInAccount {
  id: string;
  /** The name that authenticators show. */
  name: string;
  /** ISO instant. */
  created: string;
  passkeys: number;
  charts: number;
  charts_limit: number;
}

/** Why the service refused a request. */
export interface Refused {
  ok: false;
  /** The service's code (`unauthenticated`, `accounts-not-configured`), `offline`, or `failed` without one. */
  code: string;
  /** The message of the service; empty if it gave none. */
  message: string;
  /** The request id, for support questions. */
  requestId: string | null;
  /** Over a limit, the Unix time in milliseconds from which the service accepts requests again. */
  resetMs?: number;
}

export type AccountAnswer<T> = { ok: true; value: T; headers: Headers } | Refused;

function resetOf(headers: Headers): { resetMs?: number } {
  const resetMs = resetMsOf(headers);
  return resetMs === undefined ? {} : { resetMs };
}

/** Sends a request to the service. The value is the parsed JSON, or undefined for a response without a body. */
export async function ask<T = undefined>(method: string, path: string, body?: unknown): Promise<AccountAnswer<T>> {
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
    ...(response.status === 429 && resetOf(response.headers)),
  };
}

/** The signed-in account; refused with `unauthenticated` if nobody is signed in. */
export async function account(): Promise<AccountAnswer<SignedInAccount>> {
  const answer = await ask<{ account: SignedInAccount | null }>('GET', '/account/session');
  if (!answer.ok) return answer;
  const { account: who } = answer.value;
  if (who) return { ok: true, value: who, headers: answer.headers };
  return { ok: false, code: 'unauthenticated', message: '', requestId: null };
}

/**
 * Result of saving: `signed-out` if nobody is signed in, `full` if the account has the maximum number of charts,
 * `no-accounts` if the service has none, `limited` over its limit of changes, `not-saved` if it failed and a retry may
 * help.
 */
export type Saved = 'saved' | 'signed-out' | 'full' | 'no-accounts' | 'limited' | 'not-saved' | 'offline';

interface Saving {
  outcome: Saved;
  /** For `limited`: when the service accepts changes again, Unix time in milliseconds. */
  resetMs?: number;
}

const OUTCOMES: Record<string, Saved> = {
  unauthenticated: 'signed-out',
  'accounts-not-configured': 'no-accounts',
  offline: 'offline',
};

const failureOf = ({ code, resetMs }: Refused): Saving =>
  resetMs === undefined ? { outcome: OUTCOMES[code] ?? 'not-saved' } : { outcome: 'limited', resetMs };

/** What a chart of an account has besides its birth. */
interface Remarks {
  tags: readonly string[];
  note: string;
}

/** The settings that differ from the service's. */
const furtherSettings = (settings: ChartChoice): object => {
  const usual = presetChoice();
  const keys = Object.keys(settings) as (keyof ChartChoice)[];
  return Object.fromEntries(keys.flatMap((key) => (settings[key] === usual[key] ? [] : [[key, settings[key]]])));
};

/** Saves a chart for the signed-in reader: its birth, then its place, tags and note. */
async function send({ birth, offsetHours, zone }: Resolved, { tags, note }: Remarks): Promise<Saving> {
  const { clock, lat, lon, place, name, settings, second: isSecond } = birth;
  const { year, month, day, hour, minute, second } = clock;
  const answer = await ask<unknown>('POST', '/api/chart', {
    ...{ year, month, day, hour, minute, second, lat, lon, tzHours: offsetHours, dashaDepth: 1 },
    // Of two equal hours, a zone alone names the first.
    ...(zone.kind === 'iana' && !isSecond && { tz: zone.id }),
    ...furtherSettings(settings),
    ...(name && { name }),
  });
  if (!answer.ok) return failureOf(answer);
  const id = answer.headers.get('X-Chart-Id');
  if (id === null) {
    const reset = resetOf(answer.headers);
    return { outcome: reset.resetMs === undefined ? 'not-saved' : 'limited', ...reset };
  }
  const remarks = { ...(place && { place }), ...(tags.length > 0 && { tags }), ...(note && { note }) };
  if (Object.keys(remarks).length === 0) return { outcome: 'saved' };
  const remarked = await ask('PATCH', `/account/charts/${id}`, remarks);
  return remarked.ok ? { outcome: 'saved' } : failureOf(remarked);
}

/**
 * Saves charts to the account one after another, until one is not saved. Nothing is sent unless the reader is signed in.
 *
 * @param onSaved  called after each chart with the number of charts that are saved
 */
export async function saveCharts(
  charts: readonly (readonly [Resolved, Remarks])[],
  onSaved?: (saved: number) => void,
): Promise<Saving> {
  const who = await account();
  if (!who.ok) return failureOf(who);
  for (const [saved, [resolved, remarks]] of charts.entries()) {
    const saving = await send(resolved, remarks);
    if (saving.outcome === 'not-saved' && who.value.charts + saved >= who.value.charts_limit)
      return { outcome: 'full' };
    if (saving.outcome !== 'saved') return saving;
    onSaved?.(saved + 1);
  }
  return { outcome: 'saved' };
}

/** Saves a chart to the account. */
export const saveChart = async (resolved: Resolved): Promise<Saved> =>
  (await saveCharts([[resolved, { tags: [], note: '' }]])).outcome;
