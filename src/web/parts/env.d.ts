/** URL of the kernel, set by the build. Its name contains a content hash. */
declare const KERNEL_URL: string;
/** URL of the gazetteer, compressed with gzip. */
declare const GAZETTEER_URL: string;

/** URLs of the compiled messages of content that opens on demand. */
declare const LATE_MESSAGES: Readonly<
  Record<import('../i18n/locales').LocaleKey, Readonly<Record<import('../reader/lateMessages').LateSection, string>>>
>;

/** A view's own styles, beside its script. */
declare module '*.css';
