import type { Almanac } from '../kernel/almanac';
import type { Kernel } from '../kernel/types';
import type { BucketNamespace } from './limits/backends';
import type { Ceilings } from './limits/policies';

/** The two shapes in which a refusal is written; a resource speaks one of them. */
export type EnvelopeStyle = 'structured' | 'flat';

/** What `wrangler.toml` gives the service. Each may be missing: the service then does with less. */
export interface Bindings extends Ceilings {
  /** The objects of `RateLimitBucket`. */
  RATE_LIMITS?: BucketNamespace;
  /** The service's public address, `https://host`; without it links go to where the request came. */
  PUBLIC_ORIGIN?: string;
}

/** What a request carries through the app. */
export interface AppEnv {
  Bindings: Bindings;
  Variables: {
    requestId: string;
    /** The numeric kernel, loaded by the first who asks. */
    kernel: () => Kernel & Almanac;
    /** The present instant, Unix milliseconds. */
    now: () => number;
    envelope: EnvelopeStyle;
    /** The body, once `jsonBody` has read it. */
    body: Record<string, unknown>;
  };
}
