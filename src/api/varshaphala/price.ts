/** The work of an annual chart: its parts. */
import { entriesLever, nameOctets, type Pricing } from '../price';
import type { VarshaphalaQuestion } from './question';

export const varshaphalaPricing: Pricing<VarshaphalaQuestion> = {
  rates: 'varshaphala',
  work: ({ include, pravesha, lang }) => ({
    request: 1,
    ...Object.fromEntries(include.map((part) => [part, 1])),
    ...Object.fromEntries(pravesha.map((kind) => [`pravesha_${kind}`, 1])),
    name_octets: (1 + include.length) * nameOctets(lang),
  }),
  levers: [entriesLever('include', 0), entriesLever('pravesha', 0)],
};
