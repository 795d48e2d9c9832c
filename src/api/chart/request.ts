/** POST /api/chart: the request. */
import * as z from 'zod';
import { PART_KEYS } from '../../domain/chart/parts';
import { DASHA_KEYS } from '../../domain/dasha/keys';
import { KP_NUMBERS } from '../../domain/kp/divisions';
import { daysInMonth } from '../../domain/time/civil';
import { birthZone, integerFrom, latitude, longitude, someOf, textOf, utcOffset, year, yearOfAll } from '../fields';
import { languageField } from '../shapes/language';
import { placeField } from '../shapes/location';
import { echoing } from '../spelling';
import { expecting, hasFields, MISSING, unmet, whenValid } from '../validate';
import { DivisionsField } from './divisions';
import { comparedSettings, SETTINGS, SettingsObject } from './settings';

// A field with a default needs its own named schema: openapi-typescript makes a property with an inline default
// required.
export const BirthSecond = expecting({ type: 'number', min: 0, max: 60, below: true }, z.number().min(0).lt(60))
  .default(0)
  .meta({ id: 'BirthSecond', description: 'Seconds of the local wall clock.' });

/** Levels of Viṃśottarī in a chart that names neither daśās nor a depth. */
export const USUAL_DEPTH = 3;

const DashaDepth = integerFrom(1, 5).meta({
  id: 'DashaDepth',
  description:
    'Levels of periods: 3 is pratyantara, 5 is prāṇa. It holds for every daśā that `dashas` names, and without `dashas` ' +
    'for Viṃśottarī. Default: 3 for Viṃśottarī, 1 for the others.',
  examples: [USUAL_DEPTH],
});

/** The fields for the time and the place of a birth. */
export const BIRTH = {
  year: year().meta({ description: 'Gregorian year.', examples: [1990] }),
  month: integerFrom(1, 12).meta({ examples: [5] }),
  day: integerFrom(1, 31).meta({ examples: [15] }),
  hour: integerFrom(0, 23).meta({ description: 'Hour of the local wall clock.', examples: [14] }),
  minute: integerFrom(0, 59).meta({ examples: [30] }),
  lat: latitude().optional(),
  lon: longitude().optional(),
  tzHours: utcOffset()
    .optional()
    .meta({
      description: 'UTC offset at birth, in hours. Required without `tz` and `place`; beside `tz` it must agree.',
      examples: [5.5],
    }),
};

const MORE_BIRTH = {
  tz: birthZone().optional(),
  place: placeField()
    .optional()
    .meta({
      description:
        'Name or id of the birth place, as `GET /api/v1/places` lists it; instead of `lat` and `lon`. Its time zone is ' +
        'used unless `tz` or `tzHours` gives the clock.',
      examples: ['Pune'],
    }),
};

const COMPUTED = {
  include: someOf(PART_KEYS, 0, 'ChartPart')
    .optional()
    .meta({
      description:
        'Parts to compute and send, besides `lagna` and `grahas`; `[]` sends positions alone. Default: the parts that ' +
        'need no asking.',
      examples: [['vargas', 'chalit']],
    }),
  dashas: someOf(DASHA_KEYS, 0, 'DashaChoice')
    .optional()
    .meta({
      description: 'Daśās to compute, each in one layout. Default: Viṃśottarī, Yoginī, Aṣṭottarī and Cara.',
      examples: [['vimshottari', 'narayana']],
    }),
  number: integerFrom(1, KP_NUMBERS)
    .optional()
    .meta({
      description: 'Number of the KP horary chart. Required with `kp_horary`; without `include` it adds that part.',
      examples: [108],
    }),
  divisions: DivisionsField.optional(),
  precision: integerFrom(4, 12)
    .optional()
    .meta({
      description: 'Decimals of angles: of fields that end in `_deg` or `_arcsec`, and of `deg`. Default: all.',
      examples: [6],
    }),
  compare: comparedSettings(SettingsObject, [{ preset: 'jhora' }, { ayanamsa: 'raman', nodeMode: 'true' }]),
  lang: languageField(),
};

type Given = Partial<Record<keyof typeof BIRTH | keyof typeof MORE_BIRTH | keyof typeof COMPUTED, unknown>>;

const hasPart = ({ include }: Given, part: string): boolean => Array.isArray(include) && include.includes(part);

/** Rules across the fields of a birth. They are checked even if other fields are invalid. */
const ACROSS: readonly {
  path: string;
  holds: (given: Given) => boolean;
  problem: { params: Record<string, unknown> };
}[] = [
  { path: 'lat', holds: ({ lat, place }) => lat !== undefined || place !== undefined, problem: MISSING },
  { path: 'lon', holds: ({ lon, place }) => lon !== undefined || place !== undefined, problem: MISSING },
  {
    path: 'tzHours',
    holds: ({ tzHours, tz, place }) => tzHours !== undefined || tz !== undefined || place !== undefined,
    problem: MISSING,
  },
  ...(['lat', 'lon'] as const).map((field) => ({
    path: 'place',
    holds: (given: Given) => given.place === undefined || given[field] === undefined,
    problem: unmet({ type: 'instead-of', field }),
  })),
  {
    path: 'number',
    holds: (given) => given.number !== undefined || !hasPart(given, 'kp_horary'),
    problem: MISSING,
  },
];

/** A request whose fields of a birth are consistent. */
function wholeBirth<S extends z.ZodObject>(request: S): S {
  const checked = request.check(
    ...ACROSS.map(({ path, holds, problem }) => z.refine<Given>(holds, { path: [path], when: hasFields, ...problem })),
  );
  return checked.refine(
    (given) => {
      const { year, month, day } = given as { year: number; month: number; day: number };
      return day <= daysInMonth(year, month);
    },
    {
      path: ['day'],
      when: whenValid(['year', 'month', 'day']),
      ...unmet(({ month, day }) => ({ type: 'day-of-month', month: Number(month), day: Number(day) })),
    },
  );
}

/** Keys of the echo in a response. A request with them is the same question. */
const ECHOED = ['utc'];

/** The fields of a chart. */
const chartFields = <Year extends z.ZodType<number>>(yearOfBirth: Year) =>
  z.object({
    ...BIRTH,
    year: yearOfBirth,
    name: textOf().optional().describe('Label. The answer repeats it.'),
    second: BirthSecond,
    dashaDepth: DashaDepth.optional(),
    ...MORE_BIRTH,
    ...SETTINGS,
    ...COMPUTED,
  });

const WholeChart = wholeBirth(chartFields(BIRTH.year)).meta({
  id: 'ChartRequest',
  description:
    'A birth, by its wall clock, its place and the UTC offset or time zone there, and the conventions of its chart. ' +
    'Unknown fields are ignored and named in the notes.',
  override: {
    if: { required: ['place'] },
    else: { required: ['lat', 'lon'], if: { required: ['tz'] }, else: { required: ['tzHours'] } },
  },
});

export const ChartRequest = echoing(ECHOED, WholeChart);

/** The same for births of all years, by the Gregorian calendar. */
export const ChartRequestOfAllYears = wholeBirth(chartFields(yearOfAll()));

const FIELDS_IN_ORDER = Object.keys(ChartRequest.shape);

/** A request in canonical form: its fields in schema order, without absent ones. */
export const inOrder = <T extends object>(request: T): T =>
  Object.fromEntries(
    FIELDS_IN_ORDER.map((field) => [field, request[field as keyof T]]).filter(([, value]) => value !== undefined),
  ) as T;
