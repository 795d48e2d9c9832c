/** The page of an observance in a year. */
import type { Utsava } from '../../domain/observances/types';

/** Path of the page. All days of an observance in a year are on one page. */
export const utsavaPath = ({ key, date }: Pick<Utsava, 'key' | 'date'>): string => `/utsava/${key}/${date.year}`;
