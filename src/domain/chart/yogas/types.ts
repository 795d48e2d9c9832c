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
interface Cancellation {
  source: string;
}

/** A cancellation that applies. */
interface PresentCancellation extends Cancellation {
  /** From 1, in the row. */
  number: number;
}

export interface CancellationRule extends Cancellation {
  when: (y: YogaSky) => boolean;
}

export interface YogaName<Key extends string = string> {
  key: Key;
  iast: string;
  sa: string;
}

/** The lexicon has the rule and the cancellations in sentences, by the key of the row. */
export interface YogaRow<Key extends string = string> extends YogaName<Key> {
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

export interface PresentYoga<Key extends string = string>
  extends Formation,
    Pick<YogaRow<Key>, 'key' | 'iast' | 'sa' | 'source'> {
  category: YogaCategory;
  /** The cancellations that apply, possibly none; null if the source knows no cancellation. */
  cancelledBy: PresentCancellation[] | null;
}

export interface Yogas<Key extends string = string> {
  present: PresentYoga<Key>[];
  /** Number of evaluated rules. */
  evaluated: number;
  /** Rules that could not be evaluated. */
  leftOut: { key: string; why: Lack }[];
}
