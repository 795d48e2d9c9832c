/** The work of anniversaries: the years of their span. */

import { civilFromDays } from '../../domain/time/civil';
import { isoDate } from '../../domain/time/isoCivil';
import type { Pricing } from '../price';
import { dayOf } from '../shapes/days';
import type { AnniversariesQuestion } from './question';

const daysIn = ({ from, to }: AnniversariesQuestion): number => dayOf(to) - dayOf(from) + 1;
const lastOf = ({ from }: AnniversariesQuestion, days: number): string =>
  isoDate(civilFromDays(dayOf(from) + days - 1));

/** Maximum number of occurrences of a yearly date in a span of days. */
const occurrencesIn = (days: number): number => Math.ceil(days / 354) + 1;

export const anniversariesPricing: Pricing<AnniversariesQuestion> = {
  rates: 'anniversaries',
  work: (question) => ({ request: 1, occurrence: occurrencesIn(daysIn(question)) }),
  levers: [
    {
      field: 'to',
      size: daysIn,
      least: 1,
      withSize: (question, days) => ({ ...question, to: lastOf(question, days) }),
      value: lastOf,
      kind: 'date',
    },
  ],
};
