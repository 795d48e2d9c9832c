/** The model settings, from the configuration. */
import type { Profile } from '../rules';

const PROVIDERS = ['openai', 'anthropic', 'workers-ai'] as const;

/** Configuration of the model: variables of the Worker, a secret, and the binding of Workers AI. */
export interface ModelBindings {
  /** `openai` for any OpenAI-compatible server, `anthropic`, `workers-ai`. */
  MODEL_PROVIDER?: string;
  /** Base URL, `https://host/v1`; by default the provider's own. */
  MODEL_BASE_URL?: string;
  MODEL_NAME?: string;
  /** Secret. */
  MODEL_API_KEY?: string;
  /** Shorter deadline for a conversation, milliseconds. */
  MODEL_DEADLINE_MS?: string;
  /** `rules`: the service answers questions that its own rules fully understand without a model. */
  MODEL_FIRST?: string;
  /** `small`: fewer kinds and shorter rounds, for small models; the rules of the service answer first. */
  MODEL_PROFILE?: string;
  /** `demo`: the demo answers when the provider fails; without it, that is 502. */
  MODEL_FALLBACK?: string;
  /** Workers AI. */
  AI?: object;
}

export type ModelSettings = { profile: Profile; name: string; deadlineMs: number } & (
  | { provider: 'openai' | 'anthropic'; key: string; baseUrl: string | null }
  | { provider: 'workers-ai'; binding: object }
);

/** `model: null` without `wrong` means the demo. With invalid settings there is neither a model nor a demo. */
export type Configured = { model: ModelSettings } | { model: null; wrong: keyof ModelBindings | null };

const DEADLINE = /^[1-9]\d{0,4}$/;

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** A URL to which a key may be sent: HTTPS, or HTTP on localhost. */
function addressOf(given: string): string | null {
  const url = URL.parse(given);
  if (url === null || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') return null;
  const own = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && own)) return null;
  return url.href.replace(/\/+$/, '');
}

/**
 * Reads the settings. Without a key, or for Workers AI without its binding, there is no model. A key with an unknown
 * provider, without a model name or with an invalid URL is an error, and `wrong` names the variable.
 *
 * @param longestMs  the default and maximum deadline
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
  const profile: Profile = isSmall(bindings) ? 'small' : 'standard';
  if (provider === 'workers-ai') {
    return { model: { provider, profile, name, binding: bindings.AI as object, deadlineMs } };
  }
  const url = text(bindings.MODEL_BASE_URL);
  const baseUrl = url === '' ? null : addressOf(url);
  if (url !== '' && baseUrl === null) return { model: null, wrong: 'MODEL_BASE_URL' };
  return { model: { provider: provider as 'openai' | 'anthropic', profile, name, key, baseUrl, deadlineMs } };
}

const isSmall = ({ MODEL_PROFILE }: ModelBindings): boolean => text(MODEL_PROFILE) === 'small';

/** Whether the rules of the service answer first: with `MODEL_FIRST=rules`, and with a small model. */
export const asksRulesFirst = (bindings: ModelBindings): boolean =>
  text(bindings.MODEL_FIRST) === 'rules' || isSmall(bindings);

/** Whether the demo answers when the provider fails. */
export const fallsBack = ({ MODEL_FALLBACK }: ModelBindings): boolean => text(MODEL_FALLBACK) === 'demo';

/** The invalid variables of the model, whether or not a model is configured. */
export function unusableModelSettings(bindings: ModelBindings, longestMs: number): (keyof ModelBindings)[] {
  const [provider, url, deadline] = [bindings.MODEL_PROVIDER, bindings.MODEL_BASE_URL, bindings.MODEL_DEADLINE_MS].map(
    text,
  );
  const configuration = configured(bindings, longestMs);
  const unusable: (keyof ModelBindings)[] = [
    ...(provider && !PROVIDERS.some((known) => known === provider) ? (['MODEL_PROVIDER'] as const) : []),
    ...(url && addressOf(url) === null ? (['MODEL_BASE_URL'] as const) : []),
    ...(deadline && !DEADLINE.test(deadline) ? (['MODEL_DEADLINE_MS'] as const) : []),
    ...(!['', 'rules'].includes(text(bindings.MODEL_FIRST)) ? (['MODEL_FIRST'] as const) : []),
    ...(text(bindings.MODEL_PROFILE) !== '' && !isSmall(bindings) ? (['MODEL_PROFILE'] as const) : []),
    ...(text(bindings.MODEL_FALLBACK) !== '' && !fallsBack(bindings) ? (['MODEL_FALLBACK'] as const) : []),
    ...(configuration.model === null && configuration.wrong !== null ? [configuration.wrong] : []),
  ];
  return [...new Set(unusable)];
}
