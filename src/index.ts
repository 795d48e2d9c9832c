import { env } from 'cloudflare:workers';
import wasm from '../build/kernel.wasm';
import { createApp } from './app';
import { warmsUp, warmUp } from './http/warmUp';
import { loadKernel } from './kernel';
import type { Kernel } from './kernel/kernel';

export { RateLimitBucket } from './durable/rateLimitBucket';

let kernel: Kernel | undefined;

const opened = () => {
  kernel ??= loadKernel(wasm);
  return kernel;
};

if (warmsUp(env) ?? true) {
  // A start that cannot compute still answers, and its requests say what is wrong.
  await warmUp(opened).catch((error: Error) => console.error(`warm-up: ${error.message}`));
}

export default createApp(
  opened,
  () => Date.now(),
  (line) => console.log(JSON.stringify(line)),
);
