import { describe, expect, test } from 'vitest';
import type { KutaKey, MatchTradition } from '../../../src/data/match/row';
import { kutaTable } from '../../../src/domain/match/kutas';
import { type MoonPlace, moonPlaceAt, PLACE_EDGES } from '../../../src/domain/match/moonPlace';
import { truthOf } from './support';

interface Side {
  nakshatra?: number;
  pada?: number;
  rashi?: number;
}
interface Example {
  id: number;
  source: string;
  tradition?: MatchTradition;
  vara: Side;
  kanya: Side;
  expect: Partial<Record<KutaKey | 'total', number | boolean>>;
  agrees: boolean | string;
}
const EXAMPLES = truthOf<Example[]>('examples.json');

/** All places of a Moon that the example permits. */
function placesOf({ nakshatra, pada, rashi }: Side): MoonPlace[] {
  const isNamed = (place: MoonPlace) =>
    (nakshatra === undefined || place.nakshatra === nakshatra) &&
    (pada === undefined || place.pada === pada) &&
    (rashi === undefined || place.rashi === rashi);
  return PLACE_EDGES.map(moonPlaceAt).filter(isNamed);
}

/** The result of an example: the value of each key, or null where the permitted places differ in it. */
function answerOf({ vara, kanya, tradition = 'north', expect: expected }: Example) {
  const keys = Object.keys(expected) as (KutaKey | 'total')[];
  const values = new Map<string, Set<number | boolean | undefined>>(keys.map((key) => [key, new Set()]));
  for (const a of placesOf(vara)) {
    for (const b of placesOf(kanya)) {
      const { kutas, total } = kutaTable(tradition, { a, b }, 'a-vara');
      for (const key of keys) {
        const kuta = kutas.find((one) => one.key === key);
        values.get(key)?.add(key === 'total' ? total : (kuta?.points ?? kuta?.holds));
      }
    }
  }
  return Object.fromEntries([...values].map(([key, set]) => [key, set.size === 1 ? [...set][0] : null]));
}

describe('public worked examples', () => {
  const agreeing = EXAMPLES.filter(({ agrees }) => agrees === true);
  const differing = EXAMPLES.filter(({ agrees }) => agrees !== true);

  test.each(agreeing)('the example $id, $source, agrees in every key', (example) => {
    expect(answerOf(example)).toEqual(example.expect);
  });

  test('two examples differ, because their rules differ', () => {
    expect(differing.map(({ id }) => id)).toEqual([1, 23]);
    const differences = differing.map((example) => {
      const answer = answerOf(example);
      return Object.keys(answer)
        .filter((key) => answer[key] !== example.expect[key as KutaKey])
        .map((key) => `${example.id} ${key}: ${answer[key]} for ${example.expect[key as KutaKey]}`);
    });
    console.log(`${agreeing.length} of ${EXAMPLES.length} examples agree; ${differences.flat().join('; ')}`);
    // 1: the source takes all of Dhanus as mānava, and counts tārā only from the kanyā. 23: gaṇa 6 both ways.
    expect(differences.flat()).toEqual([
      '1 vashya: 1 for 2',
      '1 tara: 1.5 for 3',
      '1 total: 27 for 29.5',
      '23 total: 33 for 34',
    ]);
  });
});
