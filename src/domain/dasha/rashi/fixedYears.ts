/**
 * Rāśi daśās whose years do not depend on the lords: śūla, niryāṇa-śūla, sthira and maṇḍūka (BPHS 46; after P. V. R.
 * Narasimha Rao, *Vedic Astrology: An Integrated Approach*). Their parts begin with the rāśi itself, forwards from an
 * odd one and backwards from an even one.
 */

import { BODY_KEYS, type BodyKey } from '../../../data/keys';
import { isExaltedBySign } from '../../positions/dignity';
import type { Lords } from '../../positions/lords';
import { occupantsOf } from '../../positions/lords';
import { countFrom, houseFrom, isOdd, modality, rashiLord } from '../../positions/rashi';
import type { Standing } from '../../positions/standing';
import { mandookaReason } from '../conditions';
import type { DashaKey } from '../keys';
import type { DashaBirth, DashaPlan } from '../plan';
import type { RashiSeed } from '../types';
import { rashiRule, rashisFrom } from './rule';
import { YEARS_BY_MODALITY } from './years';

const SHULA_YEARS = 9;
const KENDRA_STEPS = [0, 3, 6, 9] as const;
const PANAPHARA_AND_APOKLIMA = [1, 2] as const;
/** Lords of these houses may be Brahmā, who is in the seventh to the twelfth. */
const BRAHMA_HOUSES = [6, 8, 12] as const;
const BRAHMA_FROM_HOUSE = 7;

const ownFirst = (rashi: number): number[] => rashisFrom(rashi, isOdd(rashi));
const byModality = (rashi: number): number => YEARS_BY_MODALITY[modality(rashi)] as number;

function ruleOf({ birthJd, yearDays }: DashaBirth<Lords>, rashis: readonly number[], years: (rashi: number) => number) {
  const mahas = rashis.map((rashi) => ({ rashi, lord: rashiLord(rashi), years: years(rashi) }));
  return rashiRule(mahas, birthJd, yearDays, rashiLord, ownFirst);
}

const unconditional = <Key extends DashaKey>(key: Key, { yearDays }: DashaBirth<Lords>, seed: RashiSeed) =>
  ({ key, applicable: true, reason: null, seed, balance: null, yearDays }) as const;

/** The stronger of lagna and seventh. */
function strongerOfLagna({ standing, lords }: DashaBirth<Lords>) {
  const lagna = standing.rashi('lagna');
  return lords().stronger(lagna, countFrom(lagna, 7));
}

/** Śūla: nine years each, forwards from the stronger of lagna and seventh. */
export function shulaPlan(birth: DashaBirth<Lords>): DashaPlan<'shula'> {
  const seed = strongerOfLagna(birth);
  const rule = ruleOf(birth, rashisFrom(seed.rashi, true), () => SHULA_YEARS);
  return { ...unconditional('shula', birth, seed), rule };
}

/** Niryāṇa-śūla: from the stronger of second and eighth, forwards from an odd one. */
export function niryanaShulaPlan(birth: DashaBirth<Lords>): DashaPlan<'niryana-shula'> {
  const lagna = birth.standing.rashi('lagna');
  const seed = birth.lords().stronger(countFrom(lagna, 2), countFrom(lagna, 8));
  const rule = ruleOf(birth, ownFirst(seed.rashi), byModality);
  return { ...unconditional('niryana-shula', birth, seed), rule };
}

/**
 * Brahmā: among the lords of the sixth, eighth and twelfth from the stronger of lagna and seventh, those in an odd rāśi
 * and in its seventh to twelfth; if there is none, those in an odd rāśi; if there is none, all. Among them: more
 * company, exaltation, a dual before a fixed before a movable rāśi, more degrees. It omits Nīlakaṇṭha's rules for Śani
 * and the nodes as Brahmā.
 */
export function brahmaOf(standing: Standing, from: number): BodyKey {
  const lords = [...new Set(BRAHMA_HOUSES.map((house) => rashiLord(countFrom(from, house))))];
  const inOdd = lords.filter((key) => isOdd(standing.rashi(key)));
  const behind = inOdd.filter((key) => houseFrom(from, standing.rashi(key)) >= BRAHMA_FROM_HOUSE);
  const candidates = [behind, inOdd, lords].find(({ length }) => length > 0) as BodyKey[];
  const figures = (key: BodyKey): number[] => {
    const rashi = standing.rashi(key);
    return [occupantsOf(standing, rashi), Number(isExaltedBySign(key, rashi)), modality(rashi), standing.degrees(key)];
  };
  return candidates.reduce((best, key) => {
    const [mine, theirs] = [figures(key), figures(best)];
    const deciding = mine.findIndex((figure, i) => figure !== theirs[i]);
    return deciding >= 0 && (mine[deciding] as number) > (theirs[deciding] as number) ? key : best;
  });
}

/** Sthira: forwards from Brahmā's rāśi; seven, eight and nine years for movable, fixed and dual rāśis. */
export function sthiraPlan(birth: DashaBirth<Lords>): DashaPlan<'sthira'> {
  const brahma = brahmaOf(birth.standing, strongerOfLagna(birth).rashi);
  const rashi = birth.standing.rashi(brahma);
  const rule = ruleOf(birth, rashisFrom(rashi, true), byModality);
  return { ...unconditional('sthira', birth, { rashi, by: 'brahma', brahma }), rule };
}

/**
 * Maṇḍūka: from the stronger of lagna and seventh by kendras, forwards from an odd one; then the kendras from the next
 * rāśi in that direction, and the last four. It applies if four or more of the seven grahas are in kendras (K. N. Rao).
 */
export function mandookaPlan(birth: DashaBirth<Lords>): DashaPlan<'mandooka'> {
  const seed = strongerOfLagna(birth);
  const step = isOdd(seed.rashi) ? 1 : -1;
  const leaps = [0, ...PANAPHARA_AND_APOKLIMA].flatMap((start) => KENDRA_STEPS.map((kendra) => start + kendra));
  const rashis = leaps.map((leap) => countFrom(seed.rashi, 1 + step * leap));
  const reason = mandookaReason(BODY_KEYS.filter((key) => birth.standing.house(key) % 3 === 1).length);
  return {
    key: 'mandooka',
    applicable: reason.holds,
    reason,
    seed,
    balance: null,
    yearDays: birth.yearDays,
    rule: ruleOf(birth, rashis, byModality),
  };
}
