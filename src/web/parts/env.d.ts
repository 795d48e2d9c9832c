/** Where the kernel lies: set by the build, its name hangs on its contents. */
declare const KERNEL_URL: string;
/** Where the gazetteer lies. */
declare const GAZETTEER_URL: string;

/** A view's own styles, beside its script. */
declare module '*.css';
