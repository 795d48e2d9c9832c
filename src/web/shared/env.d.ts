/** URL of the kernel, set by the build. Its name contains a content hash. */
declare const KERNEL_URL: string;
/** URL of the gazetteer, compressed with gzip. */
declare const GAZETTEER_URL: string;
/** URL of the index of towns (shared/townIndex.ts), compressed with gzip. */
declare const TOWN_INDEX_URL: string;
/** URL of the same index with names in a language, for languages that have their own names of places. */
declare const LOCAL_TOWN_INDEX_URLS: Readonly<Partial<Record<import('../i18n/locales').LocaleKey, string>>>;
/** URL of the names of places in Hindi (src/lexicon/places.ts). */
declare const PLACE_NAMES_URL: string;
/** URLs of the module of the place dialog. */
declare const PLACE_DIALOG_URLS: Readonly<Record<import('../i18n/locales').LocaleKey, string>>;
/** URL of the module of round charts, chakras and the sky (shared/figures.ts). */
declare const FIGURES_URL: string;
/** The messages of the place dialog, in its module. */
declare const PLACE_MESSAGES: import('../i18n/translate').Compiled;
/** URL of the folder of the compiled messages of content that opens on demand: `en-form.json`. */
declare const LATE_MESSAGES: string;

/** What a reader did before the scripts of the page ran (shell/boot.ts). */
declare var early: {
  /** The keys that were pressed outside of fields, at most twenty. */
  keys: KeyboardEvent[];
  /** What was pressed and which forms were submitted in a view or dialog that does not run yet. */
  acts: HTMLElement[];
  /** The last press of a pointer or key. Settles once it ends. */
  press?: Promise<void>;
  /** Whether the view is needed. */
  isTouched: boolean;
  /** The index of towns and the module of the place dialog, from the press that opens it; null before. */
  dialog: { index: Promise<Response>; module: Promise<typeof import('../shell/placeDialog')> } | null;
  /** Fetches the view, once the page can. */
  touch?: () => void;
  /** Starts the place dialog, once the page can. */
  choose?: () => void;
};

/** A view's own styles, beside its script. */
declare module '*.css';
