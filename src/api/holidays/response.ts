/** GET /api/v1/holidays: the response. */
import * as z from 'zod';
import { HOLIDAY_KINDS } from '../../data/holidays/rule';
import { LABEL, LANGUAGE } from '../shapes/language';
import { LocationShape } from '../shapes/location';
import { PAGE } from '../shapes/page';
import { RegionField } from './request';

const STATUS = z.enum(['notified', 'forecast']).meta({ id: 'HolidayStatus' });

const HolidayList = z
  .object({
    region: RegionField,
    year: z.int(),
    source: z.string().describe('The notification as far as it is known, and where it was read.'),
    partial: z.literal(true).optional().describe('Given if the list could not be read whole.'),
  })
  .meta({ id: 'HolidayList', description: 'A list of holidays of a government.' });

const Holiday = z
  .object({
    date: z.string().meta({ format: 'date', description: 'Civil date.' }),
    key: z.string().describe('Key of the holiday, or of the observance that it is.'),
    name: z.string().describe('Its name in English, or in Hindi with `lang=hi`.'),
    label: LABEL,
    kind: z.enum(HOLIDAY_KINDS).describe('How a government keeps it.'),
    status: STATUS.describe('`notified`: in the list of the year. `forecast`: computed by `rule`.'),
    rule: z.string().optional().describe('The rule of a forecast.'),
    margin_days: z
      .int()
      .min(0)
      .max(1)
      .optional()
      .describe('How far a notification can be from the forecast by its rule; a government can still move any day.'),
    notes: z.array(z.string()).optional().describe('What the forecast leaves open.'),
  })
  .meta({ id: 'Holiday', description: 'A holiday on its civil day.' });

export const HolidaysResponse = z
  .object({
    region: RegionField,
    year: z.int(),
    status: STATUS,
    decided_at: LocationShape.optional().describe('The town for which a forecast is computed.'),
    lists: z
      .array(HolidayList)
      .describe('The list of the year, or the lists whose holidays are forecast, the newest first.'),
    ...LANGUAGE,
    ...PAGE,
    holidays: z.array(Holiday).describe('By date, then key.'),
    without: z
      .array(z.object({ key: z.string(), name: z.string() }))
      .describe('Holidays of the lists that are proclaimed each year, so that no rule gives them.'),
  })
  .meta({ id: 'HolidaysResponse', description: 'The holidays of a region in a year.' });
