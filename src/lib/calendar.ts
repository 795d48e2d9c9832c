/** The calendar: days and their limbs, divisions of a day, observances, searches for a time, events of the sky. */

export type { Ayana } from '../data/almanac';
export { ANNIVERSARY_KINDS, type AnniversaryKind, type MonthReason } from '../data/anniversaries/rules';
export type { ChoghadiyaKey } from '../data/days/choghadiyas';
export type { WindowKey } from '../data/days/muhurtas';
export type { HolidayKind, HolidayRule } from '../data/holidays/rule';
export type { Paksha } from '../data/keys';
export { MUHURTA_TRADITIONS, type MuhurtaTradition, PURPOSES, type Purpose } from '../data/muhurta-search/rule';
export { KALAS, type KalaKey } from '../data/observances/kala';
export { KINDS, type Kind, TRADITIONS, type Tradition } from '../data/observances/practice';
export { REGIONS, type Region } from '../data/observances/regions';
export type { Place } from '../data/place';
export type { Stretch } from '../data/stretch';
export { VISIBILITY_MODELS, type VisibilityModel } from '../data/visibility';
export {
  type Anniversaries,
  type Anniversary,
  type AnniversaryQuestion,
  anniversariesOf,
} from '../domain/anniversaries/anniversaries';
export { calendarAt } from '../domain/calendar/calendar';
export { type TraditionalTime, traditionalTimeAt } from '../domain/calendar/now';
export type { CalendarNow, LunarMonth, Years } from '../domain/calendar/types';
export { varaOf, vedicDay, vedicDayHolding } from '../domain/day/day';
export { type GhatiClock, ghatiAt } from '../domain/day/ghati';
export { type DayReason, dayReason } from '../domain/day/reason';
export type { CivilDate, Slot, VedicDay } from '../domain/day/types';
export type { MuhurtaDay } from '../domain/day-divisions/day';
export {
  type Day,
  type DayRangeQuestion as SpanQuestion,
  type Days,
  type DaysError,
  daysOf,
  MAX_DAYS,
} from '../domain/days/days';
export { COMPUTED_FIELDS, type ComputedField, type ComputedFields } from '../domain/days/fields';
export { type DatedMuhurtas, muhurtasOf } from '../domain/days/muhurtas';
export {
  SIDDHANTA_FIELDS,
  type SiddhantaDay,
  type SiddhantaDaysQuestion,
  type SiddhantaField,
  siddhantaDays,
} from '../domain/days/siddhanta';
export {
  CENTERS,
  type Center,
  DEFAULT_EPHEMERIS_COLUMNS,
  EPHEMERIS_BODIES,
  EPHEMERIS_COLUMNS,
  type EphemerisBody,
  type EphemerisColumn,
} from '../domain/ephemeris/columns';
export {
  type Ephemeris,
  type EphemerisColumns,
  type EphemerisQuestion,
  ephemeris,
} from '../domain/ephemeris/ephemeris';
export { SIDDHANTA_COLUMNS, type SiddhantaColumn } from '../domain/ephemeris/models';
export { type OuterPlanets, outerPlanets } from '../domain/ephemeris/outer';
export type { ObserverPlace } from '../domain/ephemeris/vectors';
export { civilDays } from '../domain/holidays/civil';
export { HOLIDAY_REGIONS } from '../domain/holidays/year';
export { compareMuhurtas, type MuhurtaComparison } from '../domain/muhurta-search/compare';
export { ruleSetOf, traditionsOf } from '../domain/muhurta-search/ruleSet';
export { type Muhurtas, muhurtasOf as findMuhurtas } from '../domain/muhurta-search/search';
export type { MuhurtaQuestion, MuhurtaWindow } from '../domain/muhurta-search/types';
export type { ObservanceQuestion as UtsavaQuestion } from '../domain/observances/civil';
export type { Decision } from '../domain/observances/decision';
export type { Selection } from '../domain/observances/question';
export { RULES_VERSION } from '../domain/observances/revisions';
export { SHOWN, SHOWS, type Show } from '../domain/observances/selection';
export type { AppliedRule, Reckoning } from '../domain/observances/types';
export { limbAt, limbsAt, limbsOfDay } from '../domain/panchanga/limbs';
export { type PanchangaNow, panchangaAt } from '../domain/panchanga/now';
export {
  LIMB_KEYS,
  type Limb,
  type LimbKey,
  type LimbsNow,
  type LimbsOfDay,
  type RunningLimb,
} from '../domain/panchanga/types';
export { ANY_CALENDARS, dateOnDay, daysOfDate } from '../domain/regional/convert';
export type { AnyCalendar, CalendarError, CalendarQuestion, RegionalDate } from '../domain/regional/types';
export { computeDome, type Dome, type DomePlace, type DomeQuestion, type DomeStar } from '../domain/sky/dome';
export { type FarRisingQuestion, farRisings } from '../domain/sky/farRisings';
export {
  type EclipseVisibility,
  type LocalEclipse,
  type LocalLunarEclipse,
  type LocalSolarEclipse,
  localEclipse,
} from '../domain/sky/localEclipse';
export {
  MEETING_KINDS,
  type MeetingEvent,
  type MeetingQuestion,
  meetingEvents,
  type RightAscensionMeeting,
  type StarMeeting,
} from '../domain/sky/meetings';
export {
  OUTER_EVENT_KINDS,
  type OuterConjunction,
  type OuterEvent,
  type OuterIngress,
  type OuterOpposition,
  type OuterQuestion,
  type OuterStation,
  outerEvents,
} from '../domain/sky/outerEvents';
export { skyEvents } from '../domain/sky/sky';
export { type Sutaka, sutakaOf } from '../domain/sky/sutaka';
export {
  DEFAULT_SKY_BODIES,
  DEFAULT_SKY_KINDS,
  SKY_KINDS,
  type SkyEvent,
  type SkyKind,
  type SkyQuestion,
} from '../domain/sky/types';
export {
  type SiddhantaEphemeris,
  type SiddhantaQuestion,
  siddhantaEphemeris,
} from '../domain/surya-siddhanta/ephemeris';
export { type Deshantara, deshantara } from '../domain/surya-siddhanta/time';
export { utsavaLabel } from '../lexicon/observances';
export { dayReasonInWords } from '../lexicon/sentences/day';
export { closingInWords, muhurtaTraditionInWords, ruleInWords } from '../lexicon/sentences/muhurta-search/rules';
export { decisionWords } from '../lexicon/sentences/observances/decision';
export { ruleWords } from '../lexicon/sentences/observances/rule';
export { skyEventInWords } from '../lexicon/sentences/sky';
export { holidaysOf, type NamedHoliday, type NamedHolidayYear } from './holidays';
export * from './kernel';
export { type NamedUtsava, type NamedUtsavaYear, utsavasOf } from './observances';
export * from './time';
