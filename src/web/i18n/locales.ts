/** The languages of the interface. To add one, add a row here and a file in ../messages. */
import type { LanguageTag } from '../../data/language';

export interface Locale {
  /** In the language itself. */
  name: string;
  /** Prefix of its URLs; empty for English. */
  path: string;
  /** For `Intl`. */
  intl: string;
  /** Tags of names: common spelling, and scholarly transliteration. */
  names: Record<'common' | 'scholarly', LanguageTag>;
}

export const LOCALES = {
  en: { name: 'English', path: '', intl: 'en-GB', names: { common: 'en', scholarly: 'sa' } },
  hi: { name: 'हिंदी', path: '/hi', intl: 'hi-IN', names: { common: 'hi', scholarly: 'sa-Deva' } },
} as const satisfies Record<string, Locale>;

export type LocaleKey = keyof typeof LOCALES;
export const LOCALE_KEYS = Object.keys(LOCALES) as LocaleKey[];

/** A path in a language. */
export const localPath = (locale: LocaleKey, path: string): string =>
  path === '/' && locale !== 'en' ? `${LOCALES[locale].path}/` : LOCALES[locale].path + path;
