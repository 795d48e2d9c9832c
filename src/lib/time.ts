/** Instants: civil time, time zones, calendars, the error of ΔT. */

export type { DomainError, Result } from '../domain/result';
export { kaliAhargana } from '../domain/time/ahargana';
export { CALENDARS, type Calendar, dateAsWritten, dayInCalendar, inBothCalendars } from '../domain/time/calendars';
export {
  type CivilTime,
  civilFromDays,
  daysFromCivil,
  daysInMonth,
  JD_UNIX_EPOCH,
  SECONDS_PER_DAY,
  unixToJd,
  wallClockToJd,
} from '../domain/time/civil';
export {
  CIVIL_TIME_KEYS,
  CIVIL_TIMES,
  type CivilTimeKey,
  type ClockNote,
  civilTimesAt,
} from '../domain/time/civilTimes';
export { deltaTSigma } from '../domain/time/deltaTError';
export { isoLocal, isoUtc } from '../domain/time/iso';
export {
  historiesFor,
  type ResolvedInstant,
  resolveWallClock,
  type ZoneChoice,
  type ZoneHistories,
  type ZoneOffsets,
  zoneIdentifier,
  zoneOffsets,
} from '../domain/time/zone';
export { civilTimeName, clockNoteInWords } from '../lexicon/sentences/clocks';
