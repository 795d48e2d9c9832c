import { REFERENCE_TZ_HOURS } from '../../data/place';
import { unixToJd } from './civil';
/** The civil days of the reference place. */
/** The civil day at the reference place at an instant in Unix milliseconds, as days from 1970-01-01. */
export const referenceDay = (milliseconds: number): number =>
  Math.floor(milliseconds / 86_400_000 + REFERENCE_TZ_HOURS / 24);

/** The midnight that begins a civil day at the reference place, from days since 1970-01-01; Julian day UT. */
export const referenceMidnight = (day: number): number => unixToJd((day - REFERENCE_TZ_HOURS / 24) * 86_400_000);
