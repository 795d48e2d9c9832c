/** POST /api/v1/varshaphala: the request. */
import * as z from 'zod';
import { PART_KEYS } from '../../domain/chart/parts';
import { FIRST_YEAR, LAST_YEAR } from '../../domain/time/civil';
import { PRAVESHA_KINDS } from '../../domain/varshaphala/pravesha';
import { integerFrom, someOf } from '../fields';
import { formatField } from '../formats';
import { V1_SETTINGS } from '../settings';
import { Birth } from '../shapes/birth';
import { timesField } from '../shapes/clocks';
import { languageField } from '../shapes/language';
import { LOCATION, located } from '../shapes/location';

/** An annual chart has no horary number. */
const ANNUAL_PARTS = PART_KEYS.filter((part) => part !== 'kp_horary');

export const VarshaphalaRequest = located(
  z.object({
    birth: Birth,
    year: integerFrom(FIRST_YEAR, LAST_YEAR).meta({
      description: `Gregorian year in which the year of life begins, from the year of birth to ${LAST_YEAR}.`,
      examples: [2026],
    }),
    ...LOCATION,
    place: LOCATION.place.meta({
      description: 'Where the annual chart is cast, as a name or id. Default: the place of birth.',
      examples: ['Mumbai'],
    }),
    ayanamsa: V1_SETTINGS.ayanamsa,
    node: V1_SETTINGS.node,
    include: someOf(ANNUAL_PARTS, 0)
      .optional()
      .meta({
        description: 'Parts of `chart`, as in `POST /api/v1/chart`, without `kp_horary`. Default: positions alone.',
        examples: [['bhavas', 'vargas']],
      }),
    pravesha: someOf(PRAVESHA_KINDS)
      .optional()
      .meta({
        description:
          'Charts inside the year to add: `tithi` (tithi-praveśa), `month` (twelve), `sixty_hours` (144). Default: none.',
        examples: [['tithi', 'month']],
      }),
    lang: languageField(),
    times: timesField(),
    format: formatField(),
  }),
  { required: false },
).meta({ id: 'VarshaphalaRequest', description: 'A birth and a year. Unknown fields are refused.' });
