/** The languages of the interface. One more is a row here and a file in ../messages. */
import type { LanguageTag } from '../../lexicon/language';

export interface Locale {
  /** In the language itself. */
  name: string;
  /** What addresses begin with; empty for English. */
  path: string;
  /** For `Intl`. */
  intl: string;
  /** Names of things: as people write them, and as scholars do. */
  names: Record<'common' | 'scholarly', LanguageTag>;
}

export const LOCALES = {
  en: { name: 'English', path: '', intl: 'en-GB', names: { common: 'en', scholarly: 'sa' } },
  hi: { name: 'हिन्दी', path: '/hi', intl: 'hi-IN', names: { common: 'hi', scholarly: 'sa-Deva' } },
} as const satisfies Record<string, Locale>;

export type LocaleKey = keyof typeof LOCALES;
export const LOCALE_KEYS = Object.keys(LOCALES) as LocaleKey[];

/** A path in a language. */
export const localPath = (locale: LocaleKey, path: string): string =>
  path === '/' && locale !== 'en' ? `${LOCALES[locale].path}/` : LOCALES[locale].path + path;
