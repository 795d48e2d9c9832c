/**
 * Places, and the reference place New Delhi, for which the published calendars of India are computed. Endpoints without
 * a place use it and return it as `reference_place`.
 */

/** A place in degrees, north and east positive. */
export interface Place {
  latDeg: number;
  lonDeg: number;
}

/** A place with its name and zone, as in responses. */
export interface NamedPlace {
  name: string;
  lat: number;
  lon: number;
  /** IANA time zone. */
  tz: string;
}

/** Whether two places have the same sky and clock, whatever they are called. */
export const isSamePlace = (a: NamedPlace, b: NamedPlace): boolean =>
  a.lat === b.lat && a.lon === b.lon && a.tz === b.tz;

// Constants, so that a bundle leaves out the form that it does not use.
const LAT_DEG = 28.6139;
const LON_DEG = 77.209;

export const REFERENCE_PLACE: NamedPlace = { name: 'New Delhi', lat: LAT_DEG, lon: LON_DEG, tz: 'Asia/Kolkata' };

/** The reference place in the form that the rules use. */
export const REFERENCE: Place = { latDeg: LAT_DEG, lonDeg: LON_DEG };

/** UTC offset of Asia/Kolkata since 1945, hours. */
export const REFERENCE_TZ_HOURS = 5.5;
