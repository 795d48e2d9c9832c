/** The vows that recur in every month. */
import type { Kind } from '../../data/observances/practice';
import type { Utsava } from '../../domain/observances/types';

export const VOW_KINDS = ['ekadashi', 'monthly', 'purnima', 'amavasya'] as const satisfies readonly Kind[];

/** The monthly observances that readers of a calendar look for. */
const MONTHLY: readonly string[] = ['pradosha_vrata', 'sankashti_chaturthi', 'vinayaka_chaturthi', 'masika_shivaratri'];

export const isVow = ({ kind, tradition, key }: Pick<Utsava, 'kind' | 'tradition' | 'key'>): boolean =>
  kind === 'monthly' ? MONTHLY.includes(key) : VOW_KINDS.some((vow) => vow === kind) && tradition !== 'vaishnava';
