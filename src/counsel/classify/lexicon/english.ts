/** English words of the rules. */
import { LIFE } from './english/life';
import { REMEDIES } from './english/remedies';
import { SCOPE } from './english/scope';
import type { LexiconRow } from './groups';

export const ENGLISH: readonly LexiconRow[] = [...LIFE, ...REMEDIES, ...SCOPE];
