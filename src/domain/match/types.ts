/** The match of two births: kūṭas of named traditions, from the places of the two Moons. */

import type { Attribution } from '../../data/attribution';
import type { BodyKey } from '../../data/keys';
import type { ExceptionKey, KutaKey, KutaRule, MatchTradition, Who } from '../../data/match/row';
import type { RajjuKey } from '../../data/match/tables';
import type { GanaKey, NadiKey, VarnaKey, VashyaKey, YoniKey } from '../../data/moonClasses';

/** Which birth takes the place of the vara (groom) if a rule has a direction; the other takes the kanyā's (bride's). */
export const ORIENTATIONS = ['a-vara', 'b-vara'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

/** The value of a Moon's place that a kūṭa compares. Rāśis 1..12, nakṣatras 1..27. */
export type KutaValue =
  | { kind: 'varna'; key: VarnaKey }
  | { kind: 'vashya'; key: VashyaKey }
  | { kind: 'yoni'; key: YoniKey }
  | { kind: 'gana'; key: GanaKey }
  | { kind: 'nadi'; key: NadiKey }
  | { kind: 'rajju'; key: RajjuKey }
  | { kind: 'graha'; key: BodyKey }
  /** `count`: inclusive, from the other birth's nakṣatra to this one's; null if the rule does not count this way. */
  | { kind: 'nakshatra'; nakshatra: number; count: number | null }
  | { kind: 'rashi'; rashi: number; count: number | null };

export interface Kuta {
  key: KutaKey;
  /** Points of the kūṭa; null if the tradition only says whether it holds. */
  points: number | null;
  maximum: number | null;
  /** Whether it has full points, or its rule without points holds. */
  holds: boolean;
  /** Whether the points are part of the total. */
  counted: boolean;
  a: KutaValue;
  b: KutaValue;
  /** The birth in the vara's place, if the rule has a direction; otherwise null. */
  vara: Who | null;
  rule: KutaRule;
  source: Attribution;
}

/** An exception listed for a kūṭa without full points. */
export interface MatchException {
  key: ExceptionKey;
  /** Its kūṭa. */
  kuta: KutaKey;
  source: Attribution;
  applies: boolean;
  /** Whether the chosen tradition gives full points for it. */
  changes: boolean;
}

/** The kūṭas of one tradition. */
export interface KutaTable {
  tradition: MatchTradition;
  total: number;
  maximum: number;
  kutas: Kuta[];
}

/** Another tradition's total. */
export interface MatchVariant {
  tradition: MatchTradition;
  total: number;
  maximum: number;
  /** Kūṭas that both traditions have but value differently, as fractions of their maximum. */
  differs: KutaKey[];
  /** In full if `system` is `all`; otherwise null. */
  kutas: Kuta[] | null;
}

/** The change of a Moon at a boundary. */
export interface MatchChange {
  /** The new nakṣatra. */
  nakshatra: number;
  pada: number;
  rashi: number;
  /** The half of the rāśi, if relevant: Dhanus and Makara. */
  half: 1 | 2 | null;
  kutas: { key: KutaKey; from: number; to: number }[];
  total: { from: number; to: number };
}

export interface MatchSensitivity {
  who: Who;
  /**
   * Seconds of birth time to the nearest change of any point, negative for earlier; null if there is none in the span.
   */
  secondsToChange: number | null;
  what: MatchChange | null;
}
