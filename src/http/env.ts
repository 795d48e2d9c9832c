import type { Kernel } from '../kernel/types';

/** The two shapes in which a refusal is written; a resource speaks one of them. */
export type EnvelopeStyle = 'structured' | 'flat';

/** What a request carries through the app. */
export interface AppEnv {
  Variables: {
    requestId: string;
    /** The numeric kernel, loaded by the first who asks. */
    kernel: () => Kernel;
    envelope: EnvelopeStyle;
    /** The body, once `jsonBody` has read it. */
    body: Record<string, unknown>;
  };
}
