/** The question of a birth chart: its birth, and the chart of it. */
import type { BirthQuestion } from '../birth';
import type { ChartRequestQuestion } from '../chart/question';

export interface BirthChartQuestion {
  birth: BirthQuestion;
  chart: ChartRequestQuestion;
  isUtc: boolean;
}
