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

/**
 * Instantiates a compiled kernel. The memory never grows, so one view of the block serves for good.
 *
 * @throws Error when the module is of another layout than this door was written for
 */
export function instantiate(module: WebAssembly.Module): Instance {
  const wasm = instantiateSync<KernelExports>(module, {}).exports;
  if (wasm.abiVersion() !== ABI_VERSION || wasm.blockSlots() !== BLOCK_SLOTS) {
    throw new Error(`kernel layout ${wasm.abiVersion()}/${wasm.blockSlots()}, expected ${ABI_VERSION}/${BLOCK_SLOTS}`);
  }
  return { wasm, block: new Float64Array(wasm.memory.buffer, wasm.blockAddress(), BLOCK_SLOTS) };
}
