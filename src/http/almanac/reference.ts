/** The place of the answers that are asked without one: New Delhi, for which the calendars of India are computed. */
import type { Place } from '../../domain/day/types';
import { unixToJd } from '../../domain/time/civil';

export const REFERENCE_PLACE = { name: 'New Delhi', lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' };

/** The same for the domain. */
export const REFERENCE: Place = { latDeg: REFERENCE_PLACE.lat, lonDeg: REFERENCE_PLACE.lon };

/** What the clocks of Asia/Kolkata run ahead of UT since 1945, hours. */
export const REFERENCE_TZ_HOURS = 5.5;

/** The whole second nearest to an instant in Unix milliseconds: what an answer says is of the very instant it names. */
export function presentSecond(milliseconds: number): number {
  return unixToJd(Math.round(milliseconds / 1000) * 1000);
}

/** The civil day at the reference place at an instant in Unix milliseconds, as days from 1970-01-01. */
export const referenceDay = (milliseconds: number): number =>
  Math.floor(milliseconds / 86_400_000 + REFERENCE_TZ_HOURS / 24);

/** The midnight there that begins a civil day, days from 1970-01-01; Julian day UT. */
export const referenceMidnight = (day: number): number => unixToJd((day - REFERENCE_TZ_HOURS / 24) * 86_400_000);
