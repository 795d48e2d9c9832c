/** The days of the tradition `civil` in questions about observances. */
import type { ObservanceQuestion } from '../../domain/observances/civil';
import type { Selection } from '../../domain/observances/question';

/** The holidays for a question of the tradition `civil`. The first such question loads their lists. */
export const withCivil = async ({
  tradition,
}: Pick<Selection, 'tradition'>): Promise<Pick<ObservanceQuestion, 'civil'>> =>
  tradition === 'civil' ? { civil: (await import('../../domain/holidays/civil')).civilDays } : {};
