/** Sthāna-bala, strength of position: exaltation, seven vargas, odd and even, houses, thirds of a rāśi (BPHS 27). */

import type { Relation } from '../../../data/dignity';
import type { VargaKey } from '../../../data/keys';
import type { BodyKey } from '../../../kernel/keys';
import { partOf } from '../../circle';
import { EXALTATION_DEG, moolatrikonaRashi } from '../../positions/dignity';
import { type BodyRashis, compoundRelation } from '../../positions/friendship';
import { isOdd, rashiLord } from '../../positions/rashi';
import type { Standing } from '../../positions/standing';
import { vargaRashi } from '../../positions/vargas';
import { virupasFrom } from './fold';
import type { SthanaBala } from './types';

interface PositionRow {
  /** Parity of the rāśis that give it ojayugma-bala. */
  strongIn: 'odd' | 'even';
  /** Third of a rāśi that gives it drekkāṇa-bala: male grahas the first, neuter the second, female the third. */
  drekkana: 1 | 2 | 3;
}

const POSITION = {
  sun: { strongIn: 'odd', drekkana: 1 },
  moon: { strongIn: 'even', drekkana: 3 },
  mars: { strongIn: 'odd', drekkana: 1 },
  mercury: { strongIn: 'odd', drekkana: 2 },
  jupiter: { strongIn: 'odd', drekkana: 1 },
  venus: { strongIn: 'even', drekkana: 3 },
  saturn: { strongIn: 'odd', drekkana: 2 },
} as const satisfies Record<BodyKey, PositionRow>;

/** The seven vargas of saptavargaja-bala. */
const SEVEN_VARGAS = ['D1', 'D2', 'D3', 'D7', 'D9', 'D12', 'D30'] as const satisfies readonly VargaKey[];

/**
 * Virūpas in a varga by its relation to the lord of the rāśi. Mūlatrikoṇa counts only in D1, at every degree of the
 * rāśi.
 */
const SAPTAVARGAJA = {
  moolatrikona: 45,
  own: 30,
  'great-friend': 22.5,
  friend: 15,
  neutral: 7.5,
  enemy: 3.75,
  'great-enemy': 1.875,
} as const satisfies Record<Relation | 'moolatrikona' | 'own', number>;

const OJAYUGMA = 15;
const DREKKANA = 15;
/** By house from the lagna: kendra 60, paṇaphara 30, āpoklima 15, repeating. */
const KENDRADI = [60, 30, 15] as const;

const DREKKANAS_OF_CIRCLE = 36;

/** Sum over all seven vargas; friendship is the compound one of D1. */
function saptavargaja(key: BodyKey, lonDeg: number, rashis: BodyRashis): number {
  return SEVEN_VARGAS.reduce((sum, varga) => {
    const rashi = vargaRashi(varga, lonDeg);
    if (varga === 'D1' && rashi === moolatrikonaRashi(key)) return sum + SAPTAVARGAJA.moolatrikona;
    const lord = rashiLord(rashi);
    return sum + SAPTAVARGAJA[lord === key ? 'own' : compoundRelation(key, lord, rashis)];
  }, 0);
}

/** Once for D1 and once for D9. */
function ojayugma(key: BodyKey, lonDeg: number): number {
  const wantsOdd = POSITION[key].strongIn === 'odd';
  return OJAYUGMA * (['D1', 'D9'] as const).filter((varga) => isOdd(vargaRashi(varga, lonDeg)) === wantsOdd).length;
}

/**
 * Sthāna-bala of a graha, virūpas.
 *
 * @param rashis  the rāśis of all seven in D1, read once for the whole chart
 */
export function sthanaBala(key: BodyKey, standing: Standing, rashis: BodyRashis): SthanaBala {
  const lonDeg = standing.lonDeg(key);
  const { drekkana } = POSITION[key];
  const parts = {
    uchcha: virupasFrom(EXALTATION_DEG[key] + 180, lonDeg),
    saptavargaja: saptavargaja(key, lonDeg, rashis),
    ojayugma: ojayugma(key, lonDeg),
    kendradi: KENDRADI[(standing.house(key) - 1) % 3] as number,
    drekkana: (partOf(lonDeg, DREKKANAS_OF_CIRCLE) % 3) + 1 === drekkana ? DREKKANA : 0,
  };
  return { ...parts, sthana: parts.uchcha + parts.saptavargaja + parts.ojayugma + parts.kendradi + parts.drekkana };
}
