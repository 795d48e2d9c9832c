/** Matching as data: a kūṭa of a tradition, its rule, and the exceptions to it. */
import type { Attribution } from '../attribution';

/** The two births of a match. */
export const WHO = ['a', 'b'] as const;
export type Who = (typeof WHO)[number];

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

/** A rule of a kūṭa. `src/domain/match/rules.ts` computes it and `kutaRuleInWords` words it. */
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

export interface KutaRow {
  key: KutaKey;
  /** Full points; null if the tradition only says whether the rule holds. */
  maximum: number | null;
  /** The points are not part of the total. */
  uncounted?: true;
  /** The rule has a direction: swapping the vara's and the kanyā's place changes it. */
  directed?: true;
  rule: KutaRule;
  source: Attribution;
  /** Each of these gives full points. */
  exceptions?: readonly ExceptionKey[];
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

/** Relations of the lords of the two rāśis: one graha, or mutual friends. */
type LordRelation = 'same' | 'friends';

/** A condition on the two Moons. */
type MoonCondition =
  /** The lords of the rāśis have one of these relations. */
  | { lords: readonly LordRelation[] }
  /** The places agree in one division and differ in another. */
  | { same: 'rashi' | 'nakshatra'; other: 'rashi' | 'nakshatra' | 'pada' }
  /** Either nakṣatra, 1..27, is in the list. */
  | { eitherNakshatra: readonly number[] }
  /** The inclusive count from the vara's nakṣatra to the kanyā's is greater than this. */
  | { nakshatraCountBeyond: number };

export interface ExceptionRow {
  key: ExceptionKey;
  /** The kūṭas that list it. */
  kutas: readonly KutaKey[];
  source: Attribution;
  /** A condition on the two Moons, or lists of kūṭas: one of each list must hold in the tradition. */
  when: MoonCondition | { kutas: readonly (readonly KutaKey[])[] };
}
