/** English words of the rules. */

import type { LexiconRow } from '../groups';
import { LIFE } from './life';
import { REMEDIES } from './remedies';
import { SCOPE } from './scope';

export const ENGLISH: readonly LexiconRow[] = [...LIFE, ...REMEDIES, ...SCOPE];
