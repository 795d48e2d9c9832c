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
    source: z.string().meta({ description: 'The notification as far as it is known, and where it was read.' }),
    partial: z.literal(true).optional().meta({ description: 'Given if the list could not be read whole.' }),
  })
  .meta({ id: 'HolidayList', description: 'A list of holidays of a government.' });

const Holiday = z
  .object({
    date: z.string().meta({ format: 'date', description: 'Civil date.' }),
    key: z.string().meta({ description: 'Key of the holiday, or of the observance that it is.' }),
    name: z.string().meta({ description: 'Its name in English, or in Hindi with `lang=hi`.' }),
    label: LABEL,
    kind: z.enum(HOLIDAY_KINDS).meta({ description: 'How a government keeps it.' }),
    status: STATUS.meta({ description: '`notified`: in the list of the year. `forecast`: computed by `rule`.' }),
    rule: z.string().optional().meta({ description: 'The rule of a forecast.' }),
    margin_days: z.int().min(0).max(1).optional().meta({
      description: 'How far a notification can be from the forecast by its rule; a government can still move any day.',
    }),
    notes: z.array(z.string()).optional().meta({ description: 'What the forecast leaves open.' }),
  })
  .meta({ id: 'Holiday', description: 'A holiday on its civil day.' });

export const HolidaysResponse = z
  .object({
    region: RegionField,
    year: z.int(),
    status: STATUS,
    decided_at: LocationShape.optional().meta({ description: 'The town for which a forecast is computed.' }),
    lists: z.array(HolidayList).meta({
      description: 'The list of the year, or the lists whose holidays are forecast, the newest first.',
    }),
    ...LANGUAGE,
    ...PAGE,
    holidays: z.array(Holiday).meta({ description: 'By date, then key.' }),
    without: z
      .array(z.object({ key: z.string(), name: z.string() }))
      .meta({ description: 'Holidays of the lists that are proclaimed each year, so that no rule gives them.' }),
  })
  .meta({ id: 'HolidaysResponse', description: 'The holidays of a region in a year.' });
