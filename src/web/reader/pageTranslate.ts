/** The messages of the page. Its first scripts load this module when they have something to say. */
import { type Compiled, type Translate, translator } from '../i18n/translate';
import { given } from './given';

/** Messages in the language of the page. */
export const translate = (messages: Compiled): Translate => translator(given().locale, messages);

/** The messages that the page has at present. */
export const pageTranslate = (): Translate => translate(given().messages);
