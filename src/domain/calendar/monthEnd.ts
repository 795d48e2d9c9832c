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
