/**
 * How the local runtime makes its configuration, which holds all modules of the Worker: it copies what it has so far each
 * time that it needs more room. Its own steps are as small as one module, and then copying takes half of a start.
 */
import { registerHooks } from 'node:module';

const RUNTIME = /\/miniflare\/dist\/src\/index\.js$/;
const SMALL_STEPS = 'MIN_SINGLE_SEGMENT_GROWTH = 4096;';
/** Bytes. The configuration fits into one or two steps. */
const STEP = 1 << 24;

/** The source of the runtime with larger steps. The source of another version may be returned unchanged. */
export const withLargeSteps = (source: string): string =>
  source.replace(SMALL_STEPS, `MIN_SINGLE_SEGMENT_GROWTH = ${STEP};`);

/** Makes the runtime that is imported after this call grow its configuration in large steps. */
export function growInLargeSteps(): void {
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      if (!RUNTIME.test(url) || !loaded.source) return loaded;
      const text = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
      return { ...loaded, source: withLargeSteps(text) };
    },
  });
}
