/** POST /api/v1/core/chart: what it is asked and what it answers, in camelCase. */
import * as z from 'zod';
import { resolveWallClock, zoneIdentifier } from '../../domain/time/zone';
import { AYANAMSHA_KEYS, NODE_MODES } from '../../kernel/types';
import { almanacNumber, instant, latitude, longitude, oneOf, RULES, utcOffset } from '../fields';
import { GrahaKeyEnum } from '../names';
import { PLACEMENT } from '../placement';
import { SubstrateStamp } from '../stamp/schema';
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

const placement = {
  sayanaDeg: PLACEMENT.tropicalDeg,
  nirayanaDeg: PLACEMENT.siderealDeg,
  rashi: PLACEMENT.rashi,
  rashiIndex: PLACEMENT.rashiIndex,
  nakshatra: PLACEMENT.nakshatra,
  nakshatraIndex: PLACEMENT.nakshatraIndex,
  pada: PLACEMENT.pada,
  boundaryArcsec: PLACEMENT.boundaryArcsec,
  boundarySeconds: PLACEMENT.boundarySeconds,
};

export const BharatGraha = z
  .object({
    key: GrahaKeyEnum,
    sa: z.string().meta({ description: 'Name in Devanāgarī.' }),
    iast: z.string().meta({ description: 'Name in IAST.' }),
    ...placement,
    speedDegPerDay: z.number().nullable().meta({ description: 'Sidereal speed in longitude.' }),
    retrograde: z.boolean(),
  })
  .meta({ id: 'BharatGraha', description: 'One of the nine grahas.' });

export const BharatLagna = z.object(placement).meta({ id: 'BharatLagna', description: 'The ascendant.' });

export const BharatTithi = z
  .object({
    index: almanacNumber(30, 'Number of the tithi from Śukla Pratipadā.'),
    name: z.string().meta({ description: 'Name in IAST.' }),
    sa: z.string().meta({ description: 'Name in Devanāgarī.' }),
    paksha: z.enum(['shukla', 'krishna']),
    fraction: z.number().min(0).max(1).meta({ description: 'Part of the tithi already elapsed.' }),
  })
  .meta({ id: 'BharatTithi', description: 'The tithi at the birth instant.' });

export const BharatChartResponse = z
  .object({
    birth: z.object({
      utc: instant('The birth instant.'),
      local: z.string().meta({ description: 'The wall clock of the place with its offset.' }),
      tz: z.string().nullable().meta({ description: 'Time zone used; null for a fixed offset.' }),
      offsetHours: z.number().meta({ description: 'UTC offset at the birth instant, hours.' }),
      ambiguous: z.boolean().meta({ description: 'The zone showed this time twice; the earlier was taken.' }),
    }),
    jdUtc: z.number().meta({ description: 'Julian Day, UTC.' }),
    jdTt: z.number().meta({ description: 'Julian Day, Terrestrial Time.' }),
    ayanamsa: z.object({
      key: z.enum(AYANAMSHA_KEYS),
      deg: z.number().meta({ description: 'Ayanāṃśa applied, degrees.' }),
    }),
    nodeMode: z.enum(NODE_MODES),
    grahas: z
      .array(BharatGraha)
      .length(9)
      .meta({ description: 'Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, Rāhu, Ketu.' }),
    lagna: BharatLagna,
    tithi: BharatTithi.nullable(),
    ahargana: z
      .object({ kali: z.number(), day: z.int() })
      .meta({ description: 'Days from the Kali epoch, JD 588465.5: with their fraction, and whole.' }),
    sovereigntySignature: SubstrateStamp,
  })
  .meta({ id: 'BharatChartResponse', description: 'The positions of a birth, sāyana and nirayana.' });
