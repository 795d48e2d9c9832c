/** The work of a birth chart: its chart as objects, and, for an unknown time, the charts at the ends of the day. */
import { chartPricing } from '../chart/price';
import type { ChartRequestQuestion } from '../chart/question';
import type { Lever, Pricing } from '../price';
import type { BirthChartQuestion } from './request';

/** The names of the fields in this request. */
const NAMES: Readonly<Record<string, string>> = { dashaDepth: 'dasha_depth' };

/** Charts at the first and the last moment of a day without a time are compared with the one at noon. */
function countedChart({ birth, chart }: BirthChartQuestion): ChartRequestQuestion {
  if (birth.time !== undefined) return chart;
  const { ayanamsa, compare = [] } = chart.request;
  return { ...chart, request: { ...chart.request, compare: [...compare, { ayanamsa }, { ayanamsa }] } };
}

const ofChart = (lever: Lever<ChartRequestQuestion>): Lever<BirthChartQuestion> => ({
  ...lever,
  field: NAMES[lever.field] ?? lever.field,
  size: ({ chart }) => lever.size(chart),
  withSize: (question, size) => ({ ...question, chart: lever.withSize(question.chart, size) }),
  value: ({ chart }, size) => lever.value(chart, size),
});

export const birthChartPricing: Pricing<BirthChartQuestion> = {
  rates: 'birth-chart',
  work: (question, form, choice) =>
    chartPricing.work(countedChart(question), form === 'svg' ? 'svg' : 'objects', choice),
  levers: chartPricing.levers?.map(ofChart) ?? [],
};
