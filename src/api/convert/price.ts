/** The work of a conversion: one unit for each requested calendar. */

import { ANY_CALENDARS } from '../../domain/regional/convert';
import { nameOctets, type Pricing } from '../price';
import type { ConvertQuestion } from './question';

export const convertPricing: Pricing<ConvertQuestion> = {
  rates: 'convert',
  work({ to, lang }) {
    const calendars = to?.length ?? ANY_CALENDARS.length - 1;
    return { request: 1, calendar: calendars, name_octets: calendars * nameOctets(lang) };
  },
};
