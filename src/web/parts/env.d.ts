/** Where the kernel lies: set by the build, its name hangs on its contents. */
declare const KERNEL_URL: string;
/** Where the gazetteer lies. */
declare const GAZETTEER_URL: string;

/** Where the compiled messages lie of what opens on demand. */
declare const LATE_MESSAGES: Readonly<
  Record<import('../i18n/locales').LocaleKey, Readonly<Record<import('../reader/lateMessages').LateSection, string>>>
>;

/** A view's own styles, beside its script. */
declare module '*.css';
