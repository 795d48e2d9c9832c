/**
 * Lajjitādi avasthās (BPHS 45): rows of conditions, and the engine that evaluates them. Authors differ in details.
 *
 * Friends and enemies follow the compound relation of the graha to the other six. "With" means in the same rāśi. An
 * aspect is the full one from rāśi to rāśi; the nodes have none.
 */

import type { Lajjitadi } from '../../../data/chart/avasthas';
import { LAJJITADI_RULES, type LajjitadiCondition, type OtherGrahas } from '../../../data/chart/avasthas';
import { GRAHA_KEYS, type GrahaKey, isBody } from '../../../data/keys';
import { BODY_KEYS, type BodyKey } from '../../../kernel/keys';
import { compoundRelation } from '../../positions/friendship';
import { rashiLord } from '../../positions/rashi';
import type { Standing } from '../../positions/standing';
import { aspectsRashi } from '../aspects';

type Regard = 'friend' | 'enemy' | null;

function regardOf(standing: Standing, key: BodyKey, other: BodyKey): Regard {
  if (other === key) return null;
  const relation = compoundRelation(key, other, standing.bodyRashis);
  if (relation === 'friend' || relation === 'great-friend') return 'friend';
  return relation === 'enemy' || relation === 'great-enemy' ? 'enemy' : null;
}

function membersOf(standing: Standing, key: BodyKey, others: OtherGrahas): GrahaKey[] {
  const candidates =
    typeof others !== 'string'
      ? others
      : others === 'benefic'
        ? GRAHA_KEYS.filter((other) => standing.benefic(other))
        : BODY_KEYS.filter((other) => regardOf(standing, key, other) === others);
  return candidates.filter((other) => other !== key);
}

function holds(standing: Standing, key: BodyKey, condition: LajjitadiCondition): boolean {
  const rashi = standing.rashi(key);
  const isAspectedBy = (others: OtherGrahas): boolean =>
    membersOf(standing, key, others).some((other) => aspectsRashi(other, standing.rashi(other), rashi));
  if ('house' in condition) return standing.house(key) === condition.house;
  if ('inRashi' in condition) return condition.inRashi.includes(rashi);
  if ('dignity' in condition) return condition.dignity.includes(standing.dignity(key));
  if ('lord' in condition) return regardOf(standing, key, rashiLord(rashi)) === condition.lord;
  if ('aspectedBy' in condition) return isAspectedBy(condition.aspectedBy);
  if ('notAspectedBy' in condition) return !isAspectedBy(condition.notAspectedBy);
  return membersOf(standing, key, condition.with).some((other) => standing.rashi(other) === rashi);
}

/** The avasthās of one of the seven, in the order of the text; null for the nodes. */
export function lajjitadiOf(standing: Standing, key: GrahaKey): Lajjitadi[] | null {
  if (!isBody(key)) return null;
  return LAJJITADI_RULES.filter(({ anyOf }) =>
    anyOf.some((all) => all.every((condition) => holds(standing, key, condition))),
  ).map((rule) => rule.key);
}
