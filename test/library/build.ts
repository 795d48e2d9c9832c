import { build } from '../../tools/build-library.mjs';

/** Every project loads its own copy of this module in the same process; what is built is kept outside of the copies. */
const kept = globalThis as { library?: Promise<unknown> };

/** Builds the package before the tests of the first project that needs it. */
export default async function setup(): Promise<void> {
  kept.library ??= build();
  await kept.library;
}
