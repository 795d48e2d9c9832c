/** Sthāna-bala, strength of position: exaltation, seven vargas, odd and even, houses, thirds of a rāśi (BPHS 27). */
import type { BodyKey } from '../../../kernel/types';
import { partOf } from '../../circle';
import { moolatrikonaRashi } from '../dignity';
import { type BodyRashis, compoundRelation, type Relation } from '../friendship';
import { isOdd, rashiLord } from '../rashi';
import type { Standing } from '../standing';
import type { VargaKey } from '../types';
import { vargaRashi } from '../vargas';
import { virupasFrom } from './fold';
import type { SthanaBala } from './types';

interface PositionRow {
  /** Deepest exaltation, sidereal degrees; deepest debilitation is opposite (BPHS 3). */
  exaltationDeg: number;
  /** Parity of the rāśis in which it has ojayugma-bala. */
  strongIn: 'odd' | 'even';
  /** Which third of a rāśi gives it drekkāṇa-bala: male grahas the first, neuter the second, female the third. */
  drekkana: 1 | 2 | 3;
}

const POSITION = {
  sun: { exaltationDeg: 10, strongIn: 'odd', drekkana: 1 },
  moon: { exaltationDeg: 33, strongIn: 'even', drekkana: 3 },
  mars: { exaltationDeg: 298, strongIn: 'odd', drekkana: 1 },
  mercury: { exaltationDeg: 165, strongIn: 'odd', drekkana: 2 },
  jupiter: { exaltationDeg: 95, strongIn: 'odd', drekkana: 1 },
  venus: { exaltationDeg: 357, strongIn: 'even', drekkana: 3 },
  saturn: { exaltationDeg: 200, strongIn: 'odd', drekkana: 2 },
} as const satisfies Record<BodyKey, PositionRow>;

/** The seven vargas of saptavargaja-bala. */
const SEVEN_VARGAS = ['D1', 'D2', 'D3', 'D7', 'D9', 'D12', 'D30'] as const satisfies readonly VargaKey[];

/** Virūpas in a varga by whose rāśi it is. The mūlatrikoṇa counts in D1 alone, there at every degree of the rāśi. */
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
/** By house from the lagna, from the first: kendra 60, paṇaphara 30, āpoklima 15, and again. */
const KENDRADI = [60, 30, 15] as const;

const DREKKANAS_OF_CIRCLE = 36;

/** All seven vargas together; friendship is the compound one of D1. */
function saptavargaja(key: BodyKey, lonDeg: number, rashis: BodyRashis): number {
  return SEVEN_VARGAS.reduce((sum, varga) => {
    const rashi = vargaRashi(varga, lonDeg);
    if (varga === 'D1' && rashi === moolatrikonaRashi(key)) return sum + SAPTAVARGAJA.moolatrikona;
    const lord = rashiLord(rashi);
    return sum + SAPTAVARGAJA[lord === key ? 'own' : compoundRelation(key, lord, rashis)];
  }, 0);
}

/** Counted once in D1 and once in D9. */
function ojayugma(key: BodyKey, lonDeg: number): number {
  const wantsOdd = POSITION[key].strongIn === 'odd';
  return OJAYUGMA * (['D1', 'D9'] as const).filter((varga) => isOdd(vargaRashi(varga, lonDeg)) === wantsOdd).length;
}

/**
 * Sthāna-bala of a graha, virūpas.
 *
 * @param rashis  where all seven stand in D1, read once for the whole chart
 */
export function sthanaBala(key: BodyKey, standing: Standing, rashis: BodyRashis): SthanaBala {
  const lonDeg = standing.lonDeg(key);
  const { exaltationDeg, drekkana } = POSITION[key];
  const parts = {
    uchcha: virupasFrom(exaltationDeg + 180, lonDeg),
    saptavargaja: saptavargaja(key, lonDeg, rashis),
    ojayugma: ojayugma(key, lonDeg),
    kendradi: KENDRADI[(standing.house(key) - 1) % 3] as number,
    drekkana: (partOf(lonDeg, DREKKANAS_OF_CIRCLE) % 3) + 1 === drekkana ? DREKKANA : 0,
  };
  return { ...parts, sthana: parts.uchcha + parts.saptavargaja + parts.ojayugma + parts.kendradi + parts.drekkana };
}
