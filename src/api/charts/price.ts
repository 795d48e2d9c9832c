/** The work of many charts: the sum over the charts. */
import { birthChartPricing } from '../birth-chart/price';
import type { BirthChartQuestion } from '../birth-chart/request';
import { entriesLever, type Lever, type Pricing, sumOfWork } from '../price';
import type { ChartsQuestion } from './request';

const validOf = ({ births }: ChartsQuestion): BirthChartQuestion[] =>
  births.flatMap((birth) => (birth.ok ? [birth.value] : []));

/** A lever of one chart as a lever of all: its size is the largest of any birth. */
const ofAll = (lever: Lever<BirthChartQuestion>): Lever<ChartsQuestion> => ({
  ...lever,
  size: (question) => validOf(question).reduce((most, birth) => Math.max(most, lever.size(birth)), 0),
  withSize: ({ births }, size) => ({
    births: births.map((birth) => (birth.ok ? { ok: true, value: lever.withSize(birth.value, size) } : birth)),
  }),
  value: (question, size) => {
    const [first] = validOf(question);
    return first ? lever.value(first, size) : size;
  },
});

export const chartsPricing: Pricing<ChartsQuestion> = {
  rates: 'charts',
  work: (question, form) => sumOfWork(validOf(question).map((birth) => birthChartPricing.work(birth, form))),
  levers: [entriesLever('births'), ...(birthChartPricing.levers ?? []).map(ofAll)],
};
