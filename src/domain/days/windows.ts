import type { WindowKey } from '../../data/days/muhurtas';
import type { Slot } from '../day/types';
import { abhijit } from '../day-divisions/muhurtas';
import { amritaKalas, varjyas } from '../day-divisions/nakshatraWindows';
import {
  brahmaMuhurta,
  godhuli,
  madhyahnaSandhya,
  nishitha,
  pratahSandhya,
  sayamSandhya,
  vijaya,
} from '../day-divisions/sandhyas';
import type { WholeDay } from '../day-divisions/slots';
import { durMuhurtas, eighth } from '../day-divisions/windows';
import type { DayView } from './view';

/** Windows that a day may have several of; the others occur at most once. */
type ListKey = 'dur_muhurta' | 'varjya' | 'amrita_kala';

/** All windows of a day by key. Those that need a missing sunrise or sunset are null or empty lists. */
export type DayWindows = { [Key in WindowKey]: Key extends ListKey ? Slot[] : Slot | null };

export function dayWindows({ day, whole, during, sky }: DayView): DayWindows {
  const one = (slotOf: (whole: WholeDay) => Slot): Slot | null => whole && slotOf(whole);
  const nakshatras = whole === null ? [] : during(sky.limbs().nakshatra);
  return {
    rahu_kalam: one((marks) => eighth('rahu_kalam', marks)),
    yamaganda: one((marks) => eighth('yamaganda', marks)),
    gulika: one((marks) => eighth('gulika', marks)),
    abhijit: one(abhijit),
    dur_muhurta: whole === null ? [] : durMuhurtas(whole),
    varjya: whole === null ? [] : varjyas(whole, nakshatras),
    amrita_kala: whole === null ? [] : amritaKalas(whole, nakshatras),
    brahma_muhurta: brahmaMuhurta(day),
    pratah_sandhya: pratahSandhya(day),
    madhyahna_sandhya: one(madhyahnaSandhya),
    sayam_sandhya: one(sayamSandhya),
    nishitha: one(nishitha),
    godhuli: one(godhuli),
    vijaya: one(vijaya),
  };
}
