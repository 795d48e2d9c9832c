/** The work of a span of days: each field of each day. */
import { isInPresent } from '../../domain/time/covered';
import { entriesLever, nameOctets, type Pricing } from '../price';
import { dayOf, daysIn, lastDayLever } from '../shapes/days';
import type { DaysRequestQuestion } from './question';

export const daysPricing: Pricing<DaysRequestQuestion> = {
  rates: 'days',
  work(question) {
    const days = daysIn(question);
    const { from, to, model, fields, lang, practice, page } = question;
    const shown = Math.max(0, Math.min(days - page.cursor, page.limit ?? days));
    if (model !== 'modern') {
      return {
        request: 1,
        historical_day: days,
        historical_field: shown * fields.length,
        name_octets: shown * fields.length * nameOctets(lang),
      };
    }
    return {
      request: 1,
      day: days,
      ...(!isInPresent(dayOf(from), dayOf(to)) && { other_day: days, other_field: shown * fields.length }),
      ...Object.fromEntries(fields.map((field) => [field, field === 'observances' ? days : shown])),
      ...(fields.includes('observances') && practice.region !== undefined && { region: days }),
      name_octets: shown * fields.length * nameOctets(lang),
    };
  },
  levers: [lastDayLever(), entriesLever('fields')],
};
