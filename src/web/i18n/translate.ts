/** Messages of the interface, formatted from the compiled catalogue of a language. */
import format, { type CompiledMessage, type FormatValues } from 'icu-minify/format';
import type en from '../messages/en.json';
import { LOCALES, type LocaleKey } from './locales';

type Catalogue = typeof en;
export type Section = keyof Catalogue;
/** `now.title`: a section and the key of a message in it. */
export type MessageKey = { [S in Section]: `${S}.${keyof Catalogue[S] & string}` }[Section];

/** Sections of one language, compiled. */
export type Compiled = Partial<Record<Section, Record<string, CompiledMessage>>>;

type Values = Record<string, string | number>;

/** A message in the reader's language. Throws for an unknown key, which is a bug. */
export type Translate = (key: MessageKey, values?: Values) => string;

const formatters = new Map<string, unknown>();

function once<T>(key: string, make: () => T): T {
  if (!formatters.has(key)) formatters.set(key, make());
  return formatters.get(key) as T;
}

/** Formats of `Intl`, each made once. */
export const FORMATTERS = {
  getNumberFormat: (...given: ConstructorParameters<typeof Intl.NumberFormat>) =>
    once(`n${JSON.stringify(given)}`, () => new Intl.NumberFormat(...given)),
  getDateTimeFormat: (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    once(`d${JSON.stringify(given)}`, () => new Intl.DateTimeFormat(...given)),
  getPluralRules: (...given: ConstructorParameters<typeof Intl.PluralRules>) =>
    once(`p${JSON.stringify(given)}`, () => new Intl.PluralRules(...given)),
};

export function translator(locale: LocaleKey, messages: Compiled): Translate {
  const { intl } = LOCALES[locale];
  return (key, values) => {
    const [section = '', name = ''] = key.split('.');
    const message = messages[section as Section]?.[name];
    if (message === undefined) throw new RangeError(`no message ${key} in ${locale}`);
    return format(message, intl, values as FormatValues<string>, { formatters: FORMATTERS }) as string;
  };
}

/** A list in the language: `a, b and c`. */
export function listText(locale: LocaleKey, items: readonly string[], type: 'conjunction' | 'disjunction'): string {
  return once(`l${locale}${type}`, () => new Intl.ListFormat(LOCALES[locale].intl, { type })).format(items);
}
