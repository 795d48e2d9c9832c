/** Dignities and friendships of the seven grahas, and the lords of the rāśis. */
import type { BodyKey } from '../kernel/keys';

export type Dignity =
  | 'exalted'
  | 'moolatrikona'
  | 'own'
  | 'great-friend'
  | 'friend'
  | 'neutral'
  | 'enemy'
  | 'great-enemy'
  | 'debilitated'
  | 'none';

export type Relation = 'great-friend' | 'friend' | 'neutral' | 'enemy' | 'great-enemy';

interface SignDignities {
  /** Exalted below `upTo` degrees of the rāśi; debilitated in the whole seventh rāśi from it. */
  exaltation: { rashi: number; upTo: number };
  /** Half-open interval of degrees. */
  moolatrikona: { rashi: number; from: number; upTo: number };
}

/**
 * Candra and Budha have exaltation and mūlatrikoṇa in the same rāśi, so exaltation ends where mūlatrikoṇa begins; for
 * the others it covers the whole rāśi. Own rāśis are the rāśis that the graha rules.
 */
export const SIGN_DIGNITIES: Record<BodyKey, SignDignities> = {
  sun: { exaltation: { rashi: 1, upTo: 30 }, moolatrikona: { rashi: 5, from: 0, upTo: 20 } },
  moon: { exaltation: { rashi: 2, upTo: 3 }, moolatrikona: { rashi: 2, from: 3, upTo: 30 } },
  mars: { exaltation: { rashi: 10, upTo: 30 }, moolatrikona: { rashi: 1, from: 0, upTo: 12 } },
  mercury: { exaltation: { rashi: 6, upTo: 15 }, moolatrikona: { rashi: 6, from: 15, upTo: 20 } },
  jupiter: { exaltation: { rashi: 4, upTo: 30 }, moolatrikona: { rashi: 9, from: 0, upTo: 10 } },
  venus: { exaltation: { rashi: 12, upTo: 30 }, moolatrikona: { rashi: 7, from: 0, upTo: 15 } },
  saturn: { exaltation: { rashi: 7, upTo: 30 }, moolatrikona: { rashi: 11, from: 0, upTo: 20 } },
};

/** Rāśi of exaltation of the nodes. Authors differ; this table uses Vṛṣabha and Vṛścika. */
export const NODE_EXALTATION = { rahu: 2, ketu: 8 } as const;

/** Deepest exaltation, sidereal degrees; deepest debilitation is opposite (BPHS 3). */
export const EXALTATION_DEG: Record<BodyKey, number> = {
  sun: 10,
  moon: 33,
  mars: 298,
  mercury: 165,
  jupiter: 95,
  venus: 357,
  saturn: 200,
};

/** Naisargika maitrī: the friends and neutrals of each graha; all others are its enemies. */
export const NATURAL_RELATIONS = {
  sun: { friends: ['moon', 'mars', 'jupiter'], neutral: ['mercury'] },
  moon: { friends: ['sun', 'mercury'], neutral: ['mars', 'jupiter', 'venus', 'saturn'] },
  mars: { friends: ['sun', 'moon', 'jupiter'], neutral: ['venus', 'saturn'] },
  mercury: { friends: ['sun', 'venus'], neutral: ['mars', 'jupiter', 'saturn'] },
  jupiter: { friends: ['sun', 'moon', 'mars'], neutral: ['saturn'] },
  venus: { friends: ['mercury', 'saturn'], neutral: ['mars', 'jupiter'] },
  saturn: { friends: ['mercury', 'venus'], neutral: ['jupiter'] },
} as const satisfies Record<BodyKey, { friends: readonly BodyKey[]; neutral: readonly BodyKey[] }>;

/** Houses from a graha in which another is its temporary friend. */
export const TEMPORARY_FRIEND_HOUSES: readonly number[] = [2, 3, 4, 10, 11, 12];

/** Customary lords of the rāśis from Meṣa. */
export const RASHI_LORDS = [
  'mars',
  'venus',
  'mercury',
  'moon',
  'sun',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'saturn',
  'jupiter',
] as const satisfies readonly BodyKey[];

/** Least visible distance in longitude from the Sun, degrees (Sūrya Siddhānta 9). */
export const VISIBLE_FROM_DEG = { moon: 12, mars: 17, mercury: 14, jupiter: 11, venus: 10, saturn: 15 };

/** The same for the retrograde inner grahas: they are nearer to the Earth and visible nearer to the Sun. */
export const VISIBLE_RETROGRADE_FROM_DEG = { ...VISIBLE_FROM_DEG, mercury: 12, venus: 8 };
