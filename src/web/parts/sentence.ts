/** Sentences of the lexicon as the reader spells names. */
import { commonSpelling } from '../../lexicon/commonSpelling';
import type { Reader } from '../reader/reader';

/** A sentence of the lexicon: English ones have IAST for readers of scholarly names alone. */
export const sentenceText = ({ locale, settings }: Reader, text: string): string =>
  locale === 'en' && settings.names !== 'scholarly' && settings.names !== 'sa' ? commonSpelling(text) : text;
