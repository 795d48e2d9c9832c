/**
 * The stronger of two rāśis and of two lords, by the rules of P. V. R. Narasimha Rao (*Vedic Astrology: An Integrated
 * Approach*), and the lords of Vṛścika and Kumbha when these have two.
 */
import { GRAHA_KEYS, type GrahaKey } from '../../data/keys';
import { isExaltedBySign } from './dignity';
import { isOdd, modality, rashiLord } from './rashi';
import { rashiAspects } from './rashiDrishti';
import type { LordRule, RashiLords, TwoLordedRashi } from './singleLords';
import type { Standing } from './standing';

/** The rule that decided between two rāśis; `order` if all rules tied and the first one wins. */
export type RashiRule = 'occupants' | 'guru-budha-lord' | 'exalted' | 'oddity' | 'modality' | 'degrees' | 'order';

/** The rāśis with two lords. The first lord is the customary one. */
export const CO_LORDS = {
  8: ['mars', 'ketu'],
  11: ['saturn', 'rahu'],
} as const satisfies Record<TwoLordedRashi, readonly [GrahaKey, GrahaKey]>;

export const TWO_LORDED = [8, 11] as const satisfies readonly TwoLordedRashi[];
const isTwoLorded = (rashi: number): rashi is TwoLordedRashi => (TWO_LORDED as readonly number[]).includes(rashi);

/** How many of the nine grahas are in a rāśi. */
export const occupantsOf = (standing: Standing, rashi: number): number =>
  GRAHA_KEYS.filter((key) => standing.rashi(key) === rashi).length;

/**
 * How often Guru, Budha and the lord of a rāśi occupy or aspect it. A graha that is both counts twice.
 *
 * @param except  a graha that is not counted, because it does not accompany itself
 */
function regard(standing: Standing, rashi: number, except?: GrahaKey): number {
  const regards = (key: GrahaKey) => standing.rashi(key) === rashi || rashiAspects(standing.rashi(key), rashi);
  return (['jupiter', 'mercury', rashiLord(rashi)] as const).filter((key) => key !== except && regards(key)).length;
}

const holdsExalted = (standing: Standing, rashi: number): number =>
  Number(GRAHA_KEYS.some((key) => standing.rashi(key) === rashi && isExaltedBySign(key, rashi)));

/** Applies rules in order, each by the greater score; returns the winner and the rule. */
function decide<T, Rule extends string>(
  first: T,
  second: T,
  rules: readonly (readonly [rule: Rule, figure: (candidate: T) => number])[],
): { winner: T; by: Rule | 'order' } {
  for (const [by, figure] of rules) {
    const [a, b] = [figure(first), figure(second)];
    if (a !== b) return { winner: b > a ? second : first, by };
  }
  return { winner: first, by: 'order' };
}

export interface Lords extends RashiLords {
  /** The stronger of two rāśis; the first one if all rules tie. */
  stronger(first: number, second: number): { rashi: number; by: RashiRule };
}

/**
 * The stronger lord of a rāśi with two lords. If exactly one of them occupies the rāśi, the other one rules.
 *
 * @param years  the years that each lord would give the rāśi in a daśā; not for ārūḍhas
 */
function strongerLord(
  standing: Standing,
  rashi: TwoLordedRashi,
  years?: (rashi: number, lord: GrahaKey) => number,
): { lord: GrahaKey; by: LordRule } {
  const at = (key: GrahaKey): number => standing.rashi(key);
  const [first, second] = CO_LORDS[rashi];
  const { winner, by } = decide<GrahaKey, LordRule>(first, second, [
    ['other-in-own-sign', (key) => Number(at(key) !== rashi)],
    ['company', (key) => occupantsOf(standing, at(key))],
    ['guru-budha-dispositor', (key) => regard(standing, at(key), key)],
    ['exalted', (key) => Number(isExaltedBySign(key, at(key)))],
    ['modality', (key) => modality(at(key))],
    ['years', (key) => years?.(rashi, key) ?? 0],
    ['degrees', (key) => standing.degrees(key)],
  ]);
  return { lord: winner, by };
}

/**
 * The lords of a chart.
 *
 * @param coLords  Vṛścika and Kumbha have two lords, and the stronger one rules
 * @param years    the years that a lord gives a rāśi, for daśās
 */
export function lordsOf(
  standing: Standing,
  coLords: boolean,
  years?: (rashi: number, lord: GrahaKey) => number,
): Lords {
  const chosen = coLords ? { 8: strongerLord(standing, 8, years), 11: strongerLord(standing, 11, years) } : null;
  const lordOf = (rashi: number): GrahaKey => (chosen && isTwoLorded(rashi) ? chosen[rashi].lord : rashiLord(rashi));
  const hasLordInOtherParity = (rashi: number): number => Number(isOdd(standing.rashi(lordOf(rashi))) !== isOdd(rashi));
  const stronger = (first: number, second: number): { rashi: number; by: RashiRule } => {
    const { winner, by } = decide<number, RashiRule>(first, second, [
      ['occupants', (rashi) => occupantsOf(standing, rashi)],
      ['guru-budha-lord', (rashi) => regard(standing, rashi)],
      ['exalted', (rashi) => holdsExalted(standing, rashi)],
      ['oddity', hasLordInOtherParity],
      ['modality', modality],
      ['degrees', (rashi) => standing.degrees(lordOf(rashi))],
    ]);
    return { rashi: winner, by };
  };
  return { lordOf, chosen, stronger };
}
