/** The facts of the service that /api/press gives, as far as this page shows them. */
import type { Operation } from './document';

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

/** How often an endpoint may be asked, and how long a body may be. */
export function limitText(operation: Operation, press: Press | null): string {
  const { method, path, body, answers } = operation;
  const line = press?.limits.requests_an_hour.find((each) => each.path === path && each.methods.includes(method));
  const often = line
    ? `${line.limit} requests for one client in ${line.window === 'clock' ? 'each hour of the clock, UTC' : 'any sixty minutes'}.`
    : answers.some(({ status }) => status === '429')
      ? 'Limited by the hour: X-RateLimit-Limit says how much.'
      : 'No limit of requests.';
  const tooLarge = answers.find(({ status }) => status === '413')?.description ?? '';
  const [, most] = /larger than (.+)\./.exec(tooLarge) ?? [];
  const long = body && most ? ` A body may have ${most}.` : '';
  return `Limit: ${often}${long}`;
}
