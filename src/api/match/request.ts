/** POST /api/v1/match: the request. */

import * as z from 'zod';
import type { LanguageTag } from '../../data/language';
import { MATCH_SYSTEMS, MATCH_TRADITIONS } from '../../data/match/row';
import type { MatchQuestion } from '../../domain/match/match';
import { traditionOf } from '../../domain/match/match';
import { ORIENTATIONS } from '../../domain/match/types';
import type { ChartQuestion } from '../../domain/positions/types';
import type { BirthQuestion } from '../birth';
import { oneOf } from '../fields';
import { formatField } from '../formats';
import { V1_SETTINGS } from '../settings';
import { Birth } from '../shapes/birth';
import { timesField } from '../shapes/clocks';
import { languageField } from '../shapes/language';
import { unmet } from '../validate';

const traditionsOf = (system: unknown): string[] =>
  MATCH_TRADITIONS.filter((tradition) => traditionOf(system as (typeof MATCH_SYSTEMS)[number], tradition) !== null);

export const MatchRequest = z
  .object({
    a: Birth,
    b: Birth,
    system: oneOf(MATCH_SYSTEMS).meta({
      description:
        '`ashtakuta`: the eight kūṭas, 36 points; `dashakuta`: the ten poruttams; `all`: every tradition in full.',
      examples: ['ashtakuta'],
    }),
    tradition: oneOf(MATCH_TRADITIONS)
      .optional()
      .meta({
        description:
          'The tradition whose rules give the points. `ashtakuta` has `north` (default), `north-parihara` and `raman`; ' +
          '`dashakuta` has `tamil`; `all` has every one.',
        examples: ['north'],
      }),
    orientation: oneOf(ORIENTATIONS).default('a-vara').meta({
      // A named schema, so that generators do not make a field with a default required.
      id: 'MatchOrientation',
      description: 'Which birth takes the place of the vara (groom), if a rule has a direction.',
    }),
    ayanamsa: V1_SETTINGS.ayanamsa,
    node: V1_SETTINGS.node,
    lang: languageField(),
    format: formatField(),
    times: timesField(),
  })
  .refine(({ system, tradition }) => traditionOf(system, tradition) !== null, {
    path: ['tradition'],
    ...unmet(({ system }) => ({ type: 'choice', values: traditionsOf(system) })),
  })
  .meta({ id: 'MatchRequest', description: 'Two births. Unknown fields are refused.' });

/** The question of a match in canonical form. */
export interface MatchRequestQuestion extends MatchQuestion {
  births: Record<'a' | 'b', BirthQuestion>;
  a: ChartQuestion;
  b: ChartQuestion;
  isUtc: boolean;
  lang: LanguageTag | undefined;
}
