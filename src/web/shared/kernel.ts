/**
 * The kernel in the browser: fetched once, with the page, and compiled while it downloads. It answers for all years; the
 * tables of years outside 1899 to 2101 are fetched when a page turns out to need them, and the service worker keeps them.
 */

import { loadKernel, YearsStore } from '../../kernel';
import type { Kernel } from '../../kernel/kernel';

export type BrowserKernel = Kernel;

const YEARS = new YearsStore(async (key) => {
  const response = await fetch(`/assets/years/${key}.bin`);
  if (!response.ok) throw new Error(`the tables of the years ${key} answer ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
});

let opened: Promise<BrowserKernel> | undefined;

/** The shared kernel. Rejects if it cannot be fetched or has another version. */
export function openKernel(): Promise<BrowserKernel> {
  opened ??= WebAssembly.compileStreaming(fetch(KERNEL_URL)).then(
    (module) => loadKernel(module, YEARS.supply).allYears,
  );
  return opened;
}

/** Fetches the tables that a `YearsMissing` names. */
export const loadYears = (key: string): Promise<void> => YEARS.load(key);

/** Computes, with the tables of other years that the computation turns out to need. It must not have effects. */
export const withYears = <T>(compute: () => T | Promise<T>): Promise<T> => YEARS.with(compute);
