/** How the almanacs of a place end lunar months. */

/** Amānta months end at the new moon, pūrṇimānta months at the full moon. The bright fortnight has the same month in both. */
export type MonthEnd = 'new' | 'full';

/** Longitudes of the table: the first one, and the step, degrees. */
const [FIRST_LON, STEP] = [68, 0.5];
/**
 * The northern border of Gujarat, Maharashtra, Telangana and Andhra Pradesh, latitude by half degrees of longitude. These
 * states and those to the south reckon amānta, the others pūrṇimānta. The border has the fewest towns of the list of
 * places on the wrong side: 12 of 6,636.
 */
const BORDER = [
  ...[23.6, 23.6, 23.2, 23.3, 23.4, 25.2, 24.1, 24.6, 24.6, 24.4, 24.4, 23.3, 23.2, 21.5, 21.5, 21.6, 21.1, 21.3],
  ...[21.9, 21.4, 21.6, 21.5, 21.7, 21.6, 21.6, 18.4, 18.2, 17.8, 18.1, 18.5, 19, 18.8, 19, 19.1, 19.4],
];

/**
 * How almanacs of the region of a place end lunar months. Outside of India: at the full moon, as in Nepal and in most
 * almanacs in Hindi.
 *
 * @param place  degrees, north and east positive, and the IANA time zone
 * Source  customary
 */
export function monthEndAt({ lat, lon, tz }: { lat: number; lon: number; tz: string }): MonthEnd {
  const border = BORDER[Math.floor((lon - FIRST_LON) / STEP)];
  const isIndian = tz === 'Asia/Kolkata' || tz === 'Asia/Calcutta';
  return isIndian && border !== undefined && lat < border ? 'new' : 'full';
}
