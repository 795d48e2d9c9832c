/** A yoga as a row of data, and what a chart has of it. */
import type { GrahaKey } from '../types';
import type { YogaSky } from './sky';

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

/** The grahas that form a yoga, in the order of the API, and the houses they stand in, ascending. */
export interface Formation {
  grahas: GrahaKey[];
  houses: number[];
}

/** A bhaṅga: what the source says undoes a yoga that is formed. */
export interface Cancellation {
  rule: string;
  source: string;
}

export interface CancellationRule extends Cancellation {
  when: (y: YogaSky) => boolean;
}

export interface YogaRow {
  key: string;
  iast: string;
  sa: string;
  /** What stands where, in one sentence. */
  rule: string;
  source: string;
  /** The formation, or null where it is not formed. */
  when: (y: YogaSky) => Formation | null;
  /** Only where a source gives cancellations. */
  bhanga?: readonly CancellationRule[];
  /** The rule asks whether birth was by day or by night. */
  needsDayOrNight?: true;
}

export interface YogaFamily {
  category: YogaCategory;
  rows: readonly YogaRow[];
}

export interface PresentYoga extends Formation, Pick<YogaRow, 'key' | 'iast' | 'sa' | 'rule' | 'source'> {
  category: YogaCategory;
  /** The cancellations that hold here, perhaps none; null where the source knows no cancellation. */
  cancelledBy: Cancellation[] | null;
}

export interface Yogas {
  present: PresentYoga[];
  /** How many rules were asked. */
  evaluated: number;
  /** Rules that could not be asked. */
  leftOut: { key: string; reason: string }[];
}
