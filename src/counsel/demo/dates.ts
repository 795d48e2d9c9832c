/** Civil dates at the reference place, as the tools take them. */
import { REFERENCE_TZ_HOURS } from '../../data/place';
import type { CivilDate } from '../../domain/day/types';
import { civilFromDays } from '../../domain/time/civil';

const DAY_MS = 86_400_000;
const DELHI_MS = REFERENCE_TZ_HOURS * 3_600_000;

/** The civil date at New Delhi. */
export const delhiDate = (now: number): CivilDate => civilFromDays(Math.floor((now + DELHI_MS) / DAY_MS));

const two = (n: number): string => String(n).padStart(2, '0');

export const isoDate = ({ year, month, day }: CivilDate): string => `${year}-${two(month)}-${two(day)}`;
