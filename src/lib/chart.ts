/**
 * Charts: positions, parts, daśās, settings, transits, annual charts, matches, rectification, drawings.
 *
 * @module
 */

export { type ChartSettings, DASHA_YEARS, PRESET_KEYS, PRESETS, type PresetKey } from '../data/chart/presets';
export type { Dignity } from '../data/dignity';
export { HOUSE_SYSTEMS, type HouseSystem } from '../data/houseSystems';
export { type GrahaKey, VARGA_KEYS, type VargaKey } from '../data/keys';
export {
  type KutaKey,
  MATCH_SYSTEMS,
  MATCH_TRADITIONS,
  type MatchSystem,
  type MatchTradition,
} from '../data/match/row';
export { CATEGORIES, type Category } from '../data/rectify';
export type { Argala, ArgalaRow } from '../domain/chart/argala';
export type { Prastara } from '../domain/chart/ashtakavarga';
export type { Avakahada } from '../domain/chart/avakahada/avakahada';
export type { Bhava } from '../domain/chart/bhavas';
export {
  type Chakras,
  type Kakshya,
  type KotaPlace,
  kotaPlace,
  mansionOf,
  piercedBy,
  type Vedha,
  vedhaOf,
} from '../domain/chart/chakras';
export type { Chalit } from '../domain/chart/chalit';
export { type Chart, type ChartOptions, computeChart, computeCharts } from '../domain/chart/chart';
export { compareCharts, comparisonOf, type Difference, MAX_COMPARED } from '../domain/chart/compare';
export type { Division, DivisionChoice, DivisionPlace } from '../domain/chart/divisions';
export {
  type ChartStars,
  type FarParts,
  farParts,
  type OuterPlacement,
  type StarConjunction,
  type StarPlacement,
} from '../domain/chart/farPlaces';
export type { GrahaDrishti } from '../domain/chart/grahaDrishti';
export { type HouseQuestion, houseCusps } from '../domain/chart/houseCusps';
export type { HousesOfSystem } from '../domain/chart/houseSystems';
export { DEFAULT_PARTS, type DefaultPart, PART_KEYS, type PartKey, type PartsOf } from '../domain/chart/parts';
export { type GivenSettings, type ResolvedSettings, resolveSettings } from '../domain/chart/settings';
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
export type { KpHorary } from '../domain/kp/horary';
export type { Kp } from '../domain/kp/kp';
export { type Match, type MatchQuestion, matchOf, traditionOf } from '../domain/match/match';
export { type Kuta, ORIENTATIONS, type Orientation } from '../domain/match/types';
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
export {
  MAX_VARGA,
  nadyamshaNumber,
  VARGA_FORMS,
  type VargaForm,
  type VargaVariant,
  vargaPlaceOf,
  vargaVariantsOf,
} from '../domain/positions/vargaVariants';
export { rectify } from '../domain/rectify/rectify';
export type {
  Candidate,
  Discrimination,
  Evidence,
  LifeEvent,
  Rectification,
  RectifyQuestion,
} from '../domain/rectify/types';
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
export {
  computePraveshas,
  PRAVESHA_KINDS,
  type Pravesha,
  type PraveshaKind,
  type PraveshaQuestion,
  type Praveshas,
} from '../domain/varshaphala/pravesha';
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
export { FIGURE_STYLES, type FigureStyle } from '../drawing/figureStyles';
export { chartFigure, type FigureChart, type FigureChoice } from '../drawing/figures/chart';
export { type DomePicture, domeFigure } from '../drawing/figures/dome';
export { type Figure, type FigureMark, type FigurePart, figureSvg } from '../drawing/figures/figure';
export type { FigureNames } from '../drawing/figures/words';
export { dashaReasonInWords } from '../lexicon/sentences/dashaConditions';
export { exceptionInWords, traditionInWords } from '../lexicon/sentences/match/exceptions';
export { kutaRuleInWords } from '../lexicon/sentences/match/rules';
export { sensitivityInWords, valueInWords } from '../lexicon/sentences/match/values';
export { noteInWords } from '../lexicon/sentences/notes';
export { discriminationInWords, evidenceInWords } from '../lexicon/sentences/rectification';
export * from './kernel';
export * from './time';
