/** What observances are, and whose practice their days follow. */

/** What an observance is, for sorting out. `aradhana`: the day on which a teacher passed away. */
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
 * Whose practice can be asked for; `general` where the schools of the rule agree or only one is known, `civil` the day
 * that a country's government reckons.
 */
export const TRADITIONS = ['general', 'smarta', 'vaishnava', 'gaudiya', 'madhva', 'shrivaishnava', 'civil'] as const;
export type Tradition = (typeof TRADITIONS)[number];

/** Schools and usages that have a row of their own beside another, where no tradition is asked for. */
export const SCHOOLS = ['dharmasindhu', 'madhava', 'udaya', 'amanta', 'kerala'] as const;
export type School = (typeof SCHOOLS)[number];

/** Whose practice a day follows. */
export type Practice = Tradition | School;

/**
 * What each tradition keeps, its own first: where it has no day of its own that of the next. A row of another practice
 * is not among its days.
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
