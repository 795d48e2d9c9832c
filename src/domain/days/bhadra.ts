/** Bhadrā, the karaṇa Viṣṭi with its abode by the Moon's rāśi; and pañcaka, the Moon in the last two rāśis. */

import { BHADRA_ABODE_OF_RASHI, type BhadraAbode, PANCHAKA_OF_VARA, type PanchakaKind } from '../../data/days/values';
import type { Stretch } from '../../data/stretch';
import { bhadraParts } from '../panchanga/bhadra';
import { holding } from '../panchanga/limbs';
import type { Limb } from '../panchanga/types';
import type { DayView } from './view';

interface Bhadra extends Stretch {
  abode: BhadraAbode;
  /** Its mouth and its tail, by the eighths of the tithi. */
  mukha: Stretch;
  puccha: Stretch;
}

/** The movable karaṇas repeat in sevens after Kiṃstughna; Viṣṭi is the last of each seven. */
const isVishti = ({ index }: Limb): boolean => index > 1 && index < 58 && (index - 1) % 7 === 0;

/** The mukha and the puccha of a Viṣṭi, from the tithi that it is a half of. */
function mukhaAndPuccha(tithis: readonly Limb[], startJd: number, endJd: number): Pick<Bhadra, 'mukha' | 'puccha'> {
  const tithi = holding(tithis, (startJd + endJd) / 2);
  const halfJd = startJd - tithi.startJd > tithi.endJd - endJd ? startJd : endJd;
  const parts = bhadraParts({ ...tithi, halfJd });
  if (parts === null) throw new RangeError(`no Viṣṭi in tithi ${tithi.index}`);
  return { mukha: parts.mukha, puccha: parts.puccha };
}

/** The periods of Viṣṭi that overlap the day, with their true ends. The abode is by the Moon's rāśi at the start. */
export const bhadra = ({ during, sky }: DayView): Bhadra[] =>
  during(sky.limbs().karana)
    .filter(isVishti)
    .map(({ startJd, endJd }) => ({
      startJd,
      endJd,
      ...mukhaAndPuccha(sky.limbs().tithi, startJd, endJd),
      abode: BHADRA_ABODE_OF_RASHI[holding(sky.moonRashis(), startJd).index - 1] as BhadraAbode,
    }));

interface Panchaka extends Stretch {
  kind: PanchakaKind;
}

/** The Moon's stay in Kumbha and Mīna (300° to 360°) if it overlaps the day, with its true ends; otherwise null. */
export function panchaka({ during, sky }: DayView): Panchaka | null {
  const [stay] = during(sky.panchakas());
  if (stay === undefined) return null;
  return { ...stay, kind: PANCHAKA_OF_VARA[sky.varaAt(stay.startJd) - 1] as PanchakaKind };
}
