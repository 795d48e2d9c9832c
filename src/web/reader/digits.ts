/** The reader's choice of digits, for all text of a page outside of code. */
import type { LocaleKey } from '../i18n/locales';
import type { Translate } from '../i18n/translate';
import type { Settings } from './settings';

/** Code in a message, or a number; but not the digits of names such as D9 and DE431. */
const CODE_OR_NUMBER = /`[^`]*`|(?<![A-Za-z\d])\d+/g;
export const DIGITS = '०१२३४५६७८९';

/** Whether a reader's pages have the digits of their language. English has no others. */
export const hasOwnDigits = (locale: LocaleKey, { digits }: Pick<Settings, 'digits'>): boolean =>
  digits === 'own' && locale !== 'en';

/** A text with the digits of Hindi, except in code. */
export const withOwnDigits = (text: string): string =>
  text.replace(CODE_OR_NUMBER, (part) =>
    part.startsWith('`') ? part : part.replace(/\d/g, (digit) => DIGITS[Number(digit)] as string),
  );

/** Messages in the reader's choice of digits, which `{n}` of a message does not know. */
export const inChosenDigits = (t: Translate, locale: LocaleKey, settings: Pick<Settings, 'digits'>): Translate =>
  hasOwnDigits(locale, settings) ? (key, values) => withOwnDigits(t(key, values)) : t;
