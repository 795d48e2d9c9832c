/** Workers import a compiled module, never its bytes. */
declare module '*.wasm' {
  const module: WebAssembly.Module;
  export default module;
}
