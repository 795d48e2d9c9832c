/**
 * Cara daśā by the rule of K. N. Rao (*Predicting through Jaimini's Chara Dasha*): Vṛścika and Kumbha always have two
 * lords, and company and degrees decide between them. He rejects the year added or subtracted for dignity.
 */

import type { GrahaKey } from '../../../data/keys';
import { CO_LORDS, occupantsOf, TWO_LORDED } from '../../positions/lords';
import { rashiLord } from '../../positions/rashi';
import type { LordRule, TwoLordedRashi } from '../../positions/singleLords';
import type { Standing } from '../../positions/standing';
import type { DashaBirth, DashaPlan } from '../plan';
import { charaRule, followsForward } from './chara';

/**
 * The lord of a rāśi with two lords after K. N. Rao. If one of them occupies the rāśi, the other rules; otherwise the
 * one with more grahas beside it, then the one with more degrees. If both occupy it, either gives twelve years.
 */
export function raoLord(standing: Standing, rashi: TwoLordedRashi): { lord: GrahaKey; by: LordRule } {
  const [first, second] = CO_LORDS[rashi];
  const [firstAt, secondAt] = [standing.rashi(first), standing.rashi(second)];
  if ((firstAt === rashi) !== (secondAt === rashi)) {
    return { lord: firstAt === rashi ? second : first, by: 'other-in-own-sign' };
  }
  const company = occupantsOf(standing, secondAt) - occupantsOf(standing, firstAt);
  if (company !== 0) return { lord: company > 0 ? second : first, by: 'company' };
  const degrees = standing.degrees(second) - standing.degrees(first);
  return { lord: degrees > 0 ? second : first, by: degrees === 0 ? 'order' : 'degrees' };
}

/** Cara daśā after K. N. Rao. The ninth from the period's own rāśi decides the direction of its parts. */
export function charaRaoPlan(birth: DashaBirth): DashaPlan<'chara-rao'> {
  const { standing, yearDays } = birth;
  const coLords = { 8: raoLord(standing, 8), 11: raoLord(standing, 11) };
  const lordOf = (rashi: number): GrahaKey =>
    (TWO_LORDED as readonly number[]).includes(rashi) ? coLords[rashi as TwoLordedRashi].lord : rashiLord(rashi);
  return {
    key: 'chara-rao',
    applicable: true,
    reason: null,
    seed: { rashi: standing.rashi('lagna'), by: 'lagna', coLords },
    balance: null,
    yearDays,
    rule: charaRule(birth, { lordOf, partsForward: followsForward }),
  };
}
