/** Requests that this page sends to the service. */
import type { DocumentedOperation } from './document';
import { jsonText, type Request, shortText } from './examples';

/** An answer as it came. */
export interface ServiceAnswer {
  /** `200 OK` */
  status: string;
  ms: number;
  bytes: number;
  headers: string;
  type: string;
  text: string;
}

/** @param isSignedIn  only requests to /account send cookies, so that a tried chart is not saved */
export async function send({ method, path, headers, body }: Request, isSignedIn: boolean): Promise<ServiceAnswer> {
  const begun = performance.now();
  const response = await fetch(path, {
    method,
    headers,
    cache: 'no-store',
    credentials: isSignedIn ? 'same-origin' : 'omit',
    ...(body !== null && { body }),
  });
  const raw = await response.arrayBuffer();
  return {
    status: `${response.status} ${response.statusText}`.trim(),
    ms: performance.now() - begun,
    bytes: raw.byteLength,
    headers: [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n'),
    type: response.headers.get('Content-Type') ?? '',
    text: new TextDecoder().decode(raw),
  };
}

/** Lines that are shown of an answer that is not JSON. */
const FEW_LINES = 20;

/** The body of an answer for reading: shortened, and whole. Both are the same if it is short. */
export function readable({ type, text }: Pick<ServiceAnswer, 'type' | 'text'>): { short: string; whole: string } {
  if (type.startsWith('application/json')) {
    try {
      const value: unknown = JSON.parse(text);
      return { short: shortText(value), whole: jsonText(value) };
    } catch {
      // It is shown as it came.
    }
  }
  const lines = text.trimEnd().split('\n');
  return { short: lines.length > FEW_LINES ? [...lines.slice(0, FEW_LINES), '…'].join('\n') : text, whole: text };
}

/** Endpoints of the service itself that compute nothing, and the description that the page has read already. */
const NOT_SENT = /^(?:pingIndex|getIndexKey|getOperatorStatus|dispatchOperator|getOpenApi)/;

/**
 * Whether the page sends the sample of an endpoint at once, to show its answer: endpoints that anyone may ask, that
 * change nothing, and that need no model.
 */
export const isSentAtOnce = ({ id, tag }: DocumentedOperation): boolean =>
  tag !== 'accounts' && tag !== 'counsel' && !NOT_SENT.test(id);

/** The example of a successful answer in the document, for an endpoint whose sample is not sent. */
export function documentedReply({ answers }: DocumentedOperation): { type: string; text: string } | null {
  const answer = answers.find(({ status, examples }) => status.startsWith('2') && examples.length > 0);
  const value = answer?.examples[0]?.value;
  if (value === undefined) return null;
  return typeof value === 'string'
    ? { type: answer?.types[0] ?? '', text: value }
    : { type: 'application/json', text: JSON.stringify(value) };
}
