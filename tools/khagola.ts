/** `npm run khagola -- ARGUMENTS` runs the command from its sources, without a build of the package. */
import { build as buildKernel } from './build-kernel.mjs';

buildKernel();
// The build has made the tables of names, which this module imports.
const { runProcess } = await import('../src/cli/process');
const inProject = (path: string) => new URL(`../${path}`, import.meta.url);

await runProcess({
  kernel: inProject('build/kernel.wasm'),
  years: inProject('assembly/years/'),
  places: inProject('build/gazetteer.bin'),
  service: inProject('dist/service/'),
});
