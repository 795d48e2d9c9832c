/** GET /api/v1/holidays: the request. */
import * as z from 'zod';
import { HOLIDAY_KINDS } from '../../data/holidays/rule';
import { HOLIDAY_REGIONS } from '../../domain/holidays/year';
import { oneOf, someOf, year } from '../fields';
import { formatField } from '../formats';
import { languageField } from '../shapes/language';

export const HolidaysRequest = z
  .object({
    region: oneOf(HOLIDAY_REGIONS)
      .default('india')
      .meta({
        id: 'HolidayRegion',
        description: '`india` for the central lists, a state or union territory, or another country.',
        examples: ['kerala'],
      }),
    year: year().optional().meta({ description: 'Civil year. Default: the present one.' }),
    kind: someOf(HOLIDAY_KINDS)
      .optional()
      .meta({ description: 'Kinds of holiday, separated by commas. Default: all.', examples: [['gazetted']] }),
    lang: languageField(),
    format: formatField('ics'),
  })
  .meta({ id: 'HolidaysRequest', description: 'A region and a year.' });
