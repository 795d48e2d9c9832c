/** A sidereal longitude as every snake_case answer writes it. */
import * as z from 'zod';
import type { Placement } from '../domain/chart/types';
import { classNames, PLACEMENT } from './placement';

/** The fields of a placed longitude. */
export const POINT = {
  sidereal_deg: PLACEMENT.siderealDeg,
  tropical_deg: PLACEMENT.tropicalDeg,
  rashi: PLACEMENT.rashi,
  rashi_index: PLACEMENT.rashiIndex,
  nakshatra_pada: z
    .string()
    .nullable()
    .meta({ description: 'Nakṣatra and pāda.', examples: ['Rohiṇī 2'] }),
  nakshatra: PLACEMENT.nakshatra,
  nakshatra_index: PLACEMENT.nakshatraIndex,
  pada: PLACEMENT.pada,
  boundary_arcsec: PLACEMENT.boundaryArcsec,
  boundary_seconds: PLACEMENT.boundarySeconds,
};

export const Point = z.object(POINT).meta({ id: 'Point', description: 'A sidereal longitude and its classes.' });

export function presentPoint(at: Placement): z.output<typeof Point> {
  const { rashi, nakshatra } = classNames(at);
  return {
    sidereal_deg: at.siderealDeg,
    tropical_deg: at.tropicalDeg,
    rashi,
    rashi_index: at.rashi,
    nakshatra_pada: nakshatra && `${nakshatra} ${at.pada}`,
    nakshatra,
    nakshatra_index: at.nakshatra,
    pada: at.pada,
    boundary_arcsec: at.boundaryArcsec,
    boundary_seconds: at.boundarySeconds,
  };
}
