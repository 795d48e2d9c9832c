/** A drawing of lines, discs and texts in a square, and its SVG. Lengths are units of the square, y downwards. */
import { COLOURS, type Colour, FIGURES_FACE, NAMES_FACE } from '../colours';
import { escaped } from '../escaped';
import { DRAWING_CSS, type SvgOptions } from '../styled';
import type { PlacedText } from '../types';
import { FIGURE_CSS, MOON_COLOURS, type Paint } from './figureCss';

export type FigureMark =
  | { kind: 'path'; d: string; stroke?: Colour; fill?: Paint; width?: number; dashed?: boolean }
  | { kind: 'disc'; x: number; y: number; r: number; fill: Paint; stroke?: Colour }
  | {
      kind: 'text';
      line: PlacedText;
      colour: Colour;
      face: 'name' | 'figure';
      raised?: { text: string; size: number };
    };

/** Marks that belong together, with the words that a reader hears for them. */
export interface FigurePart {
  id: string;
  title: string;
  marks: readonly FigureMark[];
}

export interface Figure {
  side: number;
  title: string;
  description: string;
  /** BCP 47. */
  language: string;
  /** Lines and texts without words of their own. */
  ground: readonly FigureMark[];
  parts: readonly FigurePart[];
}

/** A number with two decimals, without trailing zeros. */
const num = (x: number): string => String(Math.round(x * 100) / 100 + 0);

/** The path of a polyline. */
export const polyline = (points: readonly (readonly [number, number])[], closed = false): string =>
  `M${points.map(([x, y]) => `${num(x)},${num(y)}`).join('L')}${closed ? 'Z' : ''}`;

/** The path of a whole circle. */
export const circle = (x: number, y: number, r: number): string =>
  `M${num(x - r)},${num(y)}a${num(r)},${num(r)} 0 1 0 ${num(2 * r)},0a${num(r)},${num(r)} 0 1 0 ${num(-2 * r)},0Z`;

const PAINTS: Record<Paint, readonly [light: string, dark: string]> = { ...COLOURS, ...MOON_COLOURS };

/** A colour as an attribute: the light one, for programs without styles. */
const paint = (name: 'fill' | 'stroke', colour: Paint | undefined): string =>
  `${name}="${colour ? PAINTS[colour][0] : 'none'}"`;

/** The classes of a mark, which have the colours of the page or of the reader's mode. */
function classesOf(fill: Paint | undefined, stroke: Colour | undefined): string {
  const classes = [fill && `kd-${fill}`, stroke && `kd-stroke-${stroke}`].filter(Boolean);
  return classes.length > 0 ? ` class="${classes.join(' ')}"` : '';
}

function markSvg(mark: FigureMark): string {
  switch (mark.kind) {
    case 'path': {
      const { d, fill, stroke, width = 1.25, dashed } = mark;
      const dash = dashed ? ' stroke-dasharray="5 4"' : '';
      return `<path d="${d}"${classesOf(fill, stroke)} ${paint('fill', fill)} ${paint('stroke', stroke)} stroke-width="${num(width)}"${dash} stroke-linejoin="round"/>`;
    }
    case 'disc': {
      const { x, y, r, fill, stroke } = mark;
      return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}"${classesOf(fill, stroke)} ${paint('fill', fill)} ${paint('stroke', stroke)}/>`;
    }
    case 'text': {
      const { line, colour, face, raised } = mark;
      const anchor = line.anchor === 'start' ? '' : ` text-anchor="${line.anchor}"`;
      const above = raised
        ? `<tspan class="kd-figure" font-family="${FIGURES_FACE}" font-size="${num(raised.size)}" dy="${num(-0.32 * line.size)}">${escaped(raised.text)}</tspan>`
        : '';
      return `<text class="kd-${face} kd-${colour}" ${face === 'figure' ? `font-family="${FIGURES_FACE}" ` : ''}x="${num(line.x)}" y="${num(line.y)}" font-size="${num(line.size)}"${anchor} ${paint('fill', colour)}>${escaped(line.text)}${above}</text>`;
    }
  }
}

/**
 * Writes a figure as an SVG document.
 *
 * @throws RangeError  for a wrong `idPrefix`
 */
export function figureSvg(figure: Figure, { idPrefix = 'kd', styled = true }: SvgOptions = {}): string {
  if (!/^[A-Za-z][\w-]*$/.test(idPrefix))
    throw new RangeError('idPrefix must be a letter, then letters, digits, "-" or "_"');
  const { side, title, description, language, ground, parts } = figure;
  const [titleId, descId] = [`${idPrefix}-title`, `${idPrefix}-desc`];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="kd" viewBox="0 0 ${side} ${side}" role="img" aria-labelledby="${titleId} ${descId}" font-family="${NAMES_FACE}" xml:lang="${language}">`,
    `<title id="${titleId}">${escaped(title)}</title>`,
    `<desc id="${descId}">${escaped(description)}</desc>`,
    styled ? `<style>${DRAWING_CSS}${FIGURE_CSS}</style>` : '',
    `<rect class="kd-paper" width="${side}" height="${side}" ${paint('fill', 'paper')}/>`,
    ...ground.map(markSvg),
    ...parts.map(
      ({ id, title: words, marks }) =>
        `<g id="${escaped(`${idPrefix}-${id}`)}"><title>${escaped(words)}</title>${marks.map(markSvg).join('')}</g>`,
    ),
    '</svg>\n',
  ].join('');
}
