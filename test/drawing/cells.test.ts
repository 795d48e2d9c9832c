/** The geometry of the three drawings, checked independently of the code. */
import { describe, expect, test } from 'vitest';
import { cellsOf, DRAWING_STYLES, middleOf } from '../../src/drawing/cells';
import { area2, cornersOf, depth } from './support';

/** A grid of points that are on no line of any drawing. */
const POINTS = Array.from({ length: 97 * 97 }, (_, i) => {
  const [column, row] = [i % 97, Math.floor(i / 97)];
  return [(column + 0.31) / 97, (row + 0.47) / 97] as const;
});

describe.each(DRAWING_STYLES)('the %s drawing', (style) => {
  const cells = cellsOf(style, true);
  const middle = middleOf(style);
  const free = middle ? middle.w * middle.h : 0;
  const centre = (i: number) => {
    const { polygon } = cells[i] as (typeof cells)[number];
    const sum = (axis: 0 | 1) => polygon.reduce((total, point) => total + point[axis], 0) / polygon.length;
    return [sum(0), sum(1)] as const;
  };

  test('the drawing fills the square except for its centre', () => {
    const covered = cells.reduce((sum, { polygon }) => sum + Math.abs(area2(polygon)) / 2, 0);
    expect(cells).toHaveLength(12);
    expect(covered + free).toBeCloseTo(1, 12);
  });

  test('the drawing has every point in one cell, or in the centre', () => {
    for (const point of POINTS) {
      const [x, y] = point;
      const inMiddle =
        middle !== null && x > middle.x && x < middle.x + middle.w && y > middle.y && y < middle.y + middle.h;
      const within = cells.filter(({ polygon }) => depth(polygon, point) > 0).length;
      expect(within + Number(inMiddle), `${point}`).toBe(1);
    }
  });

  test('the drawing has convex cells, each adjacent to the next', () => {
    for (const [i, { polygon }] of cells.entries()) {
      for (const corner of polygon) expect(depth(polygon, corner)).toBeGreaterThan(-1e-12);
      const next = (cells[(i + 1) % 12] as (typeof cells)[number]).polygon;
      const shared = polygon.filter(([x, y]) => next.some(([u, v]) => Math.hypot(x - u, y - v) < 1e-9));
      expect(shared.length, `${i + 1} and the next`).toBeGreaterThanOrEqual(1);
    }
  });

  test('the drawing has box and mark inside each cell', () => {
    for (const { polygon, box, mark } of cells) {
      const middleOfBox = [box.x + box.w / 2, box.y + box.h / 2] as const;
      expect(depth(polygon, middleOfBox)).toBeGreaterThan(0.03);
      expect(depth(polygon, mark)).toBeGreaterThan(0.015);
      const { x, y, w, h } = box;
      if (polygon.length === 4 && style !== 'north') {
        for (const corner of cornersOf({ left: x, right: x + w, top: y, bottom: y + h }))
          expect(depth(polygon, corner)).toBeGreaterThan(0);
      }
    }
  });

  test('the drawing goes round in the right direction', () => {
    // Positions of the cells in clock hours round the middle. By custom the north and the east go counter-clockwise.
    const hours = cells.map((_, i) => {
      const [x, y] = centre(i);
      return ((Math.atan2(x - 0.5, 0.5 - y) / Math.PI) * 6 + 12) % 12;
    });
    const steps = hours.map((hour, i) => (((hours[(i + 1) % 12] as number) - hour + 18) % 12) - 6);
    for (const step of steps) expect(Math.sign(step)).toBe(style === 'south' ? 1 : -1);
    expect(hours[0]).toBeCloseTo(style === 'south' ? 12 - 0.614 : 0, 2);
  });
});

describe('the customary places', () => {
  test('the north drawing has the kendras in the lozenges, the first at the top, the fourth at the left', () => {
    const cells = cellsOf('north', true);
    const lozenges = cells.flatMap(({ polygon }, i) => (polygon.length === 4 ? [i + 1] : []));
    expect(lozenges).toEqual([1, 4, 7, 10]);
    expect(depth((cells[0] as (typeof cells)[number]).polygon, [0.5, 0.25])).toBeGreaterThan(0.1);
    expect(depth((cells[3] as (typeof cells)[number]).polygon, [0.25, 0.5])).toBeGreaterThan(0.1);
  });

  test('the south drawing has Mīna in the upper left corner, Mithuna, Kanyā and Dhanus in the others', () => {
    const rashiAt = (x: number, y: number) =>
      cellsOf('south', true).findIndex(({ polygon }) => depth(polygon, [x, y]) > 0) + 1;
    expect([rashiAt(0.1, 0.1), rashiAt(0.9, 0.1), rashiAt(0.9, 0.9), rashiAt(0.1, 0.9)]).toEqual([12, 3, 6, 9]);
  });

  test('the east drawing has movable rāśis in squares, and the dual and the fixed ones share the corners', () => {
    const cells = cellsOf('east', true);
    expect(cells.flatMap(({ polygon }, i) => (polygon.length === 4 ? [i + 1] : []))).toEqual([1, 4, 7, 10]);
    const rashiAt = (x: number, y: number) => cells.findIndex(({ polygon }) => depth(polygon, [x, y]) > 0) + 1;
    expect([rashiAt(0.5, 0.1), rashiAt(0.1, 0.5), rashiAt(0.5, 0.9), rashiAt(0.9, 0.5)]).toEqual([1, 4, 7, 10]);
    expect([rashiAt(0.2, 0.1), rashiAt(0.1, 0.2), rashiAt(0.1, 0.8), rashiAt(0.2, 0.9)]).toEqual([2, 3, 5, 6]);
    expect([rashiAt(0.8, 0.9), rashiAt(0.9, 0.8), rashiAt(0.9, 0.2), rashiAt(0.8, 0.1)]).toEqual([8, 9, 11, 12]);
  });
});
