/**
 * What both chart endpoints say of a placed longitude, whichever way they spell its fields. A longitude that
 * could not be computed is NaN in the domain and with all its classes null in JSON.
 */
import * as z from 'zod';
import { isPlaced } from '../domain/chart/placement';
import type { Placement } from '../domain/chart/types';
import { nakshatraName, rashiName } from '../domain/names';
import { almanacNumber, circleDeg, orNull } from './fields';
import { NakshatraEnum, RashiEnum } from './names';

export const PLACEMENT = {
  siderealDeg: orNull(circleDeg('Sidereal longitude, degrees.')),
  tropicalDeg: orNull(circleDeg('Apparent tropical longitude of date, degrees.')),
  rashi: orNull(RashiEnum),
  rashiIndex: orNull(almanacNumber(12, 'Number of the rāśi from Meṣa.')),
  nakshatra: orNull(NakshatraEnum),
  nakshatraIndex: orNull(almanacNumber(27, 'Number of the nakṣatra from Aśvinī.')),
  pada: orNull(almanacNumber(4, 'Quarter of the nakṣatra.')),
  boundaryArcsec: orNull(z.number().min(0)).meta({
    description: 'Distance to the nearest edge of its rāśi, nakṣatra or pāda, arcseconds.',
  }),
  boundarySeconds: orNull(z.number().min(0)).meta({
    description: 'The same as seconds of birth time at its present speed; null where it stands still.',
  }),
};

/** The names of the classes that a longitude falls into. */
export function classNames(at: Placement): { rashi: string | null; nakshatra: string | null } {
  if (!isPlaced(at)) return { rashi: null, nakshatra: null };
  return { rashi: rashiName(at.rashi).iast, nakshatra: nakshatraName(at.nakshatra).iast };
}
