/** The part of WebAssembly that every host has. TypeScript's own library does not declare it outside the DOM. */
declare namespace WebAssembly {
  class Module {
    constructor(bytes: ArrayBuffer | ArrayBufferView);
  }
  class Instance {
    constructor(module: Module, imports?: { [module: string]: { [name: string]: unknown } });
    readonly exports: { readonly [name: string]: unknown };
  }
  class RuntimeError extends Error {}
  interface Memory {
    readonly buffer: ArrayBuffer;
  }
}
