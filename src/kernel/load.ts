/**
 * The one door to the wasm module. Every call copies its results out of the shared block before it returns,
 * so that nothing a caller holds can change under it, whoever calls next.
 */
import { instantiateSync } from '@assemblyscript/loader';
import { ABI_VERSION, BLOCK_SLOTS } from './block';

/** The module's exports, as `assembly/index.ts` lists them. Radians and Julian days UT. */
export interface KernelExports extends Record<string, unknown> {
  memory: WebAssembly.Memory;
  abiVersion(): number;
  blockAddress(): number;
  blockSlots(): number;
  firstJd(): number;
  lastJd(): number;
  sky(jdUt: number): number;
  deltaT(jdUt: number): number;
  angles(gast: number, eps: number, lat: number, lon: number): number;
  vimshottari(nakshatras: number, birthJd: number, yearDays: number): number;
  vimshottariDivide(startJd: number, endJd: number, lord: number, levels: number): number;
  vimshottariRunning(nakshatras: number, birthJd: number, yearDays: number, jd: number): number;
  crossing(
    moonFactor: number,
    sunFactor: number,
    zodiac: number,
    step: number,
    offset: number,
    jdUt: number,
    forward: number,
  ): number;
  rectify(moments: number, events: number, deals: number, seed: number, yearDays: number): number;
  daily(body: number, kind: number, fromUt: number, days: number, lat: number, lon: number, definition: number): number;
  span(fromUt: number, days: number, lat: number, lon: number, zodiac: number, definition: number): number;
  stations(mover: number, zodiac: number, fromUt: number, days: number): number;
  ingresses(mover: number, zodiac: number, part: number, fromUt: number, days: number): number;
  moments(fromUt: number, stepDays: number, count: number, lat: number, lon: number, zodiac: number): number;
  eclipses(fromUt: number, days: number, lat: number, lon: number): number;
}

export interface Instance {
  wasm: KernelExports;
  block: Float64Array;
}

/** One instance, and the view of its block: the memory never grows, so one serves for good. */
function fresh(module: WebAssembly.Module): Instance {
  const wasm = instantiateSync<KernelExports>(module, {}).exports;
  if (wasm.abiVersion() !== ABI_VERSION || wasm.blockSlots() !== BLOCK_SLOTS) {
    throw new Error(`kernel layout ${wasm.abiVersion()}/${wasm.blockSlots()}, expected ${ABI_VERSION}/${BLOCK_SLOTS}`);
  }
  return { wasm, block: new Float64Array(wasm.memory.buffer, wasm.blockAddress(), BLOCK_SLOTS) };
}

type Call = (...values: number[]) => number;

/** A call of the module; `trapped` is told when it broke off. */
function guarded(call: Call, trapped: () => void): Call {
  return (...values) => {
    try {
      return call(...values);
    } catch (fault) {
      if (fault instanceof WebAssembly.RuntimeError) trapped();
      throw fault;
    }
  };
}

/**
 * Instantiates a compiled kernel. A trap costs the call that met it. Every call lays out what it reads, so that the next
 * one would not notice; but a trap is a fault of ours, which may have written anywhere, and so what comes after it gets
 * an instance of its own.
 *
 * @throws Error when the module is of another layout than this door was written for
 */
export function instantiate(module: WebAssembly.Module): Instance {
  const renew = (): void => {
    const { wasm, block } = fresh(module);
    const calls = Object.entries(wasm).flatMap(([name, value]) =>
      typeof value === 'function' ? [[name, guarded(value as Call, renew)] as const] : [],
    );
    Object.assign(instance, { wasm: { ...wasm, ...Object.fromEntries(calls) }, block });
  };
  const instance = {} as Instance;
  renew();
  return instance;
}
