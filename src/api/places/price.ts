/** The work of a search for places: a name and the rows, or the rows around a point. */
import type { Pricing } from '../price';
import type { PlacesQuestion } from './question';

export const placesPricing: Pricing<PlacesQuestion> = {
  rates: 'places',
  work: ({ q, rows }) => ({ request: 1, [q === null ? 'nearest' : 'search']: 1, row: rows.length }),
};
