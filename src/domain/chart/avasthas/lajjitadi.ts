/**
 * Lajjitādi avasthās (BPHS 45): rows of conditions, and the engine that evaluates them. Authors differ in details.
 *
 * Friends and enemies follow the compound relation of the graha to the other six. "With" means in the same rāśi. An
 * aspect is the full one from rāśi to rāśi; the nodes have none.
 */

import type { Dignity } from '../../../data/dignity';
import { GRAHA_KEYS, type GrahaKey, isBody } from '../../../data/keys';
import { BODY_KEYS, type BodyKey } from '../../../kernel/keys';
import { compoundRelation } from '../../positions/friendship';
import { rashiLord } from '../../positions/rashi';
import type { Standing } from '../../positions/standing';
import { aspectsRashi } from '../aspects';
import type { Lajjitadi } from './keys';

/** Other grahas: by name, by their relation to the graha, or by nature. */
type Others = readonly GrahaKey[] | 'friend' | 'enemy' | 'benefic';

type Condition =
  | { house: number }
  | { inRashi: readonly number[] }
  | { dignity: readonly Dignity[] }
  /** Relation to the lord of its rāśi, if that is another graha. */
  | { lord: 'friend' | 'enemy' }
  | { with: Others }
  | { aspectedBy: Others }
  | { notAspectedBy: Others };

interface LajjitadiRule {
  key: Lajjitadi;
  /** It holds if all conditions of one of these lists hold. */
  anyOf: readonly (readonly Condition[])[];
  source: string;
}

const MALEFICS = ['rahu', 'ketu', 'sun', 'saturn', 'mars'] as const;
/** Karka, Vṛścika and Mīna. */
const WATER = [4, 8, 12] as const;

export const LAJJITADI_RULES: readonly LajjitadiRule[] = [
  { key: 'lajjita', anyOf: [[{ house: 5 }, { with: MALEFICS }]], source: 'BPHS 45' },
  { key: 'garvita', anyOf: [[{ dignity: ['exalted', 'moolatrikona'] }]], source: 'BPHS 45' },
  {
    key: 'kshudhita',
    anyOf: [[{ lord: 'enemy' }], [{ with: 'enemy' }], [{ aspectedBy: 'enemy' }], [{ with: ['saturn'] }]],
    source: 'BPHS 45',
  },
  {
    key: 'trushita',
    anyOf: [[{ inRashi: WATER }, { aspectedBy: 'enemy' }, { notAspectedBy: 'benefic' }]],
    source: 'BPHS 45',
  },
  {
    key: 'mudita',
    anyOf: [[{ lord: 'friend' }], [{ with: 'friend' }], [{ aspectedBy: 'friend' }], [{ with: ['jupiter'] }]],
    source: 'BPHS 45',
  },
  {
    key: 'kshobhita',
    anyOf: [
      [{ with: ['sun'] }, { aspectedBy: ['mars', 'saturn'] }],
      [{ with: ['sun'] }, { aspectedBy: 'enemy' }],
    ],
    source: 'BPHS 45',
  },
];

type Regard = 'friend' | 'enemy' | null;

function regardOf(standing: Standing, key: BodyKey, other: BodyKey): Regard {
  if (other === key) return null;
  const relation = compoundRelation(key, other, standing.bodyRashis);
  if (relation === 'friend' || relation === 'great-friend') return 'friend';
  return relation === 'enemy' || relation === 'great-enemy' ? 'enemy' : null;
}

function membersOf(standing: Standing, key: BodyKey, others: Others): GrahaKey[] {
  const candidates =
    typeof others !== 'string'
      ? others
      : others === 'benefic'
        ? GRAHA_KEYS.filter((other) => standing.benefic(other))
        : BODY_KEYS.filter((other) => regardOf(standing, key, other) === others);
  return candidates.filter((other) => other !== key);
}

function holds(standing: Standing, key: BodyKey, condition: Condition): boolean {
  const rashi = standing.rashi(key);
  const isAspectedBy = (others: Others): boolean =>
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
