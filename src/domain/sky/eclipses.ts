/** Eclipses anywhere on the Earth, at the instant of the greatest eclipse. */
import type { Eclipse } from '../../kernel/almanac';
import type { Kernel } from '../../kernel/kernel';
import { type DomainError, ok, type Result } from '../result';
import { gridOf } from './grid';
import type { EclipseEvent } from './types';

/** The magnitude in the form of `EclipseEvent`. */
function magnitudeOf(eclipse: Eclipse): Pick<EclipseEvent, 'magnitude' | 'diameterRatio'> {
  if (eclipse.kind === 'solar') {
    const { covered, magnitude } = eclipse;
    return covered === magnitude ? { magnitude } : { magnitude: covered, diameterRatio: magnitude };
  }
  return { magnitude: eclipse.type === 'penumbral' ? eclipse.penumbralMagnitude : eclipse.umbralMagnitude };
}

export function eclipsesIn(
  kernel: Pick<Kernel, 'eclipses' | 'range'>,
  fromJd: number,
  toJd: number,
): Result<EclipseEvent[], DomainError> {
  const events: EclipseEvent[] = [];
  for (const stretch of gridOf(kernel, fromJd, toJd)) {
    // The place affects only the local view, which is not listed.
    const eclipses = kernel.eclipses({ ...stretch, latDeg: 0, lonDeg: 0 });
    if (!eclipses.ok) return eclipses;
    for (const eclipse of eclipses.value) {
      const { kind, type, jdUt } = eclipse;
      events.push({ kind: 'eclipse', jdUt, of: kind, type, ...magnitudeOf(eclipse) });
    }
  }
  return ok(events);
}
