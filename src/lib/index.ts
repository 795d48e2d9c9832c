/**
 * Vedic (sidereal) astronomy: the kernel, and the rules on top of it.
 *
 * Instants are Julian days UT (`jdUt`), angles are degrees, and almanac numbers start at one. A question without an
 * answer returns `{ ok: false, error }` with its reason. Values that do not exist in nature are null.
 */

export type { Ayana } from '../data/almanac';
export type { Dignity } from '../data/dignity';
export { type GrahaKey, VARGA_KEYS, type VargaKey } from '../data/keys';
// The calendar and its observances.
export {
  LANGUAGE_TAGS,
  type LanguageTag,
  SENTENCE_LANGUAGES,
  type SentenceLanguage,
  sentenceLanguage,
} from '../data/language';
export { KALAS, type KalaKey } from '../data/observances/kala';
export { KINDS, type Kind, TRADITIONS, type Tradition } from '../data/observances/practice';
export { REGIONS, type Region } from '../data/observances/regions';
export type { Paksha } from '../data/paksha';
export type { Place } from '../data/place';
export type { Stretch } from '../data/stretch';
export { calendarAt } from '../domain/calendar/calendar';
export { type TraditionalTime, traditionalTimeAt } from '../domain/calendar/now';
export type { CalendarNow, LunarMonth, Years } from '../domain/calendar/types';
export type { Argala, ArgalaRow } from '../domain/chart/argala';
export type { Prastara } from '../domain/chart/ashtakavarga';
export type { Avakahada } from '../domain/chart/avakahada/avakahada';
export type { Bhava } from '../domain/chart/bhavas';
export type { Chalit } from '../domain/chart/chalit';
export { type Chart, type ChartOptions, computeChart } from '../domain/chart/chart';
export { compareCharts, comparisonOf, type Difference, MAX_COMPARED } from '../domain/chart/compare';
export type { GrahaDrishti } from '../domain/chart/grahaDrishti';
export { DEFAULT_PARTS, type DefaultPart, PART_KEYS, type PartKey, type PartsOf } from '../domain/chart/parts';
export {
  type ChartSettings,
  DASHA_YEARS,
  type GivenSettings,
  PRESET_KEYS,
  PRESETS,
  type PresetKey,
  type ResolvedSettings,
  resolveSettings,
} from '../domain/chart/settings';
export type { Sphutas } from '../domain/chart/sphutas';
export type { Sudarshana } from '../domain/chart/sudarshana';
export type { Vimshopaka } from '../domain/chart/vimshopaka';
export type { DashaOptions } from '../domain/dasha/birth';
export type { DashaReason } from '../domain/dasha/conditions';
export { computeDasha, walkDasha } from '../domain/dasha/dashas';
export { DASHA_KEYS, type DashaKey, DEFAULT_DASHAS, type DefaultDasha } from '../domain/dasha/keys';
export type { CurrentPhase, Dasha, DashaTree, RashiPeriod, VimshottariDasha } from '../domain/dasha/types';
export {
  runningPhase,
  VIMSHOTTARI_YEAR_DAYS,
  type VimshottariQuestion,
  vimshottariDasha,
} from '../domain/dasha/vimshottari';
// The day and its limbs.
export { varaOf, vedicDay, vedicDayHolding } from '../domain/day/day';
export { type GhatiClock, ghatiAt } from '../domain/day/ghati';
export { type DayReason, dayReason } from '../domain/day/reason';
export type { CivilDate, Slot, VedicDay } from '../domain/day/types';
// The parts of a day, and the search for a time.
export type { ChoghadiyaKey } from '../domain/day-divisions/choghadiya';
export type { MuhurtaDay } from '../domain/day-divisions/day';
export type { WindowKey } from '../domain/day-divisions/windows';
// The days of a span.
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
export type { KpHorary } from '../domain/kp/horary';
export type { Kp } from '../domain/kp/kp';
// Comparison of two births.
export { type Match, type MatchQuestion, matchOf, traditionOf } from '../domain/match/match';
export {
  type Kuta,
  type KutaKey,
  MATCH_SYSTEMS,
  MATCH_TRADITIONS,
  type MatchSystem,
  type MatchTradition,
  ORIENTATIONS,
  type Orientation,
} from '../domain/match/types';
export { compareMuhurtas, type MuhurtaComparison } from '../domain/muhurta-search/compare';
export { ruleSetOf, traditionsOf } from '../domain/muhurta-search/rows/traditions';
export { type Muhurtas, muhurtasOf as findMuhurtas } from '../domain/muhurta-search/search';
export {
  MUHURTA_TRADITIONS,
  type MuhurtaQuestion,
  type MuhurtaTradition,
  type MuhurtaWindow,
  PURPOSES,
  type Purpose,
} from '../domain/muhurta-search/types';
export type { Decision } from '../domain/observances/decision';
export type { Selection, UtsavaQuestion } from '../domain/observances/question';
export { SHOWN, SHOWS, type Show } from '../domain/observances/selection';
export type { AppliedRule, Reckoning } from '../domain/observances/types';
export { RULES_VERSION } from '../domain/observances/version';
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
// Places by name.
export { openPlaces, type PlaceList, type PlaceRecord as Town, placeById } from '../domain/places/list';
export { distanceKm, type NearbyPlace, nearestPlaces } from '../domain/places/nearest';
export { clearWinner, type PlaceMatch, type PlaceSearch, searchPlaces } from '../domain/places/search';
export type { Friendships } from '../domain/positions/friendship';
export type { Lack, Note } from '../domain/positions/notes';
export { degreesInRashi } from '../domain/positions/placement';
export { computePositions } from '../domain/positions/positions';
export type { RashiDrishti } from '../domain/positions/rashiDrishti';
export type {
  ChartQuestion,
  GrahaPlacement,
  Placement,
  Positions,
  Varga,
  VargaPlacement,
} from '../domain/positions/types';
export { vargaRashi } from '../domain/positions/vargas';
// Rectification of birth times.
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
// Results and errors.
export type { DomainError, Result } from '../domain/result';
export {
  type EclipseVisibility,
  type LocalEclipse,
  type LocalLunarEclipse,
  type LocalSolarEclipse,
  localEclipse,
} from '../domain/sky/localEclipse';
export { skyEvents } from '../domain/sky/sky';
export { type Sutaka, sutakaOf } from '../domain/sky/sutaka';
export {
  DEFAULT_SKY_BODIES,
  DEFAULT_SKY_KINDS,
  SKY_KINDS,
  type SkyEvent,
  type SkyKind,
  type SkyQuestion,
  VISIBILITY_MODELS,
  type VisibilityModel,
} from '../domain/sky/types';
// Time.
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
export { computeTransits } from '../domain/transits/transits';
export {
  type DashaChange,
  DEFAULT_NATAL_POINTS,
  type Hit,
  type KantakaShani,
  NATAL_POINTS,
  type NatalPoint,
  type SadeSati,
  type SadeSatiLeg,
  type Stay,
  type TransitIngress,
  type Transits,
  type TransitsQuestion,
} from '../domain/transits/types';
export type {
  AnnualPeriod,
  Muntha,
  OfficeBearers,
  PanchavargiyaBala,
  PatyayiniPeriod,
  Saham,
  SolarReturn,
  TajikaAspect,
  TajikaYoga,
  TriPataki,
  YearLord,
} from '../domain/varshaphala/types';
export { computeVarsha, type Varsha, type VarshaQuestion } from '../domain/varshaphala/varsha';
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
} from '../drawing';
// The kernel.
export { loadKernel, YEARS_KEYS, YearsMissing, YearsStore, type YearsSupply } from '../kernel';
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
  type Passage,
  type PassageQuestion,
  type PassagesQuestion,
  RISE_DEFINITIONS,
  type RiseDefinition,
  type Sighting,
  type SolarEclipse,
  type Span,
  type Station,
  type VisibilityChange,
  type VisibilityPlanet,
  type VisibilityQuestion,
  type Zodiac,
} from '../kernel/almanac';
export type { Kernel } from '../kernel/kernel';
// Charts.
export type { AyanamshaChoice } from '../kernel/keys';
export { AYANAMSHA_KEYS, type AyanamshaKey, BODY_KEYS, type BodyKey, NODE_MODES, type NodeMode } from '../kernel/keys';
export { PASSAGE_RANGE } from '../kernel/passages';
export { kernelStamp, RESIDUALS, RESIDUALS_OF_ALL_YEARS } from '../kernel/stamp';
export type {
  Angles,
  ApparentPlace,
  Ayanamsha,
  NodePlace,
  Sky,
} from '../kernel/types';
// Reference facts.
export { FACTS, type Fact, searchFacts, TOPICS, type Topic } from '../lexicon/facts';
export { loadFacts } from '../lexicon/facts/book';
export type { FactBook } from '../lexicon/facts/types';
export { type LabelKind, type Labels, languageOf, loadLabels, tithiLabel } from '../lexicon/labels';
export { utsavaLabel } from '../lexicon/observances';
export { civilTimeName, clockNoteInWords } from '../lexicon/sentences/clocks';
export { dashaReasonInWords } from '../lexicon/sentences/dashaConditions';
export { dayReasonInWords } from '../lexicon/sentences/day';
export { exceptionInWords, traditionInWords } from '../lexicon/sentences/match/exceptions';
export { kutaRuleInWords } from '../lexicon/sentences/match/rules';
export { sensitivityInWords, valueInWords } from '../lexicon/sentences/match/values';
export { closingInWords, muhurtaTraditionInWords, ruleInWords } from '../lexicon/sentences/muhurta-search/rules';
export { noteInWords } from '../lexicon/sentences/notes';
export { decisionWords } from '../lexicon/sentences/observances/decision';
export { ruleWords } from '../lexicon/sentences/observances/rule';
export { evidenceInWords } from '../lexicon/sentences/rectification';
export { skyEventInWords } from '../lexicon/sentences/sky';
// Names.
export {
  AGNI_ABODES,
  ANANDADI_NAMES,
  AYANA_NAMES,
  ayanaName,
  BHADRA_ABODES,
  choghadiyaName,
  DASHA_NAMES,
  DIRECTIONS,
  GAURI_NAMES,
  GRAHA_NAMES,
  grahaName,
  KARANA_NAMES,
  KUTA_NAMES,
  karanaName,
  MONTH_NAMES,
  monthName,
  muhurtaName,
  NAKSHATRA_NAMES,
  nakshatraName,
  PAKSHA_NAMES,
  PANCHAKA_KINDS,
  PURPOSE_NAMES,
  RASHI_NAMES,
  RITU_NAMES,
  rashiName,
  rituName,
  SAMVATSARA_NAMES,
  SPECIAL_YOGAS,
  samvatsaraName,
  TITHI_NAMES,
  tithiName,
  VARA_NAMES,
  VARGA_NAMES,
  type VaraName,
  varaName,
  vargaName,
  windowName,
  YOGA_NAMES,
  yogaName,
} from './names';
export { type Utsava, type UtsavaYear, utsavasOf } from './observances';
export { type KernelSource, openKernel } from './open';
