/** Where the kernel lies: set by the build, its name hangs on its contents. */
declare const KERNEL_URL: string;
/** Where the gazetteer lies. */
declare const GAZETTEER_URL: string;

/** Compiled messages of a section, made by the build. */
declare module 'khagola:messages/*' {
  const messages: import('../i18n/translate').Compiled;
  export default messages;
}

/** A view's own styles, beside its script. */
declare module '*.css';
