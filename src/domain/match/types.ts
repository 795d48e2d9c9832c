/** The match of two births: kūṭas of named traditions, from the places of the two Moons. */

import type { Attribution } from '../../data/attribution';
import type { BodyKey } from '../../data/keys';
import type { GanaKey, NadiKey, VarnaKey, VashyaKey, YoniKey } from '../moonClasses';
import type { RajjuKey } from './tables/classes';

export const WHO = ['a', 'b'] as const;
export type Who = (typeof WHO)[number];

/** Which birth takes the place of the vara (groom) if a rule has a direction; the other takes the kanyā's (bride's). */
export const ORIENTATIONS = ['a-vara', 'b-vara'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

export const MATCH_TRADITIONS = ['north', 'north-parihara', 'raman', 'tamil'] as const;
export type MatchTradition = (typeof MATCH_TRADITIONS)[number];

export const MATCH_SYSTEMS = ['ashtakuta', 'dashakuta', 'all'] as const;
export type MatchSystem = (typeof MATCH_SYSTEMS)[number];

export const KUTA_KEYS = [
  'varna',
  'vashya',
  'tara',
  'dina',
  'yoni',
  'graha-maitri',
  'rashyadhipati',
  'gana',
  'bhakuta',
  'rashi',
  'nadi',
  'mahendra',
  'stri-dirgha',
  'rajju',
  'vedha',
] as const;
export type KutaKey = (typeof KUTA_KEYS)[number];

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

/** A rule of a kūṭa as data; `kutaRuleInWords` words it. */
export type KutaRule =
  | { tag: 'varna-not-lower'; list: 'north' | 'raman' }
  | { tag: 'vashya-classes' }
  | { tag: 'vashya-lists'; way: 'either' | 'vara-in-kanya' }
  | { tag: 'tara-both-counts' }
  | { tag: 'dina-remainders' }
  | { tag: 'dina-counts' }
  | { tag: 'yoni-table' }
  | { tag: 'yoni-enemies' }
  | { tag: 'maitri-both-ways' }
  | { tag: 'maitri-all-or-nothing' }
  | { tag: 'maitri-brihajjataka' }
  | { tag: 'gana-table' }
  | { tag: 'gana-same' }
  | { tag: 'gana-tamil' }
  | { tag: 'bhakuta-places'; exceptions: boolean }
  | { tag: 'rashi-count'; sameRashi: 'vara-nakshatra-first' | 'counts' }
  | { tag: 'nadi-different'; exceptions: boolean }
  | { tag: 'mahendra-counts' }
  | { tag: 'stri-dirgha-beyond'; count: number }
  | { tag: 'rajju-different' }
  | { tag: 'vedha-pairs'; chitra: 'with-three' | 'mrigashira-dhanishtha' };

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

export const EXCEPTION_KEYS = [
  'bhakuta-same-lord',
  'bhakuta-friendly-lords',
  'nadi-same-rashi-other-nakshatra',
  'nadi-same-nakshatra-other-rashi',
  'nadi-same-nakshatra-other-pada',
  'nadi-nakshatra-list',
  'nadi-lord',
  'gana-friendly-lords',
  'gana-beyond-14',
  'stri-dirgha-rashi-maitri',
  'rajju-four',
] as const;
export type ExceptionKey = (typeof EXCEPTION_KEYS)[number];

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
