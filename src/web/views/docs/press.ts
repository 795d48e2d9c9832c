/** The part of /api/press that this page shows. */
import type { Translate } from '../../i18n/translate';
import type { DocumentedOperation } from './document';

interface Figures {
  p95: number;
  max: number;
}

export interface Press {
  limits: {
    requests_an_hour: {
      path: string;
      methods: string[];
      limit: number;
      window: 'clock' | 'sliding';
    }[];
  };
  accuracy: {
    note: string;
    reference: string;
    samples: Record<'protocol' | 'range', { from: number; to: number; instants: number }>;
    longitudes: { graha: string; specified_arcmin: Figures; protocol_arcsec: Figures; range_arcsec: Figures }[];
    quantities: { quantity: string; unit: 'arcsec' | 's'; compared: number; p95: number; max: number }[];
  };
}

/** The rate limit of an endpoint, and the maximum size of its body. */
export function limitText(
  { method, path, body, answers }: DocumentedOperation,
  press: Press | null,
  t: Translate,
): string {
  const line = press?.limits.requests_an_hour.find((each) => each.path === path && each.methods.includes(method));
  // The limit of processor time, off by default, has no such header.
  const isLimited = answers.some(({ status, headers }) => status === '429' && headers.includes('X-RateLimit-Limit'));
  const often = line
    ? t(line.window === 'clock' ? 'docs.limitClock' : 'docs.limitSliding', { n: line.limit })
    : t(press === null && isLimited ? 'docs.limitHeader' : 'docs.limitNone');
  const tooLarge = answers.find(({ status }) => status === '413')?.description ?? '';
  const [, most] = /larger than (.+)\./.exec(tooLarge) ?? [];
  return body && most ? `${often} ${t('docs.limitBody', { most })}` : often;
}
