import wasm from '../build/kernel.wasm';
import { createApp } from './app';
import { loadKernel } from './kernel';
import type { Kernel } from './kernel/types';

let kernel: Kernel | undefined;

export default createApp(() => {
  kernel ??= loadKernel(wasm);
  return kernel;
});
