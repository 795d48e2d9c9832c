/** Writes a layout as a self-contained SVG: no scripts, fonts or external files; equal layouts give equal text. */
import type { Point } from './cells';
import { COLOURS, type Colour, FIGURES_FACE, NAMES_FACE } from './colours';
import { escaped } from './escaped';
import type { CellLayout, ChartLayout, Occupant, PlacedChart, PlacedOccupant, PlacedText } from './types';

/** The names of a drawing and its parts, which browsers show as tooltips. */
interface DrawingTitles extends Pick<ChartLayout, 'title' | 'description'> {
  cell: (cell: CellLayout) => string;
  occupant: (occupant: Occupant) => string;
}

/** Formats a number with one decimal, without trailing zeros. */
const num = (x: number): string => String(Math.round(x * 10) / 10);
const at = ([x, y]: Point): string => `${num(x)},${num(y)}`;
const fill = (colour: Colour): string => `fill="${COLOURS[colour][0]}"`;

function text(placed: PlacedText, classes: string, colour: Colour, inner: string): string {
  const { x, y, size, anchor } = placed;
  const anchored = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  const face = classes === 'kd-figure' ? ` font-family="${FIGURES_FACE}"` : '';
  return `<text class="${classes} kd-${colour}"${face} x="${num(x)}" y="${num(y)}" font-size="${num(size)}"${anchored} ${fill(colour)}>${inner}</text>`;
}

/** A label with raised degrees, inside the parentheses of a retrograde graha. */
function occupantText(placed: PlacedOccupant): string {
  const { occupant, size, degrees, degreesSize } = placed;
  const red = occupant.key === 'lagna';
  if (degrees === '') return text(placed, 'kd-name', red ? 'hingula' : 'ink', escaped(placed.text));
  const rise = num(0.32 * size);
  const closes = occupant.retrograde === true;
  const head = escaped(closes ? placed.text.slice(0, -1) : placed.text);
  const tail = closes ? `<tspan dy="${rise}">)</tspan>` : '';
  return text(
    placed,
    'kd-name',
    red ? 'hingula' : 'ink',
    `${head}<tspan class="kd-figure kd-ink-2" font-family="${FIGURES_FACE}" font-size="${num(degreesSize)}" dy="-${rise}" ${fill('ink-2')}>${degrees}</tspan>${tail}`,
  );
}

function occupantGroup(
  placed: PlacedOccupant,
  id: (name: string) => string,
  detail: PlacedChart['detail'],
  titles: DrawingTitles,
): string {
  const { occupant, x, y, size } = placed;
  const drawn =
    detail === 'dots'
      ? `<circle class="kd-ink" cx="${num(x)}" cy="${num(y - 0.29 * size)}" r="${num(0.42 * size)}" ${fill('ink')}/>`
      : occupantText(placed);
  return `<g id="${escaped(id(occupant.key))}"><title>${escaped(titles.occupant(occupant))}</title>${drawn}</g>`;
}

/** The mark of the lagna in a drawing without letters: a stroke across the first corner of its cell. */
function cornerStroke(polygon: readonly Point[]): string {
  const [corner, next, last] = [polygon[0], polygon[1], polygon.at(-1)] as [Point, Point, Point];
  const toward = ([x, y]: Point): Point => [corner[0] + 0.32 * (x - corner[0]), corner[1] + 0.32 * (y - corner[1])];
  return `<path class="kd-rubric" d="M${at(toward(last))}L${at(toward(next))}" stroke="${COLOURS.hingula[0]}" stroke-width="2" fill="none"/>`;
}

function cellGroup(
  cell: CellLayout,
  id: (name: string) => string,
  { style, detail }: PlacedChart,
  titles: DrawingTitles,
): string {
  const { house, rashi, isLagna, polygon, mark, occupants } = cell;
  const ground = isLagna ? 'leaf' : 'paper';
  return [
    `<g id="${id(style === 'north' ? `house-${house}` : `rashi-${rashi}`)}">`,
    `<title>${escaped(titles.cell(cell))}</title>`,
    `<polygon class="kd-${ground}" points="${polygon.map(at).join(' ')}" ${fill(ground)}/>`,
    isLagna && detail === 'dots' ? cornerStroke(polygon) : '',
    mark ? text(mark, style === 'south' ? 'kd-name' : 'kd-figure', 'ink-3', escaped(mark.text)) : '',
    ...occupants.map((placed) => occupantGroup(placed, id, detail, titles)),
    '</g>',
  ].join('');
}

/**
 * Writes a layout as an SVG document.
 *
 * @param idPrefix  of every id: a letter, then letters, digits, `-` and `_`
 * @param css  its styles; null on a page that has them
 * @throws RangeError  for a wrong `idPrefix`
 */
export function svgOf(layout: PlacedChart, idPrefix: string, css: string | null, titles: DrawingTitles): string {
  if (!/^[A-Za-z][\w-]*$/.test(idPrefix))
    throw new RangeError('idPrefix must be a letter, then letters, digits, "-" or "_"');
  const id = (name: string) => `${idPrefix}-${name}`;
  const { side, cells, frame, middle } = layout;
  const lines = frame.map(([from, to]) => `M${at(from)}L${at(to)}`).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="kd" viewBox="0 0 ${side} ${side}" role="img" aria-labelledby="${id('title')} ${id('desc')}" font-family="${NAMES_FACE}">`,
    `<title id="${id('title')}">${escaped(titles.title)}</title>`,
    `<desc id="${id('desc')}">${escaped(titles.description)}</desc>`,
    css === null ? '' : `<style>${css}</style>`,
    `<rect class="kd-paper" width="${side}" height="${side}" ${fill('paper')}/>`,
    ...cells.map((cell) => cellGroup(cell, id, layout, titles)),
    `<path class="kd-line" d="${lines}" fill="none" stroke="${COLOURS.ink[0]}" stroke-width="1.25" stroke-linecap="round" vector-effect="non-scaling-stroke"/>`,
    ...middle.map((placed, i) =>
      text(placed, i === 0 ? 'kd-name' : 'kd-figure', i === 0 ? 'ink' : 'ink-2', escaped(placed.text)),
    ),
    '</svg>\n',
  ].join('');
}
