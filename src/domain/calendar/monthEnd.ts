/** How the almanacs of a place end lunar months. */
import { isSouthOf } from '../places/borders';

/** Amānta months end at the new moon, pūrṇimānta months at the full moon. The bright fortnight has the same month in both. */
export type MonthEnd = 'new' | 'full';

/**
 * How almanacs of the state of a place end lunar months: at the new moon in Gujarat, Maharashtra and the states south of
 * them. Outside of India: at the full moon, as in Nepal and in most almanacs in Hindi.
 *
 * @param place  degrees, north and east positive, and the IANA time zone
 * Source  customary
 */
export const monthEndAt = (place: { lat: number; lon: number; tz: string }): MonthEnd =>
  isSouthOf('amanta', place) ? 'new' : 'full';

const ZONES_WITH_OWN_END = ['Asia/Kolkata', 'Asia/Calcutta', 'Asia/Kathmandu', 'Asia/Katmandu'];

/**
 * Whether the almanacs of a place end their months in one way, as in each region of India and in Nepal. Elsewhere both
 * kinds are read.
 */
export const hasOwnMonthEnd = ({ tz }: { tz: string }): boolean => ZONES_WITH_OWN_END.includes(tz);
