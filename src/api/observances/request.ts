/** GET /api/v1/observances: the request. */
import * as z from 'zod';
import { KINDS } from '../../data/observances/practice';
import { calendarDate, integerFrom, oneOf, someOf, textOf, timeZone, year } from '../fields';
import { formatField } from '../formats';
import { languageField } from '../shapes/language';
import { LOCATION, located } from '../shapes/location';
import { RELATIVE_WORDS } from '../shapes/relative';
import { PRACTICE } from '../utsavas/request';
import { unmet, whenValid } from '../validate';

const MOST = 1000;
export const USUAL_LIMIT = 100;

export const ObservancesRequest = located(
  z.object({
    from: calendarDate(`First date; ${RELATIVE_WORDS} Default: 1 January of \`year\``, '2026-10-01').optional(),
    to: calendarDate(
      'Last date, at most 400 days after the first. Default: 31 December of its year',
      '2026-12-31',
    ).optional(),
    year: year().optional().meta({ description: 'Civil year, instead of `from` and `to`. Default: the present one.' }),
    ...LOCATION,
    tz: timeZone()
      .optional()
      .meta({ description: 'IANA time zone. Default: that of the place.', examples: ['Asia/Kolkata'] }),
    ...PRACTICE,
    kind: someOf(KINDS)
      .optional()
      .meta({ description: 'Kinds of observance, separated by commas.', examples: [['festival', 'ekadashi']] }),
    key: textOf({ min: 1, max: 80 })
      .optional()
      .meta({ description: 'Key of one observance.', examples: ['lakshmi_puja'] }),
    principal: oneOf(['true', 'false'])
      .optional()
      .meta({
        description:
          '`true` (default): those kept widely, or principal in the region. `false`: all. With `kind` or `key` the default is `false`.',
        examples: ['false'],
      }),
    times: oneOf(['true', 'false'])
      .optional()
      .meta({ description: '`true` gives each observance its times: worship, fast, pāraṇa, eclipse.' }),
    limit: integerFrom(1, MOST)
      .optional()
      .meta({ description: `Maximum number of observances. Default: ${USUAL_LIMIT}.`, examples: [20] }),
    cursor: integerFrom(0, 10_000)
      .optional()
      .meta({ description: 'Number of observances to skip, as `next` gives it.', examples: [100] }),
    lang: languageField(),
    format: formatField(),
  }),
  { required: false },
)
  .refine(({ year: number, from, to }) => number === undefined || (from === undefined && to === undefined), {
    path: ['year'],
    when: whenValid(['year', 'from', 'to']),
    ...unmet({ type: 'instead-of', field: 'from' }),
  })
  .meta({ id: 'ObservancesRequest', description: 'A span, a place or a region, and a selection.' });
