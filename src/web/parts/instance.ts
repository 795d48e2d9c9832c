/**
 * What the kernel's door needs of AssemblyScript's loader: an instance and its exports. The kernel takes and gives
 * numbers alone, so that nothing is to be wrapped; the build puts this in the loader's place.
 */
export function instantiateSync<T>(module: WebAssembly.Module, imports: WebAssembly.Imports): { exports: T } {
  return { exports: new WebAssembly.Instance(module, imports).exports as T };
}
