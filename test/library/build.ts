import { build } from '../../tools/build-library.mjs';

/** The package as it would be published now, before any test of it runs. */
export default async function setup(): Promise<void> {
  await build();
}
