/** Conjunctions of two grahas in ecliptic longitude, as in the texts (chosen here; others use right ascension). */

import type { GrahaKey } from '../../data/keys';
import { BODY_KEYS, type BodyKey } from '../../kernel/keys';
import type { Ask } from './ask';
import type { ConjunctionEvent } from './types';

/** Pairs of the seven in graha order. Sun and Moon are a lunation. */
const PAIRS = BODY_KEYS.flatMap((body, i) => BODY_KEYS.slice(i + 1).map((other) => [body, other] as const)).filter(
  ([body, other]) => !(body === 'sun' && other === 'moon'),
);

export function askConjunctions(bodies: readonly GrahaKey[]): Ask<ConjunctionEvent> {
  const pairs = PAIRS.filter((pair) => pair.every((body: BodyKey) => bodies.includes(body)));
  return {
    questions: pairs.map(([mover, from]) => ({ mover, from, stepDeg: 360 })),
    read: (answers) =>
      pairs.flatMap(([body, other], i) =>
        (answers[i] ?? []).map(({ jdUt, lonDeg, latDeg }) => ({
          kind: 'conjunction',
          jdUt,
          body,
          with: other,
          latitudeDifferenceDeg: latDeg,
          siderealDeg: lonDeg,
        })),
      ),
  };
}
