/** The tables of the annual chart of the Tājika school. */
import type { BodyKey } from '../../kernel/keys';
import type { GrahaKey } from '../keys';

export const FRIENDSHIP_RULES = ['nilakantha', 'keshava'] as const;

export type FriendshipRule = (typeof FRIENDSHIP_RULES)[number];

export type DrishtiKind = 'conjunction' | 'friendly' | 'inimical' | 'neutral';

/** The seven from the fastest to the slowest. */
export const BY_SPEED = ['moon', 'mercury', 'venus', 'sun', 'mars', 'jupiter', 'saturn'] as const;

/** Dīptāṃśas, degrees (Raman 64; his article 18 swaps Moon and Mars). */
export const DIPTAMSHA: Record<BodyKey, number> = {
  sun: 15,
  moon: 12,
  mars: 8,
  mercury: 7,
  jupiter: 9,
  venus: 7,
  saturn: 9,
};

/** The Tājika aspect by the house distance; 2, 6, 8 and 12 have none. */
export const DRISHTI_KINDS: Record<number, DrishtiKind> = {
  1: 'conjunction',
  3: 'friendly',
  5: 'friendly',
  9: 'friendly',
  11: 'friendly',
  4: 'inimical',
  7: 'inimical',
  10: 'inimical',
};

/** Harṣa-bala: the house from the annual lagna in which each graha rejoices. */
export const HARSHA_HOUSES: Record<BodyKey, number> = {
  sun: 9,
  moon: 3,
  mars: 6,
  mercury: 1,
  jupiter: 11,
  venus: 5,
  saturn: 12,
};

/** Female and neuter grahas are strong by night and in the houses below, the others by day and in the other houses. */
export const NIGHT_GRAHAS: readonly BodyKey[] = ['moon', 'mercury', 'venus', 'saturn'];

export const NIGHT_HOUSES: readonly number[] = [1, 2, 3, 7, 8, 9];

/** Haddas: lord and end of each of the five parts of a rāśi, degrees, from Meṣa (Raman, Varshaphal, 41). */
export const HADDAS: readonly (readonly (readonly [lord: BodyKey, toDeg: number])[])[] = [
  [
    ['jupiter', 6],
    ['venus', 12],
    ['mercury', 20],
    ['mars', 25],
    ['saturn', 30],
  ],
  [
    ['venus', 8],
    ['mercury', 14],
    ['jupiter', 22],
    ['saturn', 27],
    ['mars', 30],
  ],
  [
    ['mercury', 6],
    ['venus', 12],
    ['jupiter', 17],
    ['mars', 24],
    ['saturn', 30],
  ],
  [
    ['mars', 7],
    ['venus', 13],
    ['mercury', 19],
    ['jupiter', 26],
    ['saturn', 30],
  ],
  [
    ['jupiter', 6],
    ['venus', 11],
    ['saturn', 18],
    ['mercury', 24],
    ['mars', 30],
  ],
  [
    ['mercury', 7],
    ['venus', 17],
    ['jupiter', 21],
    ['mars', 28],
    ['saturn', 30],
  ],
  [
    ['saturn', 6],
    ['mercury', 14],
    ['jupiter', 21],
    ['venus', 28],
    ['mars', 30],
  ],
  [
    ['mars', 7],
    ['venus', 11],
    ['mercury', 19],
    ['jupiter', 24],
    ['saturn', 30],
  ],
  [
    ['jupiter', 12],
    ['venus', 17],
    ['mercury', 21],
    ['mars', 26],
    ['saturn', 30],
  ],
  [
    ['mercury', 7],
    ['jupiter', 14],
    ['venus', 22],
    ['saturn', 26],
    ['mars', 30],
  ],
  [
    ['mercury', 7],
    ['venus', 13],
    ['jupiter', 20],
    ['mars', 25],
    ['saturn', 30],
  ],
  [
    ['venus', 12],
    ['jupiter', 16],
    ['mercury', 19],
    ['mars', 28],
    ['saturn', 30],
  ],
];

export type PlaceRelation = 'own' | 'friend' | 'neutral' | 'enemy';

/** Maximum points of each place; the maximum total is eighty. */
export const PANCHAVARGIYA_MAXIMA = { kshetra: 30, hadda: 15, drekkana: 10, navamsha: 5 } as const;

export const FRIENDSHIP_SHARES: Record<FriendshipRule, Record<PlaceRelation, number>> = {
  nilakantha: { own: 1, friend: 0.75, neutral: 0.5, enemy: 0.25 },
  keshava: { own: 1, friend: 0.5, neutral: Number.NaN, enemy: 0.25 },
};

/** One of Keśava's two parties. Members of a party are friends with each other and enemies of the other party. */
export const KESHAVA_PARTY: readonly BodyKey[] = ['sun', 'moon', 'mars', 'jupiter'];

/** Tri-rāśi lords by the annual lagna, Meṣa to Mīna, by day and by night (Raman 51). */
export const TRI_RASHI_LORDS: Record<'day' | 'night', readonly BodyKey[]> = {
  day: ['sun', 'venus', 'saturn', 'venus', 'jupiter', 'moon', 'mercury', 'mars', 'saturn', 'mars', 'jupiter', 'moon'],
  night: ['jupiter', 'moon', 'mercury', 'mars', 'sun', 'venus', 'saturn', 'venus', 'saturn', 'mars', 'jupiter', 'moon'],
};

/** Houses from the lagna whose occupants aspect it. */
export const ASPECTING_HOUSES: readonly number[] = [1, 3, 4, 5, 7, 9, 10, 11];

/** Divisors of the number of the current year: nine for the Moon, six for Mars and the nodes, four for the others. */
export const TRIPATAKI_DIVISORS: Partial<Record<GrahaKey, number>> = { moon: 9, mars: 6, rahu: 6, ketu: 6 };

/** Pairs of houses in mutual vedha. */
export const TRIPATAKI_VEDHAS: readonly (readonly [number, number])[] = [
  [1, 4],
  [1, 7],
  [1, 10],
  [4, 7],
  [4, 10],
  [7, 10],
  [2, 3],
  [2, 6],
  [2, 9],
  [3, 8],
  [3, 11],
  [5, 6],
  [5, 9],
  [5, 12],
  [6, 11],
  [8, 9],
  [8, 12],
  [11, 12],
];

export const KUTTHA_HOUSES: readonly number[] = [1, 2, 4, 5, 7, 8, 10, 11];
