/**
 * `npm run bench`: the cost of the kernel and the Worker, each next to a comparison in the same run. Times depend on
 * the computer and its load, so only the ratios are comparable.
 */
import { fileURLToPath } from 'node:url';
import { benchChart } from './chart';
import { benchColdStart } from './cold';
import { benchDays } from './days';
import { benchEvents } from './events';
import { benchLarge } from './large';
import { benchMuhurta } from './muhurta';
import { benchPlaces } from './places';
import { benchKernel } from './positions';
import { benchRectify } from './rectify';
import { benchSky } from './sky';
import { benchUtsavas } from './utsavas';
import { benchWorker } from './worker';
import { benchYears } from './years';

console.log(`Node ${process.version}, ${process.arch}`);
const script = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

await benchKernel();
await benchChart();
await benchEvents(script('cold-year.ts'));
await benchMuhurta();
await benchDays();
benchSky();
benchYears();
benchPlaces();
await benchLarge();
await benchUtsavas();
await benchRectify();
benchColdStart(script('cold-child.ts'));
await benchWorker();
