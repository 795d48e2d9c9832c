/** The digits of drawings: those in Devanāgarī have the digits of that script, whatever the reader chose. */
import { DIGITS, hasOwnDigits, withOwnDigits } from '../reader/digits';
import type { ReaderData } from '../reader/reader';

type Chosen = Pick<ReaderData, 'locale' | 'settings'>;

const withLatinDigits = (text: string): string => text.replace(/[०-९]/g, (digit) => String(DIGITS.indexOf(digit)));

/** The words of a drawing in the reader's digits. */
export const drawingWords = ({ locale, settings }: Chosen, words: string): string =>
  hasOwnDigits(locale, settings) ? withOwnDigits(words) : withLatinDigits(words);

/** An SVG drawing with its texts in the reader's digits. */
export const drawingText = ({ locale, settings }: Chosen, svg: string): string =>
  hasOwnDigits(locale, settings) ? svg.replace(/>[^<]+</g, withOwnDigits) : withLatinDigits(svg);
