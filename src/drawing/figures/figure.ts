/** A drawing of lines, discs and texts in a square, and its SVG. Lengths are units of the square, y downwards. */
import { COLOURS, type Colour, FIGURES_FACE, NAMES_FACE } from '../colours';
import { escaped } from '../escaped';
import { DRAWING_CSS, type SvgOptions } from '../styled';
import type { PlacedText } from '../types';

export type FigureMark =
  | { kind: 'path'; d: string; stroke?: Colour; fill?: Colour; width?: number; dashed?: boolean }
  | { kind: 'disc'; x: number; y: number; r: number; fill: Colour; stroke?: Colour }
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

const FACES = { name: NAMES_FACE, figure: FIGURES_FACE };

const paint = (name: 'fill' | 'stroke', colour: Colour | undefined): string =>
  `${name}="${colour ? COLOURS[colour][0] : 'none'}"`;

/** Attributes have the light colours, and the style those of the page or of the reader's mode. */
const styleOf = (fill: Colour | undefined, stroke: Colour | undefined): string => {
  const rules = [fill && `fill:var(--kd-${fill})`, stroke && `stroke:var(--kd-${stroke})`].filter(Boolean);
  return rules.length > 0 ? ` style="${rules.join(';')}"` : '';
};

function markSvg(mark: FigureMark): string {
  switch (mark.kind) {
    case 'path': {
      const { d, fill, stroke, width = 1.25, dashed } = mark;
      const dash = dashed ? ' stroke-dasharray="5 4"' : '';
      return `<path d="${d}" ${paint('fill', fill)} ${paint('stroke', stroke)}${styleOf(fill, stroke)} stroke-width="${num(width)}"${dash} stroke-linejoin="round"/>`;
    }
    case 'disc': {
      const { x, y, r, fill, stroke } = mark;
      return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" ${paint('fill', fill)} ${paint('stroke', stroke)}${styleOf(fill, stroke)}/>`;
    }
    case 'text': {
      const { line, colour, face, raised } = mark;
      const anchor = line.anchor === 'middle' ? ' text-anchor="middle"' : '';
      const above = raised
        ? `<tspan class="kd-figure" font-family="${FIGURES_FACE}" font-size="${num(raised.size)}" dy="${num(-0.32 * line.size)}">${escaped(raised.text)}</tspan>`
        : '';
      return `<text class="kd-${face} kd-${colour}" font-family="${FACES[face]}" x="${num(line.x)}" y="${num(line.y)}" font-size="${num(line.size)}"${anchor} ${paint('fill', colour)}>${escaped(line.text)}${above}</text>`;
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
    `<svg xmlns="http://www.w3.org/2000/svg" class="kd" viewBox="0 0 ${side} ${side}" role="img" aria-labelledby="${titleId} ${descId}" xml:lang="${language}">`,
    `<title id="${titleId}">${escaped(title)}</title>`,
    `<desc id="${descId}">${escaped(description)}</desc>`,
    styled ? `<style>${DRAWING_CSS}</style>` : '',
    `<rect class="kd-paper" width="${side}" height="${side}" ${paint('fill', 'paper')}/>`,
    ...ground.map(markSvg),
    ...parts.map(
      ({ id, title: words, marks }) =>
        `<g id="${escaped(`${idPrefix}-${id}`)}"><title>${escaped(words)}</title>${marks.map(markSvg).join('')}</g>`,
    ),
    '</svg>\n',
  ].join('');
}
