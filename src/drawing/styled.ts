/** Drawings with their own styles, for files and for pages without `DRAWING_CSS`. */
import { COLOURS, type Colour, FIGURES_FACE, NAMES_FACE } from './colours';
import { svgOf } from './svg';
import type { ChartLayout } from './types';
import { cellWords, occupantWords } from './words';

export interface SvgOptions {
  /** Prefix of every id, so that several drawings fit on one page: a letter, then letters, digits, `-` and `_`. */
  idPrefix?: string;
  /** Whether the drawing includes its own styles; false on a page that already has `DRAWING_CSS`. */
  styled?: boolean;
}

const palette = (of: 0 | 1): string =>
  Object.entries(COLOURS)
    .map(([name, pair]) => `--kd-${name}:var(--${name},${pair[of]})`)
    .join(';');

const CLASSES = (Object.keys(COLOURS) as Colour[]).map((name) => `.kd-${name}{fill:var(--kd-${name})}`).join('');

/**
 * The styles of all drawings. Colours come from CSS properties of the page, otherwise from the reader's light or dark
 * mode. Attributes have the light colours, for programs that do not support CSS properties.
 */
export const DRAWING_CSS =
  `.kd{color-scheme:light dark;${palette(0)}}` +
  `@media (prefers-color-scheme:dark){.kd{${palette(1)}}}` +
  `@media (forced-colors:active){.kd{--kd-paper:Canvas;--kd-leaf:Canvas;--kd-ink:CanvasText;--kd-ink-2:CanvasText;--kd-ink-3:CanvasText;--kd-hingula:CanvasText}}` +
  `${CLASSES}.kd-line{stroke:var(--kd-ink)}.kd-rubric{stroke:var(--kd-hingula)}` +
  `.kd-name{font-family:var(--display,${NAMES_FACE})}` +
  `.kd-figure{font-family:var(--text,${FIGURES_FACE});font-variant-numeric:lining-nums tabular-nums}`;

/**
 * Writes a layout as an SVG document, which can also be embedded in a page.
 *
 * @throws RangeError  for a wrong `idPrefix`
 */
export const drawSvg = (layout: ChartLayout, { idPrefix = 'kd', styled = true }: SvgOptions = {}): string =>
  svgOf(layout, idPrefix, styled ? DRAWING_CSS : null, { ...layout, cell: cellWords, occupant: occupantWords });
