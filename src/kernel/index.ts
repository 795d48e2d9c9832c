/** The kernel for everyone above: the Worker, the browser, Node. The same digits in each. */
import type { Almanac } from './almanac';
import { vimshottariOf, vimshottariRunning } from './dasha';
import { eclipsesOf } from './eclipses';
import { instantiate } from './load';
import { weighMoments } from './rectify';
import { type EpochOutOfRange, fail, ok, type Result } from './result';
import { crossingBeside, dailyEventsOf, ingressesOf, momentsOf, spanOf, stationsOf } from './search';
import { anglesOf, skyOf } from './sky';
import type { Kernel } from './types';

export type { Almanac } from './almanac';
export type { Result } from './result';
export type { Kernel } from './types';

/**
 * Opens the kernel over a compiled module.
 *
 * workerd: what `import module from '…/kernel.wasm'` gives; Node: `new WebAssembly.Module(readFileSync(…))`;
 * browser: `await WebAssembly.compileStreaming(fetch('…/kernel.wasm'))`.
 *
 * @throws Error when the module's layout is not this version's
 */
export function loadKernel(module: WebAssembly.Module): Kernel & Almanac {
  const instance = instantiate(module);
  const range = { from: instance.wasm.firstJd(), to: instance.wasm.lastJd() };
  const outside = (jdUt: number): EpochOutOfRange => ({ reason: 'epoch_out_of_range', jdUt, ...range });
  /** The refusal of a search, with the instant that it began at. */
  const dated = <T>(found: Result<T, 'out_of_range'>, jdUt: number): Result<T, EpochOutOfRange> =>
    found.ok ? found : fail(outside(jdUt));
  return {
    range,
    sky: (jdUt) => dated(skyOf(instance, jdUt), jdUt),
    angles: (sky, latDeg, lonDeg) => anglesOf(instance, sky, latDeg, lonDeg),
    vimshottari: (question, depth) => vimshottariOf(instance, question, depth),
    vimshottariAt: (question, jdUt) => vimshottariRunning(instance, question, jdUt),
    rectify: (question) => weighMoments(instance, question),
    deltaTSeconds(jdUt) {
      const certified = jdUt >= range.from && jdUt <= range.to;
      return certified ? ok(instance.wasm.deltaT(jdUt)) : fail(outside(jdUt));
    },
    nextCrossing: (question, jdUt) => dated(crossingBeside(instance, question, jdUt, true), jdUt),
    previousCrossing: (question, jdUt) => dated(crossingBeside(instance, question, jdUt, false), jdUt),
    dailyEvents: (question) => dated(dailyEventsOf(instance, question), question.fromUt),
    span: (question) => dated(spanOf(instance, question), question.fromUt),
    stations: (question) => dated(stationsOf(instance, question), question.fromUt),
    ingresses: (question) => dated(ingressesOf(instance, question), question.fromUt),
    moments: (question) => dated(momentsOf(instance, question), question.fromUt),
    eclipses: (question) => dated(eclipsesOf(instance, question), question.fromUt),
  };
}
