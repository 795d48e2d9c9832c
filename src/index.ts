import wasm from '../build/kernel.wasm';
import { createApp } from './app';
import { loadKernel } from './kernel';
import type { Kernel } from './kernel/kernel';

export { RateLimitBucket } from './durable/rateLimitBucket';

let kernel: Kernel | undefined;

export default createApp(
  () => {
    kernel ??= loadKernel(wasm);
    return kernel;
  },
  () => Date.now(),
  (line) => console.log(JSON.stringify(line)),
);
