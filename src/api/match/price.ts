/** The work of a match: two births, and the traditions of its system. */
import { nameOctets, type Pricing } from '../price';
import type { MatchRequestQuestion } from './question';

export const matchPricing: Pricing<MatchRequestQuestion> = {
  rates: 'match',
  work: ({ system, lang }) => ({
    request: 1,
    [system]: 1,
    ...(lang === 'hi' && { hindi: 1 }),
    name_octets: nameOctets(lang),
  }),
};
