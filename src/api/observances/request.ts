/** GET /api/v1/observances: the request. */
import * as z from 'zod';
import { FIRST_YEAR_OF_OBSERVANCES } from '../../domain/observances/question';
import { integerFrom, oneOf, textOf, timeZone } from '../fields';
import { formatField } from '../formats';
import { languageField } from '../shapes/language';
import { LOCATION, located } from '../shapes/location';
import { pageFields } from '../shapes/page';
import { existingFrom, spanFieldsFrom, withinDays, yearOrDates } from '../shapes/span';
import { FILE_FIELDS, KIND, PRACTICE } from '../utsavas/request';
import { unmet, whenValid } from '../validate';

const MAX_LIMIT = 1000;
/** Maximum of `next`. */
const MAX_NEXT = 20;
/** Maximum length of a span. */
export const MAX_DAYS = 400;
export const USUAL_LIMIT = 100;

const ObservancesFields = located(
  z.object({
    ...spanFieldsFrom(FIRST_YEAR_OF_OBSERVANCES, `${MAX_DAYS} days`),
    ...LOCATION,
    tz: timeZone()
      .optional()
      .meta({ description: 'IANA time zone. Default: that of the place.', examples: ['Asia/Kolkata'] }),
    ...PRACTICE,
    kind: KIND,
    key: textOf({ min: 1, max: 80 })
      .optional()
      .meta({ description: 'Key of one observance.', examples: ['lakshmi_puja'] }),
    q: textOf({ min: 2, max: 60 })
      .optional()
      .meta({
        description:
          'A name, part of a name, key or kind, in any spelling: `diwali`, `ekadashi`. With `q` all of them are searched.',
        examples: ['diwali'],
      }),
    principal: oneOf(['true', 'false'])
      .optional()
      .meta({
        description:
          '`true` (default): those kept widely, or principal in the region. `false`: all. With `kind`, `key` or `q` the default is `false`.',
        examples: ['false'],
      }),
    times: oneOf(['true', 'false', 'utc', 'local'])
      .optional()
      .describe(
        '`true` gives each observance its times: worship, fast, pāraṇa, eclipse. `utc` gives them too, and writes all instants in UTC; `local` is `true`.',
      ),
    next: integerFrom(1, MAX_NEXT)
      .optional()
      .meta({
        description:
          'Only this many observances from `from` (default: today): with `kind`, `key` or `q`, the next ekādaśī. The search ends with them.',
        examples: [1],
      }),
    ...pageFields('observances', MAX_LIMIT, USUAL_LIMIT),
    lang: languageField(),
    ...FILE_FIELDS,
    format: formatField('ics'),
  }),
  { required: false },
);

const ExistingDates = existingFrom(ObservancesFields, FIRST_YEAR_OF_OBSERVANCES);

const ofFile = (['events', 'alarms'] as const).reduce(
  (checked, key) =>
    checked.refine((fields) => fields[key] === undefined || fields.format === 'ics', {
      path: [key],
      when: whenValid([key, 'format']),
      ...unmet({ type: 'other', words: 'left out unless format is ics' }),
    }),
  withinDays(yearOrDates(ExistingDates), MAX_DAYS),
);

export const ObservancesRequest = ofFile.meta({
  id: 'ObservancesRequest',
  description: 'A span, a place or a region, and a selection.',
});
