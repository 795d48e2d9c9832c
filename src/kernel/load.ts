/**
 * Instantiates the module. Only the functions beside this file call it. They copy every result out of the shared block
 * before they return, so that no later call changes a result. Only pages of periods
 * and of positions and the text of rows are read in place, before the next call.
 */
import { instantiateSync } from '@assemblyscript/loader';
import { ABI_VERSION, BLOCK_SLOTS, ROW_TEXTS_BYTES, TEXT_BYTES } from '../../assembly/layout';
import { YearsMissing } from './result';
import { checkFile, keyOf, type YearsSupply } from './years';

/** The exports of `assembly/index.ts`. Angles are radians, instants Julian days UT. */
interface KernelExports extends Record<string, unknown> {
  memory: WebAssembly.Memory;
  abiVersion(): number;
  blockAddress(): number;
  blockSlots(): number;
  rowTextsAddress(): number;
  textAddress(): number;
  writeRows(rows: number, columns: number): number;
  firstJd(): number;
  lastJd(): number;
  sky(jdUt: number): number;
  deltaT(jdUt: number): number;
  angles(gast: number, eps: number, lat: number, lon: number): number;
  divideByShares(nodes: number, first: number, mahas: number, levels: number): number;
  divideByOrder(nodes: number, parts: number, mahas: number, levels: number): number;
  precess(epochTt: number, value: number, centre: number): void;
  precessStar(x: number, y: number, z: number, vx: number, vy: number, vz: number, centre: number): void;
  chooseYears(all: number): void;
  missingYears(): number;
  roomForYears(): number;
  openYears(): void;
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
  positions(count: number, bodies: number, distances: number): number;
  moments(fromUt: number, stepDays: number, count: number, lat: number, lon: number): number;
  eclipses(fromUt: number, days: number, lat: number, lon: number): number;
}

export interface Instance {
  wasm: KernelExports;
  block: Float64Array;
  /** The texts that rows repeat, and the text of rows. */
  rowTexts: Uint8Array;
  text: Uint8Array<ArrayBuffer>;
  /** Whether the calls answer for all years, instead of the span of the tables of the module. */
  allYears: boolean;
}

/** A new instance with views of its memory. The memory never grows, so the views stay valid. */
function fresh(module: WebAssembly.Module): Omit<Instance, 'allYears'> {
  const wasm = instantiateSync<KernelExports>(module, {}).exports;
  if (wasm.abiVersion() !== ABI_VERSION || wasm.blockSlots() !== BLOCK_SLOTS) {
    throw new Error(`kernel layout ${wasm.abiVersion()}/${wasm.blockSlots()}, expected ${ABI_VERSION}/${BLOCK_SLOTS}`);
  }
  const { buffer } = wasm.memory as { buffer: ArrayBuffer };
  return {
    wasm,
    block: new Float64Array(buffer, wasm.blockAddress(), BLOCK_SLOTS),
    rowTexts: new Uint8Array(buffer, wasm.rowTextsAddress(), ROW_TEXTS_BYTES),
    text: new Uint8Array(buffer, wasm.textAddress(), TEXT_BYTES),
  };
}

type Call = (...values: number[]) => unknown;

/** A call of the module that is repeated after a trap as long as `repairs` says so. */
function guarded(call: Call, repairs: () => boolean): Call {
  return (...values) => {
    for (;;) {
      try {
        return call(...values);
      } catch (fault) {
        if (!(fault instanceof WebAssembly.RuntimeError && repairs())) throw fault;
      }
    }
  };
}

/** Writes the tables of a file into the memory of the module. */
function open(wasm: KernelExports, bytes: Uint8Array): void {
  new Uint8Array(wasm.memory.buffer, wasm.roomForYears(), bytes.length).set(bytes);
  wasm.openYears();
}

/**
 * Instantiates a compiled kernel. A call that meets years without tables traps before it writes anything; it is
 * repeated with their tables. Any other trap fails only its own call, but the memory may be inconsistent afterwards, so
 * the next call runs in a new instance.
 *
 * @param supply  gives the tables of other years that are at hand
 * @throws Error if the layout of the module differs from this host's
 */
export function instantiate(module: WebAssembly.Module, supply: YearsSupply = () => undefined): Instance {
  const renew = (): void => {
    const { wasm, ...views } = fresh(module);
    const repairs = (): boolean => {
      const number = wasm.missingYears();
      if (number < 0) {
        renew();
        return false;
      }
      const key = keyOf(number);
      const bytes = supply(key);
      if (bytes === undefined) throw new YearsMissing(key);
      checkFile(bytes, key);
      open(wasm, bytes);
      return true;
    };
    const calls = Object.entries(wasm).flatMap(([name, value]) =>
      typeof value === 'function' ? [[name, guarded(value as Call, repairs)] as const] : [],
    );
    Object.assign(instance, { wasm: { ...wasm, ...Object.fromEntries(calls) }, ...views, allYears: false });
  };
  const instance = {} as Instance;
  renew();
  return instance;
}

/** Chooses between all years and the span of the tables of the module, for the calls that follow. */
export function chooseYears(instance: Instance, all: boolean): Instance {
  if (instance.allYears !== all) {
    instance.wasm.chooseYears(all ? 1 : 0);
    instance.allYears = all;
  }
  return instance;
}
