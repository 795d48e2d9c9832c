/** The work of a search: its days, by each of the traditions that are compared. */
import { civilFromDays, daysFromCivil } from '../../domain/time/civil';
import { entriesLever, nameOctets, type Pricing } from '../price';
import { presentDate } from '../shapes/presentAlmanac';
import type { SearchQuestion } from './request';

const dayOf = ({ year, month, day }: SearchQuestion['search']['from']): number => daysFromCivil(year, month, day);

const daysIn = ({ search: { from, to } }: SearchQuestion): number => dayOf(to) - dayOf(from) + 1;

const lastOf = ({ search: { from } }: SearchQuestion, days: number) => civilFromDays(dayOf(from) + days - 1);

export const muhurtaSearchPricing: Pricing<SearchQuestion> = {
  rates: 'muhurta-search',
  work(question) {
    const days = daysIn(question);
    const { compare, lang, search } = question;
    return {
      request: 1,
      [search.purpose]: days,
      ...(compare && { compared: days, [`${search.purpose}_compared`]: days * compare.length }),
      ...(lang === 'hi' && { hindi: days }),
      name_octets: days * nameOctets(lang),
    };
  },
  levers: [
    {
      field: 'to',
      size: daysIn,
      least: 1,
      withSize: (question, days) => ({ ...question, search: { ...question.search, to: lastOf(question, days) } }),
      value: (question, days) => presentDate(lastOf(question, days)),
      kind: 'date',
    },
    entriesLever('compare', 0),
  ],
};
