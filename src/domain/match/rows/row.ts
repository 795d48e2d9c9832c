/** A kūṭa of a tradition as a row: its inputs, points, rule and source. */
import type { Attribution } from '../../../data/attribution';
import type { MoonPlace } from '../moonPlace';
import type { ExceptionKey, KutaKey, KutaRule, KutaValue } from '../types';

export interface KutaRow {
  key: KutaKey;
  /** Full points; null if the tradition only says whether the rule holds. */
  maximum: number | null;
  /** Not part of the total. */
  beside?: true;
  /** The rule has a direction: swapping the vara's and the kanyā's place changes it. */
  directed?: true;
  rule: KutaRule;
  source: Attribution;
  /** What the kūṭa compares in one birth, given the other. `isVara` says whether it takes the vara's place. */
  value: (own: MoonPlace, other: MoonPlace, isVara: boolean) => KutaValue;
  /** Points, or 1 and 0 for a rule without points. */
  points: (vara: MoonPlace, kanya: MoonPlace) => number;
  /** Each of these gives full points. */
  exceptions?: readonly ExceptionKey[];
}
