/** A yoga rule as a row of data: its condition on a chart, and the formation that it finds. */

import type { Dignity, Relation } from '../dignity';
import { type BodyKey, type GrahaKey, NODE_KEYS, PLANET_KEYS, type PointKey } from '../keys';

export const YOGA_CATEGORIES = [
  'surya',
  'chandra',
  'mahapurusha',
  'nabhasa',
  'lagna',
  'raja',
  'dhana',
  'parivartana',
  'viparita',
  'neecha-bhanga',
  'others',
] as const;
export type YogaCategory = (typeof YOGA_CATEGORIES)[number];

/** A bhaṅga: a condition that cancels a formed yoga, by the source. */
export interface Cancellation {
  source: string;
}

export interface CancellationRule extends Cancellation {
  when: (y: YogaSky) => boolean;
}

/** The lexicon has the name, the rule and the cancellations in sentences, by the key of the row. */
export interface YogaRow<Key extends string = string> {
  key: Key;
  source: string;
  /** The formation, or null if the yoga is not formed. */
  when: (y: YogaSky) => Formation | null;
  /** Present only if a source gives cancellations. */
  bhanga?: readonly CancellationRule[];
  /** Whether the rule needs to know if birth was by day or by night. */
  needsDayOrNight?: true;
}

/** A row made by a function, typed with the key passed to it. */
export type RowOf<Key extends string> = YogaRow<NoInfer<Key>>;

export interface YogaFamily<Key extends string = string> {
  category: YogaCategory;
  rows: readonly YogaRow<Key>[];
}

/** The grahas that form a yoga, in the order of the API, and their houses, ascending. */
export interface Formation {
  grahas: GrahaKey[];
  houses: number[];
}

/** The five planets, Maṅgala to Śani. */
export const FIVE = PLANET_KEYS;
/** Always gentle, or always cruel, whatever their company. */
export const GENTLE = ['mercury', 'jupiter', 'venus'] as const satisfies readonly BodyKey[];
export const CRUEL = ['sun', 'mars', 'saturn'] as const satisfies readonly BodyKey[];
export const NODES = NODE_KEYS;

/** A chart as the rules ask it. */
export interface YogaSky {
  /** Between sunrise and sunset; null where the Sun does not rise and set. */
  readonly isDay: boolean | null;
  /** Sidereal longitude of a graha minus another's, degrees from 0 to 360. */
  arcDeg(reference: GrahaKey, key: GrahaKey): number;
  /** 1..12 from Meṣa. */
  rashi(key: PointKey): number;
  /** Whether its rāśi is odd; 0 for a movable, 1 for a fixed, 2 for a dual one. */
  isOdd(key: PointKey): boolean;
  modality(key: PointKey): number;
  /** Whole-sign house from the lagna, 1..12. */
  house(key: GrahaKey): number;
  isIn(key: GrahaKey, houses: readonly number[]): boolean;
  /** House of a graha counted from another, 1..12. */
  from(reference: GrahaKey, key: GrahaKey): number;
  isFrom(reference: GrahaKey, key: GrahaKey, houses: readonly number[]): boolean;
  /** Occupants of a house, or of the `count`-th from a graha; by default among all nine. */
  occupants(house: number, among?: readonly GrahaKey[]): GrahaKey[];
  occupantsFrom(reference: GrahaKey, count: number, among?: readonly GrahaKey[]): GrahaKey[];
  lord(house: number): BodyKey;
  /** Lord of the `count`-th rāśi from a graha. */
  lordFrom(reference: GrahaKey, count: number): BodyKey;
  /** Lord of the rāśi, or of the navāṃśa, of a graha. */
  dispositor(key: GrahaKey): BodyKey;
  navamshaLord(key: GrahaKey): BodyKey;
  dignity(key: GrahaKey): Dignity;
  /** Exalted, in its mūlatrikoṇa or in its own rāśi. */
  strong(key: GrahaKey): boolean;
  /** The graha that is exalted in the rāśi of another. */
  exaltedWith(key: GrahaKey): BodyKey | undefined;
  /** Compound relation of one graha towards another. */
  relation(of: BodyKey, to: BodyKey): Relation;
  combust(key: GrahaKey): boolean;
  /** Natural benefic. The Moon and Budha depend on their state; the others of the nine are malefics. */
  benefic(key: GrahaKey): boolean;
  /** Two different grahas in one rāśi. */
  conjunct(a: GrahaKey, b: GrahaKey): boolean;
  /** The first aspects the second. */
  aspects(a: GrahaKey, b: GrahaKey): boolean;
  /** Each is in a rāśi of the other. */
  exchange(a: GrahaKey, b: GrahaKey): boolean;
  /** Two different grahas in one rāśi, in mutual aspect or in exchange. */
  related(a: GrahaKey, b: GrahaKey): boolean;
  /** The seven occupy exactly these houses; are all among these; the number of occupied rāśis. */
  sevenHold(houses: readonly number[]): boolean;
  sevenWithin(houses: readonly number[]): boolean;
  readonly housesHeld: number;
  /** The formation by these grahas, if the rule holds. */
  formed(holds: boolean, grahas: readonly GrahaKey[]): Formation | null;
}
