/** The rules of the yogas of a chart, and of their cancellations, in sentences. */
import { all } from '../../../build/lexicon/sentences/all/yogas';
import type { SentenceLanguage } from '../../data/language';
import type { YogaKey } from '../../data/yogas';

export interface YogaTexts {
  /** Every row has a sentence. */
  rule: Readonly<Record<YogaKey, string>>;
  /** The rows with cancellations, by their number from 1. */
  cancellation: Readonly<Partial<Record<string, Readonly<Record<string, string>>>>>;
}

const TEXTS: Readonly<Record<SentenceLanguage, YogaTexts>> = all;

/** The rule of a yoga in one sentence. */
export const yogaRule = (key: YogaKey, language: SentenceLanguage): string => TEXTS[language].rule[key];

/** A cancellation of a yoga, by its number from 1 in the row; an unknown one throws a RangeError. */
export function yogaCancellation(key: YogaKey, number: number, language: SentenceLanguage): string {
  const text = TEXTS[language].cancellation[key]?.[number];
  if (text === undefined) throw new RangeError(`no cancellation ${number} of ${key}`);
  return text;
}
