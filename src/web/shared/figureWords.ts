/** The script and the names of round charts, chakras and the sky in the language of the reader. */
import { IN_DEVANAGARI } from '../../data/language';
import type { FigureWords } from '../../drawing/figures/words';
import { lettersOf, pointName } from '../reader/letters';
import type { Reader } from '../reader/reader';
import type { Figures } from './loadFigures';

/** Sentences are in the language of the page. Names of other scripts, whose widths are not known, are the Sanskrit ones. */
export function figureWords(reader: Reader, { namesIn }: Pick<Figures, 'namesIn'>): FigureWords {
  const script = reader.locale === 'hi' ? 'devanagari' : 'iast';
  const { tag } = reader.labels;
  const sanskrit = namesIn(script);
  if (tag !== 'en' && tag !== 'sa' && !IN_DEVANAGARI.includes(tag)) return { script, names: sanskrit };
  return {
    script,
    names: {
      point: (key) => pointName(reader, key),
      label: (key) => lettersOf(reader, key),
      rashi: (number) => reader.nameAt('rashi', number),
      mansion: (key) => (key === 'abhijit' ? sanskrit.mansion(key) : reader.name('nakshatra', key)),
    },
  };
}
