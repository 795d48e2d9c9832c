/** A CommonJS package without types. It exports the path of the binary for this machine. */
declare module 'workerd' {
  const exports: { default: string };
  export default exports;
}
