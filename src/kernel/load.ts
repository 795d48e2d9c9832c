/**
 * Instantiates the module. Only the functions beside this file call it. They copy every result out of the shared block
 * before they return, so that no later call changes a result. Only pages of periods are read in place, by a function
 * that finishes with them before it returns.
 */
import { instantiateSync } from '@assemblyscript/loader';
import { ABI_VERSION, BLOCK_SLOTS } from '../../assembly/layout';

/** The exports of `assembly/index.ts`. Angles are radians, instants Julian days UT. */
interface KernelExports extends Record<string, unknown> {
  memory: WebAssembly.Memory;
  abiVersion(): number;
  blockAddress(): number;
  blockSlots(): number;
  firstJd(): number;
  lastJd(): number;
  sky(jdUt: number): number;
  deltaT(jdUt: number): number;
  angles(gast: number, eps: number, lat: number, lon: number): number;
  divideByShares(nodes: number, first: number, mahas: number, levels: number): number;
  divideByOrder(nodes: number, parts: number, mahas: number, levels: number): number;
  precess(epochTt: number, value: number): void;
  ayanamsha(jdTt: number): void;
  crossing(moonFactor: number, sunFactor: number, step: number, offset: number, jdUt: number, forward: number): number;
  rectify(moments: number, events: number, deals: number, seed: number, cycleDays: number): number;
  daily(body: number, kind: number, fromUt: number, days: number, lat: number, lon: number, definition: number): number;
  span(fromUt: number, days: number, lat: number, lon: number, definition: number): number;
  passages(chunk: number, questions: number): number;
  visibility(
    kind: number,
    rows: number,
    byTime: number,
    fromUt: number,
    days: number,
    lat: number,
    lon: number,
  ): number;
  moments(fromUt: number, stepDays: number, count: number, lat: number, lon: number): number;
  eclipses(fromUt: number, days: number, lat: number, lon: number): number;
}

export interface Instance {
  wasm: KernelExports;
  block: Float64Array;
}

/** A new instance with a view of its block. The memory never grows, so the view stays valid. */
function fresh(module: WebAssembly.Module): Instance {
  const wasm = instantiateSync<KernelExports>(module, {}).exports;
  if (wasm.abiVersion() !== ABI_VERSION || wasm.blockSlots() !== BLOCK_SLOTS) {
    throw new Error(`kernel layout ${wasm.abiVersion()}/${wasm.blockSlots()}, expected ${ABI_VERSION}/${BLOCK_SLOTS}`);
  }
  return { wasm, block: new Float64Array(wasm.memory.buffer, wasm.blockAddress(), BLOCK_SLOTS) };
}

type Call = (...values: number[]) => unknown;

/** A call of the module that runs `onTrap` before it rethrows a trap. */
function guarded(call: Call, onTrap: () => void): Call {
  return (...values) => {
    try {
      return call(...values);
    } catch (fault) {
      if (fault instanceof WebAssembly.RuntimeError) onTrap();
      throw fault;
    }
  };
}

/**
 * Instantiates a compiled kernel. A trap fails only its own call, but the memory may be inconsistent afterwards, so the
 * next call runs in a new instance.
 *
 * @throws Error if the layout of the module differs from that of this host
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
