/** Sentences of the lexicon as the reader spells names. */
import { commonSpelling, withGrahas } from '../../lexicon/commonSpelling';
import type { Reader } from '../reader/reader';

/** A sentence of the lexicon. English sentences have IAST for readers of scholarly names, and common names for others. */
export function sentenceText(reader: Reader, text: string): string {
  const { locale, settings, labels } = reader;
  if (locale !== 'en' || settings.names === 'scholarly' || settings.names === 'sa') return reader.figures(text);
  const named = labels.tag === 'en' ? withGrahas(text, (key) => reader.name('graha', key)) : text;
  return commonSpelling(named);
}
