import type { TimingVariables } from 'hono/timing';
import type { CommercialKey } from '../accounts/keys';
import type { Session } from '../accounts/sessions';
import type { Database } from '../accounts/store';
import type { EnvelopeStyle, LoadPlaceNames, LoadPlaces } from '../api/resource';
import type { ModelBindings } from '../counsel/model/settings';
import type { Kernel } from '../kernel/kernel';
import type { YearsStore } from '../kernel/years';
import type { Assets } from './assets';
import type { ServiceCondition } from './condition';
import type { BucketNamespace } from './limits/backends';
import type { Ceilings } from './limits/policies';
import type { Newest } from './newest';
import type { Sent } from './recent';
import type { Storing } from './storing';

/** Bindings and variables of `wrangler.toml`. All are optional. */
export interface Bindings extends Ceilings, ModelBindings {
  /** Namespace of `RateLimitBucket` objects. */
  RATE_LIMITS?: BucketNamespace;
  /** Public origin of the service, `https://host`. Without it, links use the origin of the request. */
  PUBLIC_ORIGIN?: string;
  /** Origins whose pages may read the API: `*` (default), a list, or empty for none. */
  CORS_ORIGINS?: string;
  /** The maximum number of answers in the cache. Leave it empty if the cache has a bound of its own. */
  CACHE_ENTRIES?: string;
  /** Whether isolates warm up at start-up: `on` (default) or `off`. */
  WARM_START?: string;
  /** Secret key of IndexNow, and URL of the index service. */
  INDEXNOW_KEY?: string;
  INDEXNOW_ENDPOINT?: string;
  /** Contacts for `/api/press`: email addresses or URLs. */
  CONTACT_GENERAL?: string;
  CONTACT_PRESS?: string;
  CONTACT_SECURITY?: string;
  /** Static assets, including the list of places. Without it, the service cannot find places by name. */
  ASSETS?: Assets;
  /** Accounts and commercial keys. Without it, all requests are anonymous. */
  DB?: Database;
}

/** The bindings and variables of a request in the app. */
export interface AppEnv {
  Bindings: Bindings;
  Variables: {
    requestId: string;
    /** The counts of this isolate; absent when a test uses a resource alone. */
    condition?: ServiceCondition;
    /** Answers of the last seconds; absent when a test uses a resource alone. */
    recent?: Newest<Sent>;
    /** The answers that the cache is storing. */
    storing: Storing;
    /** The index pings of the last hour, with the status of each. */
    pings: Newest<number>;
    /** Stages of the response, once `serverTiming` has started. */
    metric?: TimingVariables['metric'];
    /** Whether the answer came from the cache, for resources that use one. */
    cache?: 'hit' | 'miss';
    /** Whether the request was over its limit. */
    limited?: boolean;
    /** The kernel, loaded on first use. */
    kernel: () => Kernel;
    /** The tables of other years, loaded by the first computation that needs them; absent when a test uses a resource alone. */
    years?: YearsStore;
    /** The list of places, loaded by the first request with a place name. */
    places: LoadPlaces;
    /** The names of places in Hindi, loaded by the first Hindi page; null if they cannot be read. */
    placeNames: LoadPlaceNames;
    /** The present instant, Unix milliseconds. */
    now: () => number;
    /** The shape of errors; pages have none of their own, and answer in the flat one. */
    envelope?: EnvelopeStyle;
    /** The JSON body, once `jsonBody` has read it. */
    body: Record<string, unknown>;
    /** The database, once `withAccounts` has found it. */
    db: Database;
    /** The session, once `signedIn` has found it. */
    session: Session;
    /** The valid commercial key of the request, once `keyProblem` has found it. */
    key: CommercialKey | undefined;
  };
}
