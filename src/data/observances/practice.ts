/** The kinds of observances and the practices that decide their days. */

/** Kinds of observances. `aradhana` is the day on which a teacher passed away. */
export const KINDS = [
  'festival',
  'jayanti',
  'vrata',
  'navaratra',
  'ekadashi',
  'parana',
  'monthly',
  'purnima',
  'amavasya',
  'shraddha',
  'sankranti',
  'solar',
  'nakshatra',
  'eclipse',
  'aradhana',
] as const;
export type Kind = (typeof KINDS)[number];

/**
 * The traditions of a request. `general`: the schools agree on the rule, or only one is known. `civil`: the day that a
 * country's government reckons.
 */
export const TRADITIONS = ['general', 'smarta', 'vaishnava', 'gaudiya', 'madhva', 'shrivaishnava', 'civil'] as const;
export type Tradition = (typeof TRADITIONS)[number];

/** Schools and usages that have a row of their own in addition to another, used if no tradition is requested. */
export const SCHOOLS = ['dharmasindhu', 'madhava', 'udaya', 'amanta', 'kerala'] as const;
type School = (typeof SCHOOLS)[number];

/** The practice that a day follows. */
export type Practice = Tradition | School;

/**
 * The practices of each tradition in order of precedence: its own, then the next one that has a day. Rows of other
 * practices are excluded.
 */
export const KEPT_BY: Readonly<Record<Tradition, readonly Practice[]>> = {
  general: ['general', 'smarta'],
  smarta: ['smarta', 'general'],
  vaishnava: ['vaishnava', 'general'],
  gaudiya: ['gaudiya', 'vaishnava', 'general'],
  madhva: ['madhva', 'vaishnava', 'general'],
  shrivaishnava: ['shrivaishnava', 'vaishnava', 'general'],
  civil: ['civil', 'general', 'smarta'],
};
