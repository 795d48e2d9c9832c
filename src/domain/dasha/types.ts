/** The shapes of daśās in the domain: Julian days UT, one-based almanac numbers, years of the chosen length. */

import type { GrahaKey } from '../../data/keys';
import type { RashiRule } from '../positions/lords';
import type { TwoLordedRashi } from '../positions/singleLords';
import type { AshtottariReason, DashaReason } from './conditions';
import type { DashaKey } from './keys';
import type { YoginiPeriod } from './yoginis';

/** A period of a rāśi daśā. */
export interface RashiPeriod {
  /** 1..12 from Meṣa. */
  rashi: number;
  /** The lord that determines its years. */
  lord: GrahaKey;
  /** Whole years of a mahādaśā; absent for sub-periods. */
  years?: number;
  /** 1 mahā, 2 antara, 3 pratyantara, 4 sūkṣma, 5 prāṇa. */
  level: number;
  startJd: number;
  endJd: number;
  sub: RashiPeriod[];
}

/** The start of a nakṣatra daśā: the Moon's nakṣatra, its lord, and its traversed part, 0..1. */
export interface NakshatraSeed {
  /** 1..27 from Aśvinī. */
  nakshatra: number;
  lord: GrahaKey;
  /** Part of the nakṣatra, or of the lord's group of nakṣatras. */
  traversed: number;
}

/** The start of a rāśi daśā and its reason: a rule that chose between two rāśis, or a place of the chart. */
export interface RashiSeed {
  /** 1..12 from Meṣa. */
  rashi: number;
  by: RashiRule | 'lagna' | 'ninth' | 'brahma';
  /** The graha that is Brahmā (sthira daśā). */
  brahma?: GrahaKey;
  /** The ruling lord of Vṛścika and of Kumbha, and the deciding rule, if these have two lords. */
  coLords?: Record<TwoLordedRashi, { lord: GrahaKey; by: string }>;
}

export interface KalachakraSeed extends NakshatraSeed {
  /** 1..4; `traversed` refers to this quarter. */
  pada: number;
  /** Years of the nine rāśis of the quarter. */
  paramayus: number;
  /** Rāśis 1..12 of body and life. */
  deha: number;
  jiva: number;
}

/** The first year of life: the Moon's nakṣatra and the number of completed years before it. */
export interface MuddaSeed {
  nakshatra: number;
  completedYears: number;
}

/** Remaining years of the first mahādaśā at birth. */
interface Balance {
  lord: GrahaKey;
  years: number;
}

interface DashaOf<Key extends DashaKey, Seed, Left, Period, Reason = DashaReason | null> {
  key: Key;
  /** Whether the daśā applies to this birth; null if unknown. True if it has no condition. */
  applicable: boolean | null;
  /** The condition of use and whether it holds; null if the daśā has none. */
  reason: Reason;
  seed: Seed;
  balance: Left;
  /** Length of the year, days. */
  yearDays: number;
  periods: Period[];
}

type OfLords<Key extends DashaKey> = DashaOf<Key, NakshatraSeed, Balance, DashaTree>;
type OfRashis<Key extends DashaKey> = DashaOf<Key, RashiSeed, null, RashiPeriod>;

/** The shape of each daśā by key. */
interface DashaByKey {
  vimshottari: OfLords<'vimshottari'>;
  yogini: DashaOf<'yogini', NakshatraSeed, Balance, YoginiPeriod>;
  ashtottari: DashaOf<'ashtottari', NakshatraSeed, Balance, DashaTree, AshtottariReason>;
  chara: OfRashis<'chara'>;
  'chara-rao': OfRashis<'chara-rao'>;
  'kp-vimshottari': OfLords<'kp-vimshottari'>;
  narayana: OfRashis<'narayana'>;
  kalachakra: DashaOf<'kalachakra', KalachakraSeed, Balance & { rashi: number }, RashiPeriod>;
  shula: OfRashis<'shula'>;
  mandooka: OfRashis<'mandooka'>;
  drig: OfRashis<'drig'>;
  sthira: OfRashis<'sthira'>;
  'niryana-shula': OfRashis<'niryana-shula'>;
  dvisaptati: OfLords<'dvisaptati'>;
  shodashottari: OfLords<'shodashottari'>;
  dvadashottari: OfLords<'dvadashottari'>;
  panchottari: OfLords<'panchottari'>;
  shatabdika: OfLords<'shatabdika'>;
  chaturashiti: OfLords<'chaturashiti'>;
  shashtihayani: OfLords<'shashtihayani'>;
  shattrimsha: OfLords<'shattrimsha'>;
  mudda: DashaOf<'mudda', MuddaSeed, null, DashaTree>;
}
export type Dasha<Key extends DashaKey = DashaKey> = DashaByKey[Key];

export interface DashaTree {
  lord: GrahaKey;
  /** 1 mahā, 2 antara, 3 pratyantara, 4 sūkṣma, 5 prāṇa. */
  level: number;
  startJd: number;
  endJd: number;
  sub: DashaTree[];
}

/** The periods at an instant, mahā to prāṇa. */
export const PHASE_KEYS = ['maha', 'antara', 'pratyantara', 'sookshma', 'prana'] as const;

export type CurrentPhase = Record<(typeof PHASE_KEYS)[number], { lord: GrahaKey; startJd: number; endJd: number }>;

export interface VimshottariDasha {
  /** Nakṣatra of the Moon, 1..27, its lord, and the part of it already traversed, 0..1. */
  seed: { nakshatra: number; lord: GrahaKey; traversed: number };
  /** Remaining years of the first mahādaśā at birth. */
  balance: { lord: GrahaKey; years: number };
  yearDays: number;
  /** Mahādaśās, divided to the requested depth. */
  periods: DashaTree[];
}
