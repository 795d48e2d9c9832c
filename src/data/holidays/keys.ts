/** The keys of holidays. */
import type { ObservanceKey } from '../observances';
import type { CivilHolidayKey } from './civil';

/** A holiday: an observance of the calendar, or one of `CIVIL_HOLIDAYS`. */
export type HolidayKey = ObservanceKey | CivilHolidayKey;
