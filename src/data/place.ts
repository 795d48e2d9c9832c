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

export const REFERENCE_PLACE: NamedPlace = { name: 'New Delhi', lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' };

/** The reference place in the form that the rules use. */
export const REFERENCE: Place = { latDeg: REFERENCE_PLACE.lat, lonDeg: REFERENCE_PLACE.lon };

/** UTC offset of Asia/Kolkata since 1945, hours. */
export const REFERENCE_TZ_HOURS = 5.5;
