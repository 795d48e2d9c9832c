/** A sidereal longitude in snake_case. */
import * as z from 'zod';
import { isPlaced } from '../../domain/chart/placement';
import type { Placement } from '../../domain/chart/types';
import type { Labels } from '../../domain/names/labels';
import { labelFields } from './language';
import { classNames, PLACEMENT } from './placement';

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

/** The names of a longitude in the language of the labels. */
function pointLabels(at: Placement, labels: Labels): Partial<z.output<typeof Point>> {
  if (!isPlaced(at)) return {};
  const nakshatra = labels.labelAt('nakshatra', at.nakshatra);
  return {
    rashi_label: labels.labelAt('rashi', at.rashi),
    nakshatra_label: nakshatra,
    nakshatra_pada_label: `${nakshatra} ${at.pada}`,
  };
}

export function presentPoint(at: Placement, labels: Labels | null = null): z.output<typeof Point> {
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
    ...(labels && pointLabels(at, labels)),
  };
}
