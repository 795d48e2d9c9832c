/** GET /api/v1/ephemeris: the response. */
import * as z from 'zod';
import { type AnyColumn, CENTERS, TABLE_COLUMNS } from '../../domain/ephemeris/columns';
import { AYANAMSHA_KEYS, NODE_MODES } from '../../kernel/keys';
import { OTHER_YEARS } from '../shapes/anyYear';
import { HISTORICAL, HistoricalModel } from '../shapes/historical';
import { Assumed, LocationShape } from '../shapes/location';
import { V1Stamp } from '../shapes/stampInVocabulary';
import { COLUMN_FIELDS } from './fields';
import { EphemerisBodyEnum, SCALES } from './request';

const DESCRIPTIONS: Record<AnyColumn, string> = {
  longitude: 'Apparent sidereal longitude.',
  tropical_longitude: 'Apparent longitude, true equinox of date.',
  latitude: 'Apparent latitude, true ecliptic of date.',
  distance: 'Distance, au; null for points without one.',
  speed: 'Geocentric rate of the sidereal longitude.',
  right_ascension: 'Right ascension, true equator and equinox of date.',
  declination: 'Declination.',
  azimuth: 'Azimuth at the place, from north through east.',
  altitude: 'Altitude of the centre at the place, without refraction.',
  apparent_altitude: 'With refraction at 1013.25 hPa and 15 °C; the airless one below the horizon.',
  magnitude: 'Apparent magnitude (Mallama and Hilton 2018; Moon: Allen).',
  elongation: 'Angle from the Sun.',
  phase_angle: 'Angle Sun–body–Earth.',
  illumination: 'Illuminated part of the disc.',
  diameter: 'Apparent diameter.',
  rashi: 'Rāśi, from 1.',
  nakshatra: 'Nakṣatra, from 1.',
  pada: 'Pāda, 1 to 4.',
  retrograde: 'Whether the sidereal longitude decreases.',
  combust: 'Whether the graha is within its distance of the Sun (Sūrya Siddhānta 9).',
  mean_longitude: 'Mean longitude of the Sūrya-siddhānta (madhya).',
  apsis: 'Longitude of its apsis (mandocca).',
  conjunction: 'Longitude of its conjunction (śīghrocca).',
};

const columnShape = (column: AnyColumn) =>
  z
    .array((COLUMN_FIELDS[column].kind === 'boolean' ? z.boolean() : z.number()).nullable())
    .optional()
    .describe(DESCRIPTIONS[column]);

const Columns = z
  .object(
    Object.fromEntries(TABLE_COLUMNS.map((column) => [COLUMN_FIELDS[column].name, columnShape(column)])) as Record<
      (typeof COLUMN_FIELDS)[keyof typeof COLUMN_FIELDS]['name'],
      z.ZodOptional<z.ZodArray<z.ZodNullable<z.ZodNumber | z.ZodBoolean>>>
    >,
  )
  .meta({ id: 'EphemerisColumns', description: 'One value for each instant; null where none exists.' });

const Historical = z
  .object({
    ...HISTORICAL,
    ahargana: z.array(z.number()).describe('Civil days from the start of the Kali age, in the order of `time`.'),
  })
  .meta({
    id: 'EphemerisHistorical',
    description: 'Time of a historical model, without modern figures.',
  });

export const EphemerisResponse = z
  .object({
    from: z.string().describe('First instant.'),
    to: z.string().describe('Last instant of the table.'),
    step: z.string().nullable().describe('Time between rows; null for the instants of `at`.'),
    scale: z.enum(SCALES),
    center: z.enum(CENTERS),
    place: LocationShape.extend({ height_m: z.number().describe('Height above the ellipsoid, metres.') })
      .meta({ id: 'EphemerisPlace', description: 'The place, where the request names one.' })
      .optional(),
    assumed: Assumed,
    model: HistoricalModel,
    settings: z.object({ ayanamsa: z.enum(AYANAMSHA_KEYS), node: z.enum(NODE_MODES) }).optional(),
    count: z.int().describe('Number of instants.'),
    ...OTHER_YEARS,
    substrate_stamp: V1Stamp.optional(),
    historical: Historical.optional(),
    time: z
      .array(z.string())
      .describe(
        'The instants: with the offset of the place, `Z` without one, and neither in Terrestrial Time. To the nearest second.',
      ),
    bodies: z.partialRecord(EphemerisBodyEnum, Columns).describe('The columns of each body, in the order of `time`.'),
  })
  .meta({ id: 'EphemerisResponse', description: 'An ephemeris by columns.' });
