/** The kernel in the browser: fetched once, with the page, and compiled while it downloads. */

import { loadKernel } from '../../kernel';
import type { Kernel } from '../../kernel/kernel';

export type BrowserKernel = Kernel;

let opened: Promise<BrowserKernel> | undefined;

/** The shared kernel. Rejects if it cannot be fetched or has another version. */
export function openKernel(): Promise<BrowserKernel> {
  opened ??= WebAssembly.compileStreaming(fetch(KERNEL_URL)).then(loadKernel);
  return opened;
}
