/** The kernel: positions of the sky, angles of a place, and searches for events. */

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
  type MoverColumns,
  type MoverKey,
  type Passage,
  type PassageQuestion,
  type PassagesQuestion,
  type PositionReader,
  type PositionsQuestion,
  type PositionTable,
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
export { type KernelSource, openKernel } from './open';
