/** Entries of the grahas into rāśis and nakṣatras, with repeated passes over a boundary in a loop. */

import type { GrahaKey } from '../../data/keys';
import type { Passage } from '../../kernel/almanac';
import type { NodeMode } from '../../kernel/keys';
import { moverOf, offsetOf } from '../movers';
import type { Ask } from './ask';
import { DIVISION_KEYS, DIVISIONS, type DivisionKey, type IngressEvent, type Motion } from './types';

/** An entry into a part of the circle, counted from 1. */
interface PartEntry {
  jdUt: number;
  from: number;
  to: number;
  direction: Motion;
  /** Number of the passage over this boundary in its loop, from 1. */
  pass: number;
}

/** The entries into equal parts of the circle, from the passages of their boundaries in order. */
export function entriesInto(parts: number, passages: readonly Passage[]): PartEntry[] {
  let boundary = -1;
  let pass = 0;
  return passages.map(({ jdUt, number, forward }) => {
    pass = number === boundary ? pass + 1 : 1;
    boundary = number;
    // The boundary with number n is between part n and part n + 1, counted from 1.
    const [below, above] = [number === 0 ? parts : number, number + 1];
    return {
      jdUt,
      from: forward ? below : above,
      to: forward ? above : below,
      direction: forward ? 'direct' : 'retrograde',
      pass,
    };
  });
}

/**
 * Ingresses of grahas into divisions. The pass numbers are correct from LOOP_DAYS after the start of the search.
 *
 * @param divisions  both, or only one of them
 */
export function askIngresses(
  bodies: readonly GrahaKey[],
  nodeMode: NodeMode,
  divisions: readonly DivisionKey[] = DIVISION_KEYS,
): Ask<IngressEvent> {
  const rows = bodies.flatMap((body) => divisions.map((division) => ({ body, division })));
  return {
    questions: rows.map(({ body, division }) => ({
      mover: moverOf(body, nodeMode),
      stepDeg: 360 / DIVISIONS[division],
      offsetDeg: offsetOf(body),
    })),
    read: (answers) =>
      rows.flatMap(({ body, division }, i) =>
        entriesInto(DIVISIONS[division], answers[i] ?? []).map(
          ({ jdUt, ...entry }): IngressEvent => ({ kind: 'ingress', jdUt, body, division, ...entry }),
        ),
      ),
  };
}
