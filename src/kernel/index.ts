/** The kernel for the Worker, the browser and Node, with the same digits in each. */

import { eclipsesOf } from './eclipses';
import type { Kernel } from './kernel';
import { chooseYears, type Instance, instantiate } from './load';
import { ingressesOf, passageRange, passagesOf, stationsOf } from './passages';
import { positionPages, positionsOf } from './positions';
import { scoreMoments } from './rectify';
import { type EpochOutOfRange, fail, ok, type Result } from './result';
import { rowsText } from './rows';
import { crossingBeside, dailyEventsOf, momentsOf, spanOf } from './search';
import { anglesOf, skyOf } from './sky';
import { visibilityOf } from './visibility';
import type { YearsSupply } from './years';
import { ayanamshaOf } from './zodiac';

export { YearsMissing } from './result';
export { YEARS_KEYS, YearsStore, type YearsSupply } from './years';

/** A kernel over an instance, for all years or for the span of the tables of the module. */
function kernelOver(instance: Instance, all: boolean, allYears?: Kernel): Kernel {
  const { wasm } = chooseYears(instance, all);
  const range = { from: wasm.firstJd(), to: wasm.lastJd() };
  const outside = (jdUt: number): EpochOutOfRange => ({ reason: 'epoch_out_of_range', jdUt, ...range });
  const isOutside = (jdUt: number): boolean => !(jdUt >= range.from && jdUt <= range.to);
  /** Completes a refusal with the instant of the question. */
  const dated = <T>(answer: Result<T, 'out_of_range'>, jdUt: number): Result<T, EpochOutOfRange> =>
    answer.ok ? answer : fail(outside(jdUt));
  /** Completes a refusal with the first instant of the question that is outside. */
  const datedFirst = <T>(answer: Result<T, 'out_of_range'>, jdUt: ArrayLike<number>): Result<T, EpochOutOfRange> =>
    answer.ok ? answer : fail(outside(Array.from(jdUt).find(isOutside) ?? Number.NaN));
  const chosen = (): Instance => chooseYears(instance, all);
  /** A search over a span, whose refusal names the beginning of the span. */
  const overSpan =
    <Q extends { fromUt: number }, T>(search: (chosen: Instance, question: Q) => Result<T, 'out_of_range'>) =>
    (question: Q): Result<T, EpochOutOfRange> =>
      dated(search(chosen(), question), question.fromUt);
  const kernel: Kernel = {
    range,
    passageRange: passageRange(all),
    get allYears() {
      return allYears ?? kernel;
    },
    sky: (jdUt, ayanamsha = 'lahiri') => dated(skyOf(chosen(), jdUt, ayanamsha), jdUt),
    ayanamsha: (sky, choice) => ayanamshaOf(chosen(), sky, choice),
    angles: (sky, latDeg, lonDeg) => anglesOf(instance, sky, latDeg, lonDeg),
    periods: (cursor, read) => cursor.read(instance, read),
    writeRows: (form, columns, from, to) => rowsText(instance, form, columns, from, to),
    rectify: (question) => scoreMoments(instance, question),
    deltaTSeconds: (jdUt) => (isOutside(jdUt) ? fail(outside(jdUt)) : ok(chosen().wasm.deltaT(jdUt))),
    nextCrossing: (question, jdUt) => dated(crossingBeside(chosen(), question, jdUt, true), jdUt),
    previousCrossing: (question, jdUt) => dated(crossingBeside(chosen(), question, jdUt, false), jdUt),
    dailyEvents: overSpan(dailyEventsOf),
    span: overSpan(spanOf),
    stations: overSpan(stationsOf),
    ingresses: overSpan(ingressesOf),
    passages: overSpan(passagesOf),
    visibility: overSpan(visibilityOf),
    moments: overSpan(momentsOf),
    positions: (question) => datedFirst(positionsOf(chosen, question), question.jdUt),
    positionPages: (question, read) => datedFirst(positionPages(chosen, question, read), question.jdUt),
    eclipses: overSpan(eclipsesOf),
  };
  return kernel;
}

/**
 * Opens the kernel over a compiled module. Get the module
 *
 * - in workerd from `import module from '…/kernel.wasm'`,
 * - in Node from `new WebAssembly.Module(readFileSync('…/kernel.wasm'))`,
 * - in a browser from `await WebAssembly.compileStreaming(fetch('…/kernel.wasm'))`.
 *
 * @param supply  gives the tables of years outside 1899 to 2101 that are at hand; a call of `allYears` that needs others
 *   throws `YearsMissing`
 * @throws Error if the module belongs to another version of this code
 */
export function loadKernel(module: WebAssembly.Module, supply?: YearsSupply): Kernel {
  const instance = instantiate(module, supply);
  const allYears = kernelOver(instance, true);
  return kernelOver(instance, false, allYears);
}
