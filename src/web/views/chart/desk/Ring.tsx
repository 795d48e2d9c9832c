/** Transits around the drawing of a birth, each beside its rāśi, in any of the three drawings. */

import { isNode } from '../../../../data/keys';
import type { GrahaPlacement } from '../../../../domain/positions/types';
import type { PlacedChart } from '../../../../drawing/types';
import { lettersOf } from '../../../reader/letters';
import { useReader } from '../../../reader/reader';

/** Side of the drawing, width of the band around the chart, and side of the chart. */
const SIZE = 560;
const EDGE = 40;
const INNER = SIZE - 2 * EDGE;
const LINE = 15;

interface Place {
  x: number;
  y: number;
  /** Near the left or right edge, letters are stacked. */
  isStacked: boolean;
}

/** Position of the letters of a cell: outside its nearest edge. */
function placeOf(polygon: readonly (readonly [number, number])[], side: number): Place {
  const count = polygon.length;
  const [x, y] = [0, 1].map(
    (axis) => polygon.reduce((sum, point) => sum + (point[axis] as number), 0) / count / side,
  ) as [number, number];
  const at = (part: number) => EDGE + part * INNER;
  const [out, far] = [EDGE / 2, SIZE - EDGE / 2];
  const nearest = Math.min(x, 1 - x, y, 1 - y);
  if (nearest === y) return { x: at(x), y: out, isStacked: false };
  if (nearest === 1 - y) return { x: at(x), y: far, isStacked: false };
  return { x: nearest === x ? out : far, y: at(y), isStacked: true };
}

export function Ring({ layout, transits }: { layout: PlacedChart; transits: readonly GrahaPlacement[] }) {
  const reader = useReader();
  return (
    <svg class="ring" viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
      <path
        class="rl none"
        d={`M.5 .5H${SIZE - 0.5}V${SIZE - 0.5}H.5ZM0 0L${EDGE} ${EDGE}M${SIZE} 0L${SIZE - EDGE} ${EDGE}M0 ${SIZE}L${EDGE} ${SIZE - EDGE}M${SIZE} ${SIZE}L${SIZE - EDGE} ${SIZE - EDGE}`}
      />
      {layout.cells.map(({ rashi, polygon }, i) => {
        const here = transits.filter((graha) => graha.rashi === rashi);
        if (here.length === 0) return null;
        const { x, y, isStacked } = placeOf(polygon, layout.side);
        const words = here.map(({ key, retrograde }) => {
          const letters = lettersOf(reader, key);
          return retrograde && !isNode(key) ? `(${letters})` : letters;
        });
        const lines = isStacked ? words : [words.join(' ')];
        return lines.map((line, n) => (
          <text
            key={`${i} ${line}`}
            class="d tr"
            x={x.toFixed(1)}
            y={(y + 5 + (n - (lines.length - 1) / 2) * LINE).toFixed(1)}
            font-size="14"
            text-anchor="middle"
          >
            {line}
          </text>
        ));
      })}
    </svg>
  );
}
