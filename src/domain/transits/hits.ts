/** Exact passages of transiting grahas over natal points, loop by loop, with the time within an orb. */

import type { GrahaKey } from '../../data/keys';
import type { Passage, PassageQuestion } from '../../kernel/almanac';
import type { NodeMode } from '../../kernel/keys';
import { moverOf, offsetOf } from '../movers';
import type { Ask } from '../sky/ask';
import type { Hit, NatalPoint } from './types';

/** A natal point and its sidereal longitude. */
export interface PlacedPoint {
  point: NatalPoint;
  siderealDeg: number;
}

/** The passages over one point in one revolution, in alternating directions. */
type Loop = Passage[];

/** Loops in order of time. Two consecutive passages in the same direction belong to different revolutions. */
function loopsOf(passages: readonly Passage[]): Loop[] {
  const loops: Loop[] = [];
  for (const passage of passages) {
    const loop = loops.at(-1);
    if (loop && loop.at(-1)?.forward !== passage.forward) loop.push(passage);
    else loops.push([passage]);
  }
  return loops;
}

const firstOf = (loop: Loop): number => loop[0]?.jdUt ?? Number.NaN;
const lastOf = (loop: Loop): number => loop.at(-1)?.jdUt ?? Number.NaN;

/**
 * When a loop first enters the orb: the start of the last loop over the orb's edge that does not begin later. It
 * belongs to the same revolution.
 */
const enterOf = (loop: Loop, edge: readonly Loop[]): number | null => {
  const entry = edge.filter((other) => firstOf(other) <= firstOf(loop)).at(-1);
  return entry ? firstOf(entry) : null;
};

const leaveOf = (loop: Loop, edge: readonly Loop[]): number | null => {
  const exit = edge.find((other) => lastOf(other) >= lastOf(loop));
  return exit ? lastOf(exit) : null;
};

/** The hits of one body over one point. `before` and `after` are the edges of the orb in order of longitude. */
function hitsOf(
  body: GrahaKey,
  { point, siderealDeg }: PlacedPoint,
  passages: readonly Passage[],
  orb?: { before: readonly Passage[]; after: readonly Passage[] },
): Hit[] {
  const [before, after] = [loopsOf(orb?.before ?? []), loopsOf(orb?.after ?? [])];
  return loopsOf(passages).flatMap((loop) => {
    // A loop begins and ends in the direction of the revolution; the nodes enter from the other edge.
    const isForward = loop[0]?.forward ?? true;
    const [entry, exit] = isForward ? [before, after] : [after, before];
    const edges = orb && { enterJd: enterOf(loop, entry), leaveJd: leaveOf(loop, exit) };
    return loop.map(({ jdUt, forward }, i) => ({
      jdUt,
      body,
      point,
      siderealDeg,
      direction: forward ? ('direct' as const) : ('retrograde' as const),
      pass: i + 1,
      passes: loop.length,
      ...edges,
    }));
  });
}

/**
 * The hits of grahas over natal points. The search must extend beyond the span on both sides, by the length of a loop
 * and by the orb.
 */
export function askHits(
  bodies: readonly GrahaKey[],
  nodeMode: NodeMode,
  points: readonly PlacedPoint[],
  orbDeg?: number,
): Ask<Hit> {
  const pairs = bodies.flatMap((body) => points.map((placed) => ({ body, placed })));
  const shifts = orbDeg === undefined ? [0] : [0, -orbDeg, orbDeg];
  const questions = pairs.flatMap(({ body, placed }) =>
    shifts.map(
      (shift): PassageQuestion => ({
        mover: moverOf(body, nodeMode),
        stepDeg: 360,
        offsetDeg: placed.siderealDeg + offsetOf(body) + shift,
      }),
    ),
  );
  return {
    questions,
    read: (answers) =>
      pairs.flatMap(({ body, placed }, i) => {
        const [passages = [], before = [], after = []] = answers.slice(i * shifts.length, (i + 1) * shifts.length);
        return hitsOf(body, placed, passages, orbDeg === undefined ? undefined : { before, after });
      }),
  };
}
