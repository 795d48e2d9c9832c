/** The kernel for everyone above: the Worker, the browser, Node. The same digits in each. */
import { vimshottariOf, vimshottariRunning } from './dasha';
import { instantiate } from './load';
import { type EpochOutOfRange, fail, ok } from './result';
import { anglesOf, skyOf } from './sky';
import type { Kernel } from './types';

export type { Result } from './result';

/**
 * Opens the kernel over a compiled module.
 *
 * workerd: `import module from '../build/kernel.wasm'`; Node: `new WebAssembly.Module(readFileSync(…))`;
 * browser: `await WebAssembly.compileStreaming(fetch('/kernel.wasm'))`.
 *
 * @throws Error when the module's layout is not this version's
 */
export function loadKernel(module: WebAssembly.Module): Kernel {
  const instance = instantiate(module);
  const range = { from: instance.wasm.firstJd(), to: instance.wasm.lastJd() };
  const outside = (jdUt: number): EpochOutOfRange => ({ reason: 'epoch_out_of_range', jdUt, ...range });
  return {
    range,
    sky(jdUt) {
      const sky = skyOf(instance, jdUt);
      return sky.ok ? sky : fail(outside(jdUt));
    },
    angles: (sky, latDeg, lonDeg) => anglesOf(instance, sky, latDeg, lonDeg),
    vimshottari: (question, depth) => vimshottariOf(instance, question, depth),
    vimshottariAt: (question, jdUt) => vimshottariRunning(instance, question, jdUt),
    deltaTSeconds(jdUt) {
      const certified = jdUt >= range.from && jdUt <= range.to;
      return certified ? ok(instance.wasm.deltaT(jdUt)) : fail(outside(jdUt));
    },
  };
}
