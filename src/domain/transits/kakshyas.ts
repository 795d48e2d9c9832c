/** Entries of transiting grahas into the kakṣyās of the rāśis, with the bindus that their lords give at the birth. */
import { KAKSHYA_DEG, KAKSHYA_LORDS } from '../../data/chakras';
import { type GrahaKey, isBody } from '../../data/keys';
import type { NodeMode } from '../../kernel/keys';
import type { Prastara } from '../chart/ashtakavarga';
import { moverOf, offsetOf } from '../movers';
import type { Ask } from '../sky/ask';
import { entriesInto } from '../sky/ingresses';
import type { KakshyaEntry } from './types';

const PER_RASHI = KAKSHYA_LORDS.length;
const PARTS = 360 / KAKSHYA_DEG;

/**
 * The entries of a graha into kakṣyās. It has its bindu in a kakṣyā if the lord of the kakṣyā gives one in that rāśi to
 * its bhinnāṣṭakavarga (BPHS 66). The pass numbers are correct from LOOP_DAYS after the start of the search.
 *
 * @param prastara  of the birth
 */
export function askKakshyas(body: GrahaKey, nodeMode: NodeMode, prastara: Prastara): Ask<KakshyaEntry> {
  return {
    questions: [{ mover: moverOf(body, nodeMode), stepDeg: KAKSHYA_DEG, offsetDeg: offsetOf(body) }],
    read: ([passages = []]) =>
      entriesInto(PARTS, passages).map(({ jdUt, to, direction, pass }): KakshyaEntry => {
        const rashi = Math.ceil(to / PER_RASHI);
        const number = ((to - 1) % PER_RASHI) + 1;
        const lord = KAKSHYA_LORDS[number - 1] as (typeof KAKSHYA_LORDS)[number];
        const bindu = isBody(body) ? prastara[body][lord][rashi - 1] === 1 : null;
        return { jdUt, body, rashi, number, lord, bindu, direction, pass };
      }),
  };
}
