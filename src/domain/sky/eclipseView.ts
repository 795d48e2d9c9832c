/** The view of an eclipse at an instant: the disc of Sun or Moon, and the Moon or umbra that covers it. */
import type { Place } from '../../data/place';
import type { Eclipse } from '../../kernel/almanac';
import { angleBetween, positionAngle, scaled } from '../ephemeris/vectors';
import { sineCosine } from '../sineCosine';
import { eclipseDiscs, umbraDegOf } from './eclipseDiscs';
import { type EclipseKernel, seenFrom, seenFromCentre } from './localEclipse';

interface EclipseView {
  /** Radius of the covering Moon or umbra, in radii of the disc. */
  radius: number;
  /** Centre of the covering Moon or umbra, in radii of the disc: to the west and to the north. */
  west: number;
  north: number;
}

/**
 * The Moon before the Sun as seen from a place, or the umbra on the Moon, with celestial north up and east at the left.
 *
 * @param jdUt  within the eclipse
 */
export function eclipseView(kernel: EclipseKernel, place: Place, eclipse: Eclipse, jdUt: number): EclipseView {
  const isSolar = eclipse.kind === 'solar';
  const { sun, moon } = isSolar ? seenFrom(kernel, place, jdUt) : seenFromCentre(kernel, jdUt);
  const { sunDeg, moonDeg } = eclipseDiscs(sun, moon);
  const [disc, cover] = isSolar ? [sun, moon] : [moon, scaled(sun, -1)];
  const [discDeg, coverDeg] = isSolar ? [sunDeg, moonDeg] : [moonDeg, umbraDegOf(sun, moon)];
  const apart = angleBetween(disc, cover) / discDeg;
  const { sine, cosine } = sineCosine(positionAngle(disc, cover));
  return { radius: coverDeg / discDeg, west: -apart * sine, north: apart * cosine };
}
