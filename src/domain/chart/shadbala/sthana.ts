/** Sthāna-bala, strength of position: exaltation, seven vargas, odd and even, houses, thirds of a rāśi (BPHS 27). */

import { KENDRADI, SAPTAVARGAJA, SEVEN_VARGAS, STHANA_POSITIONS } from '../../../data/chart/shadbala';
import { EXALTATION_DEG } from '../../../data/dignity';
import type { BodyKey } from '../../../kernel/keys';
import { partOf } from '../../circle';
import { moolatrikonaRashi } from '../../positions/dignity';
import { type BodyRashis, compoundRelation } from '../../positions/friendship';
import { isOdd, rashiLord } from '../../positions/rashi';
import type { Standing } from '../../positions/standing';
import { vargaRashi } from '../../positions/vargas';
import { virupasFrom } from './fold';
import type { SthanaBala } from './types';

const OJAYUGMA = 15;
const DREKKANA = 15;

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
  const wantsOdd = STHANA_POSITIONS[key].strongIn === 'odd';
  return OJAYUGMA * (['D1', 'D9'] as const).filter((varga) => isOdd(vargaRashi(varga, lonDeg)) === wantsOdd).length;
}

/**
 * Sthāna-bala of a graha, virūpas.
 *
 * @param rashis  the rāśis of all seven in D1, read once for the whole chart
 */
export function sthanaBala(key: BodyKey, standing: Standing, rashis: BodyRashis): SthanaBala {
  const lonDeg = standing.lonDeg(key);
  const { drekkana } = STHANA_POSITIONS[key];
  const parts = {
    uchcha: virupasFrom(EXALTATION_DEG[key] + 180, lonDeg),
    saptavargaja: saptavargaja(key, lonDeg, rashis),
    ojayugma: ojayugma(key, lonDeg),
    kendradi: KENDRADI[(standing.house(key) - 1) % 3] as number,
    drekkana: (partOf(lonDeg, DREKKANAS_OF_CIRCLE) % 3) + 1 === drekkana ? DREKKANA : 0,
  };
  return { ...parts, sthana: parts.uchcha + parts.saptavargaja + parts.ojayugma + parts.kendradi + parts.drekkana };
}
