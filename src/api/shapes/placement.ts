/**
 * The fields of a classified longitude in both chart endpoints, in either spelling. A longitude that could not be
 * computed is NaN in the domain; in JSON it and its classes are null.
 */
import * as z from 'zod';
import { almanacNumber, circleDeg, orNull } from './kinds';
import { labelFields } from './language';
import { NakshatraEnum, RashiEnum } from './names';

/** Numbers of the parts of the zodiac. */
export const RASHI_NUMBER = almanacNumber(12, 'Number of the rāśi from Meṣa.');
export const NAKSHATRA_NUMBER = almanacNumber(27, 'Number of the nakṣatra from Aśvinī.');

/** A rāśi, as all parts of a chart name it. */
export const RASHI = { rashi: RashiEnum, rashi_index: RASHI_NUMBER, ...labelFields('rashi') };

export const RashiPlace = z.object(RASHI).meta({ id: 'RashiPlace', description: 'A rāśi.' });

export const PLACEMENT = {
  siderealDeg: orNull(circleDeg('Sidereal longitude, degrees.')),
  tropicalDeg: orNull(circleDeg('Apparent tropical longitude of date, degrees.')),
  rashi: orNull(RashiEnum),
  rashiIndex: orNull(RASHI_NUMBER),
  nakshatra: orNull(NakshatraEnum),
  nakshatraIndex: orNull(NAKSHATRA_NUMBER),
  pada: orNull(almanacNumber(4, 'Quarter of the nakṣatra.')),
  boundaryArcsec: orNull(z.number().min(0)).describe(
    'Distance to the nearest boundary of its rāśi, nakṣatra or pāda, arcseconds.',
  ),
  boundarySeconds: orNull(z.number().min(0)).describe(
    'The same as a change of birth time in seconds, at its current speed. Null for a stationary graha.',
  ),
};
