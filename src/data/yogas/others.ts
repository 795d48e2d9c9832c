/** Yogas of pairs of grahas, of the nodes, of Maṅgala's houses, and of births by day and night. */

import { BODY_KEYS, type GrahaKey } from '../keys';
import { type CancellationRule, NODES, type YogaRow, type YogaSky } from './types';

const withNode = (graha: GrahaKey): YogaRow['when'] => {
  return (y) => {
    const nodes = NODES.filter((node) => y.conjunct(graha, node));
    return y.formed(nodes.length > 0, [graha, ...nodes]);
  };
};

/** Sūrya, Candra and the lagna all in odd, or all in even, rāśis. */
const allOdd = (y: YogaSky, odd: boolean): boolean =>
  (['sun', 'moon', 'lagna'] as const).every((point) => y.isOdd(point) === odd);

const KUJA_HOUSES: readonly number[] = [1, 2, 4, 7, 8, 12];
/** Rāśis in which Maṅgala in that house has no effect. */
const KUJA_FREE: Partial<Record<number, readonly number[]>> = {
  2: [3, 6],
  4: [1, 8],
  7: [4, 10],
  8: [9, 12],
  12: [2, 7],
};

/** @param house  the house of Maṅgala from the reference point of the yoga */
const kujaBhanga = (house: (y: YogaSky) => number): readonly CancellationRule[] => [
  {
    source: 'customary',
    when: (y) => y.strong('mars'),
  },
  {
    source: 'Raman, Muhurtha',
    when: (y) => [5, 11].includes(y.rashi('mars')),
  },
  {
    source: 'Raman, Muhurtha',
    when: (y) => KUJA_FREE[house(y)]?.includes(y.rashi('mars')) ?? false,
  },
  {
    source: 'Raman, Muhurtha',
    when: (y) => y.conjunct('jupiter', 'mars') || y.conjunct('moon', 'mars'),
  },
];

export const OTHER_YOGAS = [
  {
    key: 'mahabhagya_male',
    source: 'Phaladīpikā 6',
    needsDayOrNight: true,
    when: (y) => y.formed(y.isDay === true && allOdd(y, true), ['sun', 'moon']),
  },
  {
    key: 'mahabhagya_female',
    source: 'Phaladīpikā 6',
    needsDayOrNight: true,
    when: (y) => y.formed(y.isDay === false && allOdd(y, false), ['sun', 'moon']),
  },
  {
    key: 'kala_sarpa',
    source: 'customary',
    when: (y) => {
      const ahead = BODY_KEYS.map((key) => y.arcDeg('rahu', key));
      const oneSide = ahead.every((deg) => deg > 0 && deg < 180) || ahead.every((deg) => deg > 180);
      return y.formed(oneSide, [...BODY_KEYS, ...NODES]);
    },
  },
  {
    key: 'grahana_surya',
    source: 'customary',
    when: withNode('sun'),
  },
  {
    key: 'grahana_chandra',
    source: 'customary',
    when: withNode('moon'),
  },
  {
    key: 'guru_chandala',
    source: 'customary',
    when: withNode('jupiter'),
  },
  {
    key: 'angaraka',
    source: 'customary',
    when: withNode('mars'),
  },
  {
    key: 'guru_mangala',
    source: 'customary',
    when: (y) => y.formed(y.isFrom('jupiter', 'mars', [1, 7]), ['mars', 'jupiter']),
  },
  {
    key: 'vish_shani_chandra',
    source: 'customary',
    when: (y) => y.formed(y.conjunct('saturn', 'moon'), ['moon', 'saturn']),
  },
  {
    key: 'kuja_dosha_lagna',
    source: 'customary',
    when: (y) => y.formed(y.isIn('mars', KUJA_HOUSES), ['mars']),
    bhanga: kujaBhanga((y) => y.house('mars')),
  },
  {
    key: 'kuja_dosha_chandra',
    source: 'customary',
    when: (y) => y.formed(y.isFrom('moon', 'mars', KUJA_HOUSES), ['moon', 'mars']),
    bhanga: kujaBhanga((y) => y.from('moon', 'mars')),
  },
] as const satisfies readonly YogaRow[];
