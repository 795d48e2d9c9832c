/** POST /api/v1/transits: the request. */
import * as z from 'zod';
import { GRAHA_KEYS } from '../../data/keys';
import { DEFAULT_SKY_BODIES } from '../../domain/sky/types';
import { DEFAULT_NATAL_POINTS, MAX_ORB_DEG, NATAL_POINTS } from '../../domain/transits/types';
import { Birth } from '../birth';
import { AyanamsaField, NodeModeField } from '../chart/settings';
import { calendarDate, numberFrom, someOf, timeZone } from '../fields';
import { formatField } from '../formats';
import { dayOf, isWithinYears, NOT_BEFORE_FROM, withinYears } from '../shapes/days';
import { languageField } from '../shapes/language';
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
    ayanamsa: AyanamsaField.optional().meta({
      description: 'Ayanāṃśa of birth and transits. Default: that of the birth.',
      examples: ['raman'],
    }),
    nodeMode: NodeModeField.optional().meta({
      description: 'Lunar node of birth and transits. Default: that of the birth.',
      examples: ['true'],
    }),
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
        description: 'IANA time zone. Days are civil days of the zone, and hits have `local`. Default: UTC.',
        examples: ['Asia/Kolkata'],
      }),
    lang: languageField(),
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
