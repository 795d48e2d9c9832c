/** Eclipses anywhere on the Earth, at the instant of the greatest eclipse, and as a place sees them. */
import type { Place } from '../../data/place';
import type { Eclipse } from '../../kernel/almanac';
import type { Kernel } from '../../kernel/kernel';
import { type DomainError, ok, type Result } from '../result';
import { gridOf } from './grid';
import { type EclipseKernel, localEclipse } from './localEclipse';
import { sutakaOf } from './sutaka';
import type { EclipseAtPlace, EclipseEvent } from './types';

/** The magnitude in the form of `EclipseEvent`. */
function magnitudeOf(eclipse: Eclipse): Pick<EclipseEvent, 'magnitude' | 'diameterRatio'> {
  if (eclipse.kind === 'solar') {
    const { covered, magnitude } = eclipse;
    return covered === magnitude ? { magnitude } : { magnitude: covered, diameterRatio: magnitude };
  }
  return { magnitude: eclipse.type === 'penumbral' ? eclipse.penumbralMagnitude : eclipse.umbralMagnitude };
}

function atPlace(kernel: EclipseKernel, place: Place, eclipse: Eclipse): EclipseAtPlace | null {
  const local = localEclipse(kernel, place, eclipse);
  return local && { eclipse: local, sutaka: sutakaOf(kernel, place, local) };
}

/** @param place  the place at which each eclipse is described, if any */
export function eclipsesIn(
  kernel: EclipseKernel & Pick<Kernel, 'eclipses' | 'range'>,
  fromJd: number,
  toJd: number,
  place?: Place,
): Result<EclipseEvent[], DomainError> {
  const events: EclipseEvent[] = [];
  for (const stretch of gridOf(kernel, fromJd, toJd)) {
    // The place affects only the local view.
    const { latDeg, lonDeg } = place ?? { latDeg: 0, lonDeg: 0 };
    const eclipses = kernel.eclipses({ ...stretch, latDeg, lonDeg });
    if (!eclipses.ok) return eclipses;
    for (const eclipse of eclipses.value) {
      const { kind, type, jdUt } = eclipse;
      const isAsked = place !== undefined && jdUt >= fromJd && jdUt < toJd;
      const view = isAsked ? { atPlace: atPlace(kernel, place, eclipse) } : {};
      events.push({ kind: 'eclipse', jdUt, of: kind, type, ...magnitudeOf(eclipse), ...view });
    }
  }
  return ok(events);
}
