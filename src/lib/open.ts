import { loadKernel } from '../kernel';
import type { Almanac } from '../kernel/almanac';
import type { Kernel } from '../kernel/types';

/** All that the rules ask of the kernel: positions, daśās and searches. */
export type Ephemeris = Kernel & Almanac;

/** Where the compiled kernel comes from: its address, a response with it, its bytes, or a module. */
export type KernelSource = string | URL | Response | BufferSource | WebAssembly.Module;

/** Bytes of a file on this machine, where there is a Node to read it. */
function readLocal(url: URL): BufferSource | null {
  const files = globalThis.process?.getBuiltinModule?.('node:fs');
  return files && url.protocol === 'file:' ? new Uint8Array(files.readFileSync(url)) : null;
}

async function compileResponse(response: Response): Promise<WebAssembly.Module> {
  if (!response.ok) throw new Error(`no kernel at ${response.url}: status ${response.status}`);
  const named = response.headers.get('Content-Type')?.startsWith('application/wasm');
  // A server that does not know the type sends the same bytes: they are compiled when all have come.
  return named ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

async function compile(source: KernelSource): Promise<WebAssembly.Module> {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return WebAssembly.compile(source);
  if (source instanceof Response) return compileResponse(source);
  const url = new URL(source, import.meta.url);
  const local = readLocal(url);
  return local ? WebAssembly.compile(local) : compileResponse(await fetch(url));
}

/**
 * Opens the kernel: the same digits in Node, in a browser, in a worker. It keeps nothing between calls, so that one is
 * enough for a whole program.
 *
 * Without a source it is the `kernel.wasm` beside this module: read in Node, fetched and compiled as it arrives in a
 * browser. Where a bundler leaves that file behind, give the address it has; where no bytes may be compiled, in
 * Cloudflare Workers, give the module: `import kernel from 'khagola/kernel.wasm'`, or use `loadKernel`, which waits for
 * nothing.
 *
 * @throws Error when there is no kernel at the address, or one of another version
 */
export async function openKernel(source: KernelSource = new URL('./kernel.wasm', import.meta.url)): Promise<Ephemeris> {
  return loadKernel(await compile(source));
}
