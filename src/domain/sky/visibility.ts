/**
 * Heliacal risings and settings: the first and the last day on which a planet passes the test of a model, rising before
 * the Sun or setting after it. No model agrees with all printed dates (disputed).
 */

import type { PlanetKey } from '../../data/keys';
import type { Place } from '../../data/place';
import type { VisibilityModel } from '../../data/visibility';
import { VISIBILITY_LIMITS } from '../../data/visibility';
import { type DomainError, ok, type Result } from '../result';
import type { SkyKernel } from './ask';
import { gridOf } from './grid';
import type { VisibilityEvent } from './types';

const SIDES = [
  { side: 'east', kind: 'rise' },
  { side: 'west', kind: 'set' },
] as const;

/** The heliacal risings and settings of planets at a place, with some beyond both ends of the span. */
export function visibilitiesIn(
  kernel: SkyKernel,
  question: {
    fromJd: number;
    toJd: number;
    bodies: readonly PlanetKey[];
    place: Place;
    model: VisibilityModel;
  },
): Result<VisibilityEvent[], DomainError> {
  const { fromJd, toJd, bodies, model, place } = question;
  if (bodies.length === 0) return ok([]);
  const { latDeg, lonDeg } = place;
  const measure = model === 'kalamsha' ? 'time' : 'depression';
  const planets = bodies.map((body) => {
    const { direct, retrograde } = VISIBILITY_LIMITS[model][body];
    return { body, directDeg: direct, retrogradeDeg: retrograde };
  });
  const events: VisibilityEvent[] = [];
  // Days start at mean midnight. A change is between two days, so include a day before the span and one after it.
  for (const stretch of gridOf(kernel, fromJd - 2, toJd + 2, 0.5 - lonDeg / 360)) {
    for (const { side, kind } of SIDES) {
      const changes = kernel.visibility({ ...stretch, planets, kind, measure, latDeg, lonDeg });
      if (!changes.ok) return changes;
      for (const { body, jdUt, isFirst, limitDeg, marginDeg } of changes.value) {
        const event = isFirst ? 'rising' : 'setting';
        events.push({ kind: 'visibility', jdUt, body, event, side, model, limitDeg, marginDeg });
      }
    }
  }
  return ok(events);
}
