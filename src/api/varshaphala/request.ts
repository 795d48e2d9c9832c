/** POST /api/v1/varshaphala: the request. */
import * as z from 'zod';
import { PART_KEYS } from '../../domain/chart/parts';
import { FIRST_YEAR, LAST_YEAR } from '../../domain/time/civil';
import { Birth } from '../birth';
import { AyanamsaField } from '../chart/settings';
import { integerFrom, latitude, longitude, someOf, timeZone } from '../fields';
import { languageField } from '../shapes/language';
import { placeField } from '../shapes/where';
import { expecting } from '../validate';

/** An annual chart has no horary number. */
const ANNUAL_PARTS = PART_KEYS.filter((part) => part !== 'kp_horary');

const PLACE_FIELDS = ['lat', 'lon', 'tz'];

const Place = expecting(
  { type: 'object', fields: PLACE_FIELDS },
  z.union([placeField(), z.object({ lat: latitude(), lon: longitude(), tz: timeZone() })]),
).meta({
  id: 'AnnualPlace',
  description: 'Where the annual chart is cast: coordinates and zone, or a name or id from `GET /api/v1/places`.',
});

export const VarshaphalaRequest = z
  .object({
    birth: Birth,
    year: integerFrom(FIRST_YEAR, LAST_YEAR).meta({
      description: `Gregorian year in which the year of life begins, from the year of birth to ${LAST_YEAR}.`,
      examples: [2026],
    }),
    place: Place.optional().meta({
      description: 'Default: the place of birth.',
      examples: [{ lat: 19.076, lon: 72.8777, tz: 'Asia/Kolkata' }],
    }),
    ayanamsa: AyanamsaField.optional().meta({
      description: 'Ayanāṃśa of birth and return. Default: that of the birth.',
      examples: ['raman'],
    }),
    include: someOf(ANNUAL_PARTS, 0)
      .optional()
      .meta({
        description: 'Parts of `chart`, as in `POST /api/chart`, without `kp_horary`. Default: positions alone.',
        examples: [['bhavas', 'vargas']],
      }),
    lang: languageField(),
  })
  .meta({ id: 'VarshaphalaRequest', description: 'A birth and a year. Unknown fields are refused.' });
