/**
 * Starts and ends of combustion: the distance in longitude from the Sun crosses the limit of the graha. Mercury and
 * Venus have another limit while retrograde, but a station never changes their state: from 1900 to 2100 Mercury turns
 * at 14.5° to 21.9° from the Sun and Venus at 28.3° to 29.3°, beyond both limits.
 */

import { VISIBLE_FROM_DEG, VISIBLE_RETROGRADE_FROM_DEG } from '../../data/dignity';
import type { Passage } from '../../kernel/almanac';
import type { Ask } from './ask';
import type { CombustionEvent, Motion } from './types';

type Graha = CombustionEvent['body'];

interface Limit {
  body: Graha;
  limitDeg: number;
  /** The motion for which the limit holds; both if absent. */
  motion?: Motion;
  /** +1 for the limit east of the Sun, −1 for the western one. */
  side: 1 | -1;
}

/** The limits of a graha on both sides of the Sun. */
function limitsOf(body: Graha): Limit[] {
  const [direct, retrograde] = [VISIBLE_FROM_DEG[body], VISIBLE_RETROGRADE_FROM_DEG[body]];
  const limits: Pick<Limit, 'limitDeg' | 'motion'>[] =
    direct === retrograde
      ? [{ limitDeg: direct }]
      : [
          { limitDeg: direct, motion: 'direct' },
          { limitDeg: retrograde, motion: 'retrograde' },
        ];
  return limits.flatMap((limit) => [
    { ...limit, body, side: 1 },
    { ...limit, body, side: -1 },
  ]);
}

/** The event of a crossed limit, if the limit holds for the motion at that time. */
function atLimit({ body, limitDeg, motion, side }: Limit, passage: Passage): CombustionEvent[] {
  const moving: Motion = passage.speedDegPerDay < 0 ? 'retrograde' : 'direct';
  if (motion !== undefined && motion !== moving) return [];
  const isLeaving = passage.forward === side > 0;
  const phase = isLeaving ? 'out' : 'in';
  return [{ kind: 'combustion', jdUt: passage.jdUt, body, phase, limitDeg, motion: moving }];
}

export function askCombustions(bodies: readonly Graha[]): Ask<CombustionEvent> {
  const limits = bodies.flatMap(limitsOf);
  return {
    questions: limits.map(({ body, limitDeg, side }) => ({
      mover: body,
      from: 'sun',
      stepDeg: 360,
      offsetDeg: side * limitDeg,
    })),
    read: (answers) => limits.flatMap((limit, i) => (answers[i] ?? []).flatMap((passage) => atLimit(limit, passage))),
  };
}
