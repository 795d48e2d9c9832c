/** The command of the package. Its files are in the folder of this module, and the list of places is the service's. */
import { runProcess } from './process';

const here = (name: string) => new URL(name, import.meta.url);

await runProcess({
  kernel: here('./kernel.wasm'),
  years: here('./years/'),
  places: here('./service/web/assets/gazetteer.bin'),
  service: here('./service/'),
});
