/** A CommonJS package without types: the path of the program for this machine. */
declare module 'workerd' {
  const exports: { default: string };
  export default exports;
}
