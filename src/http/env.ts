import type { TimingVariables } from 'hono/timing';
import type { CommercialKey } from '../accounts/keys';
import type { Session } from '../accounts/sessions';
import type { Database } from '../accounts/store';
import type { ModelBindings } from '../counsel/model/settings';
import type { Almanac } from '../kernel/almanac';
import type { Kernel } from '../kernel/types';
import type { Condition } from './condition';
import type { BucketNamespace } from './limits/backends';
import type { Ceilings } from './limits/policies';

/** The two shapes in which a refusal is written; a resource speaks one of them. */
export type EnvelopeStyle = 'structured' | 'flat';

/** What `wrangler.toml` gives the service. Each may be missing: the service then does with less. */
export interface Bindings extends Ceilings, ModelBindings {
  /** The objects of `RateLimitBucket`. */
  RATE_LIMITS?: BucketNamespace;
  /** The service's public address, `https://host`; without it links go to where the request came. */
  PUBLIC_ORIGIN?: string;
  /** The secret by which IndexNow knows notifications for the service's own, and where they go. */
  INDEXNOW_KEY?: string;
  INDEXNOW_ENDPOINT?: string;
  /** Whom to write to, as `/api/press` says it: addresses of mail or of pages. */
  CONTACT_GENERAL?: string;
  CONTACT_PRESS?: string;
  CONTACT_SECURITY?: string;
  /** Accounts and commercial keys; without it the service is anonymous. */
  DB?: Database;
}

/** What a request carries through the app. */
export interface AppEnv {
  Bindings: Bindings;
  Variables: {
    requestId: string;
    /** What this instance has seen; a resource that stands alone has none. */
    condition?: Condition;
    /** The stages of the answer, once `serverTiming` began them. */
    metric?: TimingVariables['metric'];
    /** Whether the answer was kept, of a resource that keeps. */
    cache?: 'hit' | 'miss';
    /** The request was over its limit. */
    limited?: boolean;
    /** The numeric kernel, loaded by the first who asks. */
    kernel: () => Kernel & Almanac;
    /** The present instant, Unix milliseconds. */
    now: () => number;
    envelope: EnvelopeStyle;
    /** The body, once `jsonBody` has read it. */
    body: Record<string, unknown>;
    /** The database, once `withAccounts` has found it. */
    db: Database;
    /** Who asks, once `signedIn` has found out. */
    session: Session;
    /** The commercial key that the request bears; undefined for one without. */
    key: CommercialKey | undefined;
  };
}
