/** Converts each condition to the periods in which it is true. */

import type { Direction } from '../../../data/almanac';
import type { AstaLimit, RuleCondition } from '../../../data/muhurta-search/rule';
import { GHATI_DAYS } from '../../../data/observances/kala';
import { type DomainError, ok, type Result } from '../../result';
import type { Asta } from '../asta';
import type { SearchSky } from '../sky';
import { type Stretches, united } from '../stretches';
import type { MuhurtaQuestion } from '../types';
import { moonArcs, padaArcs, rashiArcs } from './arcs';
import { astaDays, astasAround, eclipseDays, forenoons } from './days';
import { limbsNumbered, vishtis, yogaParts } from './limbs';
import { namedMonths, seasons } from './months';
import { jupiterIn, lagnaIn, sunIn } from './stays';

/** Diśā-śūla: the vāras on which a direction is to be avoided. */
const DISHA_SHULA: Record<Direction, readonly number[]> = { east: [2, 7], south: [5], west: [1, 6], north: [3, 4] };

/** Pañcaka: from the middle of Dhaniṣṭhā to the end of Revatī. */
const PANCHAKA = { fromDeg: 300, toDeg: 360 } as const;

/** Numbers 1..parts whose inclusive count from a natal number passes a test. */
const countedFrom = (natal: number, parts: number, test: (count: number) => boolean): number[] =>
  Array.from({ length: parts }, (_, i) => i + 1).filter((number) => test(((number - natal + parts) % parts) + 1));

/** The conditions of one search. Each is computed once, however many rule sets use it. */
export interface Conditions {
  stretchesOf(condition: RuleCondition): Result<Stretches, DomainError>;
}

/**
 * The conditions over a sky.
 *
 * @param question  natal numbers and the direction of a journey, for the conditions that depend on them
 */
export function conditionsOver(
  sky: SearchSky,
  { natal, direction }: Pick<MuhurtaQuestion, 'natal' | 'direction'>,
): Conditions {
  const { limbs, days, months, sunStays } = sky;
  const answers = new Map<string, Result<Stretches, DomainError>>();
  const settings = new Map<string, Asta[]>();

  function astas(limit: AstaLimit): Asta[] {
    const key = JSON.stringify(limit);
    const known = settings.get(key) ?? astasAround(sky, limit);
    settings.set(key, known);
    return known;
  }

  function compute(condition: RuleCondition): Result<Stretches, DomainError> {
    switch (condition.by) {
      case 'day':
        return ok(united(days));
      case 'nakshatra':
        return ok(limbsNumbered(limbs.nakshatra, condition.in));
      case 'tithi':
        return ok(limbsNumbered(limbs.tithi, condition.in));
      case 'yoga':
        return ok(limbsNumbered(limbs.yoga, condition.in));
      case 'yoga-parts':
        return ok(yogaParts(limbs.yoga));
      case 'vishti':
        return ok(vishtis(limbs.karana));
      case 'vara':
        return ok(united(days.filter(({ vara }) => condition.in.includes(vara))));
      case 'pada':
        return moonArcs(sky, padaArcs(condition.in));
      case 'moon-arc':
        return moonArcs(sky, [condition]);
      case 'sun-rashi':
        return ok(sunIn(sky, condition.in));
      case 'jupiter-rashi':
        return jupiterIn(sky, condition.in);
      case 'month':
        return ok(namedMonths(months, condition.in));
      case 'adhika':
        return ok(united(months.filter(({ adhika }) => adhika)));
      case 'kshaya':
        return ok(united(months.filter(({ kshaya }) => kshaya !== null)));
      case 'season':
        return ok(seasons(sky, condition.from, condition.to));
      case 'asta':
        return ok(astaDays(days, astas(condition.limit), condition.graha, condition.asideDays));
      case 'sankranti': {
        const aside = condition.ghatis * GHATI_DAYS;
        const entries = sunStays.slice(1).map(({ startJd }) => startJd);
        return ok(united(entries.map((jdUt) => ({ startJd: jdUt - aside, endJd: jdUt + aside }))));
      }
      case 'eclipse':
        return eclipseDays(sky, condition.daysAfter);
      case 'lagna':
        return lagnaIn(sky, condition.in);
      case 'forenoon':
        return ok(forenoons(days));
      case 'tara': {
        const numbers = countedFrom(natal?.nakshatra ?? Number.NaN, 27, (count) => condition.in.includes(count % 9));
        return ok(limbsNumbered(limbs.nakshatra, numbers));
      }
      case 'chandra': {
        const rashis = countedFrom(natal?.rashi ?? Number.NaN, 12, (count) => condition.in.includes(count));
        return moonArcs(sky, rashiArcs(rashis));
      }
      case 'disha-shula': {
        const barred = direction ? DISHA_SHULA[direction] : [];
        return ok(united(days.filter(({ vara }) => barred.includes(vara))));
      }
      case 'southward-panchaka':
        return direction === 'south' ? moonArcs(sky, [PANCHAKA]) : ok([]);
      case 'unjudged':
        return ok([]);
    }
  }

  return {
    stretchesOf(condition) {
      const key = JSON.stringify(condition);
      const answer = answers.get(key) ?? compute(condition);
      answers.set(key, answer);
      return answer;
    },
  };
}
