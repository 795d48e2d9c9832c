/** Where Tamil, Telugu, Kannada and Malayalam are spoken. */

/** Longitudes of the table: the first one, and the step, degrees. */
const [FIRST_LON, STEP] = [74, 0.5];
/**
 * The northern border of Karnataka, Telangana and Andhra Pradesh, latitude by half degrees of longitude; Tamil Nadu and
 * Kerala are south of it. The border has the fewest towns of the list of places on the wrong side: 13 of 6,636.
 */
const BORDER = [
  ...[15, 16.6, 16.8, 17.2, 17.2, 17.9, 18.3, 18.7, 19.5, 19.7, 19.4],
  ...[19.5, 18.3, 18, 17.9, 17.5, 18.1, 18.4, 18.8, 18.7, 18.9, 19],
];

/**
 * Whether a place is in a state of one of the four languages.
 *
 * @param place  degrees, north and east positive, and the IANA time zone
 */
export function isInSouth({ lat, lon, tz }: { lat: number; lon: number; tz: string }): boolean {
  const border = BORDER[Math.floor((lon - FIRST_LON) / STEP)];
  return (tz === 'Asia/Kolkata' || tz === 'Asia/Calcutta') && border !== undefined && lat < border;
}
