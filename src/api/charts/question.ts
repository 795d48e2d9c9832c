/** The question of charts in bulk: the question of each birth, or its problem. */
import type { Result } from '../../domain/result';
import type { BirthChartQuestion } from '../birth-chart/question';
import type { Problem } from '../problem';

export interface ChartsQuestion {
  births: readonly Result<BirthChartQuestion, Problem>[];
}
