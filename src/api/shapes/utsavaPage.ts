/** The page of an observance in a year. */
import type { Utsava } from '../../domain/observances/types';

/** Path of the page; an observance of several days in a year has them all on one page. */
export const utsavaPath = ({ key, date }: Pick<Utsava, 'key' | 'date'>): string => `/utsava/${key}/${date.year}`;
