import { karanaName as kindName } from '../../build/lexicon/terms/karana';
import { karanaKind } from '../data/almanac';
import type { Name } from './name';

/** Sanskrit name of a karaṇa, 1..60 from Kiṃstughna: Bava for 2, Viṣṭi for 8, Nāga for 60. */
export const karanaName = (number: number): Name => kindName(karanaKind(number));
