/** The days of the tradition `civil` in questions about observances. */
import type { ObservanceQuestion } from '../../domain/observances/civil';
import type { Selection } from '../../domain/observances/question';

/** What a question for the tradition `civil` needs. The lists of holidays are loaded with the first such question. */
export const withCivil = async ({
  tradition,
}: Pick<Selection, 'tradition'>): Promise<Pick<ObservanceQuestion, 'civil'>> =>
  tradition === 'civil' ? { civil: (await import('../../domain/holidays/civil')).civilDays } : {};
