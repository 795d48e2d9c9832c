import { env } from 'cloudflare:workers';
import wasm from '../build/kernel.wasm';
import { createApp } from './app';
import { warmsUp, warmUp } from './http/warmUp';
import { loadKernel } from './kernel';
import type { Kernel } from './kernel/kernel';

export { RateLimitBucket } from './durable/rateLimitBucket';

let kernel: Kernel | undefined;

const sharedKernel = () => {
  kernel ??= loadKernel(wasm);
  return kernel;
};

if (warmsUp(env) ?? true) {
  // A failed warm-up must not stop the service: health and the affected requests report the cause.
  await warmUp(sharedKernel).catch((error: Error) => console.error(`warm-up: ${error.message}`));
}

export default createApp(
  sharedKernel,
  () => Date.now(),
  (line) => console.log(JSON.stringify(line)),
);
