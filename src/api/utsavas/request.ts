/** GET /api/utsavas: the request. The calendar file and the feeds accept the same fields for place and selection. */
import * as z from 'zod';
import { KINDS, TRADITIONS } from '../../data/observances/practice';
import { REGIONS } from '../../data/observances/regions';
import { FIRST_YEAR_OF_OBSERVANCES } from '../../domain/observances/question';
import { SHOWN, SHOWS } from '../../domain/observances/selection';
import { LAST_YEAR_OF_ALL } from '../../domain/time/calendars';
import { calendarDate, dateOfYears, integerFrom, oneOf, someOf, textOf, year } from '../fields';
import { languageField } from '../shapes/language';
import { wholePlace, ZONED_LOCATION } from '../shapes/location';
import { expecting, unmet, whenValid } from '../validate';
import { UTSAVA_FIELDS } from './fields';

/** Far more than a year contains. */
const MAX_LIMIT = 2000;

/** The fields for tradition and region. */
export const PRACTICE = {
  region: oneOf([...REGIONS, 'all'])
    .meta({
      id: 'RegionChoice',
      description:
        'A state or union territory of India, a country, or `india` for what is kept everywhere there. Each observance ' +
        'comes once, on the day of that region, at its town if no place is given: see `decided_at`. `all` gives those of every region.',
      examples: ['kerala'],
    })
    .optional(),
  tradition: oneOf(TRADITIONS)
    .optional()
    .meta({
      description:
        'Whose days: each observance comes once, on the day of that tradition. `civil`: the observances that are holidays ' +
        'of the region or country, on the days of `/api/v1/holidays`.',
      examples: ['gaudiya'],
    }),
};

/** The field for the kinds of observances. */
export const KIND = someOf(KINDS)
  .optional()
  .meta({ description: 'Kinds of observance, separated by commas.', examples: [['festival', 'ekadashi']] });

/** The fields for a place and a selection of observances. */
const PLACE_AND_CHOICE = {
  ...ZONED_LOCATION,
  ...PRACTICE,
  kind: KIND,
};

// A named schema, for the same reason as `BirthSecond` in chart/request.ts.
const SHOW_OR_ALL = oneOf(SHOWS)
  .default('all')
  .meta({
    id: 'UtsavasShown',
    description:
      'Which observances: `all`; `principal`, those kept widely, or principal in the region; `smarta` and `vaishnava`, ' +
      'short for `tradition`.',
  });
/** Calendar programs show one day at a time, so the default of a file is a short list. */
const SHOW_OR_SHORT = oneOf(SHOWS)
  .optional()
  .describe(
    'Which observances. Without it: the principal ones, or with `kind` all of that kind. `principal` are those kept ' +
      'widely, or principal in the region; `smarta` and `vaishnava` are short for `tradition`.',
  );

/** Checks across fields: a place is complete or absent, and `show` does not contradict `tradition`. */
function consistent<S extends z.ZodObject>(request: S): S {
  return wholePlace(request).refine(
    (fields) => {
      const { tradition, show = 'all' } = fields as { tradition?: string; show?: keyof typeof SHOWN };
      const named = SHOWN[show].tradition;
      return !named || !tradition || named === tradition;
    },
    {
      path: ['show'],
      when: whenValid(['tradition', 'show']),
      ...unmet({ type: 'other', words: 'the same tradition as tradition, or left out' }),
    },
  );
}

const dateInYear = ({ year: number }: Record<string, unknown>) =>
  ({ type: 'other', words: `a date in ${number}` }) as const;

/** Checks that the dates are in the year and in order. */
function withinYear<S extends z.ZodObject>(request: S): S {
  const keys = ['from', 'to'] as const;
  const within = request.check(
    ...keys.map((key) =>
      z.refine<Record<string, unknown>>(
        (fields) => fields[key] === undefined || String(fields[key]).startsWith(`${fields.year}-`),
        { path: [key], when: whenValid(['year', key]), ...unmet(dateInYear) },
      ),
    ),
  );
  return within.refine(({ from, to }) => from === undefined || to === undefined || String(from) <= String(to), {
    path: ['to'],
    when: whenValid(['year', ...keys]),
    ...unmet({ type: 'not-before', field: 'from' }),
  });
}

