import { env } from 'cloudflare:workers';
import wasm from '../build/kernel.wasm';
import { createApp } from './app';
import type { Bindings } from './http/env';
import { warmsUp, warmUp } from './http/warmUp';
import { storeOfAssets } from './http/years';
import { loadKernel } from './kernel';
import type { Kernel } from './kernel/kernel';

export { RateLimitBucket } from './durable/rateLimitBucket';

const years = storeOfAssets((env as Bindings).ASSETS);
let kernel: Kernel | undefined;

const sharedKernel = () => {
  kernel ??= loadKernel(wasm, years.supply);
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
  undefined,
  years,
);
