/**
 * Vedic (sidereal) astronomy: the kernel, and the rules that read it.
 *
 * Instants are Julian days UT (`jdUt`), angles degrees, almanac numbers count from one. A question that has no answer
 * gives `{ ok: false, error }` with its reason; what nature does not have is null.
 */

// The calendar and its observances.
export { calendarAt } from '../domain/calendar/calendar';
export { type TraditionalTime, traditionalTimeAt } from '../domain/calendar/now';
export type { CalendarNow, LunarMonth, Years } from '../domain/calendar/types';
// Charts.
export { type Chart, computeChart } from '../domain/chart/chart';
export { degreesInRashi } from '../domain/chart/placement';
export { computePositions } from '../domain/chart/positions';
export {
  type Bhava,
  type ChartQuestion,
  type CurrentPhase,
  type DashaTree,
  type Dignity,
  type GrahaKey,
  type GrahaPlacement,
  type Placement,
  type Positions,
  VARGA_KEYS,
  type Varga,
  type VargaKey,
  type VargaPlacement,
  type VimshottariDasha,
} from '../domain/chart/types';
export { vargaRashi } from '../domain/chart/vargas';
export { runningPhase, VIMSHOTTARI_YEAR_DAYS, vimshottariDasha } from '../domain/dasha/vimshottari';
// The day and its limbs.
export { varaOf, vedicDay, vedicDayHolding } from '../domain/day/day';
export { type GhatiClock, ghatiAt } from '../domain/day/ghati';
export type { CivilDate, Place, Slot, VedicDay } from '../domain/day/types';
// Drawings of charts.
export {
  birthLines,
  type ChartLayout,
  type ChartPicture,
  chartPicture,
  DETAILS,
  type Detail,
  DRAWING_CSS,
  DRAWING_STYLES,
  type DrawingStyle,
  type Drawn,
  drawSvg,
  layoutChart,
  type PictureChoice,
  SCRIPTS,
  type Script,
  type SvgOptions,
} from '../domain/drawing';
// Facts of reference.
export { FACTS, type Fact, searchFacts, TOPICS, type Topic } from '../domain/facts';
export { type ChoghadiyaKey, choghadiyaName } from '../domain/muhurta/choghadiya';
export { type DatedMuhurtas, muhurtasOf } from '../domain/muhurta/date';
export type { MuhurtaDay } from '../domain/muhurta/day';
export { muhurtaName } from '../domain/muhurta/muhurtas';
export { type WindowKey, windowName } from '../domain/muhurta/windows';
// Names.
export {
  AYANA_NAMES,
  type Ayana,
  ayanaName,
  GRAHA_NAMES,
  grahaName,
  KARANA_NAMES,
  karanaName,
  MONTH_NAMES,
  monthName,
  NAKSHATRA_NAMES,
  type Name,
  nakshatraName,
  PAKSHA_NAMES,
  type Paksha,
  RASHI_NAMES,
  RITU_NAMES,
  rashiName,
  rituName,
  SAMVATSARA_NAMES,
  samvatsaraName,
  TITHI_NAMES,
  tithiName,
  VARA_NAMES,
  VARGA_NAMES,
  type VaraName,
  varaName,
  vargaName,
  YOGA_NAMES,
  yogaName,
} from '../domain/names';
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
// Births of uncertain time.
export { rectify } from '../domain/rectify/rectify';
export {
  CATEGORIES,
  type Candidate,
  type Category,
  type Discrimination,
  type Evidence,
  type LifeEvent,
  type Rectification,
  type RectifyQuestion,
} from '../domain/rectify/types';
// Answers and refusals.
export type { DomainError, Result } from '../domain/result';
// Time.
export { kaliAhargana } from '../domain/time/ahargana';
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
export { isoLocal, isoUtc } from '../domain/time/iso';
export {
  type ResolvedInstant,
  resolveWallClock,
  type ZoneChoice,
  type ZoneOffsets,
  zoneIdentifier,
  zoneOffsets,
} from '../domain/time/zone';
export { KALAS, type KalaKey } from '../domain/utsavas/kala';
export { SHOWS, type Show, selectUtsavas } from '../domain/utsavas/select';
export {
  KINDS,
  type Kind,
  type Reckoning,
  type Stretch,
  TRADITIONS,
  type Tradition,
  type Utsava,
  type UtsavaQuestion,
} from '../domain/utsavas/types';
export { RULES_VERSION } from '../domain/utsavas/version';
export { type UtsavaYear, utsavasOf } from '../domain/utsavas/year';
// The kernel.
export { loadKernel } from '../kernel';
export {
  type Almanac,
  ANGLES,
  type AngleKey,
  type Crossing,
  type CrossingList,
  type CrossingQuestion,
  DAILY_KINDS,
  type DailyEvent,
  type DailyQuestion,
  type DaysQuestion,
  type Eclipse,
  type Ingress,
  LUMINARIES,
  type LunarEclipse,
  MOMENT_WIDTH,
  MOVERS,
  type MomentsQuestion,
  type MotionQuestion,
  type MoverKey,
  RISE_DEFINITIONS,
  type RiseDefinition,
  type Sighting,
  type SolarEclipse,
  type Span,
  type Station,
  type Zodiac,
} from '../kernel/almanac';
export { kernelStamp, RESIDUALS } from '../kernel/stamp';
export {
  type Angles,
  type ApparentPlace,
  AYANAMSHA_KEYS,
  type Ayanamsha,
  type AyanamshaKey,
  BODY_KEYS,
  type BodyKey,
  type DashaPeriod,
  type Kernel,
  NODE_MODES,
  type NodeMode,
  type NodePlace,
  type Sky,
  type VimshottariQuestion,
} from '../kernel/types';
export { type Ephemeris, type KernelSource, openKernel } from './open';
