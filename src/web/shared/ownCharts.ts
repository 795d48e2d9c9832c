/** Whether a reader has charts, by what a device stores. */

/** The key under which a device notes that an account is signed in. */
export const SIGNED_IN = 'account';

/** Whether a storage has charts, recent ones, or the note of an account. */
export const hasCharts = (storage: Storage): boolean =>
  ['library', 'recent', SIGNED_IN].some((key) => storage.getItem(`khagola.${key}`) !== null);
