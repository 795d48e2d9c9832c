/** Places labels beside their points, where no other label and no disc is. */
import type { Box } from '../cells';
import { ASCENT, DESCENT, emWidth } from '../metrics';
import { BEFORE, line } from '../text';
import type { PlacedText } from '../types';

/** A label beside a point: how far from it, how large, and how far at most. */
interface Wish {
  text: string;
  point: readonly [x: number, y: number];
  reach: number;
  size: number;
  farthest: number;
}

/** A box around a point. */
export const boxAround = ([x, y]: readonly [number, number], r: number): Box => ({
  x: x - r,
  y: y - r,
  w: 2 * r,
  h: 2 * r,
});

const doMeet = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

const DIRECTIONS = 16;
const STEP = 4;
/** A label on a line costs as much as this distance. */
const LINE_COST = 16;

/** A label beside a point is anchored at its near end, so that its distance does not depend on the typeface. */
function anchorOf(rightward: number): PlacedText['anchor'] {
  if (Math.abs(rightward) < 0.3) return 'middle';
  return rightward > 0 ? 'start' : 'end';
}

/** The labels of a drawing. A label that has no room is left out. */
export class LabelPlaces {
  readonly #taken: Box[];
  readonly #lines: readonly Box[];
  readonly #isInside: (box: Box) => boolean;

  /**
   * @param discs     boxes that no label may touch
   * @param lines     boxes along lines, which labels avoid where they can
   * @param isInside  whether a label may lie in a box
   */
  constructor(discs: readonly Box[], lines: readonly Box[], isInside: (box: Box) => boolean) {
    this.#taken = [...discs];
    this.#lines = lines;
    this.#isInside = isInside;
  }

  /** The line of a label at its best place, and its distance from the point; null if it has no room. */
  place({ text, point: [x, y], reach, size, farthest }: Wish): { line: PlacedText; distance: number } | null {
    const [halfWidth, halfHeight] = [(emWidth(text) * size) / 2, ((ASCENT + DESCENT) * size) / 2];
    let best: { line: PlacedText; distance: number } | null = null;
    let leastCost = Number.POSITIVE_INFINITY;
    for (let distance = reach; distance <= farthest && distance < leastCost; distance += STEP) {
      for (let i = 0; i < DIRECTIONS; i++) {
        const turn = (2 * Math.PI * i) / DIRECTIONS;
        const anchor = anchorOf(Math.cos(turn));
        const left = x + (distance + halfWidth) * Math.cos(turn) - halfWidth;
        const middleY = y + (distance + halfHeight) * Math.sin(turn);
        const baseline = middleY + ((ASCENT - DESCENT) / 2) * size;
        const placed = line(text, left + 2 * halfWidth * BEFORE[anchor], baseline, size, anchor);
        const { box } = placed;
        if (!this.#isInside(box) || this.#taken.some((other) => doMeet(box, other))) continue;
        const cost = distance + (this.#lines.some((other) => doMeet(box, other)) ? LINE_COST : 0);
        if (cost < leastCost) [best, leastCost] = [{ line: placed, distance }, cost];
      }
    }
    if (best) this.#taken.push(best.line.box);
    return best;
  }
}
