/** The question of a conversion in canonical form. */
import type * as z from 'zod';
import type { CalendarQuestion } from '../../domain/regional/types';
import type { PageQuestion } from '../shapes/page';
import type { ConvertRequest } from './request';

export interface ConvertQuestion extends Pick<z.output<typeof ConvertRequest>, 'date' | 'from' | 'to' | 'lang'> {
  question: CalendarQuestion;
  page: PageQuestion;
}
