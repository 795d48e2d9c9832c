/** The ayanāṃśas of the present moment, and the difference between two. */

import { isoDate } from '../../domain/time/isoCivil';
import type { Claim } from '../claims/compose';
import { patternOf } from '../grammar/pattern';
import { isTimed } from '../reading/reading';
import { type Answer, type Conversation, failure, run } from './conversation';
import { clockText, DELHI, delhiClock, delhiDate } from './dates';
import { keysIn } from './named';

const SYSTEMS = {
  lahiri: patternOf('lahiri|chitrapaksha|chitra_paksha'),
  raman: patternOf('raman'),
  kp: patternOf('kp|krishnamurti|krishnamoorthy|krishnamurthy'),
} as const;
const AYANAMSHA = patternOf('ayanamsa*|ayanamsha*|ayanansh*|अयनांश|ayanams*');
/** Asks for its value. */
const VALUE = patternOf(`value|degree|degrees|how_much|now|today|current|currently|present|kitna|kitne|man|maan|aaj|abhi
  difference|gap|farak|fark|farq|antar|vs|versus`);

/** Asks which one is used. */
const DEFAULT = patternOf(`which|what|kaun|kaunsa|konsa .. ayanamsa*|ayanamsha*|ayanansh*|अयनांश
  ayanamsa*|ayanamsha*|ayanansh*|अयनांश .. use|used|default|kaun|kaunsa|konsa`);

/** The ayanāṃśas that the words name, Lahiri without one, at present. */
export async function ayanamshas(conversation: Conversation): Promise<Answer> {
  const { words, now, readings } = conversation;
  const named = keysIn(SYSTEMS, words);
  if (readings.some(({ births }) => births.some(isTimed))) return null;
  if (!(AYANAMSHA.test(words) || named.length > 1)) return null;
  if (!VALUE.test(words)) return DEFAULT.test(words) ? [{ kind: 'method', of: 'ayanamsha' }] : null;
  const instant = { date: isoDate(delhiDate(now)), time: clockText(delhiClock(now)), ...DELHI };
  const claims: Claim[] = [];
  for (const ayanamsa of named.length > 0 ? named.slice(0, 2) : ['lahiri']) {
    const result = await run(conversation, 'chart', { ...instant, ayanamsa });
    if (!result.ok) return failure(result);
    claims.push({ kind: 'ayanamsha', call: result.call });
  }
  const [first, second] = claims;
  const gap = { kind: 'ayanamsha_gap', call: first?.call, other_call: second?.call };
  return [
    { kind: 'method', of: 'ayanamsha' },
    ...claims,
    ...(second === undefined ? [] : [gap]),
    { kind: 'source', call: first?.call },
  ];
}
