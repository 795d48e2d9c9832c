/**
 * The tables of the years outside 1899 to 2101. They are files of some 20 kB, of 250 to 300 years each. A kernel asks
 * for one by its key when a call meets such a year; the caller that opened the kernel provides the bytes.
 */
import { fnv1a } from './fnv1a';
import { YearsMissing } from './result';

/**
 * Files in order of time, by the number that the module gives each: the first year; none for the years of the module.
 */
const FILES = [
  '-3102',
  ...Array.from({ length: 19 }, (_, i) => String(250 * i - 2850)),
  null,
  '2100',
  '2400',
  '2700',
] as const;

/** Keys of the files: `khagola/years/KEY.bin`. */
export const YEARS_KEYS: readonly string[] = FILES.filter((key) => key !== null);

/** Gives the bytes of a file that is at hand, or undefined. */
export type YearsSupply = (key: string) => Uint8Array | undefined;

/** Key of a file by its number. */
export function keyOf(number: number): string {
  const key = FILES[number];
  if (key === undefined || key === null) throw new RangeError(`no file has the number ${number}`);
  return key;
}

const MAGIC = 0x3159484b; // KHY1
const MAX_BYTES = 20 * 1024;

/**
 * Checks the bytes of a file.
 *
 * @throws Error if they are damaged or belong to another file
 */
export function checkFile(bytes: Uint8Array, key: string): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isWhole =
    bytes.length > 32 &&
    bytes.length <= MAX_BYTES &&
    view.getUint32(0, true) === MAGIC &&
    view.getUint32(4, true) === fnv1a(bytes.subarray(8));
  if (!isWhole || keyOf(view.getInt32(8, true)) !== key) throw new Error(`the tables of the years ${key} are damaged`);
}

/** Files that arrive one by one, for a host that has to wait for them. */
export class YearsStore {
  readonly #files = new Map<string, Uint8Array>();
  readonly #fetchFile: (key: string) => Promise<Uint8Array>;

  /** @param fetchFile  gets the bytes of a file */
  constructor(fetchFile: (key: string) => Promise<Uint8Array>) {
    this.#fetchFile = fetchFile;
  }

  readonly supply: YearsSupply = (key) => this.#files.get(key);

  /**
   * Computes, and gets each file that the computation turns out to need, then computes again. The computation must not
   * have effects.
   */
  async with<T>(compute: () => T | Promise<T>): Promise<T> {
    const supplied = new Set<string>();
    for (;;) {
      try {
        return await compute();
      } catch (fault) {
        if (!(fault instanceof YearsMissing) || supplied.has(fault.key)) throw fault;
        supplied.add(fault.key);
        await this.load(fault.key);
      }
    }
  }

  /** Gets a file unless it is here. Throws for damaged bytes, so that a later call fetches again. */
  async load(key: string): Promise<void> {
    if (this.#files.has(key)) return;
    const bytes = await this.#fetchFile(key);
    checkFile(bytes, key);
    this.#files.set(key, bytes);
  }
}
