/** POST /api/v1/core/chart: what it is asked, in camelCase. */
import * as z from 'zod';
import { resolveWallClock, zoneIdentifier } from '../../domain/time/zone';
import { AYANAMSHA_KEYS, NODE_MODES } from '../../kernel/types';
import { latitude, longitude, oneOf, RULES, utcOffset } from '../fields';
import { whenSound } from '../validation';
import { birthDate, birthTime, wallClock } from './clock';

export const BirthPlace = z
  .object(
    {
      lat: latitude(),
      lon: longitude(),
      tz: z
        .string('must be a string')
        .refine((id) => zoneIdentifier(id) !== null, RULES.timezone)
        .optional()
        .meta({
          description:
            'IANA time zone identifier; its whole history is used. One of `tz` and `tzOffsetHours` is needed.',
          examples: ['Asia/Kolkata'],
        }),
      tzOffsetHours: utcOffset()
        .optional()
        .meta({ description: 'Fixed UTC offset in hours: used when `tz` is absent, checked in any case.' }),
    },
    'must be an object with lat, lon and one of tz and tzOffsetHours',
  )
  .refine(({ tz, tzOffsetHours }) => tz !== undefined || tzOffsetHours !== undefined, {
    path: ['tz'],
    error: 'is missing, and so is birthPlace.tzOffsetHours: one of the two must be given',
    when: whenSound(['tz', 'tzOffsetHours']),
  })
  .meta({
    id: 'BirthPlace',
    override: { if: { required: ['tz'] }, else: { required: ['tzOffsetHours'] } },
  });

// A schema of its own for the same reason as `BirthSecond` in chart/schema.ts.
const NodeMode = oneOf(NODE_MODES)
  .default('mean')
  .meta({ id: 'NodeMode', description: 'Which lunar node Rāhu and Ketu are.' });

export const BharatChartRequest = z
  .object({
    birthDate: birthDate(),
    birthTime: birthTime(),
    birthPlace: BirthPlace,
    ayanamsa: oneOf(AYANAMSHA_KEYS),
    nodeMode: NodeMode,
  })
  .refine(
    ({ birthDate, birthTime, birthPlace: { tz } }) =>
      tz === undefined || resolveWallClock(wallClock(birthDate, birthTime), { kind: 'iana', id: tz }).ok,
    {
      path: ['birthTime'],
      error: RULES.skipped,
      when: whenSound(['birthDate', 'birthTime', 'birthPlace', 'birthPlace.tz']),
    },
  )
  .meta({
    id: 'BharatChartRequest',
    description: 'A birth, by its wall clock and the time zone of its place. Unknown fields are ignored.',
  });
