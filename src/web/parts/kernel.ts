/** The kernel in the browser: fetched once, with the page, and compiled while it arrives. */

import { loadKernel } from '../../kernel';
import type { Kernel } from '../../kernel/kernel';

export type BrowserKernel = Kernel;

let opened: Promise<BrowserKernel> | undefined;

/** The kernel, the same one for all who ask. Rejects when it cannot be fetched or is of another version. */
export function openKernel(): Promise<BrowserKernel> {
  opened ??= WebAssembly.compileStreaming(fetch(KERNEL_URL)).then(loadKernel);
  return opened;
}
