import { build } from '../../tools/build-library.mjs';

/** Builds the package before its tests run. */
export default async function setup(): Promise<void> {
  await build();
}
