import { loadKernel } from '../kernel';
import type { Kernel } from '../kernel/kernel';
import type { YearsSupply } from '../kernel/years';

/** The source of the compiled kernel: its URL, a response, its bytes, or a module. */
export type KernelSource = string | URL | Response | BufferSource | WebAssembly.Module;

/** Reads a local file, in Node. */
function readLocal(url: URL): Uint8Array<ArrayBuffer> | null {
  const files = globalThis.process?.getBuiltinModule?.('node:fs');
  return files && url.protocol === 'file:' ? new Uint8Array(files.readFileSync(url)) : null;
}

async function compileResponse(response: Response): Promise<WebAssembly.Module> {
  if (!response.ok) throw new Error(`no kernel at ${response.url}: status ${response.status}`);
  const named = response.headers.get('Content-Type')?.startsWith('application/wasm');
  // If the server does not know the media type, compile the bytes after they have all arrived.
  return named ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

async function compile(source: KernelSource): Promise<WebAssembly.Module> {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return WebAssembly.compile(source);
  if (source instanceof Response) return compileResponse(source);
  const url = new URL(source, globalThis.location?.href);
  const local = readLocal(url);
  return local ? WebAssembly.compile(local) : compileResponse(await fetch(url));
}

/** The tables of other years beside this module, in Node. */
const localYears: YearsSupply = (key) => readLocal(new URL(`./years/${key}.bin`, import.meta.url)) ?? undefined;

/**
 * Opens the kernel. It gives the same digits in Node, in a browser and in a worker. No answer depends on earlier calls, so
 * one kernel is enough for a program.
 *
 * By default it loads the `kernel.wasm` beside this module: from disk in Node, with `fetch` in a browser. If a bundler
 * does not copy that file, pass its URL. In Cloudflare Workers, where compiling bytes is not allowed, pass the module:
 * `import kernel from 'khagola/kernel.wasm'`, or use the synchronous `loadKernel`.
 *
 * `kernel.allYears` answers from −3102 to 3001. It needs tables of some 20 kB for each two or three centuries, the files
 * `years/*.bin` of this package. In Node they are read when they are needed. Elsewhere pass a supply of those that you
 * have; `YearsStore` fetches the missing ones.
 *
 * @param years  gives the tables of other years
 * @throws Error if there is no kernel at the URL, or if its version differs
 */
export async function openKernel(
  source: KernelSource = new URL('./kernel.wasm', import.meta.url),
  years: YearsSupply = localYears,
): Promise<Kernel> {
  return loadKernel(await compile(source), years);
}
