/** POST /api/v1/transits: the request. */
import * as z from 'zod';
import { GRAHA_KEYS } from '../../data/keys';
import { DEFAULT_SKY_BODIES } from '../../domain/sky/types';
import { DEFAULT_NATAL_POINTS, MAX_ORB_DEG, NATAL_POINTS } from '../../domain/transits/types';
import { numberFrom, someOf, timeZone, trueOrFalse } from '../fields';
import { formatField } from '../formats';
import { V1_SETTINGS } from '../settings';
import { CALENDAR_FIELD } from '../shapes/anyYear';
import { BirthOfAllYears } from '../shapes/birth';
import { timesField } from '../shapes/clocks';
import { languageField } from '../shapes/language';
import { anySpanFields, withinYearsOfBodies } from '../shapes/span';
import { MAX_YEARS, MAX_YEARS_WITH_MOON } from '../sky/request';

const TransitsFields = z.object({
  birth: BirthOfAllYears,
  ...anySpanFields(`${MAX_YEARS} years, ${MAX_YEARS_WITH_MOON} with the Moon in \`bodies\``),
  calendar: CALENDAR_FIELD,
  ayanamsa: V1_SETTINGS.ayanamsa,
  node: V1_SETTINGS.node,
  bodies: someOf(GRAHA_KEYS, 0)
    .optional()
    .meta({
      description: `Transiting grahas. Default: ${DEFAULT_SKY_BODIES.join(', ')}.`,
      examples: [['jupiter', 'saturn']],
    }),
  points: someOf(NATAL_POINTS, 0)
    .optional()
    .meta({
      description:
        'Natal points. `cusp2` to `cusp12` are the middles of the Śrīpati houses. Default: ' +
        `${DEFAULT_NATAL_POINTS.join(', ')}.`,
      examples: [['moon', 'lagna', 'cusp10']],
    }),
  orbs: numberFrom(0, MAX_ORB_DEG)
    .optional()
    .meta({ description: 'Orb in degrees. With it each hit has `enter` and `leave`.', examples: [1] }),
  kakshyas: trueOrFalse()
    .optional()
    .meta({ description: 'Whether to list entries into kakṣyās.', examples: [true] }),
  tz: timeZone()
    .optional()
    .meta({
      description: 'IANA time zone of days and instants. Default: the time zone of the birth.',
      examples: ['Asia/Kolkata'],
    }),
  lang: languageField(),
  times: timesField(),
  format: formatField('ics'),
});

export const TransitsRequest = withinYearsOfBodies(TransitsFields, MAX_YEARS, MAX_YEARS_WITH_MOON).meta({
  id: 'TransitsRequest',
  description: 'A birth and a span of days. Unknown fields are refused.',
});
