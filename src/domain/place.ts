/**
 * Places, and the reference place New Delhi, for which the published calendars of India are computed. Endpoints without
 * a place use it and return it as `reference_place`.
 */
import { unixToJd } from './time/civil';

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

export const REFERENCE_PLACE: NamedPlace = { name: 'New Delhi', lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' };

/** The reference place in the form that the rules use. */
export const REFERENCE: Place = { latDeg: REFERENCE_PLACE.lat, lonDeg: REFERENCE_PLACE.lon };

/** UTC offset of Asia/Kolkata since 1945, hours. */
export const REFERENCE_TZ_HOURS = 5.5;

/** Julian day UT of the nearest whole second to an instant in Unix milliseconds. */
export function nearestSecondJd(milliseconds: number): number {
  return unixToJd(Math.round(milliseconds / 1000) * 1000);
}

/** The civil day at the reference place at an instant in Unix milliseconds, as days from 1970-01-01. */
export const referenceDay = (milliseconds: number): number =>
  Math.floor(milliseconds / 86_400_000 + REFERENCE_TZ_HOURS / 24);

/** The midnight that begins a civil day at the reference place, from days since 1970-01-01; Julian day UT. */
export const referenceMidnight = (day: number): number => unixToJd((day - REFERENCE_TZ_HOURS / 24) * 86_400_000);
