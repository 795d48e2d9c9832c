/** The work of a span of days: each field of each day. */
import { isInPresent } from '../../domain/time/covered';
import { entriesLever, nameOctets, type Pricing } from '../price';
import { dayOf, daysIn, lastDayLever } from '../shapes/days';
import type { DaysRequestQuestion } from './question';

export const daysPricing: Pricing<DaysRequestQuestion> = {
  rates: 'days',
  work(question) {
    const days = daysIn(question);
    const { from, to, fields, lang, practice } = question;
    return {
      request: 1,
      day: days,
      ...(!isInPresent(dayOf(from), dayOf(to)) && { other_day: days, other_field: days * fields.length }),
      ...Object.fromEntries(fields.map((field) => [field, days])),
      ...(fields.includes('utsavas') && practice.region !== undefined && { region: days }),
      name_octets: days * fields.length * nameOctets(lang),
    };
  },
  levers: [lastDayLever(), entriesLever('fields')],
};
