/**
 * Arranges occupants in the rows of a cell. It uses the largest size that fits: in the box of the style, otherwise
 * anywhere in the cell except on its mark.
 */
import type { Box, Point } from './cells';
import { ASCENT, DESCENT } from './metrics';

/** Distance between baselines, relative to the font size. */
const LEADING = 1.24;
/** Gap between neighbours in a row, relative to the font size. */
const GAP = 0.42;

export interface Room {
  polygon: readonly Point[];
  box: Box;
  /** The area of the cell's mark. */
  taken: Box | null;
  /** Minimum distance of text from the cell's edges. */
  margin: number;
}

interface Filling {
  size: number;
  /** The position of each occupant, in order: the centre of its slot and its baseline. */
  places: { x: number; y: number }[];
}

interface Span {
  from: number;
  to: number;
}

const width = ({ from, to }: Span): number => to - from;
const NOWHERE: Span = { from: 0, to: -1 };
const meet = (a: Span, b: Span): Span => ({ from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) });

/** The horizontal extent of a convex polygon at a height. */
function spanAt(polygon: readonly Point[], y: number): Span {
  const span = { from: Number.POSITIVE_INFINITY, to: Number.NEGATIVE_INFINITY };
  let [x0, y0] = polygon.at(-1) as Point;
  for (const [x1, y1] of polygon) {
    if (y >= Math.min(y0, y1) && y <= Math.max(y0, y1)) {
      const x = y0 === y1 ? x0 : x0 + ((x1 - x0) * (y - y0)) / (y1 - y0);
      span.from = Math.min(span.from, x);
      span.to = Math.max(span.to, x);
    }
    [x0, y0] = [x1, y1];
  }
  return span;
}

/** The free extent of a text row from `top` to `bottom`. In a convex polygon, the corners decide. */
function spanOf({ polygon, box, taken, margin }: Room, top: number, bottom: number, boxed: boolean): Span {
  const inside = meet(spanAt(polygon, top - margin), spanAt(polygon, bottom + margin));
  let span: Span = { from: inside.from + margin, to: inside.to - margin };
  if (boxed) {
    if (top < box.y || bottom > box.y + box.h) return NOWHERE;
    span = meet(span, { from: box.x, to: box.x + box.w });
  }
  if (!taken || bottom <= taken.y || top >= taken.y + taken.h) return span;
  const before = meet(span, { from: span.from, to: taken.x });
  const after = meet(span, { from: taken.x + taken.w, to: span.to });
  return width(before) >= width(after) ? before : after;
}

/** How much a lower row is penalised against the one above it, at equal fullness. */
const UPPER_FIRST = 0.06;

/** Row lengths that make all rows most equal in fullness, or null if the items do not fit. */
function share(items: readonly number[], gap: number, spans: readonly Span[]): number[] | null {
  type Best = { cost: number; rows: number[] };
  let reached: (Best | null)[] = [{ cost: 0, rows: [] }, ...items.map(() => null)];
  for (const [row, span] of spans.entries()) {
    const next: (Best | null)[] = items.map(() => null);
    next.push(null);
    reached.forEach((best, first) => {
      if (!best) return;
      let taken = -gap;
      for (let last = first; last < items.length; last++) {
        taken += gap + (items[last] as number);
        if (taken > width(span)) break;
        const fullness = taken / width(span);
        const cost = best.cost + fullness ** 2 + UPPER_FIRST * row * fullness;
        if (cost < (next[last + 1]?.cost ?? Number.POSITIVE_INFINITY) - 1e-9)
          next[last + 1] = { cost, rows: [...best.rows, last + 1 - first] };
      }
    });
    reached = next;
  }
  return reached.at(-1)?.rows ?? null;
}

const SHIFTS = [0, -0.25, 0.25, -0.5, 0.5, -0.75, 0.75, -1, 1, -1.5, 1.5, -2, 2, -2.5, 2.5];

/** Area of a convex polygon. */
function areaOf(polygon: readonly Point[]): number {
  const turns = polygon.map(([x0, y0], i) => {
    const [x1, y1] = polygon[(i + 1) % polygon.length] as Point;
    return x0 * y1 - x1 * y0;
  });
  return Math.abs(turns.reduce((sum, turn) => sum + turn, 0)) / 2;
}

function attempt(room: Room, widths: readonly number[], size: number, boxed: boolean): Filling | null {
  const items = widths.map((em) => em * size);
  const gap = GAP * size;
  const total = items.reduce((sum, item) => sum + item, 0);
  const narrowest = Math.min(...items);
  if (total * (ASCENT + DESCENT) * size > areaOf(room.polygon)) return null;
  for (let rows = 1; rows <= items.length; rows++) {
    const height = ((rows - 1) * LEADING + ASCENT + DESCENT) * size;
    if (boxed && height > room.box.h) return null;
    for (const shift of boxed ? [0] : SHIFTS) {
      const first = room.box.y + room.box.h / 2 - height / 2 + (ASCENT + shift) * size;
      const baselines = Array.from({ length: rows }, (_, row) => first + row * LEADING * size);
      const spans = baselines.map((y) => spanOf(room, y - ASCENT * size, y + DESCENT * size, boxed));
      if (spans.some((span) => width(span) < narrowest)) continue;
      if (total + gap * (items.length - rows) > spans.reduce((sum, span) => sum + width(span), 0)) continue;
      const shares = share(items, gap, spans);
      if (shares) return { size, places: placed(room, items, gap, baselines, spans, shares) };
    }
  }
  return null;
}

/** Centres the rows on one line, as near to the box's centre as possible; otherwise each where it has room. */
function placed(
  { box }: Room,
  items: readonly number[],
  gap: number,
  baselines: readonly number[],
  spans: readonly Span[],
  shares: readonly number[],
): Filling['places'] {
  let next = 0;
  const rows = shares.map((count, row) => {
    const own = items.slice(next, next + count);
    next += count;
    const total = own.reduce((sum, item) => sum + item, (count - 1) * gap);
    const { from, to } = spans[row] as Span;
    return { own, total, y: baselines[row] as number, middles: { from: from + total / 2, to: to - total / 2 } };
  });
  const clamp = (x: number, { from, to }: Span) => Math.min(Math.max(x, from), to);
  const common = rows.map(({ middles }) => middles).reduce(meet);
  const middle = box.x + box.w / 2;
  const axis = width(common) >= 0 ? clamp(middle, common) : middle;
  return rows.flatMap(({ own, total, y, middles }) => {
    let x = clamp(axis, middles) - total / 2;
    return own.map((item) => {
      const place = { x: x + item / 2, y };
      x += item + gap;
      return place;
    });
  });
}

/**
 * Places items in order; null if even the smallest size is too large. A binary search finds the size.
 *
 * @param sizes    font sizes from the largest to the smallest
 * @param widths   of the items at a size, relative to the font size
 */
export function fillCell(
  room: Room,
  sizes: readonly number[],
  widths: (size: number) => readonly number[],
): Filling | null {
  const filled = (i: number): Filling | null => {
    const size = sizes[i] as number;
    return attempt(room, widths(size), size, true) ?? attempt(room, widths(size), size, false);
  };
  const largest = filled(0);
  if (largest) return largest;
  let [tooLarge, fitting, best] = [0, sizes.length - 1, filled(sizes.length - 1)];
  while (best && fitting - tooLarge > 1) {
    const i = (tooLarge + fitting) >> 1;
    const filling = filled(i);
    if (filling) [fitting, best] = [i, filling];
    else tooLarge = i;
  }
  return best;
}
