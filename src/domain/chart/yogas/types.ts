/** A yoga rule as a row of data, and its result in a chart. */
import type { Lack } from '../../positions/notes';
import type { Formation } from './formation';
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

/** A bhaṅga: a condition that cancels a formed yoga, by the source. */
export interface Cancellation {
  rule: string;
  source: string;
}

/** A cancellation that applies. */
export interface PresentCancellation extends Cancellation {
  /** From 1, in the row. */
  number: number;
}

export interface CancellationRule extends Cancellation {
  when: (y: YogaSky) => boolean;
}

export interface YogaRow {
  key: string;
  iast: string;
  sa: string;
  /** The rule in one sentence. */
  rule: string;
  source: string;
  /** The formation, or null if the yoga is not formed. */
  when: (y: YogaSky) => Formation | null;
  /** Present only if a source gives cancellations. */
  bhanga?: readonly CancellationRule[];
  /** Whether the rule needs to know if birth was by day or by night. */
  needsDayOrNight?: true;
}

export interface YogaFamily {
  category: YogaCategory;
  rows: readonly YogaRow[];
}

export interface PresentYoga extends Formation, Pick<YogaRow, 'key' | 'iast' | 'sa' | 'rule' | 'source'> {
  category: YogaCategory;
  /** The cancellations that apply, possibly none; null if the source knows no cancellation. */
  cancelledBy: PresentCancellation[] | null;
}

export interface Yogas {
  present: PresentYoga[];
  /** Number of evaluated rules. */
  evaluated: number;
  /** Rules that could not be evaluated. */
  leftOut: { key: string; why: Lack }[];
}
