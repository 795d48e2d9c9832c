/** Which model the service talks to, by its configuration. */

export const PROVIDERS = ['openai', 'anthropic', 'workers-ai'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** What configuration says of the model: variables of the Worker, a secret, and the binding of Workers AI. */
export interface ModelBindings {
  /** `openai` for any OpenAI-compatible server, `anthropic`, `workers-ai`. */
  MODEL_PROVIDER?: string;
  /** Where it is asked, as `https://host/v1`; without it the provider's own address. */
  MODEL_BASE_URL?: string;
  MODEL_NAME?: string;
  /** Secret. */
  MODEL_API_KEY?: string;
  /** Shortens the deadline of a conversation, milliseconds. */
  MODEL_DEADLINE_MS?: string;
  /** Workers AI. */
  AI?: object;
}

export type ModelSettings =
  | { provider: 'openai' | 'anthropic'; name: string; key: string; baseUrl: string | null; deadlineMs: number }
  | { provider: 'workers-ai'; name: string; binding: object; deadlineMs: number };

/** No model: then it is a demo. A model that is configured wrongly is none, but no demo either. */
export type Configured = { model: ModelSettings } | { model: null; wrong: keyof ModelBindings | null };

const DEADLINE = /^[1-9]\d{0,4}$/;

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** An address to which a key may be sent: https, or http on this very machine. */
function addressOf(given: string): string | null {
  const url = URL.parse(given);
  if (url === null || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') return null;
  const own = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && own)) return null;
  return url.href.replace(/\/+$/, '');
}

/**
 * What is configured. Without a key, or where Workers AI is meant without its binding, there is no model; a key with a
 * provider that is not known, with no name of a model or with a broken address is wrong, and the variable is named.
 *
 * @param longestMs  the deadline where none is configured, and the longest there is
 */
export function configured(bindings: ModelBindings, longestMs: number): Configured {
  const key = text(bindings.MODEL_API_KEY);
  const given = text(bindings.MODEL_PROVIDER);
  const provider = given || (bindings.AI && key === '' ? 'workers-ai' : 'openai');
  const absent = provider === 'workers-ai' ? !bindings.AI : key === '';
  if (absent) return { model: null, wrong: null };
  if (!PROVIDERS.some((known) => known === provider)) return { model: null, wrong: 'MODEL_PROVIDER' };
  const name = text(bindings.MODEL_NAME);
  if (name === '') return { model: null, wrong: 'MODEL_NAME' };
  const shorter = text(bindings.MODEL_DEADLINE_MS);
  const deadlineMs = DEADLINE.test(shorter) ? Math.min(Number(shorter), longestMs) : longestMs;
  if (provider === 'workers-ai') {
    return { model: { provider, name, binding: bindings.AI as object, deadlineMs } };
  }
  const url = text(bindings.MODEL_BASE_URL);
  const baseUrl = url === '' ? null : addressOf(url);
  if (url !== '' && baseUrl === null) return { model: null, wrong: 'MODEL_BASE_URL' };
  return { model: { provider: provider as 'openai' | 'anthropic', name, key, baseUrl, deadlineMs } };
}
