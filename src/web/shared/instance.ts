/**
 * The part of AssemblyScript's loader that the kernel needs: an instance and its exports. The kernel's arguments and
 * results are only numbers, so nothing is wrapped. The build replaces the loader with this module.
 */
export function instantiateSync<T>(module: WebAssembly.Module, imports: WebAssembly.Imports): { exports: T } {
  return { exports: new WebAssembly.Instance(module, imports).exports as T };
}
