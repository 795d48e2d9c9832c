/** The languages of the interface. One more is a row here and a file in ../messages. */
import type { LanguageTag } from '../../domain/languages';

export interface Locale {
  /** In the language itself. */
  name: string;
  /** What addresses begin with; empty for English. */
  path: string;
  /** For `Intl`. */
  intl: string;
  /** Names of things: as people write them, and as scholars do. */
  names: Record<'common' | 'scholarly', LanguageTag>;
  /** The digits of its script, for `Intl`. */
  digits: string;
}

export const LOCALES = {
  en: { name: 'English', path: '', intl: 'en-GB', names: { common: 'en', scholarly: 'sa' }, digits: 'latn' },
  hi: { name: 'हिन्दी', path: '/hi', intl: 'hi-IN', names: { common: 'hi', scholarly: 'sa-Deva' }, digits: 'deva' },
} as const satisfies Record<string, Locale>;

export type LocaleKey = keyof typeof LOCALES;
export const LOCALE_KEYS = Object.keys(LOCALES) as LocaleKey[];

/** The language of a path, and the rest of the path: `/hi/month` is Hindi and `/month`. */
export function splitPath(path: string): { locale: LocaleKey; rest: string } {
  const locale = LOCALE_KEYS.find((key) => key !== 'en' && (path === `/${key}` || path.startsWith(`/${key}/`)));
  if (!locale) return { locale: 'en', rest: path };
  return { locale, rest: path.slice(LOCALES[locale].path.length) || '/' };
}

/** A path in a language. */
export const localPath = (locale: LocaleKey, path: string): string =>
  path === '/' && locale !== 'en' ? `${LOCALES[locale].path}/` : LOCALES[locale].path + path;
