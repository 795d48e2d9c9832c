/**
 * One layout for every drawing of a chart: the positions of lines, marks and occupants, in any script. It can draw any
 * divisional chart: its input is the rāśis of the lagna and of the occupants.
 */

import { countFrom, houseFrom } from '../domain/positions/rashi';
import { type Box, type Cell, cellsOf, type DrawingStyle, middleOf, type Point } from './cells';
import { fillCell, type Room } from './fill';
import { ASCENT, emWidth } from './metrics';
import { boxAt, captionIn, figures, line } from './text';
import type {
  CellLayout,
  ChartPicture,
  Detail,
  Occupant,
  PlacedChart,
  PlacedOccupant,
  PlacedText,
  Script,
} from './types';

interface Measures {
  side: number;
  /** Font sizes of occupants, in descending order. */
  sizes: readonly number[];
  /** Degrees beside a label: relative size, minimum size, and the smallest label size that shows them. */
  degrees: { part: number; least: number; downTo: number } | null;
  /** Font size of the rāśi's mark, by style. */
  mark: Record<DrawingStyle, number> | null;
  /** How far to the left of its usual place the name of a rāśi starts in the south, if long ones would not fit there. */
  outdent?: number;
  margin: number;
}

/** Sizes from `most` down to `least` in half steps. */
const falling = (most: number, least: number): number[] =>
  Array.from({ length: Math.round((most - least) * 2) + 1 }, (_, i) => most - i / 2);

/** The measures of a drawing in a script. */
interface Setting extends Measures {
  script: Script;
  rashiNames: readonly string[];
  /** Dots in place of letters. */
  dotted: boolean;
}

const MEASURES: Record<Detail, Measures> = {
  full: {
    side: 480,
    sizes: falling(20, 11),
    degrees: { part: 0.66, least: 11, downTo: 13 },
    mark: { north: 14.5, south: 13.5, east: 14.5 },
    margin: 3,
  },
  medium: {
    side: 200,
    sizes: falling(14, 6),
    degrees: null,
    mark: { north: 9, south: 9, east: 9 },
    outdent: 2.6,
    margin: 1.5,
  },
  small: { side: 200, sizes: falling(14, 6), degrees: null, mark: null, margin: 1.5 },
  dots: { side: 96, sizes: falling(5, 2), degrees: null, mark: null, margin: 1 },
};

/** Devanāgarī numerals are small for their font size. */
const FIGURE_SCALE: Record<Script, number> = { iast: 1, devanagari: 1.2 };

/** Margin between the frame and the edge of the drawing, so that its lines are not cut. */
const INSET = 3;

/** Scales a cell from the unit square to the drawing. */
function scaled({ polygon, box, mark }: Cell, side: number): Cell {
  const unit = side - 2 * INSET;
  const at = ([x, y]: Point): Point => [INSET + x * unit, INSET + y * unit];
  const [x, y] = at([box.x, box.y]);
  return { polygon: polygon.map(at), box: { x, y, w: box.w * unit, h: box.h * unit }, mark: at(mark) };
}

interface Written {
  occupant: Occupant;
  text: string;
  degrees: string;
}

function written(occupant: Occupant, { degrees: drawn, script, dotted }: Setting): Written {
  const { label, degrees, retrograde } = occupant;
  if (dotted) return { occupant, text: '', degrees: '' };
  const known = drawn !== null && degrees !== undefined && Number.isFinite(degrees);
  return {
    occupant,
    text: retrograde ? `(${label})` : label,
    degrees: known ? figures(Math.floor(degrees), script) : '',
  };
}

/** Font size of the degrees beside a label. */
const degreesSize = (size: number, { degrees, script }: Setting): number =>
  degrees ? Math.max(degrees.part * size, degrees.least) * FIGURE_SCALE[script] : 0;

/** Width of a label and its degrees, relative to the font size; a dot counts as one. */
const widthOf = ({ text, degrees }: Written, size: number, setting: Setting): number =>
  setting.dotted ? 1 : emWidth(text) + (emWidth(degrees) * degreesSize(size, setting)) / size;

