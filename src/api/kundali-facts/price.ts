/** The work of a search of the facts: few facts match words, all without words. */
import { nameOctets, type Pricing } from '../price';
import type { FactsQuestion } from './question';

/** The number of facts, which bounds the work of a search. */
export const FACT_COUNT = 671;

export const factsPricing: Pricing<FactsQuestion> = {
  rates: 'kundali-facts',
  work({ query, limit = FACT_COUNT, lang }) {
    const unit = query === '' ? 'fact' : 'match';
    const rows = Math.min(limit, FACT_COUNT);
    return { request: 1, search: 1, [unit]: rows, [`${unit}_octets`]: rows * nameOctets(lang) };
  },
};
