/** A layout with its words: English, with Sanskrit names. */
import { RASHI_NAMES } from '../../build/lexicon/terms/rashi';
import { placeChart } from './layout';
import type { ChartLayout, ChartPicture } from './types';
import { chartTitle, chartWords } from './words';

/**
 * Lays out a chart. Every cell has room for ten occupants; more may throw a RangeError.
 *
 * Units of the drawing: a square of `side`, y downwards.
 */
export function layoutChart(picture: ChartPicture): ChartLayout {
  const rashiNames =
    picture.rashiNames ?? RASHI_NAMES.map(({ iast, sa }) => (picture.script === 'devanagari' ? sa : iast));
  return { ...placeChart({ ...picture, rashiNames }), title: chartTitle(picture), description: chartWords(picture) };
}