/** @param years, date  the schemas of a year, and of a date in the year */
const utsavasRequest = (
  years: ReturnType<typeof year>,
  date: (description: string, example: string) => ReturnType<typeof calendarDate>,
) =>
  withinYear(
    consistent(
      z.object({
        year: years.describe('Civil year.'),
        from: date('First date, within the year', '2026-10-01').optional(),
        to: date('Last date, within the year', '2026-10-31').optional(),
        ...PLACE_AND_CHOICE,
        show: SHOW_OR_ALL,
        fields: someOf(['key', 'date', 'label', ...UTSAVA_FIELDS])
          .optional()
          .meta({
            description: 'Fields of each observance to return, separated by commas. `key` and `date` are always there.',
            examples: [['name', 'kind']],
          }),
        times: oneOf(['true', 'false'])
          .optional()
          .describe('`true` gives each observance its times: worship, fast, pāraṇa, eclipse.'),
        limit: integerFrom(1, MAX_LIMIT)
          .optional()
          .meta({ description: 'Maximum number of observances, from the beginning of the year.', examples: [20] }),
        lang: languageField(),
      }),
    ),
  );

export const UtsavasRequest = utsavasRequest(year(), calendarDate);

const OBSERVANCE_YEARS = [FIRST_YEAR_OF_OBSERVANCES, LAST_YEAR_OF_ALL] as const;

/** The same for all years of observances. */
export const UtsavasRequestOfAllYears = utsavasRequest(integerFrom(...OBSERVANCE_YEARS), (description, example) =>
  dateOfYears(description, example, OBSERVANCE_YEARS),
);

/** Hours and minutes before an event, as a duration of RFC 5545. */
const DURATION_BEFORE = /^-PT(?=\d)(?:\d{1,2}H)?(?:\d{1,3}M)?$/;
const BEFORE = {
  type: 'other',
  words: 'a time before the event in hours and minutes, such as -PT30M or -PT1H',
} as const;

/** The fields of a calendar file. */
export const FILE_FIELDS = {
  events: oneOf(['days', 'timed'])
    .optional()
    .describe('`timed` adds an event for each time with a beginning. Pāraṇas are always timed.'),
  alarms: expecting(BEFORE, z.string().regex(DURATION_BEFORE))
    .optional()
    .meta({ description: 'Reminder before each timed event, as a duration (RFC 5545).', examples: ['-PT30M'] }),
};

/** @param years  the schema of a year */
const fileRequest = (years: ReturnType<typeof year>) =>
  consistent(
    z.object({
      year: years.describe('Civil year.').optional(),
      ...PLACE_AND_CHOICE,
      name: textOf({ min: 1, max: 60 })
        .optional()
        .meta({
          description: 'What the calendar calls the place that `lat`, `lon` and `tz` give.',
          examples: ['Grandmother’s village'],
        }),
      show: SHOW_OR_SHORT,
      ...FILE_FIELDS,
      lang: languageField(),
    }),
  );

export const UtsavasFileRequest = fileRequest(year());

/** The same for all years of observances. */
export const UtsavasFileRequestOfAllYears = fileRequest(integerFrom(...OBSERVANCE_YEARS));

const { kind: _kind, ...PLACE_AND_PRACTICE } = PLACE_AND_CHOICE;

/** The request of the feed of saṅkrāntis. */
export const SankrantisFeedRequest = consistent(z.object({ ...PLACE_AND_PRACTICE, lang: languageField() }));

/** The request of the other feeds. */
export const UtsavasFeedRequest = consistent(
  z.object({ ...PLACE_AND_CHOICE, show: SHOW_OR_ALL, lang: languageField() }),
);
