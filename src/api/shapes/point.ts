/** A sidereal longitude in snake_case. */
import * as z from 'zod';
import { labelFields } from './language';
import { PLACEMENT } from './placement';

/** The fields of a classified longitude. */
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
  ...labelFields('rashi', 'nakshatra', 'nakshatra_pada'),
};

export const Point = z.object(POINT).meta({ id: 'Point', description: 'A sidereal longitude and its classes.' });
