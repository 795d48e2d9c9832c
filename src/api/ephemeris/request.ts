/** GET /api/v1/ephemeris: the request. */
import * as z from 'zod';
import { CENTERS, DEFAULT_EPHEMERIS_COLUMNS, EPHEMERIS_BODIES, TABLE_COLUMNS } from '../../domain/ephemeris/columns';
import { SCRIPTS } from '../../drawing/types';
import { numberFrom, oneOf, someOf, textOf } from '../fields';
import { zodiacFields } from '../settings';
import { CALENDAR_FIELD } from '../shapes/anyYear';
import { timesField } from '../shapes/clocks';
import { MODEL_FIELD } from '../shapes/historical';
import { LOCATION, located } from '../shapes/location';
import { expecting } from '../validate';

/** Maximum number of rows, and of instants in `at`. */
export const MAX_ROWS = 20_000;
const MAX_INSTANTS = 1_000;

export const SCALES = ['utc', 'tt'] as const;
const FORMATS = ['json', 'csv', 'ndjson', 'svg'] as const;

/** Minutes of the units of a step. */
export const STEP_MINUTES = { d: 1440, h: 60, m: 1 } as const;

const Step = expecting(
  { type: 'other', words: 'a whole number of days, hours or minutes, such as 1d, 6h or 10m' },
  z.string().regex(/^[1-9]\d{0,4}[dhm]$/),
);

const instantText = (description: string, example: string) =>
  textOf({ min: 4, max: 40 }).meta({ description, examples: [example] });

const DATE_OR_INSTANT =
  'A date (its midnight), an instant (`2026-01-01T06:00`, `2026-01-01T06:00:00+05:30`), or `today`, `tomorrow`, `now`. ' +
  'Without an offset it is in the zone of the place, or in UTC.';

export const EphemerisBodyEnum = z
  .enum(EPHEMERIS_BODIES)
  .meta({ id: 'EphemerisBody', description: 'A graha, the lagna, a planet beyond Saturn, or a star.' });

export const EphemerisRequest = located(
  z.object({
    from: instantText(`First instant. ${DATE_OR_INSTANT}`, '2026-01-01').optional(),
    to: instantText('Last instant, included; the last day as a whole if it is a date.', '2026-01-31').optional(),
    step: Step.default('1d').meta({
      id: 'EphemerisStep',
      description: `Time between two rows: days, hours or minutes. At most ${MAX_ROWS} rows.`,
      examples: ['6h'],
    }),
    at: expecting(
      { type: 'list', min: 1, max: MAX_INSTANTS, items: 'instants' },
      z.array(z.string().max(40)).min(1).max(MAX_INSTANTS),
    )
      .optional()
      .meta({
        description: `Instants instead of \`from\`, \`to\` and \`step\`, at most ${MAX_INSTANTS}.`,
        examples: [['2026-01-01T06:00', '2026-02-01T06:00']],
      }),
    bodies: expecting({ type: 'some', values: EPHEMERIS_BODIES }, z.array(EphemerisBodyEnum).min(1))
      .optional()
      .meta({
        description:
          'Bodies; by default the nine grahas. The lagna needs a place. A nakṣatra names its junction star (yogatārā).',
        examples: [['sun', 'moon']],
      }),
    columns: someOf(TABLE_COLUMNS)
      .optional()
      .meta({
        description: `Columns of each body. Default: ${DEFAULT_EPHEMERIS_COLUMNS.join(', ')}.`,
        examples: [['right_ascension', 'declination', 'magnitude']],
      }),
    model: MODEL_FIELD,
    scale: oneOf(SCALES).default('utc').meta({
      id: 'EphemerisScale',
      description: 'Time scale of the instants: UTC (taken as UT1), or Terrestrial Time.',
    }),
    center: oneOf(CENTERS).default('geocentric').meta({
      id: 'EphemerisCenter',
      description: 'Origin of the coordinates: the centre of the Earth, or the place.',
    }),
    ...LOCATION,
    height_m: numberFrom(-500, 9000)
      .optional()
      .meta({ description: 'Height of the place above the ellipsoid, metres. Default: 0.', examples: [560] }),
    ...zodiacFields('Ephemeris'),
    calendar: CALENDAR_FIELD,
    times: timesField(),
    format: expecting({ type: 'format', values: FORMATS }, z.enum(FORMATS)).default('json').meta({
      id: 'EphemerisFormat',
      description: 'Format: JSON by columns, CSV, JSON lines, or a drawing of the sky.',
    }),
    script: oneOf(SCRIPTS).optional().describe('Script of `svg`, with sentences in English or Hindi. Default: iast.'),
  }),
  { required: false },
);
