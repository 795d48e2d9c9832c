/** The changes of a period by the Sūrya-siddhānta, as ordered lists. Each list is computed once, on first use. */
import { KALI_JD } from '../../data/suryaSiddhanta';
import { type AmantaMonth, monthsBetween } from '../calendar/month';
import { partOf } from '../circle';
import { type Lazy, once } from '../lazy';
import { limbsFrom, limbsOf } from '../panchanga/limbs';
import type { Limb, LimbsOfDay } from '../panchanga/types';
import { siddhantaCrossings } from './crossings';
import { siddhantaPlace } from './places';

const [RASHIS, NAKSHATRAS, YOGAS, KARANAS] = [12, 27, 27, 60];
/** A lunar month is shorter than this, days. */
const MONTH_DAYS = 32;

interface SiddhantaLists {
  limbs: Lazy<LimbsOfDay>;
  sunRashis: Lazy<Limb[]>;
  sunNakshatras: Lazy<Limb[]>;
  moonRashis: Lazy<Limb[]>;
  /** Amānta months, named by the entries of the Sun. */
  months: Lazy<AmantaMonth[]>;
}

/**
 * The lists of a period: everything that overlaps it is complete.
 *
 * @param fromDay, toDay  days from the start of the Kali age
 */
export function siddhantaLists(fromDay: number, toDay: number): SiddhantaLists {
  const crossings = (angle: Parameters<typeof siddhantaCrossings>[0], parts: number) =>
    siddhantaCrossings(angle, 360 / parts, fromDay, toDay);
  return {
    // Every second karaṇa begins a tithi.
    limbs: once(() =>
      limbsOf({
        karanas: siddhantaCrossings('moon-sun', 360 / KARANAS, fromDay - 1, toDay + 1),
        nakshatras: crossings('moon', NAKSHATRAS),
        yogas: crossings('moon+sun', YOGAS),
      }),
    ),
    sunRashis: once(() => limbsFrom(crossings('sun', RASHIS), RASHIS)),
    sunNakshatras: once(() => limbsFrom(crossings('sun', NAKSHATRAS), NAKSHATRAS)),
    moonRashis: once(() => limbsFrom(crossings('moon', RASHIS), RASHIS)),
    months: once(() => {
      const { jdUt } = siddhantaCrossings('moon-sun', 360, fromDay - MONTH_DAYS, toDay + MONTH_DAYS);
      const rashiAt = (jd: number): number => partOf(siddhantaPlace('sun', jd - KALI_JD).trueDeg, RASHIS);
      return monthsBetween(Array.from(jdUt, (jd) => ({ jdUt: jd, rashi: rashiAt(jd) })));
    }),
  };
}
