/** GET /api/v1/holidays: the request. */
import * as z from 'zod';
import { HOLIDAY_KINDS } from '../../data/holidays/rule';
import { REGIONS } from '../../data/observances/regions';
import { oneOf, someOf, year } from '../fields';
import { formatField } from '../formats';
import { languageField } from '../shapes/language';
import { pageFields } from '../shapes/page';

/** More than the holidays of any year. */
const MAX_HOLIDAYS = 1000;

/** A region; all have holidays. */
export const RegionField = oneOf(REGIONS).meta({
  id: 'Region',
  description: 'A state or union territory of India, or a country.',
});

export const HolidaysRequest = z
  .object({
    region: RegionField.default('india').meta({ description: 'India: the central lists.', examples: ['kerala'] }),
    year: year().optional().describe('Civil year. Default: the present one.'),
    kind: someOf(HOLIDAY_KINDS)
      .optional()
      .meta({ description: 'Kinds of holiday, separated by commas. Default: all.', examples: [['gazetted']] }),
    ...pageFields('holidays', MAX_HOLIDAYS),
    lang: languageField(),
    format: formatField('ics'),
  })
  .meta({ id: 'HolidaysRequest', description: 'A region and a year.' });
