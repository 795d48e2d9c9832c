/**
 * The program that counts, bundled by `counted.ts`: its argument is a job, and it prints its results as JSON lines. It
 * begins to count before it loads the code of the product.
 */

import { startCounting } from './executed';
import type { Job } from './jobs';

startCounting();
const { resultsOf } = await import('./jobs');
for await (const result of resultsOf(JSON.parse(process.argv[2] as string) as Job)) {
  process.stdout.write(`${JSON.stringify(result)}\n`);
}
