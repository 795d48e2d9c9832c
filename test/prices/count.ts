/**
 * The counting program, bundled by `counted.ts`: its argument is a job, and it prints the results as JSON lines. It starts
 * counting before it loads product code.
 */

import { startCounting } from './executed';
import type { Job } from './jobs';

startCounting();
const { resultsOf } = await import('./jobs');
for await (const result of resultsOf(JSON.parse(process.argv[2] as string) as Job)) {
  process.stdout.write(`${JSON.stringify(result)}\n`);
}