/** Places the occupants of a cell. If there are too many to show degrees, only the text alternative has them. */
function occupantsIn(room: Room, all: readonly Written[], setting: Setting): PlacedOccupant[] {
  if (all.length === 0) return [];
  const { sizes, degrees } = setting;
  const least = degrees?.downTo ?? 0;
  const bare = all.map((item) => ({ ...item, degrees: '' }));
  const fitted = (items: readonly Written[], allowed: readonly number[]) => {
    const filling = fillCell(room, allowed, (size) => items.map((item) => widthOf(item, size, setting)));
    return filling && { items, ...filling };
  };
  const found =
    fitted(
      all,
      sizes.filter((size) => size >= least),
    ) ?? fitted(bare, sizes);
  if (!found) throw new RangeError(`no room for ${all.length} occupants`);
  const { items, size, places } = found;
  return items.map((item, i) => {
    const { x, y } = places[i] as { x: number; y: number };
    const box = boxAt(x, y, widthOf(item, size, setting) * size, size, 'middle');
    return { ...item, x, y, size, anchor: 'middle', box, degreesSize: degreesSize(size, setting) };
  });
}

function markOf(
  style: DrawingStyle,
  rashi: number | null,
  [x, y]: Point,
  { mark, script, rashiNames, outdent = 0 }: Setting,
) {
  if (mark === null || rashi === null) return null;
  if (style === 'south') {
    return line(rashiNames[rashi - 1] as string, x - outdent, y, mark[style], 'start');
  }
  const size = mark[style] * FIGURE_SCALE[script];
  return line(figures(rashi, script), x, y + 0.35 * size, size, 'middle');
}

/** The area of a mark that occupants must not cover. Figures have no descenders. */
function keptFree(mark: PlacedText | null): Box | null {
  if (!mark) return null;
  const { x, y, w } = mark.box;
  return { x: x - 3, y: y + 0.08 * mark.size, w: w + 6, h: (ASCENT + 0.02) * mark.size };
}

/** The edges of all polygons, without duplicates. */
function frameOf(polygons: readonly (readonly Point[])[]): [Point, Point][] {
  const lines = new Map<string, [Point, Point]>();
  const key = (points: Point[]) => points.map((point) => point.map((x) => x.toFixed(3)).join()).sort();
  for (const polygon of polygons) {
    polygon.forEach((from, i) => {
      const to = polygon[(i + 1) % polygon.length] as Point;
      const name = key([from, to]).join(' ');
      if (!lines.has(name)) lines.set(name, [from, to]);
    });
  }
  return [...lines.values()];
}

/**
 * Places a chart, without words. Every cell has room for ten occupants; more may throw a RangeError.
 *
 * Units of the drawing: a square of `side`, y downwards.
 */
export function placeChart(picture: ChartPicture & { rashiNames: readonly string[] }): PlacedChart {
  const { style, lagnaRashi, occupants, caption = [], script = 'iast', rashiNames, detail = 'full' } = picture;
  const setting: Setting = { ...MEASURES[detail], script, rashiNames, dotted: detail === 'dots' };
  const { side, margin } = setting;
  const hasLagna = Number.isFinite(lagnaRashi);
  const cells = cellsOf(style, setting.mark !== null).map((unit, i): CellLayout => {
    const at = i + 1;
    const north = style === 'north';
    const rashi = north ? (hasLagna ? countFrom(lagnaRashi, at) : null) : at;
    const house = north ? at : hasLagna ? houseFrom(lagnaRashi, at) : null;
    const { polygon, box, mark: point } = scaled(unit, side);
    const mark = markOf(style, rashi, point, setting);
    const inside = occupants
      .filter((occupant) => occupant.rashi === rashi && !(setting.dotted && occupant.key === 'lagna'))
      .map((occupant) => written(occupant, setting));
    return {
      house,
      rashi,
      isLagna: house === 1 && hasLagna,
      polygon,
      mark,
      occupants: occupantsIn({ polygon, box, taken: keptFree(mark), margin }, inside, setting),
    };
  });
  const free = middleOf(style);
  const middle = free && scaled({ polygon: [], box: free, mark: [0, 0] }, side).box;
  return {
    style,
    detail,
    side,
    cells,
    frame: frameOf(cells.map(({ polygon }) => polygon)),
    middle: middle && detail === 'full' ? captionIn(middle, caption) : [],
  };
}
