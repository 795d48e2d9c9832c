/**
 * The three customary chart styles as lists of twelve cells in the unit square, y downwards. In the north style a cell
 * is a house, and the rāśis rotate. In the south and east styles a cell is a rāśi, and the houses rotate.
 */
export const DRAWING_STYLES = ['north', 'south', 'east'] as const;
export type DrawingStyle = (typeof DRAWING_STYLES)[number];

export type Point = readonly [x: number, y: number];

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Cell {
  /** Convex. */
  polygon: readonly Point[];
  /** Preferred area of its occupants. */
  box: Box;
  /** Centre of the rāśi's number; in the south style, the start of the rāśi's name. */
  mark: Point;
}

type Row = [polygon: readonly Point[], box: readonly [x: number, y: number, w: number, h: number], mark: Point];

const cell = ([polygon, [x, y, w, h], mark]: Row): Cell => ({ polygon, box: { x, y, w, h }, mark });
const P = (...polygon: Point[]) => polygon;

/** By house: the upper lozenge first, then anticlockwise. */
const NORTH = (
  [
    [P([0.5, 0], [0.75, 0.25], [0.5, 0.5], [0.25, 0.25]), [0.37, 0.125, 0.26, 0.24], [0.5, 0.456]],
    [P([0, 0], [0.5, 0], [0.25, 0.25]), [0.11, 0.015, 0.28, 0.125], [0.25, 0.206]],
    [P([0, 0], [0.25, 0.25], [0, 0.5]), [0.012, 0.12, 0.13, 0.26], [0.206, 0.25]],
    [P([0, 0.5], [0.25, 0.25], [0.5, 0.5], [0.25, 0.75]), [0.12, 0.375, 0.26, 0.24], [0.456, 0.5]],
    [P([0, 0.5], [0.25, 0.75], [0, 1]), [0.012, 0.62, 0.13, 0.26], [0.206, 0.75]],
    [P([0, 1], [0.25, 0.75], [0.5, 1]), [0.11, 0.862, 0.28, 0.125], [0.25, 0.794]],
    [P([0.5, 0.5], [0.75, 0.75], [0.5, 1], [0.25, 0.75]), [0.37, 0.635, 0.26, 0.24], [0.5, 0.544]],
    [P([0.5, 1], [0.75, 0.75], [1, 1]), [0.61, 0.862, 0.28, 0.125], [0.75, 0.794]],
    [P([1, 1], [0.75, 0.75], [1, 0.5]), [0.858, 0.62, 0.13, 0.26], [0.794, 0.75]],
    [P([1, 0.5], [0.75, 0.75], [0.5, 0.5], [0.75, 0.25]), [0.62, 0.375, 0.26, 0.24], [0.544, 0.5]],
    [P([1, 0.5], [0.75, 0.25], [1, 0]), [0.858, 0.12, 0.13, 0.26], [0.794, 0.25]],
    [P([1, 0], [0.75, 0.25], [0.5, 0]), [0.61, 0.015, 0.28, 0.125], [0.75, 0.206]],
  ] satisfies Row[]
).map(cell);

/** Columns and rows of Meṣa to Mīna: a grid of four by four without its middle, clockwise. */
const SOUTH_PLACES = [
  [1, 0],
  [2, 0],
  [3, 0],
  [3, 1],
  [3, 2],
  [3, 3],
  [2, 3],
  [1, 3],
  [0, 3],
  [0, 2],
  [0, 1],
  [0, 0],
] as const;

function southCell([column, row]: readonly [number, number], named: boolean): Cell {
  const [x, y, side] = [column / 4, row / 4, 1 / 4];
  return {
    polygon: [
      [x, y],
      [x + side, y],
      [x + side, y + side],
      [x, y + side],
    ],
    box: named ? { x: x + 0.02, y: y + 0.055, w: 0.21, h: 0.185 } : { x: x + 0.015, y: y + 0.02, w: 0.22, h: 0.21 },
    mark: [x + 0.024, y + 0.043],
  };
}

const T = 1 / 3;

/** By rāśi, from Meṣa at the top, anticlockwise; a diagonal halves the corners. */
const EAST = (
  [
    [P([T, 0], [2 * T, 0], [2 * T, T], [T, T]), [0.365, 0.06, 0.27, 0.21], [0.5, 0.308]],
    [P([0, 0], [T, 0], [T, T]), [0.1, 0.012, 0.225, 0.14], [0.306, 0.25]],
    [P([0, 0], [T, T], [0, T]), [0.01, 0.12, 0.15, 0.2], [0.25, 0.312]],
    [P([0, T], [T, T], [T, 2 * T], [0, 2 * T]), [0.03, 0.385, 0.27, 0.23], [0.308, 0.5]],
    [P([0, 2 * T], [T, 2 * T], [0, 1]), [0.01, 0.68, 0.15, 0.2], [0.25, 0.688]],
    [P([T, 2 * T], [T, 1], [0, 1]), [0.1, 0.848, 0.225, 0.14], [0.306, 0.75]],
    [P([T, 2 * T], [2 * T, 2 * T], [2 * T, 1], [T, 1]), [0.365, 0.73, 0.27, 0.21], [0.5, 0.692]],
    [P([2 * T, 2 * T], [1, 1], [2 * T, 1]), [0.675, 0.848, 0.225, 0.14], [0.694, 0.75]],
    [P([2 * T, 2 * T], [1, 2 * T], [1, 1]), [0.84, 0.68, 0.15, 0.2], [0.75, 0.688]],
    [P([2 * T, T], [1, T], [1, 2 * T], [2 * T, 2 * T]), [0.7, 0.385, 0.27, 0.23], [0.692, 0.5]],
    [P([1, 0], [1, T], [2 * T, T]), [0.84, 0.12, 0.15, 0.2], [0.75, 0.312]],
    [P([2 * T, 0], [1, 0], [2 * T, T]), [0.675, 0.012, 0.225, 0.14], [0.694, 0.25]],
  ] satisfies Row[]
).map(cell);

/**
 * The cells of a drawing: by house in the north style, by rāśi from Meṣa in the south and east styles.
 *
 * @param named  whether the south style shows rāśi names, which need space
 */
export function cellsOf(style: DrawingStyle, named: boolean): readonly Cell[] {
  if (style === 'north') return NORTH;
  return style === 'east' ? EAST : SOUTH_PLACES.map((place) => southCell(place, named));
}

/** The free square for the caption; the north style has none. */
export function middleOf(style: DrawingStyle): Box | null {
  if (style === 'north') return null;
  return style === 'south' ? { x: 0.25, y: 0.25, w: 0.5, h: 0.5 } : { x: T, y: T, w: T, h: T };
}
