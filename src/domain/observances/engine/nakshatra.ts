/** Observances by the Moon's nakṣatra: within a solar month, within a pakṣa, or at each occurrence. */

import type { NakshatraRule } from '../../../data/observances/rule';
import type { Stretch } from '../../../data/stretch';
import type { Almanac } from '../../../kernel/almanac';
import type { Limb } from '../../panchanga/types';
import { type DomainError, ok, type Result } from '../../result';
import { type DecisionCondition, withConditions } from '../decision';
import { type Chosen, choose } from './choose';
import { foundAt } from './deciding';
import type { Found } from './found';
import { dayAt, monthsNamed, type Sankranti, tithiIn, type YearSky } from './sky';
import { firstDayOfMonth } from './solar';

interface Coming {
  limb: Limb;
  chosen: Chosen;
}

/** Distance of an instant from a period, 0 within it. */
const distance = (jdUt: number, { startJd, endJd }: Stretch): number => Math.max(startJd - jdUt, jdUt - endJd, 0);

/** The sunrise of the first day of a solar month. */
function beginningOf(sky: YearSky, entry: Sankranti, reckoning: 'tamil' | 'malayalam'): number {
  return dayAt(sky, firstDayOfMonth(sky, entry, reckoning))?.sunriseJd ?? entry.jdUt;
}

/** The periods in which the rule looks for its occurrences. */
function stretchesOf(sky: YearSky, within: Exclude<NakshatraRule['within'], 'every'>): Stretch[] {
  if ('month' in within) {
    const [first, last] = within.paksha === 'shukla' ? [1, 15] : [16, 30];
    return monthsNamed(sky, within.month).flatMap((named) => {
      const [begins, ends] = [tithiIn(named, first), tithiIn(named, last)];
      return begins && ends ? [{ startJd: begins.startJd, endJd: ends.endJd }] : [];
    });
  }
  const rashi = 'sunRashi' in within ? within.sunRashi : within.solarMonth;
  return sky.sankrantis.flatMap((entry, i) => {
    const next = sky.sankrantis[i + 1];
    if (entry.rashi !== rashi || !next) return [];
    if ('sunRashi' in within) return [{ startJd: entry.jdUt, endJd: next.jdUt }];
    const begins = beginningOf(sky, entry, within.reckoning);
    // Just before the first sunrise of the next month, the day still belongs to this month.
    return [{ startJd: begins, endJd: beginningOf(sky, next, within.reckoning) - 1e-6 }];
  });
}

/** Distance of an instant from the nearest full moon of a period, days. */
function fromFullMoon({ tithis }: YearSky, { startJd, endJd }: Stretch, jdUt: number): number {
  const fullMoons = tithis.filter((tithi) => tithi.index === 15 && startJd <= tithi.endJd && tithi.endJd < endJd);
  return Math.min(...fullMoons.map((tithi) => Math.abs(tithi.endJd - jdUt)));
}

function foundAs(rule: NakshatraRule, { limb, chosen }: Coming, conditions: readonly DecisionCondition[] = []): Found {
  const { startJd, endJd } = limb;
  const decision = withConditions(chosen.decision, conditions);
  return { ...chosen, decision, kala: rule.kala, also: { nakshatra: { startJd, endJd } } };
}

/**
 * The occurrences to keep among those within a period; the nearest one if there is none.
 *
 * @param all  all occurrences in the sky of the year
 */
function keptOf(
  sky: YearSky,
  rule: NakshatraRule,
  inside: readonly Coming[],
  all: () => Coming[],
  within: Stretch,
): Found[] {
  const least = (measure: (coming: Coming) => number, of: readonly Coming[]) =>
    of.reduce<Coming | null>((best, coming) => (best && measure(best) <= measure(coming) ? best : coming), null);
  const [first, last] = [inside[0], inside.at(-1)];
  if (!first || !last) {
    const nearest = least(({ chosen }) => distance(chosen.momentJd, within), all());
    return nearest ? [foundAs(rule, nearest, [{ is: 'nearest' }])] : [];
  }
  if (inside.length === 1) return [foundAs(rule, first)];
  switch (rule.onTwice) {
    case 'near-full-moon': {
      const nearer = least(({ chosen }) => fromFullMoon(sky, within, chosen.momentJd), inside) ?? last;
      return [foundAs(rule, nearer, [{ is: 'nearer-full-moon' }])];
    }
    case 'first':
      return [foundAs(rule, first, [{ is: 'earlier' }])];
    case 'later':
      return [foundAs(rule, last, [{ is: 'later' }])];
    default:
      return [
        { ...foundAs(rule, first), occurrence: 1 },
        { ...foundAs(rule, last), occurrence: 2 },
      ];
  }
}

/** Maximum distance of a day from the nakṣatra for which it is chosen. */
const ASIDE_DAYS = 3;

/** The periods on which the occurrences of a rule in a solar month depend: its beginning, its end and its nakṣatras. */
function decidingStretches(sky: YearSky, { nakshatra, within }: NakshatraRule): Stretch[] {
  if (within === 'every' || 'month' in within) return [...(sky.stars[nakshatra - 1] ?? [])];
  const rashi = 'sunRashi' in within ? within.sunRashi : within.solarMonth;
  return sky.sankrantis.flatMap((entry, i) => {
    const next = sky.sankrantis[i + 1];
    if (entry.rashi !== rashi || !next) return [];
    const limbs = (sky.stars[nakshatra - 1] ?? []).filter(
      ({ startJd, endJd }) => endJd > entry.jdUt - ASIDE_DAYS && startJd < next.jdUt + ASIDE_DAYS,
    );
    return [entry, next].map(({ jdUt }): Stretch => ({ startJd: jdUt, endJd: jdUt })).concat(limbs);
  });
}

/** The occurrences of a rule over the sky. */
export const byNakshatra = (kernel: Almanac, sky: YearSky, rule: NakshatraRule): Result<Found[], DomainError> =>
  foundAt(
    kernel,
    sky,
    rule.decidedAt,
    () => decidingStretches(sky, rule),
    (at) => ok(foundIn(at, rule)),
  );

/** The occurrences of a rule by the days of a sky. */
function foundIn(sky: YearSky, rule: NakshatraRule): Found[] {
  const subject = { nakshatra: rule.nakshatra };
  const limbs = sky.stars[rule.nakshatra - 1] ?? [];
  const comingsOf = (among: readonly Limb[]): Coming[] =>
    among
      .map((limb) => ({ limb, chosen: choose(sky, limb, rule, subject) }))
      .filter(({ chosen }) => dayAt(sky, chosen.day));
  const { within } = rule;
  if (within === 'every') return comingsOf(limbs).map((coming) => foundAs(rule, coming));
  return stretchesOf(sky, within).flatMap((stretch) => {
    const near = ({ startJd, endJd }: Limb) =>
      endJd > stretch.startJd - ASIDE_DAYS && startJd < stretch.endJd + ASIDE_DAYS;
    const inside = comingsOf(limbs.filter(near)).filter(({ chosen }) => distance(chosen.momentJd, stretch) === 0);
    return keptOf(sky, rule, inside, () => comingsOf(limbs), stretch);
  });
}
