/** GET /api/v1/muhurta-search: the request. */

import * as z from 'zod';
import { DIRECTIONS } from '../../data/almanac';
import type { LanguageTag } from '../../data/language';
import type { MuhurtaTradition } from '../../data/muhurta-search/rule';
import { MUHURTA_TRADITIONS, PURPOSES, type Purpose } from '../../data/muhurta-search/rule';
import { traditionsOf } from '../../domain/muhurta-search/ruleSet';
import { MAX_DAYS } from '../../domain/muhurta-search/sky';
import type { MuhurtaQuestion } from '../../domain/muhurta-search/types';
import { numberOrName, oneOf } from '../fields';
import { formatField } from '../formats';
import { timesField } from '../shapes/clocks';
import { languageField } from '../shapes/language';
import { LOCATION, located } from '../shapes/location';
import type { PageQuestion } from '../shapes/page';
import { pageFields } from '../shapes/page';
import type { Location } from '../shapes/place';
import { spanFields, withinDays, yearOrDates } from '../shapes/span';
import { expecting, unmet, whenValid } from '../validate';

const COMPARED = [...MUHURTA_TRADITIONS, 'all'] as const;

const MAX_WINDOWS = 10_000;

const MuhurtasFields = located(
  z.object({
    purpose: oneOf(PURPOSES).meta({ description: 'Purpose of the muhūrta.', examples: ['vivaha'] }),
    ...spanFields(`${MAX_DAYS} days`),
    ...LOCATION,
    tradition: oneOf(MUHURTA_TRADITIONS).default('almanac').meta({
      // A named schema, so that generators do not make a field with a default required.
      id: 'MuhurtaRules',
      description:
        'Tradition whose rules apply. `almanac` reproduces the year lists printed for New Delhi. Each purpose has some of them.',
    }),
    compare: expecting({ type: 'some', values: COMPARED }, z.array(z.enum(COMPARED)).min(1).max(COMPARED.length))
      .optional()
      .meta({
        description:
          'Other traditions to compare: the differing rules and days, with the rules that decide each day. `all` means every ' +
          'tradition with rules for the purpose.',
        examples: [['all']],
      }),
    nakshatra: numberOrName('nakshatra')
      .optional()
      .meta({ description: 'Birth nakṣatra: number (1 is Aśvinī) or name. Adds tārā-bala.', examples: [4] }),
    rashi: numberOrName('rashi')
      .optional()
      .meta({ description: 'Birth rāśi: number (1 is Meṣa) or name. Adds candra-bala.', examples: [2] }),
    direction: oneOf(DIRECTIONS)
      .optional()
      .meta({
        description: 'Direction of a journey. Adds diśā-śūla and, southwards, pañcaka.',
        examples: ['east'],
      }),
    ...pageFields('windows', MAX_WINDOWS),
    lang: languageField(),
    times: timesField(),
    format: formatField('ics'),
  }),
);

export const MuhurtasRequest = withinDays(yearOrDates(MuhurtasFields), MAX_DAYS)
  .refine(({ purpose, tradition }) => traditionsOf(purpose).includes(tradition), {
    path: ['tradition'],
    when: whenValid(['purpose', 'tradition']),
    ...unmet(({ purpose }) => ({ type: 'choice', values: traditionsOf(purpose as Purpose) })),
  })
  .refine(({ purpose, compare = [] }) => compare.every((key) => key === 'all' || traditionsOf(purpose).includes(key)), {
    path: ['compare'],
    when: whenValid(['purpose', 'compare']),
    ...unmet(({ purpose }) => ({
      type: 'other',
      words: `a list of ${[...traditionsOf(purpose as Purpose), 'all'].join(', ')}`,
    })),
  });

/** The question of a search for windows in canonical form. */
export interface SearchQuestion {
  search: MuhurtaQuestion;
  place: Location;
  assumed: readonly string[];
  /** Traditions to compare; null for none. */
  compare: readonly MuhurtaTradition[] | null;
  page: PageQuestion;
  isUtc: boolean;
  lang: LanguageTag | undefined;
}
