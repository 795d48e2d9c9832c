/** The kernel for the Worker, the browser and Node, with the same digits in each. */

import { eclipsesOf } from './eclipses';
import type { Kernel } from './kernel';
import { instantiate } from './load';
import { ingressesOf, passagesOf, stationsOf } from './passages';
import { scoreMoments } from './rectify';
import { type EpochOutOfRange, fail, ok, type Result } from './result';
import { crossingBeside, dailyEventsOf, momentsOf, spanOf } from './search';
import { anglesOf, skyOf } from './sky';
import { visibilityOf } from './visibility';
import { ayanamshaOf } from './zodiac';

/**
 * Opens the kernel over a compiled module. Get the module
 *
 * - in workerd from `import module from '…/kernel.wasm'`,
 * - in Node from `new WebAssembly.Module(readFileSync('…/kernel.wasm'))`,
 * - in a browser from `await WebAssembly.compileStreaming(fetch('…/kernel.wasm'))`.
 *
 * @throws Error if the module belongs to another version of this code
 */
export function loadKernel(module: WebAssembly.Module): Kernel {
  const instance = instantiate(module);
  const range = { from: instance.wasm.firstJd(), to: instance.wasm.lastJd() };
  const outside = (jdUt: number): EpochOutOfRange => ({ reason: 'epoch_out_of_range', jdUt, ...range });
  /** Completes a refusal with the instant of the question. */
  const dated = <T>(answer: Result<T, 'out_of_range'>, jdUt: number): Result<T, EpochOutOfRange> =>
    answer.ok ? answer : fail(outside(jdUt));
  return {
    range,
    sky: (jdUt, ayanamsha = 'lahiri') => dated(skyOf(instance, jdUt, ayanamsha), jdUt),
    ayanamsha: (sky, choice) => ayanamshaOf(instance, sky, choice),
    angles: (sky, latDeg, lonDeg) => anglesOf(instance, sky, latDeg, lonDeg),
    periods: (cursor, read) => cursor.read(instance, read),
    rectify: (question) => scoreMoments(instance, question),
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
    passages: (question) => dated(passagesOf(instance, question), question.fromUt),
    visibility: (question) => dated(visibilityOf(instance, question), question.fromUt),
    moments: (question) => dated(momentsOf(instance, question), question.fromUt),
    eclipses: (question) => dated(eclipsesOf(instance, question), question.fromUt),
  };
}
