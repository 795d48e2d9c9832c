/** The cost of the first requests of a fresh process, for every resource. */
import { startup } from '../../tools/startup.mjs';
import { RESOURCE_REQUESTS } from './requests';

const REQUESTS = 10;

/**
 * Prints the CPU time of the first, second and tenth request.
 *
 * @param folder  the folder with the files of a deployment
 * @param runs    fresh processes for each resource
 */
export async function benchFresh(folder: string, runs = 3): Promise<void> {
  console.log(
    '\n| a fresh process, CPU ms above an empty Worker’s | first | second | tenth | pace |\n|---|---|---|---|---|',
  );
  for (const { name, path, init } of RESOURCE_REQUESTS) {
    const requests = Array.from({ length: REQUESTS }, (): [string, RequestInit] => [path, init]);
    const { taken, pace } = await startup(folder, { runs, requests });
    const cells = [1, 2, REQUESTS].map((place) => Math.max(0, taken[place] ?? Number.NaN).toFixed(1));
    console.log(`| ${name} | ${cells.join(' | ')} | ${pace.toFixed(1)} |`);
  }
}
