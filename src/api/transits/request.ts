/** POST /api/v1/transits: the request. */
import * as z from 'zod';
import { GRAHA_KEYS } from '../../data/keys';
import { DEFAULT_SKY_BODIES } from '../../domain/sky/types';
import { DEFAULT_NATAL_POINTS, MAX_ORB_DEG, NATAL_POINTS } from '../../domain/transits/types';
import { calendarDate, numberFrom, someOf, timeZone } from '../fields';
import { formatField } from '../formats';
import { V1_SETTINGS } from '../settings';
import { Birth } from '../shapes/birth';
import { dayOf, isWithinYears, NOT_BEFORE_FROM, withinYears } from '../shapes/days';
import { languageField } from '../shapes/language';
import { timesField } from '../shapes/location';
import { MAX_YEARS, MAX_YEARS_WITH_MOON } from '../sky/request';
import { whenValid } from '../validate';

export const TransitsRequest = z
  .object({
    birth: Birth,
    from: calendarDate('First day', '2026-01-01'),
    to: calendarDate(
      `Last day, at most ${MAX_YEARS} years after the first; ${MAX_YEARS_WITH_MOON} with the Moon in \`bodies\``,
      '2027-12-31',
    ),
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
    tz: timeZone()
      .optional()
      .meta({
        description: 'IANA time zone of days and instants. Default: the time zone of the birth.',
        examples: ['Asia/Kolkata'],
      }),
    lang: languageField(),
    times: timesField(),
    format: formatField('ics'),
  })
  .refine(({ from, to }) => dayOf(to) >= dayOf(from), {
    path: ['to'],
    when: whenValid(['from', 'to']),
    ...NOT_BEFORE_FROM,
  })
  .refine(({ from, to }) => isWithinYears(from, to, MAX_YEARS), {
    path: ['to'],
    when: whenValid(['from', 'to']),
    ...withinYears(MAX_YEARS, ''),
  })
  .refine(({ from, to, bodies }) => !bodies?.includes('moon') || isWithinYears(from, to, MAX_YEARS_WITH_MOON), {
    path: ['to'],
    when: whenValid(['from', 'to', 'bodies']),
    ...withinYears(MAX_YEARS_WITH_MOON, ' if bodies includes moon'),
  })
  .meta({ id: 'TransitsRequest', description: 'A birth and a span of days. Unknown fields are refused.' });
