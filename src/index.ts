import wasm from '../build/kernel.wasm';
import { createApp } from './app';
import { loadKernel } from './kernel';
import type { Almanac } from './kernel/almanac';
import type { Kernel } from './kernel/types';

export { RateLimitBucket } from './durable/rateLimitBucket';

let kernel: (Kernel & Almanac) | undefined;

export default createApp(
  () => {
    kernel ??= loadKernel(wasm);
    return kernel;
  },
  () => Date.now(),
  (line) => console.log(JSON.stringify(line)),
);
